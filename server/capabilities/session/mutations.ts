import { playerOf, signedIn } from '../../context.ts'
import type { EndSessionErrorCode, MutationResolvers } from '../../generated/main.ts'
import { refreshAccessToken as exchange } from '../../identity/custom-tokens.ts'
import { proveAgain } from '../../identity/prove-again.ts'
import { hasPassword } from '../../identity/sign-in.ts'
import { endOwnSession, logout as leave } from './destroy-session.ts'
import { noteUse } from './in-use.ts'

export const logout: NonNullable<MutationResolvers['logout']> = async (_root, _input, context) => ({
  loggedOut: await leave(context.ports, signedIn(context).id)
})

export const noteSessionUse: NonNullable<MutationResolvers['noteSessionUse']> = async (
  _root,
  _input,
  context
) => {
  await noteUse(context.ports.db.kysely, signedIn(context).id)
  return { noted: true }
}

const refused = (code: EndSessionErrorCode) => ({ ended: false, error: { code } })

/** Only for whoever proves again to be the player: who found a session open ends no other by it. */
export const endSession: NonNullable<MutationResolvers['endSession']> = async (
  _root,
  { id, password },
  context
) => {
  const { id: sessionId, playerId } = signedIn(context)
  const { ports, request } = context
  const proof = await proveAgain(ports, {
    player: playerOf(context),
    sessionId,
    password: password ?? undefined,
    address: request.address
  })
  if (proof === 'tooMany') return refused('TOO_MANY_TRIES')
  if (proof === 'passwordNeeded')
    return refused(
      (await hasPassword(ports.db.kysely, playerId)) ? 'PASSWORD_NEEDED' : 'SIGN_IN_NEEDED'
    )
  return { ended: await endOwnSession(ports, playerId, id) }
}

/** The refresh token alone proves who asks. */
export const refreshAccessToken: NonNullable<MutationResolvers['refreshAccessToken']> = (
  _root,
  { refreshToken },
  { ports }
) => exchange(ports, refreshToken)
