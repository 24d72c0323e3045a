import { toDecimal } from '#rules/money.ts'
import type { House } from './house.ts'
import type { ProviderSession } from './tables.ts'

const ROUNDS = 20

/** The last rounds of a player in a game, the latest first. */
export async function history({ ports }: House, { player, game }: ProviderSession) {
  const rounds = await ports.db.kysely
    .selectFrom('provider_rounds')
    .select(['id', 'stake', 'payout', 'currency', 'status', 'started_at', 'refusal'])
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
        stake: toDecimal(round.stake, round.currency),
        win: toDecimal(round.payout, round.currency)
      }))
    }
  }
}
