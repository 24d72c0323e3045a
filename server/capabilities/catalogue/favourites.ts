import { signedIn } from '../../context.ts'
import type { MutationResolvers, ViewerResolvers } from '../../generated/main.ts'
import { shelfOf } from '../shelf/index.ts'
import { favouritesOf, markGame, unmarkGame } from './store.ts'

const MOST_FAVOURITES = 100

export const favouriteGames: NonNullable<ViewerResolvers['favouriteGames']> = async (
  _viewer,
  _input,
  context
) => [...(await favouritesOf(context.ports.db.kysely, signedIn(context).playerId))]

/** Marks a game or takes the mark back; doing either twice is as doing it once. */
export const setFavourite: NonNullable<MutationResolvers['setFavourite']> = async (
  _root,
  { input: { slug, favourite } },
  context
) => {
  const { playerId } = signedIn(context)
  const { db, clock } = context.ports
  const { bySlug } = await shelfOf(context.ports)
  if (!bySlug.has(slug)) return { error: { code: 'GAME_NOT_FOUND' } }
  if (!favourite) await unmarkGame(db.kysely, playerId, slug)
  else {
    const marked = await favouritesOf(db.kysely, playerId)
    if (marked.length >= MOST_FAVOURITES && !marked.includes(slug))
      return { error: { code: 'TOO_MANY_FAVOURITES' } }
    await markGame(db.kysely, { playerId, slug, now: clock.now() })
  }
  return { ok: { slug, favourite } }
}
