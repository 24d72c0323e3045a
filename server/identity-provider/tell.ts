import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { type ClientKey, postSigned } from '../http/client-call.ts'
import { startErrand } from '../jobs/errand.ts'
import type { Ports } from '../ports.ts'

const AT_ONCE = 20
const EVERY_MS = 1000
const LONGEST_WAIT_SECONDS = 600
/** Merchants that answer nothing for a day have been told often enough. */
const MOST_TRIES = 200

/** By what the provider and its merchant know each other. */
export const merchantKey = ({ config }: Pick<Ports, 'config'>): ClientKey => ({
  clientId: 'casino',
  secret: config.secrets.protection.verifier
})

/** Tells merchants what waits to be told; who takes a notice puts its next try off. */
async function tellAll(ports: Ports): Promise<boolean> {
  const { db, log } = ports
  const due = await db.kysely
    .updateTable('identity_provider_notices')
    .from('identity_provider_checks')
    .set({
      tries: sql<number>`tries + 1`,
      next_at: sql<Date>`next_at + least(${LONGEST_WAIT_SECONDS}, 2 ^ least(tries, 12)) * interval '1 second'`
    })
    .whereRef('identity_provider_checks.id', '=', 'identity_provider_notices.check_id')
    .where('identity_provider_notices.id', 'in', eb =>
      eb
        .selectFrom('identity_provider_notices')
        .select('id')
        .where('told_at', 'is', null)
        .where('tries', '<', MOST_TRIES)
        .where('next_at', '<=', ports.clock.now())
        .orderBy('next_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
    )
    .returning([
      'identity_provider_notices.id',
      'identity_provider_notices.body',
      'identity_provider_checks.notify_url'
    ])
    .execute()
  for (const { id, body, notify_url: address } of due) {
    try {
      const { status } = await postSigned(ports, merchantKey(ports), new URL(address), body)
      if (status !== 200) throw new Error(`The merchant answered ${status}`)
      await db.kysely
        .updateTable('identity_provider_notices')
        .set({ told_at: ports.clock.now() })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      log.warn({ err: error, notice: id }, 'a merchant was not told of a check')
    }
  }
  return due.length === AT_ONCE
}

/** Tells merchants in a moment whenever it is asked to, and each second what is left. */
export function startTelling(app: FastifyInstance, ports: Ports): () => void {
  const { log } = ports
  const errand = startErrand({
    name: 'identity-provider.tell',
    log,
    work: () => tellAll(ports),
    everyMs: EVERY_MS
  })
  app.addHook('preClose', () => errand.close())
  return () => errand.soon()
}
