import type { House } from './house.ts'
import { endOf, moveCount } from './move.ts'
import { standingOf } from './proof.ts'
import type { ProviderRound } from './tables.ts'
import { takeRaiseBack } from './take-raise-back.ts'

/** No round of ours has as many choices left. */
const MOST_MOVES = 40

/**
 * Ends a round whose player went away, by the moves that its game names for that: none of them
 * costs anything. Money for a move that nobody knows the fate of comes back first.
 */
export async function endRound(house: House, round: ProviderRound): Promise<boolean> {
  const { db, clock } = house.ports
  if (!(await takeRaiseBack(house, round))) return false
  const moves = [...round.moves]
  const now = clock.now()
  let standing = await standingOf(round, now)
  while (!standing.isOver && moves.length < MOST_MOVES) {
    moves.push(standing.leave)
    standing = await standingOf({ ...round, moves }, now)
  }
  // At a live table nobody is waited for: chips that lie there are no round left behind.
  const isLeft = round.closes_at === null
  const ended = await db.kysely
    .updateTable('provider_rounds')
    .set({
      moves: JSON.stringify(moves),
      moved_at: now,
      ended_by_rule: isLeft,
      ...endOf(standing, now)
    })
    .where('id', '=', round.id)
    .where('status', '=', 'playing')
    .where('raising', 'is', null)
    .where(moveCount(round.moves.length))
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
