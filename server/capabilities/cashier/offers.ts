import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { isOffer, OFFER_IDS, type OfferId, offerOf } from '#config/deposit-offers.ts'
import { periodAt } from '#rules/limit-period.ts'
import { assetOf } from '#rules/money.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import type { StoredDeposit } from './tables.ts'

export interface OfferTerms {
  readonly id: OfferId
  readonly currency: CurrencyCode
  readonly shareBasisPoints: number
  /** In minor units, as is most. */
  readonly minimum: bigint
  readonly most: bigint
}

export function termsOfOffer(id: OfferId, currency: CurrencyCode): OfferTerms {
  const { minimumTimes, mostTimes, shareBasisPoints } = offerOf(id)
  const unit = CURRENCIES[currency].minDeposit
  return { id, currency, shareBasisPoints, minimum: minimumTimes * unit, most: mostTimes * unit }
}

type Who = Pick<Player, 'currency' | 'id' | 'is_rewards_blocked' | 'number_of_deposits'>

/** The offers that the player may choose from now. */
export async function offersFor(
  db: Executor,
  player: Who,
  now: Date
): Promise<readonly OfferTerms[]> {
  if (player.is_rewards_blocked) return []
  const open: OfferTerms[] = []
  for (const id of OFFER_IDS)
    if (isFor(id, player) && !(await wasUsed(db, player.id, id, now)))
      open.push(termsOfOffer(id, player.currency))
  return open
}

function isFor(id: OfferId, { number_of_deposits: count }: Who): boolean {
  switch (offerOf(id).eligibility) {
    case 'ALWAYS':
      return true
    case 'EXISTING_DEPOSITS':
      return count > 0
    case 'FIRST_TIME_DEPOSIT':
      return count === 0
  }
}

async function wasUsed(db: Executor, playerId: string, id: OfferId, now: Date): Promise<boolean> {
  const since = offerOf(id).per === 'Week' ? periodAt('Week', now).from : new Date(0)
  const used = await db
    .selectFrom('deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .where('offer', '=', id)
    .where('status', 'in', ['Completed', 'RollbackInitialized', 'RolledBacked'])
    .where('processed_at', '>=', since)
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Gives what the deposit's offer promises, in the transaction that completes the deposit, with the
 * player's row held. `before` is the player as it was before this deposit was counted.
 */
export async function grantOffer(
  { clock, ledger }: Ports,
  tx: Tx,
  { id, amount, currency, offer }: StoredDeposit,
  before: Who
): Promise<{ readonly amount: bigint; readonly posted: Posted } | undefined> {
  if (!isOffer(offer)) return undefined
  const open = await offersFor(tx, before, clock.now())
  const terms = open.find(each => each.id === offer)
  if (!terms || amount < terms.minimum) return undefined
  const share = (amount * BigInt(terms.shareBasisPoints)) / 10_000n
  const bonus = share < terms.most ? share : terms.most
  if (bonus === 0n) return undefined
  const posted = await ledger.post(tx, {
    key: `offer:${id}`,
    postings: [
      {
        from: 'house:promotions',
        to: `player:${before.id}:bonus`,
        asset: assetOf(currency),
        amount: bonus
      }
    ],
    meta: { kind: 'offer', deposit: id, offer }
  })
  return { amount: bonus, posted }
}
