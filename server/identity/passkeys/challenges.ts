import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { ChallengePurpose } from './tables.ts'

const CHALLENGE_MINUTES = 5

interface Challenge {
  readonly id: string
  readonly challenge: string
}

/** Draws what an authenticator is to sign, once and within five minutes. */
export async function openChallenge(
  { db, clock, random }: Ports,
  purpose: ChallengePurpose,
  playerId: string | null
): Promise<Challenge> {
  const drawn = {
    id: random.uuid(),
    challenge: Buffer.from(random.bytes(32)).toString('base64url')
  }
  await db.kysely
    .insertInto('passkey_challenges')
    .values({
      ...drawn,
      purpose,
      player_id: playerId,
      expires_at: new Date(clock.now().getTime() + CHALLENGE_MINUTES * 60_000)
    })
    .execute()
  return drawn
}

interface Use {
  readonly id: string
  readonly purpose: ChallengePurpose
  readonly playerId: string | null
}

/** The challenge, for the one of all who ask at once that comes first; undefined for the others. */
export async function spendChallenge(
  db: Executor,
  { id, purpose, playerId }: Use,
  now: Date
): Promise<string | undefined> {
  const row = await db
    .updateTable('passkey_challenges')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}
