import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Config } from '../config.ts'
import { siteOrigins } from '../identity/realm.ts'

const LASTS_SECONDS = '600'

/** Only pages of the casino's site may read what the provider answers. */
export function allowSite(config: Config, { headers }: FastifyRequest, reply: FastifyReply): void {
  const { origin } = headers
  reply.header('vary', 'Origin')
  if (origin === undefined || !siteOrigins(config).includes(origin)) return
  reply.header('access-control-allow-origin', origin)
}

/** Answers a browser that asks whether the site may send a token and a body. */
export function allowToken(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  allowSite(config, request, reply)
  reply
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'authorization, content-type')
    .header('access-control-max-age', LASTS_SECONDS)
    .code(204)
    .send()
}
