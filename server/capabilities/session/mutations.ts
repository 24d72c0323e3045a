import { signedIn } from '../../context.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { refreshAccessToken as exchange } from '../../identity/custom-tokens.ts'
import { endOwnSession, logout as leave } from './destroy-session.ts'

export const logout: NonNullable<MutationResolvers['logout']> = async (_root, _input, context) => ({
  loggedOut: await leave(context.ports, signedIn(context).id)
})

export const endSession: NonNullable<MutationResolvers['endSession']> = async (
  _root,
  { id },
  context
) => ({ ended: await endOwnSession(context.ports, signedIn(context).playerId, id) })

/** The refresh token alone proves who asks. */
export const refreshAccessToken: NonNullable<MutationResolvers['refreshAccessToken']> = (
  _root,
  { refreshToken },
  { ports }
) => exchange(ports, refreshToken)
