import { isOffer } from '#config/deposit-offers.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { grantBonus } from '../bonus/index.ts'
import { isShutOut, type Player } from '../player/index.ts'
import { assignReward, type StoredReward } from '../rewards/index.ts'
import { offerStandings } from './offers.ts'
import type { StoredDeposit } from './tables.ts'

export type GivenOffer =
  | { readonly status: 'granted'; readonly amount: bigint; readonly posted: Posted }
  /** A bonus ran when the deposit arrived: this one waits to be claimed. */
  | { readonly status: 'waits'; readonly reward: StoredReward }

/**
 * Gives what the deposit's offer promises, in the transaction that completes the deposit, with the
 * player's row held and before the ledger is asked. `before` is the player as it was before this
 * deposit was counted.
 */
export async function grantOffer(
  ports: Ports,
  tx: Tx,
  { id, amount, currency, locale, offer }: StoredDeposit,
  before: Player
): Promise<GivenOffer | undefined> {
  const now = ports.clock.now()
  if (!isOffer(offer) || isShutOut(before, now)) return undefined
  const open = await offerStandings(ports, tx, before)
  const terms = open.find(each => each.id === offer)
  if (!terms || amount < terms.minimum) return undefined
  if (terms.block !== null && terms.block !== 'BONUS_ACTIVE') return undefined
  const share = (amount * BigInt(terms.shareBasisPoints)) / 10_000n
  const bonus = share < terms.most ? share : terms.most
  if (bonus === 0n) return undefined
  const { id: playerId, country } = before
  const name = catalogue(locale, 'offers')[`offers.${offer}.title`]
  const granted = await grantBonus(ports, tx, {
    playerId,
    country,
    currency,
    name,
    amount: bonus,
    factor: String(terms.factor),
    source: `offer:${offer}`,
    key: `offer:${id}`,
    depositId: id,
    at: now
  })
  if (granted.status === 'granted')
    return { status: 'granted', amount: bonus, posted: granted.posted }
  const reward = await assignReward(ports, tx, {
    playerId,
    key: `offer:${id}`,
    rewardId: `offer:${offer}`,
    name,
    kind: 'Incentive',
    claimType: 'Manual',
    worth: { type: 'BonusMoneyDrop', amount: bonus, factor: terms.factor, depositId: id },
    currency
  })
  return { status: 'waits', reward }
}
