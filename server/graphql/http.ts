import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handler } from 'graphql-http'

import type { Ports } from '../ports.ts'
import { isOwnOrigin } from '../sockets/origin.ts'
import type { Documents } from './documents.ts'
import { handlerOf } from './handler.ts'

const LARGEST_BODY = 64 * 1024

/**
 * Serves an endpoint over HTTP: queries by GET or POST, mutations by POST with a JSON body only.
 * Cookies say nothing here; who asks is told by the Authorization header alone.
 */
export function serveGraphqlHttp(
  app: FastifyInstance,
  ports: Ports,
  path: string,
  documents: Documents
): void {
  const handler = handlerOf(ports, path, documents)
  app.register(async scope => {
    // Bodies stay text, so that the handler alone judges their type and form.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LARGEST_BODY },
      (_request, body, done) => done(null, body)
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOwnOrigin(request.headers, ports.config)) return reply.code(403).send()
      allowSite(request, reply, ports.config.publicUrl)
    })
    scope.options(path, (_request, reply) => reply.code(204).send())
    scope.route({
      method: ['GET', 'POST'],
      url: path,
      handler: (request, reply) => answer(handler, request, reply)
    })
  })
}

async function answer(
  handler: Handler<FastifyRequest>,
  request: FastifyRequest,
  reply: FastifyReply
) {
  const [body, { status, headers }] = await handler({
    url: request.url,
    method: request.method,
    headers: request.headers,
    body: typeof request.body === 'string' ? request.body : null,
    raw: request,
    context: undefined
  })
  reply.code(status).header('cache-control', 'no-store')
  if (headers) reply.headers(headers)
  return reply.send(body ?? undefined)
}

/** The site may stand on another host than the platform: then its pages ask across origins. */
function allowSite(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const { origin } = request.headers
  if (origin === undefined || origin !== new URL(publicUrl).origin) return
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers':
      'authorization, brand, content-type, locale, traceparent, x-context, x-ranks, x-recently-played-games',
    'access-control-expose-headers': 'x-trace-id',
    'access-control-max-age': '600',
    vary: 'Origin'
  })
}
