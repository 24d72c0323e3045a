import type { Executor, Tx } from '../../db/database.ts'
import type { Passkey } from './tables.ts'

export const MOST_PASSKEYS = 10

/** A player's passkeys, the newest first. */
export const passkeysOf = (db: Executor, playerId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findPasskey = (db: Executor, credentialId: string): Promise<Passkey | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

export type NewPasskey = Omit<Passkey, 'last_used_at'>

/** Keeps a passkey; undefined when the player has as many as are allowed, or it is known already. */
export async function keepPasskey(tx: Tx, given: NewPasskey): Promise<Passkey | undefined> {
  await lockPlayer(tx, given.player_id)
  const held = await passkeysOf(tx, given.player_id)
  if (held.length >= MOST_PASSKEYS) return undefined
  return await tx
    .insertInto('passkeys')
    .values({ ...given, transports: JSON.stringify(given.transports) })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

interface Use {
  readonly id: string
  readonly counter: bigint
  readonly backedUp: boolean
}

/**
 * Notes a use, unless the counter stands where it stood or lower: then the key is in two places.
 * Authenticators that do not count say 0 for ever.
 */
export async function noteUse(db: Executor, { id, counter, backedUp }: Use, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, last_used_at: now })
    .where('id', '=', id)
    .where(row => (counter === 0n ? row('counter', '=', 0n) : row('counter', '<', counter)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Adding and removing wait for each other, so that each sees what the other has left. */
export const lockPlayer = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
