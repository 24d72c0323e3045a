import { atom, readonlyType } from 'nanostores'
import { BOOK } from '#config/sports/book.ts'
import {
  OneSportsBetDocument,
  type SportsBetKind,
  type SportsBetState,
  SportsBetsDocument
} from '#contract/generated/page/graphql.ts'
import { listOf } from '#rules/sports/bet-status.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { type PlacedBet, readBet } from './bet.ts'
import { $betChanges } from './bet-changes.ts'

export type { SportsBetKind, SportsBetState }

export interface BetFilter {
  readonly state: SportsBetState
  /** Days back; null for all. */
  readonly days: number | null
  readonly sport: string | null
  readonly kind: SportsBetKind | null
  /** Only open ones that would be cashed out now. */
  readonly canCashOut: boolean
  /** The one bet that the address names, whatever else is chosen; null for all. */
  readonly bet: string | null
}

export type Bets = { readonly filter: BetFilter } & (
  | { readonly status: 'failed' | 'loading' | 'offline' | 'visitor' }
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
const MOST = 50
const BEFORE: Bets = {
  status: 'loading',
  filter: { state: 'OPEN', days: null, sport: null, kind: null, canCashOut: false, bet: null }
}

const $state = atom<Bets>(BEFORE)

/** The player's bets of one state, page by page, as they change. */
export const $bets = readonlyType($state)

let reading = 0

async function readOne(id: string) {
  const answer = await unlessFailed(ask(OneSportsBetDocument, { id }))
  if (!answer?.viewer) return undefined
  const { sportsBet: bet } = answer.viewer
  return { bets: bet ? [readBet(bet)] : [], next: undefined }
}

async function readPage(filter: BetFilter, after: string | null, first = PAGE) {
  const { state, days, sport, kind, bet } = filter
  if (bet !== null) return await readOne(bet)
  const now = environment().clock.now()
  const since = days === null ? null : new Date(now - days * DAY).toISOString()
  const answer = await unlessFailed(
    ask(SportsBetsDocument, {
      ...{ state, kind, sport, since, first, after },
      canCashOut: filter.canCashOut && state === 'OPEN'
    })
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
  else if ($state.get().status !== 'ready')
    $state.set({ filter, status: environment().page.isOnline() ? 'failed' : 'offline' })
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

/** Offers move with prices, and a bet tells of itself only when it changes: they are read anew in their turn. */
async function renewOffers(): Promise<void> {
  const state = $state.get()
  const { filter } = state
  if (state.status !== 'ready' || !state.bets.some(({ status }) => status === 'ACCEPTED')) return
  // What has no offer any more belongs to those no longer that have one.
  if (filter.canCashOut) return await readBets()
  const turn = reading
  const page = await readPage(filter, null, MOST)
  const now = $state.get()
  if (!page || turn !== reading || now.status !== 'ready') return
  const told = new Map(page.bets.map(bet => [bet.id, bet]))
  $state.set({
    ...now,
    bets: now.bets.map(bet => {
      const newer = told.get(bet.id)
      return newer && newer.version >= bet.version ? newer : bet
    })
  })
}

/** Takes up what a call or the line says of one bet; one that is of another state leaves the list. */
export function betTold(told: PlacedBet): void {
  const state = $state.get()
  if (state.status !== 'ready') return
  const old = state.bets.find(({ id }) => id === told.id)
  if (old && old.version > told.version) return
  const { bet, state: list } = state.filter
  const isHere = bet === null ? listOf(told.status) === list : bet === told.id
  if (old && isHere)
    $state.set({ ...state, bets: state.bets.map(bet => (bet.id === told.id ? told : bet)) })
  else if (old) $state.set({ ...state, bets: state.bets.filter(({ id }) => id !== told.id) })
  else if (isHere) void readBets()
}

const OFFER_MS = BOOK.offerSeconds * 1000

/** Which bet the address names. */
const named = () => environment().address.current().searchParams.get('bet')

onVisit($state, () => {
  const { address, clock, page } = environment()
  const { filter } = BEFORE
  $state.set({ ...BEFORE, filter: { ...filter, bet: named() } })
  let cancelRenewal = () => {}
  const renew = () => {
    cancelRenewal = clock.after(OFFER_MS, renew)
    void renewOffers()
  }
  cancelRenewal = clock.after(OFFER_MS, renew)
  const stops = [
    address.onChange(() => {
      const bet = named()
      if (bet !== $state.get().filter.bet) void filterBets({ bet })
    }),
    page.onWake(() => {
      const { status } = $state.get()
      if (status === 'offline' || status === 'failed' || status === 'ready') void readBets()
    })
  ]
  const stopSession = whileLoggedIn(
    () => {
      $state.set({ status: 'loading', filter: $state.get().filter })
      void readBets()
      return () => {}
    },
    status => {
      reading += 1
      $state.set({
        status: status === 'LOADING' ? 'loading' : 'visitor',
        filter: { ...filter, bet: named() }
      })
    }
  )
  const stopChanges = $betChanges.listen(({ bet, opened }, before) => {
    if (before && opened > before.opened && opened > 1) void readBets()
    else if (bet && bet !== before?.bet) betTold(bet)
  })
  return () => {
    for (const stop of stops) stop()
    cancelRenewal()
    stopSession()
    stopChanges()
    reading += 1
    $state.set(BEFORE)
  }
})
