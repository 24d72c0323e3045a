import { SHELF } from '#config/catalogue/games.ts'
import { tileImage } from '#config/catalogue/pictures.ts'
import type { Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import type { SearchGames } from '#rules/search/search-file.ts'
import { searchGames } from '#rules/search/search-games.ts'
import { isDrawn } from './drawn.ts'

/** The games of the build as its search knows them, in a language. */
export function houseSearch(locale: Locale): SearchGames {
  const site = catalogue(locale, 'site')
  const words = catalogue(locale, 'search')
  return searchGames(SHELF, {
    list: slug => site[`list.${slug}`],
    feature: feature => words[`feature.${feature}`],
    isDrawn: slug => isDrawn(tileImage(slug, 240))
  })
}
