import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { claimsOf } from './account.ts'
import { authenticate } from './authenticate.ts'
import { siteOrigins } from './realm.ts'

const BEARER = /^Bearer ([\w.-]+)$/i

/** Tells who an access token belongs to. The provider's own answer refuses tokens for an API. */
export function registerUserinfo(scope: FastifyInstance, ports: Ports): void {
  const origins = siteOrigins(ports.config)
  scope.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/protocol/openid-connect/userinfo',
    handler: async ({ method, headers }, reply) => {
      reply.header('vary', 'Origin').header('cache-control', 'no-store')
      if (headers.origin !== undefined && origins.includes(headers.origin))
        reply
          .header('access-control-allow-origin', headers.origin)
          .header('access-control-allow-headers', 'authorization')
          .header('access-control-expose-headers', 'www-authenticate')
      if (method === 'OPTIONS') return reply.code(204).send()

      const token = BEARER.exec(headers.authorization ?? '')?.[1]
      const known = await authenticate(ports, token)
      if (known) return { ...claimsOf(known.player), sid: known.session.id }
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer error="invalid_token"')
        .send({ error: 'invalid_token', error_description: 'invalid token provided' })
    }
  })
}
