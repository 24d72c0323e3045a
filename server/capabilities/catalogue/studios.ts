import { STUDIOS, type Studio } from '#config/catalogue/studios.ts'
import type { QueryResolvers, StudioResolvers } from '../../generated/data.ts'
import { connectionOf } from './answers.ts'
import { scopeOf } from './scope.ts'
import { shelfOf } from './shelf.ts'

const answerOf = ({ name, slug }: Studio) => ({ name, slug, imageUrl: null })

/** The studios that have a game on offer, in the house's order. */
export const studios: NonNullable<QueryResolvers['studios']> = async (_root, _input, { ports }) => {
  const { games } = await shelfOf(ports)
  const filled = new Set(games.map(game => game.studio.slug))
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
  const { currency } = scopeOf(asked, context)
  const { first, after } = asked
  const own = games.filter(game => game.studio.slug === slug)
  return connectionOf(own, { first, after, currency })
}
