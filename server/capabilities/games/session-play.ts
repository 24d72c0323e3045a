import { sql } from 'kysely'

import { isCurrency } from '#config/currencies.ts'
import { signedIn } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { ViewerResolvers } from '../../generated/main.ts'

interface Played {
  readonly since: Date
  readonly staked: bigint
  readonly won: bigint
}

/** What a player has staked and won since a session began; rounds that had no result count as none. */
export async function playedIn(
  db: Executor,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string }
): Promise<Played> {
  const { started_at: since } = await db
    .selectFrom('sessions')
    .select('started_at')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const total = (column: 'stake' | 'won') =>
    sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column)
  const { stake, won } = await db
    .selectFrom('game_rounds')
    .select([total('stake'), total('won')])
    .where('player_id', '=', playerId)
    .where('started_at', '>=', since)
    .where('status', '!=', 'rolledBack')
    .executeTakeFirstOrThrow()
  return { since, staked: stake, won }
}

export const sessionPlay: NonNullable<ViewerResolvers['sessionPlay']> = async (
  _viewer,
  _args,
  context
) => {
  const { id: sessionId, playerId } = signedIn(context)
  const { since, staked, won } = await playedIn(context.ports.db.kysely, { playerId, sessionId })
  const currency = context.player?.currency ?? ''
  if (!isCurrency(currency)) throw new RangeError(`A player's currency is none: ${currency}`)
  const money = (minor: bigint) => ({ amount: { minor, currency }, currency })
  return { since, staked: money(staked), won: money(won) }
}
