import { createHash, randomBytes } from 'node:crypto'

import type { Ports } from '../ports.ts'
import type { TokenHolder } from './house-token.ts'

const LASTS_MS = 12 * 3_600_000

const hashOf = (session: string) => createHash('sha256').update(session).digest('base64url')

/** Lets somebody in whom the house has vouched for; their conversation goes on where it stood. */
export async function openSession(
  { clock, db }: Ports,
  { externalId, name }: TokenHolder
): Promise<string> {
  const session = randomBytes(32).toString('base64url')
  const now = clock.now()
  await db.transaction(async tx => {
    await tx
      .insertInto('desk_conversations')
      .values({ external_id: externalId, name, created_at: now, last_at: now })
      .onConflict(conflict => conflict.column('external_id').doUpdateSet({ name }))
      .execute()
    await tx
      .insertInto('desk_sessions')
      .values({
        hash: hashOf(session),
        external_id: externalId,
        expires_at: new Date(now.getTime() + LASTS_MS)
      })
      .execute()
  })
  return session
}

/** Whose session it is; undefined for one that was never opened, has been ended, or is too old. */
export async function holderOf({ clock, db }: Ports, session: string): Promise<string | undefined> {
  const row = await db.kysely
    .selectFrom('desk_sessions')
    .select('external_id')
    .where('hash', '=', hashOf(session))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row?.external_id
}

/** Ends a session; nothing can be read or written with it any more. */
export async function endSession({ db }: Ports, session: string): Promise<void> {
  await db.kysely.deleteFrom('desk_sessions').where('hash', '=', hashOf(session)).execute()
}
