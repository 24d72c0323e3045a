import type { FastifyInstance } from 'fastify'

import { OPERATORS } from '#config/operators.ts'
import { needsPriorConsent } from '#config/prior-consent.ts'
import { type AutomaticConsent, CONSENT_PATH } from '#contract/wire/consent.ts'
import type { Ports } from '../../ports.ts'
import { keepRecord } from './keep-record.ts'
import { readConsentRecord } from './read-record.ts'

const PER_MINUTE = 30
const LARGEST_BODY = 1024

/** Keeps proofs of what was agreed to, and tells where nothing has to be asked. */
export function registerConsent(app: FastifyInstance, ports: Ports): void {
  const { config, visitors } = ports
  const { automaticAcceptedCookiesCountries: accepting } = OPERATORS[config.operator]
  const options = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }

  app.post(CONSENT_PATH, { ...options, bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const record = readConsentRecord(request.body)
    if (!record)
      return reply.code(400).send({ error: { code: 'BAD_REQUEST', traceId: request.id } })
    await keepRecord(ports, record)
    return reply.code(204).send()
  })

  app.get(CONSENT_PATH, options, async request => {
    const { country } = visitors.placeOf(request.headers)
    // A country that nobody knows is one that has to be asked.
    const automatic =
      country !== undefined &&
      !needsPriorConsent(country) &&
      accepting.some(accepted => accepted === country)
    return { automatic } satisfies AutomaticConsent
  })
}
