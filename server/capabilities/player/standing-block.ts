import type { Player } from './table.ts'

export type StandingBlock = 'ACCOUNT_CLOSED' | 'SELF_EXCLUDED' | 'TIMED_OUT'

export type Standing = Pick<
  Player,
  'account_closure_cause' | 'account_status' | 'exclusion_ends_at' | 'timeout_ends_at'
>

/** Why somebody is kept from play at a moment, the heaviest first; null when nothing keeps them. */
export function standingBlock(player: Standing, at: Date): StandingBlock | null {
  const isAhead = (moment: Date | null) => moment !== null && moment > at
  if (player.account_status === 'Closed')
    return player.account_closure_cause === 'SelfExclusion' ? 'SELF_EXCLUDED' : 'ACCOUNT_CLOSED'
  if (isAhead(player.exclusion_ends_at)) return 'SELF_EXCLUDED'
  return isAhead(player.timeout_ends_at) ? 'TIMED_OUT' : null
}
