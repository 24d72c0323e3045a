import type { FastifyInstance } from 'fastify'

import { EURO_RATES } from '#config/exchange-rates.ts'
import { decisionOf } from '../capabilities/jackpot/index.ts'
import { drawRecord } from '../capabilities/raffle/index.ts'
import { allowAnybody } from '../fan-out/cross-origin.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Hall } from './hall.ts'

const HOUR = 'public, max-age=3600'
const MOMENT = 'public, max-age=2'
const NUMBER = /^[1-9]\d{0,17}$/

const missing = () => Object.assign(new Error('missing'), { statusCode: 404 })

/** What anybody may read and check: rates, draws, decisions, and the key they are signed with. */
export function servePublic(app: FastifyInstance, { ports }: Hall): void {
  const { clock, config, db } = ports
  const here = onOrigin(config.jackpotsUrl)
  const seldom = { ...here, config: { rateLimit: { max: 120, timeWindow: '1 minute' } } }
  const { kty, crv, x } = config.secrets.jackpotKey
  const keys = [{ kty, crv, x, use: 'sig', alg: 'EdDSA' }]

  app.get('/v1/currencies', here, async (_request, reply) => {
    allowAnybody(reply)
    return reply.header('cache-control', HOUR).send({ multipliers: EURO_RATES })
  })

  app.get('/v1/keys', here, async (_request, reply) => {
    allowAnybody(reply)
    return reply.header('cache-control', HOUR).send({ keys })
  })

  app.get<{ Params: { readonly instance: string } }>(
    '/v1/raffles/draws/:instance',
    seldom,
    async ({ params }, reply) => {
      allowAnybody(reply)
      const record = await drawRecord(db.kysely, params.instance, clock.now())
      if (!record) throw missing()
      // A draw that has been made never changes; before it says that it is open or being made.
      return reply.header('cache-control', record.status === 'drawn' ? HOUR : MOMENT).send(record)
    }
  )

  app.get<{ Params: { readonly instance: string; readonly number: string } }>(
    '/v1/thrillpots/decisions/:instance/:number',
    seldom,
    async ({ params: { instance, number } }, reply) => {
      allowAnybody(reply)
      if (!NUMBER.test(number)) throw missing()
      const decision = await decisionOf(db.kysely, instance, BigInt(number))
      if (!decision) throw missing()
      return reply.header('cache-control', HOUR).send({ instance, number, ...decision })
    }
  )
}
