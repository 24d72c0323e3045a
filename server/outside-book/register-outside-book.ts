import type { FastifyInstance } from 'fastify'

import { fromJson } from '#contract/wire/fit.ts'
import {
  BOOK_CLIENT,
  BOOK_SESSION_PATH,
  readBookSessionAnswer,
  readBookSessionRequest
} from '#contract/wire/outside-book.ts'
import { postSigned } from '../http/client-call.ts'
import { onOrigin } from '../http/host-gate.ts'
import { servePageFiles } from '../http/page-file.ts'
import type { Ports } from '../ports.ts'
import { bookPage, FILES, SCRIPT, STYLE } from './page.ts'

const LARGEST_BODY = 4096

/** Only the house may hold the frame. */
const headersFor = (house: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${house}`
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store'
})

/**
 * Serves the sandbox's sportsbook of another party on its own origin, where the house is told to show
 * one. It takes no bets: it shows what a frame and its site tell each other.
 */
export function registerOutsideBook(app: FastifyInstance, ports: Ports): void {
  const { config } = ports
  const { outsideBook, publicUrl, secrets } = config
  if (!outsideBook?.isOurs) return
  const here = onOrigin(outsideBook.url)
  const key = { clientId: BOOK_CLIENT, secret: secrets.outsideBook.secret }
  servePageFiles(app, FILES, [STYLE, SCRIPT], here)

  app.get<{ Querystring: { readonly locale?: unknown; readonly currency?: unknown } }>(
    '/',
    here,
    async ({ query }, reply) =>
      reply.headers(headersFor(new URL(publicUrl).origin)).send(bookPage(publicUrl, query))
  )

  /** The book's own page asks its server, and that asks the house: a token is worth nothing to others. */
  app.post('/session', { ...here, bodyLimit: LARGEST_BODY }, async ({ body }, reply) => {
    reply.header('cache-control', 'no-store')
    const asked = readBookSessionRequest(body)
    if (!asked) return await reply.code(400).send({ status: 'error' })
    const { text } = await postSigned(ports, key, new URL(BOOK_SESSION_PATH, publicUrl), asked)
    const session = readBookSessionAnswer(fromJson(text))
    return session ?? (await reply.code(502).send({ status: 'error' }))
  })
}
