import { LISTS, type ListSlug } from '#config/catalogue/rows.ts'
import type {
  GameListResolvers,
  PersonalizedResolvers,
  QueryResolvers
} from '../../generated/data.ts'
import { listName } from '../content/index.ts'
import { shelfOf } from '../shelf/index.ts'
import { connectionOf, orderFor } from './answers.ts'
import { wantedBy } from './filters.ts'
import { liveTables } from './live-tables.ts'
import { inOrder, orderBy } from './orders.ts'
import { type Scoped, scopeOf } from './scope.ts'
import { tasteOf } from './taste.ts'

const isList = (slug: string): slug is ListSlug => LISTS.some(list => list === slug)

/** Lists whose order says something about their games: it is the same for all. */
const ORDERED: ReadonlySet<string> = new Set(['new', 'jackpots'] satisfies ListSlug[])

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
  { first, after, lastShownGameId, filter, sort },
  context
) => {
  const shelf = await shelfOf(context.ports)
  const scope = scopeOf(parent, context)
  const listed = isList(parent.slug) ? shelf.listed(parent.slug) : []
  const isWanted = await wantedBy(filter ?? {}, scope, context)
  const plain = orderBy(sort ?? (parent.slug === 'new' ? 'NEW' : 'POPULAR'))
  const isPersonal = !sort && !ORDERED.has(parent.slug)
  const order = isPersonal ? orderFor(after, plain, tasteOf(context)) : plain
  return connectionOf(inOrder(listed.filter(isWanted), order), {
    first,
    after,
    lastShownGameId,
    order,
    currency: scope.currency,
    live: await liveTables(context.ports)
  })
}
