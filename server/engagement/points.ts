import type { Executor, Tx } from '../db/database.ts'

export interface PointsChange {
  readonly playerId: string
  /** Whole points, less than nothing to take them. */
  readonly by: number
  readonly reason: string
  /** The same key changes the points of a player once. */
  readonly key: string
  readonly at: Date
}

export type PointsChanged =
  | { readonly status: 'changed' | 'known'; readonly points: number }
  /** Nothing has changed, because there are not so many. */
  | { readonly status: 'short'; readonly points: number }

const pointsOf = async (executor: Executor, playerId: string): Promise<number> => {
  const row = await executor
    .selectFrom('engage_players')
    .select('points')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return Number(row.points)
}

/** Gives points to a player or takes them, once by the key; the points never fall below nothing. */
export async function changePoints(tx: Tx, change: PointsChange): Promise<PointsChanged> {
  const { playerId, by, reason, key, at } = change
  // The row is held before the key is looked for: two that use one key come after each other.
  const held = await tx
    .selectFrom('engage_players')
    .select('points')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const known = await tx
    .selectFrom('engage_points')
    .select('key')
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return { status: 'known', points: await pointsOf(tx, playerId) }
  const points = held.points + BigInt(by)
  if (points < 0n) return { status: 'short', points: Number(held.points) }
  await tx
    .insertInto('engage_points')
    .values({ player_id: playerId, key, by: BigInt(by), reason, at })
    .execute()
  await tx.updateTable('engage_players').set({ points }).where('player_id', '=', playerId).execute()
  return { status: 'changed', points: Number(points) }
}
