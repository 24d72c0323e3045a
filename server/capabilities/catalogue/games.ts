import { CATEGORY_SLUGS, type CategorySlug, gamesOf, LISTS } from '#config/catalogue/rows.ts'
import type { Locale } from '#config/locales.ts'
import type { GameCategory, QueryResolvers } from '../../generated/data.ts'
import { listName } from '../content/index.ts'
import { shelfOf } from '../shelf/index.ts'
import { gameAnswer } from './answers.ts'
import { liveTables } from './live-tables.ts'
import { isOffered, scopeOf } from './scope.ts'

export const game: NonNullable<QueryResolvers['game']> = async (_root, asked, context) => {
  const found = (await shelfOf(context.ports)).bySlug.get(asked.slug)
  const scope = scopeOf(asked, context)
  if (!found || !isOffered(found, scope)) return null
  const live = await liveTables(context.ports)
  return gameAnswer(found, found.place, { currency: scope.currency, live })
}

/** Lists of a kind of game: those that hold nothing else. */
function categoryAnswer(slug: CategorySlug, locale: Locale): GameCategory {
  const kinds: readonly string[] = CATEGORY_SLUGS
  const own = new Set(gamesOf(slug))
  const lists = LISTS.filter(list => {
    const games = kinds.includes(list) ? [] : gamesOf(list)
    return games.length > 0 && games.every(game => own.has(game))
  })
  return { slug, name: listName(locale, slug), lists }
}

export const gameCategories: NonNullable<QueryResolvers['gameCategories']> = (
  _root,
  asked,
  context
) => CATEGORY_SLUGS.map(slug => categoryAnswer(slug, scopeOf(asked, context).locale))

export const gameCategory: NonNullable<QueryResolvers['gameCategory']> = (
  _root,
  asked,
  context
) => {
  const slug = CATEGORY_SLUGS.find(known => known === asked.slug)
  return slug ? categoryAnswer(slug, scopeOf(asked, context).locale) : null
}
