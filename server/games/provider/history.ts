import { toDecimal } from '#rules/money.ts'
import { type House, refuse } from './house.ts'
import { standingOf, viewOf } from './proof.ts'
import type { ProviderSession } from './tables.ts'

const ROUNDS = 20

/** The rounds of a player in a game, the latest first; with a round, those before it. */
export async function history(
  { ports }: House,
  { player, game }: ProviderSession,
  before: string | null = null
) {
  const rounds = await ports.db.kysely
    .selectFrom('provider_rounds')
    .select(['id', 'staked', 'payout', 'currency', 'status', 'started_at', 'free_spins'])
    .where('player', '=', player)
    .where('game', '=', game)
    .where('refusal', 'is', null)
    .where('shown_at', 'is not', null)
    .$if(before !== null, rounds =>
      rounds.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('started_at', 'id'),
          '<',
          selectFrom('provider_rounds')
            .select(['started_at', 'id'])
            .where('id', '=', before ?? '')
            .where('player', '=', player)
            .$asTuple('started_at', 'id')
        )
      )
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROUNDS + 1)
    .execute()
  return {
    ok: {
      hasMore: rounds.length > ROUNDS,
      rounds: rounds.slice(0, ROUNDS).map(round => ({
        id: round.id,
        at: round.started_at.toISOString(),
        stake: toDecimal(round.staked, round.currency),
        win: toDecimal(round.payout, round.currency),
        ...(round.free_spins !== null && { isFree: true as const })
      }))
    }
  }
}

/**
 * A round of a player that is over, as it was shown: decided again from what was written down, with
 * where it stood before each of its moves. At a live table nobody but the clock moves it.
 */
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
  const now = ports.clock.now()
  const shown = round.live_number === null ? round.moves : []
  const earlier = await Promise.all(
    shown.map(async (_, made) => {
      const before = { ...round, moves: round.moves.slice(0, made) }
      return await viewOf(before, await standingOf(before, now))
    })
  )
  return {
    ok: {
      at: round.started_at.toISOString(),
      earlier,
      round: await viewOf(round, await standingOf(round, now))
    }
  }
}
