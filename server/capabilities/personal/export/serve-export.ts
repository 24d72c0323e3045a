import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../../ports.ts'
import { EXPORT_ROUTE, isExportAddress } from './addresses.ts'
import { readAll } from './read-all.ts'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly signature?: unknown }
}

const NOT_FOUND = { error: { code: 'NOT_FOUND' } } as const

/** Serves the file while its address is good; whatever is wrong, the answer is the same. */
export function serveExports(app: FastifyInstance, { clock, config, db }: Ports): void {
  app.get<Asked>(EXPORT_ROUTE, async ({ params: { id }, query }, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff'
    })
    if (!isExportAddress(config, id, query.signature)) return reply.code(404).send(NOT_FOUND)
    const asked = await db.kysely
      .selectFrom('personal_exports')
      .select('player_id')
      .where('id', '=', id)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst()
    if (!asked) return reply.code(404).send(NOT_FOUND)
    return reply
      .header('content-disposition', 'attachment; filename="personal-data.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(readAll(db.kysely, asked.player_id, clock.now())))
  })
}
