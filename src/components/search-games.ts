import { SHELF } from '#config/catalogue/games.ts'
import { SLOT_FEATURES, type SlotFeature } from '#config/catalogue/models.ts'
import { toneOf } from '#config/catalogue/pictures.ts'
import { gamesOf, LISTS } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import type { Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { SearchGames } from '#rules/search/search-file.ts'

/** The lists that stand before the others, the last first. */
const FIRST = ['new', 'hot-games']

/** The shelf as its search knows it, with the names of a locale and without what holds no game. */
export function searchGames(locale: Locale, isDrawn: (slug: string) => boolean): SearchGames {
  const site = catalogue(locale, 'site')
  const words = catalogue(locale, 'search')
  const studios = STUDIOS.filter(({ slug }) => SHELF.some(({ studio }) => studio.slug === slug))
  const first: readonly string[] = FIRST
  const inOrder = [...LISTS].sort((a, b) => first.indexOf(b) - first.indexOf(a))
  // A list that holds everything tells nothing apart.
  const lists = inOrder
    .map(slug => ({ slug, games: new Set(gamesOf(slug)) }))
    .filter(({ games }) => games.size > 0 && games.size < SHELF.length)
  const gamesWith = (feature: SlotFeature) =>
    SHELF.filter(({ features: own }) => own.includes(feature)).length
  const features = SLOT_FEATURES.filter(feature => gamesWith(feature) > 0).toSorted(
    (a, b) => gamesWith(b) - gamesWith(a)
  )
  return {
    games: SHELF.map(({ title, features: own }) => [
      title.name,
      title.slug,
      studios.findIndex(({ slug }) => slug === title.studio),
      lists.flatMap(({ games }, place) => (games.has(title) ? [place] : [])),
      features.flatMap((feature, place) => (own.includes(feature) ? [place] : [])),
      isDrawn(title.slug) ? (toneOf(title.slug)?.slice(1) ?? '') : ''
    ]),
    studios: studios.map(({ slug, name }) => [slug, name]),
    categories: lists.map(({ slug }) => [slug, site[`list.${slug}`]]),
    features: features.map(feature => [feature, words[`feature.${feature}`]])
  }
}
