import type { Player } from '../capabilities/player/index.ts'
import type { Ports } from '../ports.ts'
import { signIn } from './sign-in.ts'

/** So long after a proof no other one is asked for. */
const FRESH_MINUTES = 10

export interface Proving {
  readonly player: Player
  readonly sessionId: string
  readonly password: string | undefined
  /** The network address that the try comes from. */
  readonly address: string
}

/**
 * Whether who acts in a session is its player: by a proof of the last ten minutes, or by the password,
 * which is such a proof from then on. Tries count together with those of signing in.
 */
export async function proveAgain(
  ports: Ports,
  { player, sessionId, password, address }: Proving
): Promise<'passwordNeeded' | 'proven' | 'tooMany'> {
  if (password === undefined) return (await isFresh(ports, sessionId)) ? 'proven' : 'passwordNeeded'
  const { status } = await signIn(ports, { email: player.email, password, address })
  if (status !== 'signedIn') return status === 'tooMany' ? 'tooMany' : 'passwordNeeded'
  await ports.db.kysely
    .updateTable('sessions')
    .set({ proven_at: ports.clock.now() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  return 'proven'
}

async function isFresh({ db, clock }: Ports, sessionId: string): Promise<boolean> {
  const session = await db.kysely
    .selectFrom('sessions')
    .select('proven_at')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const age = clock.now().getTime() - (session?.proven_at.getTime() ?? 0)
  return age <= FRESH_MINUTES * 60_000
}
