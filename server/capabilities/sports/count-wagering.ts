import { SPORTS } from '#config/sports/book.ts'
import type { BetResult } from '#rules/sports/bet-status.ts'
import type { Tx } from '../../db/database.ts'
import type { SportsBetStatus } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { bonusOfRound, countStake, type Moved, uncountStake } from '../bonus/index.ts'
import type { StoredBet } from './tables.ts'

/** Results by which a stake was at risk; a void one was not, nor was one that was cashed out. */
const AT_RISK: ReadonlySet<SportsBetStatus> = new Set<BetResult>([
  'WIN',
  'LOSS',
  'HALF_WIN',
  'HALF_LOSS',
  'PARTIAL'
])

/** What happened to the bonus of a player, for telling it after the commit. */
export interface BonusMoved {
  readonly playerId: string
  readonly moved: Moved
}

export interface Weighed {
  /** In ten-thousandths of a minor unit, as the bet is to keep it. */
  readonly counted: bigint
  readonly bonuses: readonly BonusMoved[]
}

/**
 * Counts what is staked on a bet towards the bonus that it was placed under, once it is settled, and
 * takes that back when its settlement is. The player is held; call it before the ledger is asked.
 */
export async function countWagering(ports: Ports, tx: Tx, bet: StoredBet): Promise<Weighed> {
  const { bonus_counted: before, bonus_id: id, player_id: playerId } = bet
  const isAtRisk = AT_RISK.has(bet.status)
  if (id === null || isAtRisk === before > 0n) return { counted: before, bonuses: [] }
  const { bonus, over } = await bonusOfRound(ports, tx, id)
  const told = (...all: readonly (Moved | undefined)[]) =>
    all.flatMap(moved => (moved ? [{ playerId, moved }] : []))
  if (bonus?.status !== 'Active') return { counted: before, bonuses: told(over) }
  if (!isAtRisk) {
    await uncountStake(tx, bonus, before)
    return { counted: 0n, bonuses: told(over) }
  }
  const stake = bet.open_stake
  const { counted, converted } = await countStake(ports, tx, bonus, { game: SPORTS, stake })
  return { counted, bonuses: told(over, converted) }
}
