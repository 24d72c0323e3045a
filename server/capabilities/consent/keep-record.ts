import { CONSENT_CATEGORIES } from '#config/consent-categories.ts'
import type { ConsentRecord } from '#contract/wire/consent.ts'
import type { Ports } from '../../ports.ts'
import './tables.ts'

/** Keeps the proof of an answer. One that is told twice is kept once, as it was told first. */
export async function keepRecord(
  { clock, config, db }: Ports,
  { id, replaces, categories, version, locale }: ConsentRecord
): Promise<void> {
  await db.kysely
    .insertInto('consent_records')
    .values({
      id,
      replaces: replaces ?? null,
      operator: config.operator,
      locale,
      version,
      categories: CONSENT_CATEGORIES.filter(name => categories.includes(name)).join(' '),
      answered_at: clock.now()
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
