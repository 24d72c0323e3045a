import { sql } from 'kysely'

import { keptSince } from '#config/retention.ts'
import type { Ports } from '../../ports.ts'

/** What was asked of people and shown by them, and goes when the account has been closed long enough. */
const PAPERS = [
  'documents',
  'document_requests',
  'identity_checks',
  'wealth_answers',
  'due_diligence'
] as const

/** Removes what has been kept for as long as `RETENTION` says. It may run at any time, and again. */
export async function keepRetention({ clock, db, log }: Ports): Promise<void> {
  const now = clock.now()
  const devices = await sql`
    update sessions set browser = null, system = null, network = null
    where started_at < ${keptSince('devices', now)} and ended_at is not null
      and coalesce(browser, system, network) is not null`.execute(db.kysely)
  const exports = await sql`
    delete from personal_exports where asked_at < ${keptSince('exports', now)}`.execute(db.kysely)
  const consents = await sql`
    delete from consent_records where answered_at < ${keptSince('consents', now)}`.execute(
    db.kysely
  )
  let papers = 0n
  for (const table of PAPERS) {
    const gone = await sql`
      delete from ${sql.table(table)} where player_id in (
        select player_id from account_closures join players on players.id = player_id
        where account_status = 'Closed'
        group by player_id
        having max(closed_at) < ${keptSince('documents', now)}
          and bool_or(reopened_at is null))`.execute(db.kysely)
    papers += gone.numAffectedRows ?? 0n
  }
  log.info(
    {
      devices: Number(devices.numAffectedRows ?? 0n),
      consents: Number(consents.numAffectedRows ?? 0n),
      exports: Number(exports.numAffectedRows ?? 0n),
      papers: Number(papers)
    },
    'what has been kept long enough is gone'
  )
}
