import { MOST_RECENTLY_PLAYED } from '#contract/wire/recently-played.ts'
import { signedIn } from '../../context.ts'
import type { ViewerResolvers } from '../../generated/main.ts'
import { pageSize } from '../../graphql/paging.ts'
import { recentGames } from '../games/index.ts'
import { shelfOf } from '../shelf/index.ts'
import { descriptorOf } from './answers.ts'

/** The games that the player has played last; five are kept, the latest first. */
export const recentlyPlayedGamesV2: NonNullable<ViewerResolvers['recentlyPlayedGamesV2']> = async (
  _viewer,
  { maxRecentlyPlayedGames },
  context
) => {
  const most = pageSize('maxRecentlyPlayedGames', maxRecentlyPlayedGames)
  const { playerId } = signedIn(context)
  const { db } = context.ports
  const { bySlug } = await shelfOf(context.ports)
  const slugs = await recentGames(db.kysely, playerId, Math.min(most, MOST_RECENTLY_PLAYED))
  return slugs.flatMap(slug => {
    const game = bySlug.get(slug)
    if (!game) return []
    const { isLiveCasinoGame, ...json } = descriptorOf(game)
    return {
      gameId: slug,
      isLiveCasinoGame,
      gameDescriptorV2: { url: null, json: { isLiveCasinoGame, ...json } }
    }
  })
}
