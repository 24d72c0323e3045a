import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

import { readSentEvent } from '#contract/events.ts'
import { fromJson } from '#contract/wire/json.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Ports } from '../ports.ts'
import { sitePages, takeTexts } from './site-pages.ts'
import { tellAll } from './tell-all.ts'

const PATH = '/v1/events'
const LARGEST_BODY = 65_536
const MOST_AT_ONCE = 100

const BATCH = v.object({ events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_AT_ONCE)) })

/** Takes the events of pages, for the console to show: of the site's own pages, and all of a batch or none. */
export function registerEvents(app: FastifyInstance, ports: Ports): void {
  const here = onOrigin(ports.config.measuresUrl)
  const allow = sitePages(ports)

  app.register(async scope => {
    takeTexts(scope, LARGEST_BODY, fromJson)
    scope.options(PATH, here, async (request, reply) => {
      allow(request, reply)
      return reply
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type')
        .code(204)
        .send()
    })
    scope.post(PATH, here, async (request, reply) => {
      const refuse = (status: number, code: string) => reply.code(status).send({ error: { code } })
      if (!allow(request, reply)) return refuse(403, 'FOREIGN_ORIGIN')
      const read = v.safeParse(BATCH, request.body)
      if (!read.success) return refuse(400, 'INVALID_REQUEST')
      const events = read.output.events.map(readSentEvent)
      const known = events.filter(event => event !== null)
      if (known.length < events.length) return refuse(400, 'INVALID_EVENT')
      await tellAll(ports, { events: known })
      return reply.code(204).send()
    })
  })
}
