import { BONUS_TERMS, type BonusTerms } from '#config/bonus-terms.ts'
import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { type Jurisdiction, jurisdictionOf } from '#config/jurisdiction.ts'
import { isFactorAllowed, requirementOf } from '#rules/bonus/wagering.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { isDue, loseBonus } from './end-bonus.ts'
import { joined } from './moved.ts'
import { holdActive } from './store.ts'

export interface NewBonus {
  readonly playerId: string
  /** The player's, for what its licence allows. */
  readonly country: string
  readonly currency: CurrencyCode
  /** As the player reads it, unless what gave it has a name in every language. */
  readonly name: string
  /** In minor units. */
  readonly amount: bigint
  /** A decimal: how often it has to be wagered. */
  readonly factor: string
  readonly source: string
  /** What is given twice under one key is given once. */
  readonly key: string
  readonly depositId?: string
  readonly at: Date
  /** Those of the house, unless it has its own. */
  readonly terms?: BonusTerms
}

export type Granted =
  | { readonly status: 'granted'; readonly id: string; readonly posted: Posted }
  /** A bonus runs, and there is one at a time. */
  | { readonly status: 'active' }

/** What the player's licence asks of a bonus. */
type Rules = Pick<Jurisdiction, 'maxWageringFactor'>

/** No licence-conform bonus can be made of this. */
export class FactorTooHigh extends Error {
  override readonly name = 'FactorTooHigh'
}

const DAY_MS = 86_400_000

/**
 * Gives bonus money inside the caller's transaction, once a key, unless another bonus runs. Whether
 * the player may have one is the caller's to ask. Throws `FactorTooHigh` above what the licence allows.
 */
export async function grantBonus(
  ports: Ports,
  tx: Tx,
  given: NewBonus,
  { maxWageringFactor }: Rules = jurisdictionOf(ports.config, given.country)
): Promise<Granted> {
  const { playerId, currency, amount, factor, key, at, terms = BONUS_TERMS } = given
  if (!isFactorAllowed(factor, maxWageringFactor)) throw new FactorTooHigh(key)
  const entry = (id: string) => ({
    key: `bonus:${key}`,
    postings: [
      {
        from: 'house:promotions',
        to: `player:${playerId}:bonus`,
        asset: assetOf(currency),
        amount
      } as const
    ],
    meta: { kind: 'bonus', bonus: id }
  })
  const known = await tx
    .selectFrom('bonuses')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return granted(known.id, await ports.ledger.post(tx, entry(known.id)))

  const running = await holdActive(tx, playerId)
  if (running && !isDue(running, at)) return { status: 'active' }
  const over = running && (await loseBonus(ports, tx, running, 'EXPIRED'))

  const made = await tx
    .insertInto('bonuses')
    .values({
      id: ports.random.uuid(),
      player_id: playerId,
      name: given.name,
      source: given.source,
      key,
      currency,
      given: amount,
      factor,
      required: requirementOf(amount, factor),
      max_bet: (CURRENCIES[currency].minDeposit * terms.maxBetHundredths) / 100n,
      max_payout: terms.maxPayoutTimes === null ? null : amount * terms.maxPayoutTimes,
      weights: JSON.stringify(terms.weights),
      granted_at: at,
      expires_at: new Date(at.getTime() + terms.days * DAY_MS),
      deposit_id: given.depositId ?? null
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another transaction was quicker.
  if (!made) return { status: 'active' }
  const posted = await ports.ledger.post(tx, entry(made.id))
  return granted(made.id, over?.move ? joined(over.move.posted, posted) : posted)
}

const granted = (id: string, posted: Posted): Granted => ({ status: 'granted', id, posted })
