import { toDecimal } from '#rules/money.ts'
import { type House, refuse } from './house.ts'
import { standingOf, viewOf } from './proof.ts'
import type { ProviderSession } from './tables.ts'

const ROUNDS = 20

/** The last rounds of a player in a game, the latest first. */
export async function history({ ports }: House, { player, game }: ProviderSession) {
  const rounds = await ports.db.kysely
    .selectFrom('provider_rounds')
    .select(['id', 'staked', 'payout', 'currency', 'status', 'started_at', 'refusal'])
    .where('player', '=', player)
    .where('game', '=', game)
    .where('refusal', 'is', null)
    .where('shown_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(ROUNDS)
    .execute()
  return {
    ok: {
      rounds: rounds.map(round => ({
        id: round.id,
        at: round.started_at.toISOString(),
        stake: toDecimal(round.staked, round.currency),
        win: toDecimal(round.payout, round.currency)
      }))
    }
  }
}

/** A round of a player that is over, as it was shown: decided again from what was written down. */
export async function pastRound(
  { ports }: House,
  { player, game }: ProviderSession,
  roundId: string
) {
  const round = await ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('id', '=', roundId)
    .where('player', '=', player)
    .where('game', '=', game)
    .where('status', 'in', ['decided', 'settled'])
    .executeTakeFirst()
  if (!round) return refuse('ROUND_NOT_FOUND')
  return { ok: { round: await viewOf(round, await standingOf(round, ports.clock.now())) } }
}
