import { SHELF } from '#config/catalogue/games.ts'
import type { Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { searchGames } from '#rules/search/search-games.ts'

/** Games of the house as its search knows them in a language, all drawn. */
export const houseGames = (locale: Locale = 'en', games = SHELF) =>
  searchGames(games, {
    list: slug => catalogue(locale, 'site')[`list.${slug}`],
    feature: feature => catalogue(locale, 'search')[`feature.${feature}`],
    isDrawn: () => true
  })
