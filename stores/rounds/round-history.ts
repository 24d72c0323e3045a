import { atom, readonlyType } from 'nanostores'

import { GamesWithRoundsDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { ANY_ROUND, type Round, type RoundFilter, readPage } from './read-page.ts'

export type { Round, RoundFilter }

export interface PlayedGame {
  readonly slug: string
  readonly name: string
}

interface Asked {
  readonly filter: RoundFilter
  readonly games: readonly PlayedGame[]
}

export type RoundHistory = Asked &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'failed' }
    | {
        readonly status: 'ready'
        /** The latest first. */
        readonly rounds: readonly Round[]
        /** Where the next page begins; undefined when all are shown. */
        readonly next: string | undefined
        readonly more: 'idle' | 'loading' | 'failed'
      }
  )

const PAGE = 20
const LONGEST_PAGE = 100
/** A file of more rows is of no use in a table; a narrower time is chosen for it. */
const MOST_IN_FILE = 20_000

const BEFORE: RoundHistory = { status: 'loading', filter: ANY_ROUND, games: [] }

const $state = atom<RoundHistory>(BEFORE)

/** The rounds that the player has played. */
export const $roundHistory = readonlyType($state)

let reading = 0

/** Reads the newest rounds; also what the player asks for after that has failed. */
export async function readRounds(): Promise<void> {
  const turn = ++reading
  const { filter, games } = $state.get()
  $state.set({ filter, games, status: 'loading' })
  const page = await readPage(filter, PAGE, null)
  if (turn !== reading) return
  const asked = { filter, games: $state.get().games }
  $state.set(
    page ? { ...asked, ...page, status: 'ready', more: 'idle' } : { ...asked, status: 'failed' }
  )
}

/** Shows other rounds: of one game, or of some days. */
export async function filterRounds(change: Partial<RoundFilter>): Promise<void> {
  const { filter, games } = $state.get()
  $state.set({ status: 'loading', filter: { ...filter, ...change }, games })
  await readRounds()
}

export const showAllRounds = (): Promise<void> => filterRounds(ANY_ROUND)

/** Rounds further back, after those that are shown. */
export async function readEarlierRounds(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
  const turn = reading
  $state.set({ ...state, more: 'loading' })
  const page = await readPage(state.filter, PAGE, state.next)
  const now = $state.get()
  if (turn !== reading || now.status !== 'ready') return
  if (!page) return $state.set({ ...now, more: 'failed' })
  const known = new Set(now.rounds.map(({ id }) => id))
  const added = page.rounds.filter(({ id }) => !known.has(id))
  $state.set({ ...now, rounds: [...now.rounds, ...added], next: page.next, more: 'idle' })
}

/** All rounds that the filter lets through, for a file; undefined where they could not be read. */
export async function roundsForFile(): Promise<readonly Round[] | undefined> {
  const { filter } = $state.get()
  const rounds: Round[] = []
  let after: string | null = null
  while (rounds.length < MOST_IN_FILE) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(filter, LONGEST_PAGE, after)
    if (!page) return undefined
    rounds.push(...page.rounds)
    if (page.next === undefined) break
    after = page.next
  }
  return rounds
}

async function readGames(): Promise<void> {
  const turn = reading
  const answer = await unlessFailed(ask(GamesWithRoundsDocument))
  const games = answer?.viewer?.gamesWithRounds
  if (games && turn === reading) $state.set({ ...$state.get(), games })
}

onVisit($state, () => {
  const stop = whileLoggedIn(
    () => {
      void readRounds()
      void readGames()
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
