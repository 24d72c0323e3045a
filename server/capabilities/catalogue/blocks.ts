import type { ContentBlockResolvers } from '../../generated/data.ts'
import { gameAnswer } from './answers.ts'
import { scopeOf } from './scope.ts'
import { shelfOf } from './shelf.ts'

/** The games that a block of content names, without those that are not on offer. */
export const gamesOfBlock: NonNullable<ContentBlockResolvers['games']> = async (
  { slugs },
  _asked,
  context
) => {
  const { bySlug } = await shelfOf(context.ports)
  const { currency } = scopeOf({}, context)
  return slugs
    .flatMap(slug => bySlug.get(slug) ?? [])
    .map((game, place) => gameAnswer(game, place, currency))
}
