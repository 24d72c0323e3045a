import type { Game } from '#config/catalogue/games.ts'
import { SLOT_FEATURES, type SlotFeature } from '#config/catalogue/models.ts'
import { numberOf } from '#config/catalogue/order.ts'
import { toneOf } from '#config/catalogue/pictures.ts'
import { gamesOf, LISTS, type ListSlug } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import type { SearchGames } from './search-file.ts'

/** What things are called in the language of the file, and which pictures are there. */
export interface Naming {
  readonly list: (slug: ListSlug) => string
  readonly feature: (feature: SlotFeature) => string
  readonly isDrawn: (slug: string) => boolean
}

/** The lists that stand before the others, the last first. */
const FIRST = ['new', 'hot-games']

/** Another for other games, and for the same games in another order. */
const versionOf = (games: readonly Game[]): string =>
  `${games.length}-${numberOf(games.map(({ title }) => title.slug).join()).toString(36)}`

/** Games as the search knows them, with what they belong to and without what holds none of them. */
export function searchGames(games: readonly Game[], naming: Naming): SearchGames {
  const own = new Set(games.map(({ title }) => title.slug))
  const studios = STUDIOS.filter(({ slug }) => games.some(({ studio }) => studio.slug === slug))
  const first: readonly string[] = FIRST
  const inOrder = [...LISTS].sort((a, b) => first.indexOf(b) - first.indexOf(a))
  // A list that holds everything tells nothing apart.
  const lists = inOrder
    .map(slug => ({
      slug,
      held: new Set(
        gamesOf(slug)
          .map(title => title.slug)
          .filter(game => own.has(game))
      )
    }))
    .filter(({ held }) => held.size > 0 && held.size < games.length)
  const gamesWith = (feature: SlotFeature) =>
    games.filter(({ features }) => features.includes(feature)).length
  const features = SLOT_FEATURES.filter(feature => gamesWith(feature) > 0).toSorted(
    (a, b) => gamesWith(b) - gamesWith(a)
  )
  return {
    version: versionOf(games),
    games: games.map(({ title, features: has }) => [
      title.name,
      title.slug,
      studios.findIndex(({ slug }) => slug === title.studio),
      lists.flatMap(({ held }, place) => (held.has(title.slug) ? [place] : [])),
      features.flatMap((feature, place) => (has.includes(feature) ? [place] : [])),
      naming.isDrawn(title.slug) ? (toneOf(title.slug)?.slice(1) ?? '') : ''
    ]),
    studios: studios.map(({ slug, name }) => [slug, name]),
    categories: lists.map(({ slug }) => [slug, naming.list(slug)]),
    features: features.map(feature => [feature, naming.feature(feature)])
  }
}
