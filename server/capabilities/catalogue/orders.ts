import type { Game } from '#config/catalogue/games.ts'
import type { GameSort } from '../../generated/data.ts'
import type { Taste } from './taste.ts'

/** By which games stand in a list, smaller first; no two games have the same. */
export type Key = readonly (number | string)[]

export interface Order {
  readonly name: string
  /** Of whom the order is; undefined where it is the same for all. */
  readonly taste?: Taste
  /** Empty for a game that has no place in the order. */
  readonly keyOf: (game: Game) => Key
}

const VOLATILITY = { low: 1, medium: 2, high: 3 } as const

const dateNumber = (date: string) => Number(date.replaceAll('-', ''))

const ORDERS: Readonly<Record<GameSort, Order['keyOf']>> = {
  POPULAR: ({ place }) => [place],
  NEW: ({ title, place }) => [-dateNumber(title.released), place],
  NAME: ({ title, place }) => [title.name.toLowerCase(), place],
  RTP: ({ rtp, place }) => [-Number(rtp), place],
  VOLATILITY: ({ volatility, place }) => [volatility ? -VOLATILITY[volatility] : 0, place]
}

export const orderBy = (sort: GameSort): Order => ({ name: sort, keyOf: ORDERS[sort] })

/** Where nothing else tells games apart for somebody: the last played, their studio, then the rest. */
const OF_STUDIO = 10
const NEW_ONES = 11
const REST = 12

/** What somebody played last stands first, then the studio that they play, then all as for everybody. */
export function personalOrder(taste: Taste, isNew: (game: Game) => boolean): Order {
  const { recent, studio, isNewFirst } = taste
  return {
    name: 'PERSONAL',
    taste,
    keyOf(game) {
      const last = recent.indexOf(game.title.slug)
      const tier =
        last >= 0
          ? last
          : game.studio.slug === studio
            ? OF_STUDIO
            : isNewFirst && isNew(game)
              ? NEW_ONES
              : REST
      return [tier, game.place]
    }
  }
}

/** Below 0 where the first stands before the second. */
export function compareKeys(one: Key, other: Key): number {
  for (const [at, value] of one.entries()) {
    const against = other[at]
    if (value === against) continue
    if (typeof value === 'number' && typeof against === 'number') return value - against
    return String(value) < String(against) ? -1 : 1
  }
  return 0
}

/** As a search found them, the best first. */
export function foundOrder(found: readonly Game[]): Order {
  const places = new Map(found.map((game, place) => [game.title.slug, place]))
  return {
    name: 'FOUND',
    keyOf({ title }) {
      const place = places.get(title.slug)
      return place === undefined ? [] : [place]
    }
  }
}

export function inOrder(games: readonly Game[], { keyOf }: Order): readonly Game[] {
  const keyed = games.map(game => ({ game, key: keyOf(game) }))
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ game }) => game)
}
