import { atom, type ReadableAtom, readonlyType } from 'nanostores'

import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import type { GamePage, ListedGame } from './listed-game.ts'
import { $gamesScope, type GamesScope, gamesScope } from './scope.ts'

export interface PagedGames {
  /** `failed`: the last page did not come; asking again asks for the same one. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly games: readonly ListedGame[]
  /** How many the whole list holds; undefined before a page has come. */
  readonly total: number | undefined
  /** Nothing more will come. */
  readonly isLast: boolean
}

export interface GamePages {
  readonly $games: ReadableAtom<PagedGames>
  /** Brings the next page; while one is on its way, that one. */
  more(): Promise<void>
}

export interface Asked {
  readonly scope: GamesScope
  /** Null for the first page. */
  readonly after: string | null
  readonly last: ListedGame | undefined
}

export interface Source {
  /** Of which list; in other surroundings it is another. */
  readonly name: string
  /** Undefined where there is no such list. */
  readonly load: (asked: Asked) => Promise<GamePage | undefined>
  /** Tells by its place, from 0, whether a page is the last even where the list goes on. */
  readonly isLast?: (place: number) => boolean
  /** Ids of games that stand on the page already, and fill its first places. */
  readonly shown?: readonly string[]
}

interface Known extends PagedGames {
  readonly cursor: string | null
  readonly place: number
}

const MOST_KEPT = 60

const known = new Map<string, Known>()

function keep(key: string, state: Known): void {
  known.delete(key)
  known.set(key, state)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KEPT) return
    known.delete(oldest)
  }
}

const keyOf = (name: string, scope: GamesScope) => JSON.stringify([name, Object.values(scope)])

/** A list of games that comes page by page: each page once, no game twice, none of another scope. */
export function pagedGames({ name, load, isLast, shown = [] }: Source): GamePages {
  const fresh: Known = {
    status: 'idle',
    games: [],
    total: undefined,
    isLast: false,
    cursor: null,
    place: shown.length > 0 ? 1 : 0
  }
  const $state = atom<Known>(fresh)
  let current: string | undefined
  let asking: { readonly key: string; readonly done: Promise<void> } | undefined

  function enter(scope: GamesScope | undefined): void {
    const key = scope && keyOf(name, scope)
    if (key === undefined || key === current) return
    current = key
    $state.set(known.get(key) ?? fresh)
  }

  function take(page: GamePage, before: Known): Known {
    const there = new Set([...shown, ...before.games.map(({ lookupId }) => lookupId)])
    const games = page.games.filter(({ lookupId }) => !there.has(lookupId) && there.add(lookupId))
    const isEmpty = page.games.length === 0
    const leadsOn = page.hasNext && !isEmpty && page.cursor !== before.cursor
    return {
      status: 'ready',
      games: games.length > 0 ? [...before.games, ...games] : before.games,
      total: page.total,
      isLast: !leadsOn || (isLast?.(before.place) ?? false),
      cursor: isEmpty ? before.cursor : page.cursor,
      place: before.place + 1
    }
  }

  async function ask(key: string, scope: GamesScope): Promise<void> {
    const before = $state.get()
    $state.set({ ...before, status: 'loading' })
    const { cursor: after, games } = before
    const page = await unlessFailed(load({ scope, after, last: games.at(-1) }))
    const state: Known = page ? take(page, before) : { ...before, status: 'failed' }
    if (page) keep(key, state)
    if (key !== current) return
    $state.set(state)
    // A page of nothing but games that are there already is no page for whoever looks.
    if (page && state.games === games && !state.isLast) await ask(key, scope)
  }

  async function more(): Promise<void> {
    const scope = await gamesScope()
    enter(scope)
    const key = keyOf(name, scope)
    if (asking?.key === key) return asking.done
    if ($state.get().isLast) return
    const turn = { key, done: ask(key, scope) }
    asking = turn
    await turn.done.finally(() => {
      if (asking === turn) asking = undefined
    })
  }

  onVisit($state, () => $gamesScope.subscribe(enter))
  return { $games: readonlyType($state), more }
}
