import type { FastifyInstance } from 'fastify'

import { readEvents } from '#contract/wire/engagement.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { keepBytes, readSigned } from '../http/client-call.ts'
import { onOrigin } from '../http/host-gate.ts'
import { clientKeyOf } from './client-key.ts'
import { deliverSoon } from './deliver.ts'
import type { Provider } from './provider.ts'
import { takeEvents } from './take-events.ts'

const LARGEST_BODY = 1024 * 1024
const MOST_EVENTS = 1000

/** What the casino tells the provider: each list signed, each event taken once. */
export function serveEvents(scope: FastifyInstance, provider: Provider): void {
  const { ports } = provider
  const key = clientKeyOf(provider)
  keepBytes(scope, LARGEST_BODY)
  const options = { ...onOrigin(ports.config.engagementUrl), bodyLimit: LARGEST_BODY }
  scope.post('/events', options, async (request, reply) => {
    const text = readSigned(ports, key, request)
    if (text === undefined) return reply.code(401).send({ error: { code: 'INVALID_TOKEN' } })
    const told = readEvents(fromJson(text))
    if (!told || told.events.length > MOST_EVENTS)
      return reply.code(400).send({ error: { code: 'INVALID_REQUEST' } })
    await takeEvents(provider, told.events)
    deliverSoon(ports)
    return { taken: told.events.length }
  })
}
