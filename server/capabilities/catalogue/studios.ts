import { STUDIOS, type Studio } from '#config/catalogue/studios.ts'
import type { QueryResolvers, StudioResolvers } from '../../generated/data.ts'
import { shelfOf } from '../shelf/index.ts'
import { connectionOf } from './answers.ts'
import { wantedBy } from './filters.ts'
import { liveTables } from './live-tables.ts'
import { inOrder, orderBy } from './orders.ts'
import { isOffered, scopeOf } from './scope.ts'

const answerOf = ({ name, slug }: Studio) => ({
  name,
  slug,
  imageUrl: `/art/studios/${slug}-240.webp`
})

/** The studios that have a game on offer there, in the house's order. */
export const studios: NonNullable<QueryResolvers['studios']> = async (_root, asked, context) => {
  const { games } = await shelfOf(context.ports)
  const scope = scopeOf(asked, context)
  const offered = games.filter(game => isOffered(game, scope))
  const filled = new Set(offered.map(game => game.studio.slug))
  return STUDIOS.filter(({ slug }) => filled.has(slug)).map(answerOf)
}

export const studio: NonNullable<QueryResolvers['studio']> = (_root, { slug }) => {
  const found = STUDIOS.find(known => known.slug === slug)
  return found ? answerOf(found) : null
}

export const gamesOfStudio: NonNullable<StudioResolvers['games']> = async (
  { slug },
  asked,
  context
) => {
  const { games } = await shelfOf(context.ports)
  const scope = scopeOf(asked, context)
  const { first, after, filter, sort } = asked
  const isWanted = await wantedBy(filter ?? {}, scope, context)
  const order = orderBy(sort ?? 'POPULAR')
  const own = games.filter(game => game.studio.slug === slug && isWanted(game))
  return connectionOf(inOrder(own, order), {
    first,
    after,
    order,
    currency: scope.currency,
    live: await liveTables(context.ports)
  })
}
