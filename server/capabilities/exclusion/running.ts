import { FOR_GOOD } from '#rules/exclusion/term-end.ts'
import type { Executor } from '../../db/database.ts'
import type { Exclusion } from './tables.ts'

/** When an exclusion really ends: as it says itself, unless the house has let its player return. */
export const endOf = ({ ends_at, returns_at }: Pick<Exclusion, 'ends_at' | 'returns_at'>): Date =>
  returns_at ?? ends_at ?? FOR_GOOD

/**
 * The exclusions of a player that run at a moment, the one that lasts longest first. Their ends alone
 * count: one that was told as over by a clock far ahead runs again when the clock is put right.
 */
export async function runningOf(
  db: Executor,
  playerId: string,
  at: Date
): Promise<readonly Exclusion[]> {
  const rows = await db
    .selectFrom('exclusions')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('started_at')
    .execute()
  return rows
    .filter(row => endOf(row) > at)
    .toSorted((a, b) => endOf(b).getTime() - endOf(a).getTime())
}
