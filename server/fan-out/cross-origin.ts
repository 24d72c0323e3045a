import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'
import { siteOrigins } from '../identity/realm.ts'

const LASTS_SECONDS = '600'

/** Anybody's pages may read what is public. */
export function allowAnybody(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*')
}

/** Only pages of the site may read what is a player's own. */
export function allowSite(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers
  reply.header('vary', 'Origin')
  if (origin !== undefined && siteOrigins(config).includes(origin))
    reply.header('access-control-allow-origin', origin)
}

/** Answers a browser that asks whether it may send a token. */
export function allowToken(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  allowSite(config, request, reply)
  reply
    .header('access-control-allow-methods', 'GET')
    .header('access-control-allow-headers', 'authorization')
    .header('access-control-max-age', LASTS_SECONDS)
    .code(204)
    .send()
}
