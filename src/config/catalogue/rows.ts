import { FIXED_LISTS, type FixedList } from '../routes.ts'
import { hasBonusRound, hasManyWays, SHELF } from './games.ts'
import { PICKS } from './picks.ts'
import { SYMBOLS, type SymbolFamily } from './symbols.ts'
import { TITLES, type Title } from './titles.ts'

export type ListSlug = FixedList | SymbolFamily

const FAMILIES = Object.keys(SYMBOLS) as readonly SymbolFamily[]

/** Every list of games with a page of its own: the fixed ones, then one a theme. */
export const LISTS: readonly ListSlug[] = [...FIXED_LISTS, ...FAMILIES]

/** Lists that are kinds of games; they have a page under `/game-category/` too. */
export const CATEGORY_SLUGS = ['slots', 'table-games', 'live-casino', 'jackpots'] as const

/** The shelf as the site shows it, without the literal types of the table. */
export const GAMES: readonly Title[] = TITLES

const BY_SLUG = new Map<string, Title>(GAMES.map(game => [game.slug, game]))

/** The house's picks, then all others so that neighbours differ in their pictures. */
const IN_ORDER = SHELF.map(({ title }) => title)

const NEWEST = GAMES.toSorted((a, b) => b.released.localeCompare(a.released))

const NEW_COUNT = 24

/** Titles by their slugs, in that order; an unknown slug is left out. */
export const gamesBySlug = (slugs: readonly string[]): readonly Title[] =>
  slugs.flatMap(slug => BY_SLUG.get(slug) ?? [])

/** The games of a list; a kind of game that the shelf does not hold yet gives an empty one. */
export function gamesOf(list: ListSlug): readonly Title[] {
  if (list === 'slots') return IN_ORDER
  if (list === 'new') return NEWEST.slice(0, NEW_COUNT)
  if (list === 'hot-games') return gamesBySlug(PICKS.hot)
  if (list === 'megaways') return IN_ORDER.filter(({ slug }) => hasManyWays(slug))
  if (list === 'bonus') return IN_ORDER.filter(({ slug }) => hasBonusRound(slug))
  return IN_ORDER.filter(game => game.family === list)
}

/** What else to play: the other games of the same theme, then of the same studio. */
export function gamesLike(game: Title, count: number): readonly Title[] {
  const others = NEWEST.filter(other => other.slug !== game.slug)
  const theme = others.filter(other => other.family === game.family)
  const studio = others.filter(other => other.studio === game.studio && !theme.includes(other))
  return [...theme, ...studio].slice(0, count)
}
