import { atom, readonlyType } from 'nanostores'

import { LobbySessionDestroyedDocument } from '#contract/generated/lobby/graphql.ts'
import { SessionDestroyedDocument } from '#contract/generated/main/graphql.ts'
import {
  EndSessionDocument,
  type EndSessionErrorCode,
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

/** Sessions that the player wants to end, until they have ended or are left be. */
export interface ToEnd {
  readonly sessions: readonly PlayerSession[]
  readonly status: 'asked' | 'ending'
  readonly wantsPassword: boolean
  readonly problem?: EndSessionErrorCode | 'UNANSWERED'
}

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
      readonly toEnd?: ToEnd | undefined
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
    const state = $state.get()
    const toEnd = state.status === 'ready' ? state.toEnd : undefined
    $state.set({ ...page, status: 'ready', more: 'idle', toEnd })
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

/** Asks whether these are to be signed out, before anything is done. */
export const askToEnd = (sessions: readonly PlayerSession[]): void =>
  change(() => ({ toEnd: { sessions, status: 'asked', wantsPassword: false } }))

/** Leaves them be. */
export const leaveBe = (): void => change(() => ({ toEnd: undefined }))

async function end(id: string, password: string | null): Promise<ToEnd['problem']> {
  const answer = await unlessFailed(ask(EndSessionDocument, { id, password }))
  if (!answer) return 'UNANSWERED'
  if (answer.endSession.error) return answer.endSession.error.code
  // One that ran no more when it was to be ended has come to the same.
  ended(id)
  return undefined
}

/** The first one brings the password along; what it proves holds for the others. */
async function endAll(sessions: readonly PlayerSession[], password: string) {
  const [first, ...others] = sessions
  const refusal = first && (await end(first.id, password === '' ? null : password))
  if (refusal) return refusal
  const refusals = await Promise.all(others.map(({ id }) => end(id, null)))
  return refusals.find(refusal => refusal !== undefined)
}

/**
 * Signs the player out where that was asked for; the password is empty where it has not been wanted
 * yet. What could not be ended stays asked for, with the reason.
 */
export async function endThem(password: string): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.toEnd?.status !== 'asked') return
  const { sessions, wantsPassword } = state.toEnd
  change(() => ({ toEnd: { sessions, status: 'ending', wantsPassword } }))
  const problem = await endAll(sessions, password)
  const now = $state.get()
  if (now.status !== 'ready' || now.toEnd?.status !== 'ending') return
  if (problem === undefined) return leaveBe()
  const left = new Set(now.sessions.flatMap(({ id, endedAt }) => (endedAt === null ? [id] : [])))
  const toEnd: ToEnd = {
    sessions: sessions.filter(({ id }) => left.has(id)),
    status: 'asked',
    wantsPassword: wantsPassword || problem === 'PASSWORD_NEEDED'
  }
  // That a password is wanted is no problem until one was wrong.
  const isTold = wantsPassword || problem !== 'PASSWORD_NEEDED'
  change(() => ({ toEnd: isTold ? { ...toEnd, problem } : toEnd }))
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
