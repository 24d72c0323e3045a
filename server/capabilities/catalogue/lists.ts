import type { Game } from '#config/catalogue/games.ts'
import { gamesOf, LISTS, type ListSlug } from '#config/catalogue/rows.ts'
import type {
  GameListResolvers,
  PersonalizedResolvers,
  QueryResolvers
} from '../../generated/data.ts'
import { listName } from '../content/index.ts'
import { connectionOf } from './answers.ts'
import { type Scoped, scopeOf } from './scope.ts'
import { type Shelf, shelfOf } from './shelf.ts'

const isList = (slug: string): slug is ListSlug => LISTS.some(list => list === slug)

/** The games of a list that are on offer; the selection is the one that the build makes too. */
export const gamesInList = (shelf: Shelf, slug: ListSlug): readonly Game[] =>
  gamesOf(slug).flatMap(title => shelf.bySlug.get(title.slug) ?? [])

export const personalized: NonNullable<QueryResolvers['personalized']> = (
  _root,
  asked,
  context
) => ({ __typename: 'Personalized', ...scopeOf(asked, context) })

const listAnswer = (slug: ListSlug, scope: Scoped) => ({
  ...scope,
  slug,
  name: listName(scope.locale, slug)
})

export const listOfGames: NonNullable<PersonalizedResolvers['listOfGames']> = (
  parent,
  { slug },
  context
) => (isList(slug) ? listAnswer(slug, scopeOf(parent, context)) : null)

export const listsOfGames: NonNullable<PersonalizedResolvers['listsOfGames']> = (
  parent,
  { slugs },
  context
) => {
  const scope = scopeOf(parent, context)
  return (slugs ?? LISTS).filter(isList).map(slug => listAnswer(slug, scope))
}

export const gamesOfList: NonNullable<GameListResolvers['games']> = async (
  parent,
  { first, after, lastShownGameId },
  context
) => {
  const shelf = await shelfOf(context.ports)
  const games = isList(parent.slug) ? gamesInList(shelf, parent.slug) : []
  const { currency } = scopeOf(parent, context)
  return connectionOf(games, { first, after, lastShownGameId, currency })
}
