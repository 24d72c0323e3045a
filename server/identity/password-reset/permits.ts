import { findPlayer, type Player } from '../../capabilities/player/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { CODE_MINUTES } from '../verification/rules.ts'
import { newSecrets, tokenDigest } from '../verification/secrets.ts'
import type {} from './tables.ts'

/** Lets whoever holds the token that it answers choose a password of the player, once and soon. */
export async function givePermit(
  { clock, random }: Ports,
  tx: Tx,
  playerId: string
): Promise<string> {
  const { token } = newSecrets(random)
  await tx
    .insertInto('password_permits')
    .values({
      hash: tokenDigest(token),
      player_id: playerId,
      expires_at: new Date(clock.now().getTime() + CODE_MINUTES * 60_000)
    })
    .execute()
  return token
}

/** The player whose password the token lets one choose, if it still does. */
export async function permittedPlayer(
  { clock, db: { kysely } }: Ports,
  token: string
): Promise<Player | undefined> {
  const permit = await kysely
    .selectFrom('password_permits')
    .select('player_id')
    .where('hash', '=', tokenDigest(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return permit && (await findPlayer(kysely, permit.player_id))
}

/** Uses up the permit, and with it all others of its player; false when somebody was faster. */
export async function takePermit(tx: Tx, token: string): Promise<boolean> {
  const permit = await tx
    .deleteFrom('password_permits')
    .where('hash', '=', tokenDigest(token))
    .returning('player_id')
    .executeTakeFirst()
  if (!permit) return false
  await tx.deleteFrom('password_permits').where('player_id', '=', permit.player_id).execute()
  return true
}
