import type { FastifyInstance } from 'fastify'

import { ownStands } from '../config.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Ports } from '../ports.ts'
import { readEnvelope } from './envelope.ts'
import { sitePages, takeTexts } from './site-pages.ts'
import { tellAll } from './tell-all.ts'

const LARGEST_BODY = 262_144
const MOST_A_MINUTE = 60

interface Asked {
  readonly Params: { readonly project: string }
  readonly Querystring: { readonly sentry_key?: unknown }
}

/** Takes the reports of the site's own pages, in the form of Sentry's envelopes, for the console to show. */
export function registerReports(app: FastifyInstance, ports: Ports): void {
  const { deskUrl, measuresUrl } = ports.config
  const dsn = new URL(ownStands(deskUrl, measuresUrl).reports)
  const isKnown = ({ Params, Querystring }: Asked) =>
    `/${Params.project}` === dsn.pathname && Querystring.sentry_key === dsn.username
  const allow = sitePages(ports)

  app.register(async scope => {
    takeTexts(scope, LARGEST_BODY, text => text)
    scope.post<Asked>(
      '/api/:project/envelope/',
      {
        ...onOrigin(measuresUrl),
        config: { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } }
      },
      async (request, reply) => {
        const refuse = (status: number, code: string) =>
          reply.code(status).send({ error: { code } })
        if (!allow(request, reply)) return refuse(403, 'FOREIGN_ORIGIN')
        const { params: Params, query: Querystring, body } = request
        if (!isKnown({ Params, Querystring })) return refuse(403, 'UNKNOWN_PROJECT')
        const envelope = typeof body === 'string' ? readEnvelope(body) : null
        if (!envelope) return refuse(400, 'INVALID_ENVELOPE')
        await tellAll(ports, envelope)
        return {}
      }
    )
  })
}
