import type { FastifyInstance, FastifyReply } from 'fastify'

import { fromJson } from '#contract/wire/fit.ts'
import { OPEN_CHECK_PATH, readOpenCheck } from '#contract/wire/identity-check.ts'
import { keepBytes, readSigned } from '../http/client-call.ts'
import { onOrigin } from '../http/host-gate.ts'
import { servePageFiles } from '../http/page-file.ts'
import type { Ports } from '../ports.ts'
import { conclude, findCheck, openCheck } from './checks.ts'
import { isOutcome } from './outcomes.ts'
import { checkPage, FILES, SCRIPT, STYLE, unknownPage } from './page.ts'
import type { ProviderCheck } from './tables.ts'
import { merchantKey, startTelling } from './tell.ts'

/** Only the site that has the check may hold its frame. */
const headersOf = (check?: ProviderCheck) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${check?.site_origin ?? "'none'"}`
  ].join('; '),
  // The address of a check is its key.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store'
})

interface WithCheck {
  Params: { readonly id: string }
  Querystring: { readonly new?: unknown }
}

/**
 * Serves the sandbox's identity provider on its own origin: another party, as a real one would be.
 * It finds whatever it is asked to find, so there is none where the sandbox is off.
 */
export function registerIdentityProvider(app: FastifyInstance, ports: Ports): void {
  const { config } = ports
  if (!config.sandbox) return
  const here = onOrigin(config.identityUrl)
  const tellSoon = startTelling(app, ports)

  app.register(async scope => {
    keepBytes(scope, 8192)
    scope.post(OPEN_CHECK_PATH, here, async (request, reply) => {
      const text = readSigned(ports, merchantKey(ports), request)
      if (text === undefined) return await reply.code(401).send({ status: 'error' })
      const order = readOpenCheck(fromJson(text))
      if (!order) return await reply.code(400).send({ status: 'error' })
      const { id } = await openCheck(ports, order)
      const frameUrl = new URL(`/checks/${id}`, config.identityUrl).href
      return { status: 'ok', checkId: id, frameUrl }
    })
  })

  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)))
    )
    servePageFiles(scope, FILES, [STYLE, SCRIPT], here)
    const unknown = (reply: FastifyReply) =>
      reply.code(404).headers(headersOf()).send(unknownPage('en'))

    scope.get<WithCheck>('/checks/:id', here, async ({ params, query }, reply) => {
      const check = await findCheck(ports, params.id)
      if (!check) return await unknown(reply)
      return await reply
        .headers(headersOf(check))
        .send(checkPage({ check, isNew: query.new !== undefined }))
    })
    scope.post<WithCheck>('/checks/:id', here, async ({ body, params }, reply) => {
      const check = await findCheck(ports, params.id)
      if (!check) return await unknown(reply)
      const chosen = body instanceof URLSearchParams ? body.get('outcome') : null
      if (!isOutcome(chosen))
        return await reply
          .code(422)
          .headers(headersOf(check))
          .send(checkPage({ check, isWrong: true }))
      await conclude(ports, check.id, chosen)
      tellSoon()
      return await reply.headers(headersOf(check)).redirect(`/checks/${check.id}?new`, 303)
    })
  })
}
