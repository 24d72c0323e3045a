import {
  furtherFile,
  type GameRow,
  type SearchGames,
  searchFile,
  searchNow
} from '#rules/search/search-file.ts'
import { indexOf, type SearchIndex } from '#rules/search/search-index.ts'
import type { SearchData } from './search-data.ts'

export interface Loaded {
  readonly data: SearchData
  readonly index: SearchIndex
  /** Calls back whenever more or other games are there; what it returns calls that off. */
  readonly onChange: (listener: () => void) => () => void
}

let loading: Promise<Loaded> | undefined

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The games of the search: ${response.status}`)
  // The build writes files of the very type.
  return (await response.json()) as T
}

/** The games that the house has now, or undefined where they are those that are known. */
async function newer(locale: string, version: string): Promise<SearchGames | undefined> {
  const headers = { 'if-none-match': `"${version}"` }
  const response = await fetch(searchNow(locale), { headers, cache: 'no-store' })
  return response.status === 200 ? ((await response.json()) as SearchGames) : undefined
}

async function fetched(): Promise<Loaded> {
  const [, locale = ''] = location.pathname.split('/')
  const data = await json<SearchData>(searchFile(locale))
  const index = indexOf(data)
  const listeners = new Set<() => void>()
  // Whoever holds them holds them on: what they tell is what changes.
  const change = (games: Partial<SearchGames>) => {
    Object.assign(index, indexOf(Object.assign(data, games)))
    for (const listener of listeners) listener()
  }

  async function complete(): Promise<void> {
    const parts = Array.from({ length: data.further }, (_, part) =>
      json<readonly GameRow[]>(furtherFile(part + 1))
    )
    const further = (await Promise.all(parts)).flat()
    if (further.length > 0) change({ games: [...data.games, ...further] })
  }

  async function refresh(): Promise<void> {
    const now = await newer(locale, data.version)
    if (now) change(now)
  }

  // The first games are answers already: nobody waits for the others, or misses them if they fail.
  complete()
    .then(refresh)
    .catch(() => {})
  return {
    data,
    index,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}

/** The games of the page's locale, loaded and made ready once; what failed is tried again. */
export function loadSearch(): Promise<Loaded> {
  loading ??= fetched().catch((thrown: unknown) => {
    loading = undefined
    throw thrown
  })
  return loading
}
