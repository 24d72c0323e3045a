import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { bonusChanged, grantBonus } from '../bonus/index.ts'
import type { Player } from '../player/index.ts'
import { walletChanged } from '../wallet/index.ts'
import { changeReward } from './store.ts'
import type { RewardTerms, StoredReward } from './tables.ts'

export type MoneyTerms = Exclude<RewardTerms, { readonly type: 'FreeSpins' }>

export type GivenMoney =
  /** `tell` tells the wallet's pages, after the commit. */
  | {
      readonly status: 'given'
      readonly reward: StoredReward
      readonly tell: () => Promise<void>
    }
  /** A bonus runs, and there is one at a time. */
  | { readonly status: 'active' }

async function dropMoney(
  ports: Ports,
  tx: Tx,
  { id, kind, player_id: player, currency }: StoredReward,
  amount: bigint
): Promise<() => Promise<void>> {
  const posted = await ports.ledger.post(tx, {
    key: `reward:${id}`,
    postings: [
      {
        from: 'house:promotions',
        to: `player:${player}:cash`,
        asset: assetOf(currency),
        amount
      }
    ],
    meta: { kind: kind === 'Cashback' ? 'cashback' : 'reward', reward: id }
  })
  return () => walletChanged(ports, player, { amount, moneyType: 'real', posted })
}

async function dropBonus(
  ports: Ports,
  tx: Tx,
  { country }: Player,
  { id, name, reward_id, player_id: playerId, currency }: StoredReward,
  { amount, factor, days, depositId }: Extract<RewardTerms, { readonly type: 'BonusMoneyDrop' }>
): Promise<(() => Promise<void>) | undefined> {
  const minor = BigInt(amount)
  const granted = await grantBonus(ports, tx, {
    playerId,
    country,
    currency,
    name,
    amount: minor,
    factor: String(factor),
    source: `reward:${reward_id}`,
    key: `reward:${id}`,
    at: ports.clock.now(),
    ...(depositId !== null && { depositId }),
    ...(days !== null && { terms: { ...BONUS_TERMS, days } })
  })
  if (granted.status === 'active') return undefined
  const move = { amount: minor, moneyType: 'bonus', posted: granted.posted } as const
  return () => bonusChanged(ports, playerId, [{ bonusId: granted.id, move }])
}

/** Credits a reward of money inside the caller's transaction, with player and reward held. */
export async function giveMoney(
  ports: Ports,
  tx: Tx,
  player: Player,
  reward: StoredReward,
  terms: MoneyTerms
): Promise<GivenMoney> {
  const tell =
    terms.type === 'MoneyDrop'
      ? await dropMoney(ports, tx, reward, BigInt(terms.amount))
      : await dropBonus(ports, tx, player, reward, terms)
  if (!tell) return { status: 'active' }
  const credited = await changeReward(ports, tx, reward, {
    status: 'Credited',
    ended_at: ports.clock.now(),
    next_at: null
  })
  return { status: 'given', reward: credited, tell }
}
