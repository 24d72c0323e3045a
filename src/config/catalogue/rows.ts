import { FIXED_LISTS, type FixedList } from '../routes.ts'
import { ALL_TITLES, type Title } from './all-titles.ts'
import { SHELF } from './games.ts'
import { PICKS } from './picks.ts'
import { SYMBOLS, type SymbolFamily } from './symbols.ts'
import { isTable } from './tables.ts'

export type ListSlug = FixedList | SymbolFamily

const FAMILIES = Object.keys(SYMBOLS) as readonly SymbolFamily[]

/** Every list of games with a page of its own: the fixed ones, then one a theme. */
export const LISTS: readonly ListSlug[] = [...FIXED_LISTS, ...FAMILIES]

/** Lists that are kinds of games; they have a page under `/game-category/` too. */
export const CATEGORY_SLUGS = ['slots', 'table-games', 'live-casino', 'jackpots'] as const

export type CategorySlug = (typeof CATEGORY_SLUGS)[number]

/** The shelf as the site shows it. */
export const GAMES: readonly Title[] = ALL_TITLES

const BY_SLUG = new Map<string, Title>(GAMES.map(game => [game.slug, game]))

/** Of the same day, in the order of the shelf. */
const NEWEST = SHELF.map(({ title }) => title).toSorted((a, b) =>
  b.released.localeCompare(a.released)
)

const NEW_COUNT = 24

/** Titles by their slugs, in that order; an unknown slug is left out. */
export const gamesBySlug = (slugs: readonly string[]): readonly Title[] =>
  slugs.flatMap(slug => BY_SLUG.get(slug) ?? [])

/** The games of a list; a kind of game that the shelf does not hold yet gives an empty one. */
export function gamesOf(list: ListSlug): readonly Title[] {
  if (list === 'new') return NEWEST.slice(0, NEW_COUNT)
  if (list === 'hot-games') return gamesBySlug(PICKS.hot)
  return SHELF.filter(({ categories }) => categories.includes(list)).map(({ title }) => title)
}

/** What else to play: of the same theme, then of the same studio, then of the same sort of game. */
export function gamesLike(game: Title, count: number): readonly Title[] {
  const others = NEWEST.filter(other => other.slug !== game.slug)
  const theme = others.filter(other => other.family === game.family)
  const studio = others.filter(other => other.studio === game.studio)
  const sort = others.filter(other => isTable(other.slug) === isTable(game.slug))
  return [...new Set([...theme, ...studio, ...sort])].slice(0, count)
}
