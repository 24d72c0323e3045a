import { atom, readonlyType } from 'nanostores'

import { type SportsBetState, SportsBetsDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { type PlacedBet, readBet } from './bet.ts'
import { $betChanges } from './bet-changes.ts'

export type { SportsBetState }

export interface BetFilter {
  readonly state: SportsBetState
  /** Days back; null for all. */
  readonly days: number | null
  readonly sport: string | null
}

export type Bets = { readonly filter: BetFilter } & (
  | { readonly status: 'failed' | 'loading' | 'visitor' }
  | {
      readonly status: 'ready'
      /** The latest first. */
      readonly bets: readonly PlacedBet[]
      /** Where the next page begins; undefined when all are shown. */
      readonly next: string | undefined
      readonly more: 'failed' | 'idle' | 'loading'
    }
)

const PAGE = 20
const DAY = 86_400_000
const BEFORE: Bets = { status: 'loading', filter: { state: 'OPEN', days: null, sport: null } }

const $state = atom<Bets>(BEFORE)

/** The player's bets of one state, page by page, as they change. */
export const $bets = readonlyType($state)

let reading = 0

async function readPage({ state, days, sport }: BetFilter, after: string | null) {
  const now = environment().clock.now()
  const since = days === null ? null : new Date(now - days * DAY).toISOString()
  const answer = await unlessFailed(
    ask(SportsBetsDocument, { state, sport, since, first: PAGE, after })
  )
  const page = answer?.viewer?.sportsBets
  if (!page) return undefined
  const { hasNextPage, endCursor } = page.pageInfo
  return {
    bets: page.edges.map(({ node }) => readBet(node)),
    next: hasNextPage && endCursor !== null ? endCursor : undefined
  }
}

/** Reads the latest of them; what is shown stays until then. */
export async function readBets(): Promise<void> {
  const turn = ++reading
  const { filter } = $state.get()
  const page = await readPage(filter, null)
  if (turn !== reading) return
  if (page) $state.set({ ...page, filter, status: 'ready', more: 'idle' })
  else if ($state.get().status !== 'ready') $state.set({ filter, status: 'failed' })
}

/** Shows other bets. */
export async function filterBets(change: Partial<BetFilter>): Promise<void> {
  $state.set({ status: 'loading', filter: { ...$state.get().filter, ...change } })
  await readBets()
}

/** Reads the next page, after those that are shown. */
export async function readMoreBets(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
  const turn = reading
  $state.set({ ...state, more: 'loading' })
  const page = await readPage(state.filter, state.next)
  const now = $state.get()
  if (turn !== reading || now.status !== 'ready') return
  if (!page) return $state.set({ ...now, more: 'failed' })
  const known = new Set(now.bets.map(({ id }) => id))
  const added = page.bets.filter(({ id }) => !known.has(id))
  $state.set({ ...now, bets: [...now.bets, ...added], next: page.next, more: 'idle' })
}

const OPEN = ['PENDING_ACCEPTANCE', 'ACCEPTED']

export const stateOf = ({ status }: Pick<PlacedBet, 'status'>): SportsBetState =>
  OPEN.includes(status) ? 'OPEN' : status === 'CASHED_OUT' ? 'CASHED_OUT' : 'SETTLED'

/** Takes up what a call or the line says of one bet; one that is of another state leaves the list. */
export function betTold(told: PlacedBet): void {
  const state = $state.get()
  if (state.status !== 'ready') return
  const old = state.bets.find(({ id }) => id === told.id)
  if (old && old.version > told.version) return
  const isHere = stateOf(told) === state.filter.state
  if (old && isHere)
    $state.set({ ...state, bets: state.bets.map(bet => (bet.id === told.id ? told : bet)) })
  else if (old) $state.set({ ...state, bets: state.bets.filter(({ id }) => id !== told.id) })
  else if (isHere) void readBets()
}

onVisit($state, () => {
  const { filter } = BEFORE
  const stopSession = whileLoggedIn(
    () => {
      $state.set({ status: 'loading', filter: $state.get().filter })
      void readBets()
      return () => {}
    },
    status => {
      reading += 1
      $state.set({ status: status === 'LOADING' ? 'loading' : 'visitor', filter })
    }
  )
  const stopChanges = $betChanges.listen(({ bet, opened }, before) => {
    if (before && opened > before.opened && opened > 1) void readBets()
    else if (bet && bet !== before?.bet) betTold(bet)
  })
  return () => {
    stopSession()
    stopChanges()
    reading += 1
    $state.set(BEFORE)
  }
})
