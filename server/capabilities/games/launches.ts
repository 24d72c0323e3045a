import type { Selectable } from 'kysely'

import { SPORTS } from '#config/sports/book.ts'
import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { GameLaunchesTable } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

/** A launch token that is not used within this time is worth nothing. */
export const LAUNCH_SECONDS = 120

type Launch = Selectable<GameLaunchesTable>

/** Writes down for whom something is opened, and gives the token by which it is told, once. */
export async function writeLaunch(
  { clock, db, random }: Ports,
  launch: Pick<
    Launch,
    'country' | 'currency' | 'game' | 'locale' | 'mode' | 'player_id' | 'session_id'
  >
): Promise<string> {
  const now = clock.now()
  const { token, hash } = newToken(random)
  await db.kysely
    .insertInto('game_launches')
    .values({
      ...launch,
      token_hash: hash,
      created_at: now,
      expires_at: new Date(now.getTime() + LAUNCH_SECONDS * 1000)
    })
    .execute()
  return token
}

/**
 * Takes what a token was given for: once, and never what belongs to another kind of party. Undefined
 * for any other; whether it is too late is the caller's to say.
 */
export const takeLaunch = (
  db: Executor,
  token: string,
  { opens, at }: { readonly opens: 'book' | 'game'; readonly at: Date }
): Promise<Launch | undefined> =>
  db
    .updateTable('game_launches')
    .set({ used_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('game', opens === 'game' ? '!=' : '=', SPORTS)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
