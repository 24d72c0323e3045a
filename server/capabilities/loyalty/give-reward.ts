import { isSlot, stakeNotAbove } from '#config/catalogue/models.ts'
import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { RewardOrder } from '#contract/wire/engagement.ts'
import { parseAmount } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { findPlayer } from '../player/index.ts'
import {
  assignReward,
  type RewardWorth,
  rewardChanged,
  type StoredReward
} from '../rewards/index.ts'
import { blockOf } from './tell.ts'

/** Why the casino will never give what was asked for. */
export type RewardRefusal =
  | 'ACCOUNT_CLOSED'
  | 'INVALID_PRIZE'
  | 'PLAYER_BLOCKED'
  | 'UNKNOWN_PLAYER'
  | 'WRONG_CURRENCY'

type Given =
  | { readonly status: 'given'; readonly reward: StoredReward }
  | { readonly status: 'refused'; readonly code: RewardRefusal }

const refused = (code: RewardRefusal): Given => ({ status: 'refused', code })

/** Days that a player has to claim what is not credited by itself. */
const CLAIM_SECONDS = 30 * 86_400

function worthOf(prize: RewardOrder['prize'], currency: CurrencyCode): RewardWorth | undefined {
  if (prize.kind === 'points') return undefined
  const parsed = parseAmount(prize.kind === 'spins' ? prize.value : prize.amount, currency)
  if (parsed.status === 'refused') return undefined
  const { minor } = parsed
  switch (prize.kind) {
    case 'money':
      return { type: 'MoneyDrop', amount: minor }
    case 'bonus':
      return { type: 'BonusMoneyDrop', amount: minor, factor: prize.factor, days: prize.days }
    case 'spins': {
      const { game, spins } = prize
      const value = isSlot(game) ? stakeNotAbove(game, currency, minor) : minor
      return { type: 'FreeSpins', spins, game, value }
    }
    default:
      return prize satisfies never
  }
}

async function give(ports: Ports, tx: Tx, order: RewardOrder): Promise<Given> {
  const { key, playerId, name, reason, prize } = order
  const player = await findPlayer(tx, playerId)
  if (!player) return refused('UNKNOWN_PLAYER')
  const { currency } = player
  if (prize.kind !== 'points' && prize.currency !== currency) return refused('WRONG_CURRENCY')
  if (!isCurrency(currency)) return refused('WRONG_CURRENCY')
  if (player.account_status === 'Closed') return refused('ACCOUNT_CLOSED')
  // Cash that was won is owed, whatever has become of the player since; nothing else is.
  const isOwed = prize.kind === 'money'
  if (player.is_rewards_blocked || (!isOwed && blockOf(ports.config, player, ports.clock.now())))
    return refused('PLAYER_BLOCKED')
  const worth = worthOf(prize, currency)
  if (!worth) return refused('INVALID_PRIZE')
  const reward = await assignReward(ports, tx, {
    playerId,
    key: `engagement:${key}`,
    rewardId: `engagement-${prize.kind}`,
    name,
    reason,
    kind: 'Incentive',
    claimType: isOwed ? 'Automatic' : 'Manual',
    worth,
    currency,
    ...(!isOwed && { expiresIn: CLAIM_SECONDS })
  })
  return { status: 'given', reward }
}

/** Gives a player the reward that the provider asks for, once by its key. */
export async function giveReward(ports: Ports, order: RewardOrder): Promise<Given> {
  let given: Given
  try {
    given = await ports.db.transaction(tx => give(ports, tx, order))
  } catch (error) {
    // A prize that this casino can not give: no such game, no such stake.
    if (!(error instanceof RangeError)) throw error
    ports.log.error({ err: error, order: order.key }, 'a reward of the provider can not be given')
    return refused('INVALID_PRIZE')
  }
  if (given.status === 'given') await rewardChanged(ports, given.reward)
  return given
}
