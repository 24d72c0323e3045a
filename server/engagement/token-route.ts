import type { FastifyInstance } from 'fastify'

import {
  type GamificationToken,
  readGamificationTokenRequest
} from '#contract/wire/gamification.ts'
import { ofProvider, refuse } from './door.ts'
import { identityTokenReader } from './identity-token.ts'
import { issueToken } from './player-token.ts'
import type { Provider } from './provider.ts'

const PER_MINUTE = 120
const LARGEST_BODY = 8192

/** Trades a player's access token for one of the provider's own. */
export function serveToken(scope: FastifyInstance, provider: Provider): void {
  const { ports, programme } = provider
  const { clock, config, db } = ports
  const playerOf = identityTokenReader(config)
  const options = { ...ofProvider(provider, PER_MINUTE), bodyLimit: LARGEST_BODY }
  scope.post('/token', options, async (request, reply) => {
    const asked = readGamificationTokenRequest(request.body)
    if (!asked) return await refuse(reply, 'INVALID_REQUEST')
    const playerId =
      asked.clientId === programme.clientId ? await playerOf(asked.identityToken) : undefined
    if (playerId === undefined) return await refuse(reply, 'INVALID_TOKEN')
    await db.kysely
      .insertInto('engage_players')
      .values({ player_id: playerId, created_at: clock.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return (await issueToken(provider, playerId)) satisfies GamificationToken
  })
}
