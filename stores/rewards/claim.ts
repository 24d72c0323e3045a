import { map, readonlyType } from 'nanostores'

import {
  ClaimRewardDocument,
  type ClaimRewardErrorCode,
  DeclineRewardDocument
} from '#contract/generated/page/graphql.ts'
import { rewardKey } from '#rules/rewards/merge.ts'
import { ask } from '../calls/main.ts'
import { tellEvent } from '../environment/event-channel.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import type { PlayerReward } from './reward.ts'
import { listed, readRewards, rewardTold } from './rewards.ts'

export type ClaimRefusal = ClaimRewardErrorCode

export type Claim =
  /** Nobody answered, so what came of it is not known until the list is read. */
  | { readonly status: 'failed' }
  | { readonly status: 'refused'; readonly code: ClaimRefusal; readonly reference: string | null }
  | { readonly status: 'sending'; readonly act: 'claim' | 'decline' }

const GONE: ReadonlySet<ClaimRefusal> = new Set(['EXPIRED', 'NOT_CLAIMABLE', 'UNKNOWN'])

type Claims = Readonly<Record<string, Claim | undefined>>

const $state = map<Record<string, Claim | undefined>>({})

/** How the claim of each reward stands, by its key; none where nothing was asked or all went well. */
export const $claims = readonlyType<Claims>($state)

const typeOf = ({ reward: { rewardType } }: PlayerReward) => rewardType?.__typename ?? 'Reward'

async function change(reward: PlayerReward, act: 'claim' | 'decline'): Promise<void> {
  const key = rewardKey(reward)
  if ($state.get()[key]?.status === 'sending') return
  $state.setKey(key, { status: 'sending', act })
  const { assignationId } = reward
  const ids = { rewardId: reward.reward.rewardId, assignationId }
  const result =
    act === 'claim'
      ? (await unlessFailed(ask(ClaimRewardDocument, ids)))?.claimReward
      : (await unlessFailed(ask(DeclineRewardDocument, ids)))?.declineReward
  if (result?.ok) {
    if (act === 'claim') tellEvent({ name: 'reward_claim', type: typeOf(reward) })
    rewardTold(result.ok)
    $state.setKey(key, undefined)
    return
  }
  $state.setKey(key, result?.error ? { ...result.error, status: 'refused' } : { status: 'failed' })
  // Another tab may have been first, or the answer alone was lost.
  await readRewards()
  const code = result?.error?.code
  const isListed = listed().some(each => rewardKey(each) === key)
  if (code === undefined || !GONE.has(code) || isListed) return
  // What is gone stays in its place for as long as its refusal is read.
  rewardTold({ ...reward, status: code === 'EXPIRED' ? 'Expired' : 'Removed' })
}

/** Asks for a reward, once however often it is pressed. */
export const claimReward = (reward: PlayerReward): Promise<void> => change(reward, 'claim')

/** Refuses a reward; it does not come back. */
export const declineReward = (reward: PlayerReward): Promise<void> => change(reward, 'decline')
