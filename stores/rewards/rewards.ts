import { atom, readonlyType } from 'nanostores'

import {
  PlayerRewardsDocument,
  RewardsContextSubscriptionDocument,
  RewardsUnderWayDocument
} from '#contract/generated/page/graphql.ts'
import { isOver, mergeRewards, purged, rewardKey, withUpdate } from '#rules/rewards/merge.ts'
import { askInWords } from '../calls/in-words.ts'
import { follow } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import type { PlayerReward, RewardStatus, RewardUpdate } from './reward.ts'

export type Rewards =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | { readonly status: 'notAvailable' }
  | { readonly status: 'ready'; readonly rewards: readonly PlayerReward[] }

const LOADED: readonly RewardStatus[] = ['Unclaimed', 'Scheduled']
const LAST = 500

const $state = atom<Rewards>({ status: 'loading' })

/** The player's rewards that are to come, that can be claimed, and what became of those. */
export const $rewards = readonlyType($state)

/** The newest event of each reward; an older one that comes late is dropped. */
const versions = new Map<string, number>()
/** Events that came while the list was read: the answer may be older than they are. */
let meanwhile: PlayerReward[] = []
let reading = 0

/** Those that are shown; none before the list is read. */
export const listed = (): readonly PlayerReward[] => {
  const state = $state.get()
  return state.status === 'ready' ? state.rewards : []
}

async function readLoaded(): Promise<readonly PlayerReward[] | undefined> {
  const asked = { desc: false, statuses: [...LOADED], last: LAST }
  const answer = await unlessFailed(askInWords(PlayerRewardsDocument, asked))
  const rewards = answer?.viewer?.playerRewards.edges.map(({ node }) => node)
  return rewards?.filter(({ status }) => LOADED.includes(status)).slice(-LAST)
}

/** What was claimed and is not there yet would be lost from sight with the page that claimed it. */
async function readUnderWay(): Promise<readonly PlayerReward[]> {
  const answer = await unlessFailed(askInWords(RewardsUnderWayDocument))
  return answer?.viewer?.playerRewards.edges.map(({ node }) => node) ?? []
}

/** Reads the list anew; what ended before the player's eyes stays until it is purged. */
export async function readRewards(): Promise<void> {
  const turn = ++reading
  meanwhile = []
  const [loaded, underWay] = await Promise.all([readLoaded(), readUnderWay()])
  if (turn !== reading) return
  if (!loaded) {
    if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
    return
  }
  const seen = listed().filter(isOver)
  const merged = mergeRewards(seen, [...underWay, ...loaded])
  $state.set({ status: 'ready', rewards: meanwhile.reduce(withUpdate, merged) })
  meanwhile = []
}

/** Takes up what a call or an event says of one reward. */
export function rewardTold(told: PlayerReward): void {
  meanwhile.push(told)
  const state = $state.get()
  if (state.status === 'ready')
    $state.set({ status: 'ready', rewards: withUpdate(state.rewards, told) })
}

function rewardUpdated({ assignationId, reward, status, version }: RewardUpdate): void {
  const told = {
    assignationId,
    reward,
    status,
    assignedAt: null,
    updatedAt: null,
    reason: null,
    reference: null
  }
  const key = rewardKey(told)
  if (version < (versions.get(key) ?? 0)) return
  versions.set(key, version)
  rewardTold(told)
}

/** Takes what was credited or ended off the list, once the player has seen it. */
export function purgeRewards(): void {
  const state = $state.get()
  if (state.status === 'ready') $state.set({ status: 'ready', rewards: purged(state.rewards) })
}

onVisit($state, () => {
  const stop = whileLoggedIn(
    () => {
      $state.set({ status: 'loading' })
      return follow(RewardsContextSubscriptionDocument, {
        next: data => rewardUpdated(data.rewardUpdated),
        connected: () => void readRewards()
      })
    },
    status => {
      reading += 1
      versions.clear()
      $state.set({ status: status === 'LOADING' ? 'loading' : 'notAvailable' })
    }
  )
  return () => {
    stop()
    reading += 1
    versions.clear()
    $state.set({ status: 'loading' })
  }
})
