import { atom, readonlyType } from 'nanostores'

import { LobbySessionDestroyedDocument } from '#contract/generated/lobby/graphql.ts'
import { SessionDestroyedDocument } from '#contract/generated/main/graphql.ts'
import {
  EndSessionDocument,
  SessionHistoryDocument,
  type SessionHistoryQuery
} from '#contract/generated/page/graphql.ts'
import { followLobby } from '../calls/lobby.ts'
import { ask, follow } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from './while-logged-in.ts'

type Viewer = NonNullable<SessionHistoryQuery['viewer']>

export type PlayerSession = Viewer['sessions']['edges'][number]['node']

export type Devices =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      /** The newest first, those that run and those that have ended. */
      readonly sessions: readonly PlayerSession[]
      /** Where the next page begins; undefined when all are shown. */
      readonly next: string | undefined
      readonly more: 'idle' | 'loading' | 'failed'
      readonly ending: ReadonlySet<string>
      /** Sessions that could not be ended when that was asked. */
      readonly unended: ReadonlySet<string>
    }

type Ready = Extract<Devices, { status: 'ready' }>

const PAGE = 20

const $state = atom<Devices>({ status: 'loading' })

/** Where the player is signed in, and has been. */
export const $devices = readonlyType($state)

let reading = 0

function change(what: (ready: Ready) => Partial<Ready>): void {
  const state = $state.get()
  if (state.status === 'ready') $state.set({ ...state, ...what(state) })
}

async function readPage(after: string | null) {
  const answer = await unlessFailed(ask(SessionHistoryDocument, { first: PAGE, after }))
  const page = answer?.viewer?.sessions
  if (!page) return undefined
  const { hasNextPage, endCursor } = page.pageInfo
  const next = hasNextPage && endCursor !== null ? endCursor : undefined
  return { sessions: page.edges.map(({ node }) => node), next }
}

/** Reads the newest sessions; also what the player asks for after it has failed. */
export async function readDevices(): Promise<void> {
  const turn = ++reading
  if ($state.get().status !== 'ready') $state.set({ status: 'loading' })
  const page = await readPage(null)
  if (turn !== reading) return
  if (page) {
    const none: ReadonlySet<string> = new Set()
    $state.set({ ...page, status: 'ready', more: 'idle', ending: none, unended: none })
  } else if ($state.get().status === 'loading') $state.set({ status: 'failed' })
}

/** Sessions further back, after those that are shown. */
export async function readEarlier(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
  const turn = reading
  change(() => ({ more: 'loading' }))
  const page = await readPage(state.next)
  if (turn !== reading) return
  if (!page) return change(() => ({ more: 'failed' }))
  change(({ sessions }) => {
    const known = new Set(sessions.map(({ id }) => id))
    const added = page.sessions.filter(({ id }) => !known.has(id))
    return { sessions: [...sessions, ...added], next: page.next, more: 'idle' }
  })
}

/** The session is over: it moves to the earlier ones without being asked for again. */
function ended(id: string): void {
  const endedAt = new Date(environment().clock.now()).toISOString()
  change(({ sessions }) => ({
    sessions: sessions.map(session =>
      session.id === id && session.endedAt === null ? { ...session, endedAt } : session
    )
  }))
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter(it => it !== id))

/** Signs the player out on another device. */
export async function endSessionThere(id: string): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.ending.has(id)) return
  change(({ ending, unended }) => ({
    ending: new Set([...ending, id]),
    unended: without(unended, id)
  }))
  const answer = await unlessFailed(ask(EndSessionDocument, { id }))
  // One that ran no more when it was to be ended has come to the same.
  if (answer) ended(id)
  change(({ ending, unended }) => ({
    ending: without(ending, id),
    unended: answer ? unended : new Set([...unended, id])
  }))
}

/** Signs the player out everywhere but here. */
export async function endOtherSessions(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready') return
  const others = state.sessions.filter(({ endedAt, isCurrent }) => endedAt === null && !isCurrent)
  await Promise.all(others.map(({ id }) => endSessionThere(id)))
}

onVisit($state, () => {
  const stopWaking = environment().page.onWake(() => {
    if ($state.get().status === 'ready') void readDevices()
  })
  const stop = whileLoggedIn(
    () => {
      void readDevices()
      // One endpoint tells of sessions that another log-in ended, the other of all others.
      const stops = [
        follow(SessionDestroyedDocument, {
          next: ({ sessionDestroyed: { sessionId } }) => ended(sessionId)
        }),
        followLobby(LobbySessionDestroyedDocument, {
          next: ({ sessionDestroyed: { sessionId } }) => ended(sessionId)
        })
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => $state.set({ status: 'loading' })
  )
  return () => {
    stopWaking()
    stop()
    reading += 1
    $state.set({ status: 'loading' })
  }
})
