import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { tellEngagement } from '../loyalty/index.ts'
import type { Parts } from './purse.ts'
import type { GameRound } from './tables.ts'

/** Rounds of all providers by one name. */
const nameOf = (provider: string, roundId: string) => `${provider}:${roundId}`

interface Stake {
  readonly player: { readonly id: string; readonly currency: GameRound['currency'] }
  readonly provider: string
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
  readonly parts: Parts
  readonly at: Date
}

/** Tells the loyalty programme of a stake, or of what raised one, in its transaction. */
export async function tellStake(ports: Ports, tx: Tx, stake: Stake): Promise<void> {
  const { player, provider, transactionId, roundId, game, parts, at } = stake
  await tellEngagement(ports, tx, {
    kind: 'bet',
    id: `bet:${nameOf(provider, transactionId)}`,
    playerId: player.id,
    at,
    cash: toDecimal(parts.cash, player.currency),
    bonus: toDecimal(parts.bonus, player.currency),
    currency: player.currency,
    game,
    roundId: nameOf(provider, roundId)
  })
}

/** Tells the loyalty programme what a round came to. A round that the house paid for is none of its. */
export async function tellRoundEnd(ports: Ports, tx: Tx, round: GameRound, won: bigint) {
  const { provider, id, game, currency, player_id: playerId } = round
  if (round.free_spins !== null) return
  await tellEngagement(ports, tx, {
    kind: 'roundEnded',
    id: `end:${nameOf(provider, id)}`,
    playerId,
    at: ports.clock.now(),
    staked: toDecimal(round.stake, currency),
    won: toDecimal(won, currency),
    currency,
    game,
    roundId: nameOf(provider, id)
  })
}

/** Tells the loyalty programme that a round was undone. */
export async function tellRoundUndone(ports: Ports, tx: Tx, round: GameRound): Promise<void> {
  const { provider, id, game, player_id: playerId } = round
  if (round.free_spins !== null) return
  await tellEngagement(ports, tx, {
    kind: 'roundUndone',
    id: `undone:${nameOf(provider, id)}`,
    playerId,
    at: ports.clock.now(),
    game,
    roundId: nameOf(provider, id)
  })
}

interface Raise extends Parts {
  readonly transactionId: string
}

/** Tells the loyalty programme that what raised a stake was given back, and the round goes on. */
export async function tellRaiseUndone(
  ports: Ports,
  tx: Tx,
  round: GameRound,
  { cash, bonus, transactionId }: Raise
): Promise<void> {
  const { provider, id, game, currency, player_id: playerId } = round
  await tellEngagement(ports, tx, {
    kind: 'raiseUndone',
    id: `undone:${nameOf(provider, transactionId)}`,
    playerId,
    at: ports.clock.now(),
    amount: toDecimal(cash + bonus, currency),
    currency,
    game,
    roundId: nameOf(provider, id)
  })
}
