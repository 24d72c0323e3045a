import { randomBytes, randomUUID } from 'node:crypto'

import { canonicalLocale } from '#config/locales.ts'
import type { readOpenCheck } from '#contract/wire/identity-check.ts'
import type { Ports } from '../ports.ts'
import { OUTCOMES, type OutcomeName } from './outcomes.ts'
import type { ProviderCheck } from './tables.ts'

const HOURS = 24

type Order = NonNullable<ReturnType<typeof readOpenCheck>>

/** Opens a check, or finds the one of that reference. */
export async function openCheck({ clock, db }: Ports, order: Order): Promise<ProviderCheck> {
  const now = clock.now()
  await db.kysely
    .insertInto('identity_provider_checks')
    .values({
      id: randomBytes(18).toString('base64url'),
      reference: order.reference,
      first_name: order.firstName,
      last_name: order.lastName,
      date_of_birth: order.dateOfBirth,
      country: order.country,
      locale: canonicalLocale(order.locale) ?? 'en',
      notify_url: order.notifyUrl,
      site_origin: new URL(order.siteOrigin).origin,
      created_at: now,
      expires_at: new Date(now.getTime() + HOURS * 3_600_000)
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return await db.kysely
    .selectFrom('identity_provider_checks')
    .selectAll()
    .where('reference', '=', order.reference)
    .executeTakeFirstOrThrow()
}

/** A check by its address, while it can be looked at. */
export const findCheck = ({ clock, db }: Ports, id: string): Promise<ProviderCheck | undefined> =>
  db.kysely
    .selectFrom('identity_provider_checks')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()

export const isOver = ({ outcome }: ProviderCheck): boolean =>
  outcome !== null && outcome !== 'waits'

/** Writes down what the check has found, and that the merchant is to be told; once for each check. */
export async function conclude({ clock, db }: Ports, id: string, found: OutcomeName) {
  await db.transaction(async tx => {
    const check = await tx
      .updateTable('identity_provider_checks')
      .set({ outcome: found })
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'waits')]))
      .where('expires_at', '>', clock.now())
      .returning('reference')
      .executeTakeFirst()
    if (!check) return
    const { outcome, reasons } = OUTCOMES[found]
    const now = clock.now()
    const notice = randomUUID()
    const body = {
      id: notice,
      reference: check.reference,
      outcome,
      reasons,
      documentKind: outcome === 'pending' ? null : 'Passport',
      at: now.toISOString()
    }
    await tx
      .insertInto('identity_provider_notices')
      .values({ id: notice, check_id: id, body: JSON.stringify(body), next_at: now })
      .execute()
  })
}
