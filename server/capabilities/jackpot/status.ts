import type { CurrencyCode } from '#config/currencies.ts'
import { toDecimal } from '#rules/money.ts'
import type { Executor } from '../../db/database.ts'
import { activeFreebet } from './freebets.ts'
import { optInOf } from './opt-in.ts'
import type { Instance } from './tables.ts'

const euros = (cents: bigint | null) => (cents === null ? null : toDecimal(cents, 'EUR'))

async function freebetOf(db: Executor, player: string, instance: string, now: Date) {
  const freebet = await activeFreebet(db, player, instance, now).executeTakeFirst()
  if (!freebet) return null
  const { kind, value, count_left, amount_left, expires_at } = freebet
  return {
    kind,
    value: euros(value),
    count_left,
    amount_left: euros(amount_left),
    expires_at: expires_at?.toISOString() ?? null
  }
}

interface Participant {
  readonly id: string
  readonly currency: CurrencyCode
}

/** Whether and with how much a player takes part, what they have given, and their free bet: as the wire has it. */
export async function statusOf(
  db: Executor,
  { id: player, currency }: Participant,
  { id: instance, source }: Pick<Instance, 'id' | 'source'>,
  now: Date
) {
  const optIn = await optInOf(db, player, source)
  return {
    opted_in: optIn?.opted_in ?? false,
    contribution_preferences: {},
    preferred_contribution_value: optIn?.value ?? null,
    contribution_count: Number(optIn?.given_count ?? 0n),
    contributed: toDecimal(optIn?.given ?? 0n, currency),
    freebet: await freebetOf(db, player, instance, now)
  }
}
