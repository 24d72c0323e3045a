import type { SelectQueryBuilder } from 'kysely'

import { playerOf, signedIn } from '../../context.ts'
import type { Tables } from '../../db/tables.ts'
import type { RewardSortKey, ViewerResolvers } from '../../generated/main.ts'
import { pageSize } from '../../graphql/paging.ts'
import { playerRewardAnswer } from './answer.ts'
import { declinesRewards as declinesOf, findReward } from './store.ts'
import type { StoredReward } from './tables.ts'
import { turnRewardsOf } from './turn.ts'

/** As many as the specification asks for at once. */
const MOST = 500

type Rewards = SelectQueryBuilder<Tables, 'reward_assignments', StoredReward>

const COLUMN = {
  assignedAt: 'assigned_at',
  rewardId: 'reward_id',
  status: 'status',
  updatedAt: 'updated_at'
} as const satisfies Record<RewardSortKey, string>

const sorted = (rewards: Rewards, key: RewardSortKey, direction: 'asc' | 'desc'): Rewards =>
  rewards.orderBy(COLUMN[key], direction).orderBy('id', direction)

/** The player's rewards of the wanted states: the last so many of the order, in that order. */
export const playerRewards: NonNullable<ViewerResolvers['playerRewards']> = async (
  _viewer,
  { desc, last, sortBy, statuses },
  context
) => {
  const size = pageSize('last', last, MOST)
  const { playerId } = signedIn(context)
  const { ports } = context
  await turnRewardsOf(ports, playerId)
  const own = ports.db.kysely
    .selectFrom('reward_assignments')
    .selectAll()
    .where('player_id', '=', playerId)
  const wanted = statuses ? own.where('status', 'in', [...statuses]) : own
  if (statuses?.length === 0) return { edges: [] }
  const rows = await sorted(wanted, sortBy, desc ? 'asc' : 'desc')
    .limit(size)
    .execute()
  return { edges: rows.toReversed().map(row => ({ node: playerRewardAnswer(row) })) }
}

export const playerReward: NonNullable<ViewerResolvers['playerReward']> = async (
  _viewer,
  { assignationId },
  context
) => {
  const { playerId } = signedIn(context)
  await turnRewardsOf(context.ports, playerId)
  const found = await findReward(context.ports.db.kysely, assignationId)
  return found?.player_id === playerId ? playerRewardAnswer(found) : null
}

export const declinesRewards: NonNullable<ViewerResolvers['declinesRewards']> = (
  _viewer,
  _input,
  context
) => declinesOf(context.ports.db.kysely, playerOf(context).id)
