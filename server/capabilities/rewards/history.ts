import { signedIn } from '../../context.ts'
import type { EndedReward, ViewerResolvers } from '../../generated/main.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'
import { playerRewardAnswer } from './answer.ts'
import type { StoredReward } from './tables.ts'
import { turnRewardsOf } from './turn.ts'

interface Spins {
  readonly left: number | null
  readonly won: bigint | null
  readonly last: Date | null
}

/** What came of a reward, in minor units; null while it may still become more, or is nothing. */
function worthOf({ status, terms }: StoredReward, { left, won, last }: Spins, now: Date) {
  if (status !== 'Credited') return null
  if (terms.type !== 'FreeSpins') return BigInt(terms.amount)
  const isOver = left === 0 || (last !== null && last <= now)
  return isOver ? won : null
}

/** A player's rewards that ended, the latest first, page by page. */
export const rewardHistory: NonNullable<ViewerResolvers['rewardHistory']> = async (
  _viewer,
  { first, after },
  context
) => {
  const size = pageSize('first', first)
  const { playerId } = signedIn(context)
  const { clock, db } = context.ports
  await turnRewardsOf(context.ports, playerId)
  const ended = db.kysely
    .selectFrom('reward_assignments as reward')
    .leftJoin('free_spins as spins', 'spins.id', 'reward.id')
    .selectAll('reward')
    .select(['spins.spins_left as left', 'spins.won', 'spins.ends_at as last'])
    .where('reward.player_id', '=', playerId)
    .where('reward.ended_at', 'is not', null)
    .orderBy('reward.ended_at', 'desc')
    .orderBy('reward.id', 'desc')
    .limit(size + 1)
  const rows = await (after
    ? ended.where(row =>
        row(
          row.refTuple('reward.ended_at', 'reward.id'),
          '<',
          row
            .selectFrom('reward_assignments as before')
            .select(['before.ended_at', 'before.id'])
            .where('before.id', '=', after)
            .where('before.player_id', '=', playerId)
            .$asTuple('ended_at', 'id')
        )
      )
    : ended
  ).execute()
  const now = clock.now()
  return pageOf(rows, size, row => ({ node: endedAnswer(row, now), cursor: row.id }))
}

function endedAnswer(row: StoredReward & Spins, now: Date): EndedReward {
  const { currency, ended_at: endedAt, updated_at: updatedAt } = row
  const worth = worthOf(row, row, now)
  return {
    reward: playerRewardAnswer(row),
    endedAt: endedAt ?? updatedAt,
    worth: worth === null ? null : { amount: { minor: worth, currency }, currency }
  }
}
