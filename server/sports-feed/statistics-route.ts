import type { FastifyInstance } from 'fastify'

import { onOrigin } from '../http/host-gate.ts'
import { isPathSigned, SIGNATURE_HEADER } from '../http/signed-path.ts'
import type { Ports } from '../ports.ts'
import { secondAt } from './matches.ts'
import type { World } from './world.ts'

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode })

/** Tells the house the figures of a match: `/v1/statistics/{event}`, signed over the path. */
export function serveStatistics(app: FastifyInstance, ports: Ports, world: World): void {
  const { clock, config, db } = ports
  app.get<{ Params: { readonly event: string } }>(
    '/v1/statistics/:event',
    onOrigin(config.sportsFeedUrl),
    async ({ headers, params: { event }, url }) => {
      if (!isPathSigned(config.secrets, headers[SIGNATURE_HEADER], url)) throw refusal(401)
      const marked = await db.kysely
        .selectFrom('feed_matches')
        .select('fixture')
        .where('id', '=', event)
        .executeTakeFirst()
      const fixture = marked?.fixture ?? world.fixtureOf(event)
      if (!fixture) throw refusal(404)
      return world.statistics(fixture, secondAt(fixture, clock.now().getTime()))
    }
  )
}
