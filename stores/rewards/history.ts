import { atom, readonlyType } from 'nanostores'

import { RewardHistoryDocument, type RewardHistoryQuery } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

type Page = NonNullable<RewardHistoryQuery['viewer']>['rewardHistory']

/** A reward that has ended, when, and what it came to. */
export type EndedReward = Page['edges'][number]['node']

export type RewardHistory =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      /** The latest first. */
      readonly ended: readonly EndedReward[]
      /** Where the next page begins; undefined when all are shown. */
      readonly next: string | undefined
      readonly more: 'failed' | 'idle' | 'loading'
    }

const PAGE = 20

const BEFORE: RewardHistory = { status: 'loading' }

const $state = atom<RewardHistory>(BEFORE)

/** The player's rewards that ended: credited, expired, refused or taken back. */
export const $rewardHistory = readonlyType($state)

let reading = 0

async function readPage(after: string | null) {
  const answer = await unlessFailed(askInWords(RewardHistoryDocument, { first: PAGE, after }))
  const page = answer?.viewer?.rewardHistory
  if (!page) return undefined
  const { hasNextPage, endCursor } = page.pageInfo
  return {
    ended: page.edges.map(({ node }) => node),
    next: hasNextPage && endCursor !== null ? endCursor : undefined
  }
}

/** Reads the latest; what is shown stays until then. */
export async function readRewardHistory(): Promise<void> {
  const turn = ++reading
  if ($state.get().status === 'failed') $state.set(BEFORE)
  const page = await readPage(null)
  if (turn !== reading) return
  if (page) $state.set({ ...page, status: 'ready', more: 'idle' })
  else if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
}

/** Reads rewards further back, after those that are shown. */
export async function readEarlierRewards(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
  const turn = reading
  $state.set({ ...state, more: 'loading' })
  const page = await readPage(state.next)
  const now = $state.get()
  if (turn !== reading || now.status !== 'ready') return
  if (!page) return $state.set({ ...now, more: 'failed' })
  const known = new Set(now.ended.map(({ reward }) => reward.assignationId))
  const added = page.ended.filter(({ reward }) => !known.has(reward.assignationId))
  $state.set({ ...now, ended: [...now.ended, ...added], next: page.next, more: 'idle' })
}

onVisit($state, () => {
  const stop = whileLoggedIn(
    () => {
      void readRewardHistory()
      return () => {}
    },
    () => $state.set(BEFORE)
  )
  return () => {
    stop()
    reading += 1
    $state.set(BEFORE)
  }
})
