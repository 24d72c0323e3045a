import { atom, readonlyType } from 'nanostores'

import {
  JackpotHistoryDocument,
  type JackpotHistoryQuery
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'

type Page = NonNullable<JackpotHistoryQuery['viewer']>['jackpotHistory']

export type JackpotEntry = Page['edges'][number]['node']

export type EntryKind = JackpotEntry['kind']

export type JackpotSum = Page['contributed']

export type JackpotHistory = { readonly kind: EntryKind | null } & (
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      /** Of all that there ever was, whatever kind is shown. */
      readonly contributed: JackpotSum
      readonly won: JackpotSum
      /** The latest first. */
      readonly entries: readonly JackpotEntry[]
      /** Where the next page begins; undefined when all are shown. */
      readonly next: string | undefined
      readonly more: 'failed' | 'idle' | 'loading'
    }
)

const PAGE = 20

const BEFORE: JackpotHistory = { status: 'loading', kind: null }

const $state = atom<JackpotHistory>(BEFORE)

/** What the player gave to jackpots and won from them. */
export const $jackpotHistory = readonlyType($state)

let reading = 0

async function readPage(kind: EntryKind | null, after: string | null) {
  const answer = await unlessFailed(ask(JackpotHistoryDocument, { first: PAGE, after, kind }))
  const page = answer?.viewer?.jackpotHistory
  if (!page) return undefined
  const { contributed, won, edges, pageInfo } = page
  const next = pageInfo.hasNextPage && pageInfo.endCursor !== null ? pageInfo.endCursor : undefined
  return { contributed, won, entries: edges.map(({ node }) => node), next }
}

/** Reads the latest entries; also what the player asks for after that has failed. */
export async function readJackpotHistory(kind = $state.get().kind): Promise<void> {
  const turn = ++reading
  $state.set({ kind, status: 'loading' })
  const page = await readPage(kind, null)
  if (turn !== reading) return
  $state.set(page ? { ...page, kind, status: 'ready', more: 'idle' } : { kind, status: 'failed' })
}

/** Reads entries further back, after those that are shown. */
export async function readEarlierEntries(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
  const turn = reading
  $state.set({ ...state, more: 'loading' })
  const page = await readPage(state.kind, state.next)
  const now = $state.get()
  if (turn !== reading || now.status !== 'ready') return
  if (!page) return $state.set({ ...now, more: 'failed' })
  const known = new Set(now.entries.map(({ id }) => id))
  const added = page.entries.filter(({ id }) => !known.has(id))
  $state.set({ ...now, ...page, entries: [...now.entries, ...added], more: 'idle' })
}

onVisit($state, () => {
  const stop = whileLoggedIn(
    () => {
      void readJackpotHistory(null)
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
