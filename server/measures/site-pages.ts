import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { siteOrigins } from '../identity/realm.ts'
import type { Ports } from '../ports.ts'

/** Lets pages of the site read answers, and says whether one of them has asked. */
export function sitePages({ config }: Pick<Ports, 'config'>) {
  const sites = siteOrigins(config)
  return ({ headers }: FastifyRequest, reply: FastifyReply): boolean => {
    const { origin } = headers
    reply.header('vary', 'Origin')
    const isSite = origin !== undefined && sites.includes(origin)
    if (isSite) reply.header('access-control-allow-origin', origin)
    return isSite
  }
}

/** Bodies of the scope are texts and nothing else: a page posts plain text, so that no browser asks beforehand. */
export function takeTexts<T>(
  scope: FastifyInstance,
  bodyLimit: number,
  read: (text: string) => T
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    /^(text\/plain|application\/json)\b/,
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, read(String(body)))
  )
}
