import type { Ports } from '../../ports.ts'
import { KEPT_HOURS } from '../verification/rules.ts'

interface RegistrationOfInteraction {
  /** The newest verification, whose code the page asks for. */
  readonly verificationId: string
  readonly email: string
  readonly resendAt: Date
  /** Who the visitor has become, by whichever of the letters. */
  readonly playerId: string | undefined
}

/** What was registered within an interaction of the realm, if anything was lately. */
export async function registrationOf(
  { db, clock }: Ports,
  interactionId: string
): Promise<RegistrationOfInteraction | undefined> {
  const rows = await db.kysely
    .selectFrom('verifications')
    .select(['id', 'recipient', 'resend_at', 'player_id'])
    .where('purpose', '=', 'SignUp')
    .where('interaction_id', '=', interactionId)
    .where('created_at', '>', new Date(clock.now().getTime() - KEPT_HOURS * 3_600_000))
    .orderBy('created_at', 'desc')
    .execute()
  const [latest] = rows
  return (
    latest && {
      verificationId: latest.id,
      email: latest.recipient,
      resendAt: latest.resend_at,
      playerId: rows.find(({ player_id }) => player_id !== null)?.player_id ?? undefined
    }
  )
}
