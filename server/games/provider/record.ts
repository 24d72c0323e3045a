import type { RoundRecord } from '#contract/wire/round-record.ts'
import { commitmentOf } from '#engine/fairness/seeds.ts'
import { toDecimal } from '#rules/money.ts'
import type { House } from './house.ts'
import { standingOf } from './proof.ts'

/** The record of a player's round; null when there is none, or it was never decided. */
export async function roundRecord(
  { ports }: House,
  { player, roundId }: { readonly player: string; readonly roundId: string }
): Promise<RoundRecord | null> {
  const round = await ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('id', '=', roundId)
    .where('player', '=', player)
    .where('status', 'in', ['playing', 'decided', 'settled'])
    .executeTakeFirst()
  if (!round) return null
  const { currency, game, moves, opening } = round
  const standing = await standingOf(round, ports.clock.now())
  const commitment = await commitmentOf(round.server_seed)
  const serverSeed = standing.isOver ? round.server_seed : null
  const proof = { commitment, clientSeed: round.client_seed, serverSeed }
  return {
    format: 'round-record-1',
    id: round.id,
    game,
    currency,
    startedAt: round.started_at.toISOString(),
    ...proof,
    stake: toDecimal(round.stake, currency),
    opening,
    moves: [...moves],
    staked: toDecimal(standing.staked, currency),
    win: toDecimal(standing.payout, currency),
    shown: standing.view({ id: round.id, proof })
  }
}
