import type { ContentBlockResolvers } from '../../generated/data.ts'
import { shelfOf } from '../shelf/index.ts'
import { gameAnswer } from './answers.ts'
import { liveTables } from './live-tables.ts'
import { isOffered, scopeOf } from './scope.ts'

/** The games that a block of content names, without those that are not on offer. */
export const gamesOfBlock: NonNullable<ContentBlockResolvers['games']> = async (
  { slugs },
  _asked,
  context
) => {
  const { bySlug } = await shelfOf(context.ports)
  const scope = scopeOf({}, context)
  const told = { currency: scope.currency, live: await liveTables(context.ports) }
  return slugs
    .flatMap(slug => bySlug.get(slug) ?? [])
    .filter(game => isOffered(game, scope))
    .map((game, place) => gameAnswer(game, place, told))
}
