import type { Resolvers } from '../../generated/main.ts'
import { startCustomSession } from '../../identity/custom-tokens.ts'
import { signIn as prove } from '../../identity/sign-in.ts'
import { deviceFactsOf } from '../session/index.ts'

/**
 * Sign-in by the lobby's own form. It answers in every country: whom a bank has registered abroad
 * signs in here as well.
 */
export const resolvers: Resolvers = {
  Mutation: {
    signIn: async (_root, { input: { email, password } }, { ports, request }) => {
      const { address, headers } = request
      const outcome = await prove(ports, { email, password, address })
      if (outcome.status === 'tooMany')
        return { error: { code: 'TOO_MANY_TRIES', retryAt: outcome.until } }
      if (outcome.status === 'failed') return { error: { code: 'LOGIN_FAILED' } }
      const device = deviceFactsOf(headers, address)
      const { id: playerId } = outcome.player
      return { ok: await startCustomSession(ports, { playerId, device, method: 'PASSWORD' }) }
    }
  }
}
