import { CATEGORY_SLUGS, LISTS } from '#config/catalogue/rows.ts'
import type { Locale } from '#config/locales.ts'
import type { GameCategory, QueryResolvers } from '../../generated/data.ts'
import { listName } from '../content/index.ts'
import { gameAnswer } from './answers.ts'
import { scopeOf } from './scope.ts'
import { shelfOf } from './shelf.ts'

export const game: NonNullable<QueryResolvers['game']> = async (_root, asked, context) => {
  const found = (await shelfOf(context.ports)).bySlug.get(asked.slug)
  return found ? gameAnswer(found, found.place, scopeOf(asked, context).currency) : null
}

const SLOTS = 'slots'

// Every list but the kinds themselves holds slots, until other kinds of games come to the shelf.
function categoryAnswer(slug: string, locale: Locale): GameCategory {
  const kinds: readonly string[] = CATEGORY_SLUGS
  const lists = slug === SLOTS ? LISTS.filter(list => !kinds.includes(list)) : []
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
