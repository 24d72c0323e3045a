import type { FastifyInstance } from 'fastify'

import { fromJson } from '#contract/wire/fit.ts'
import { readRecordRequest } from '#contract/wire/round-record.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { isSigned } from '../../http/signed-call.ts'
import type { House } from './house.ts'
import { roundRecord } from './record.ts'

const LONGEST_BODY = 1024

/** What the casino asks of the provider: records of its players' rounds, each call signed. */
export function registerRecordsApi(app: FastifyInstance, house: House): void {
  const { clock, config } = house.ports
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
      (_request, body, done) => done(null, body)
    )
    scope.post('/play/records', onOrigin(config.gamesUrl), async ({ headers, body }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const { 'x-timestamp': timestamp, 'x-signature': signature } = headers
      const call = { timestamp, signature, body: raw }
      reply.header('cache-control', 'no-store')
      if (!isSigned(config.secrets.providerKey, call, clock.now())) return reply.code(401).send({})
      const asked = readRecordRequest(fromJson(raw.toString('utf8')))
      if (!asked) return reply.code(400).send({})
      return { record: await roundRecord(house, asked) }
    })
  })
}
