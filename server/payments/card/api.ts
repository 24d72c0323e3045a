import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { amount, id, moment, text } from '#contract/wire/atoms.ts'
import { parserOf } from '#contract/wire/fit.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { isSameText } from '../../http/same-text.ts'
import type { Ports } from '../../ports.ts'
import {
  beginPayout,
  cancelPayout,
  findPayout,
  payoutStateOf,
  payoutsSince
} from '../desk/payouts.ts'
import { stateOf, takeBack } from '../desk/steps.ts'
import { beginPayment, findByReference, findPayment, paymentsSince } from '../desk/store.ts'

const MOST_LISTED = 500

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2048))

const readOrder = parserOf(
  v.object({
    reference: id,
    amount,
    currency: v.picklist(CURRENCY_CODES),
    customer: id,
    payee: v.pipe(text, v.maxLength(100)),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
    locale: v.picklist(LOCALE_CODES),
    returnUrl: url,
    notifyUrl: url,
    expiresAt: moment,
    accountToken: v.nullish(id, null)
  })
)

const readPayout = parserOf(
  v.object({
    reference: id,
    amount,
    currency: v.picklist(CURRENCY_CODES),
    customer: id,
    accountToken: id,
    notifyUrl: url,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_160))
  })
)

const readSince = parserOf(v.object({ since: moment }))

const fault = (code: string) => ({ error: { code } })

/** What a merchant calls: payments and payouts, begun, asked about, taken back and listed. */
export function registerCardApi(app: FastifyInstance, ports: Ports): void {
  const { config, db } = ports
  const here = onOrigin(config.providerUrls.card)
  const merchant = {
    ...here,
    preHandler: async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      const isMerchant = isSameText(
        headers.authorization ?? '',
        `Bearer ${sharedSecret(config, 'card', 'api')}`
      )
      return isMerchant ? undefined : reply.code(401).send(fault('BAD_KEY'))
    }
  }

  app.post('/v1/payments', merchant, async (request, reply) => {
    const order = readOrder(request.body)
    if (!order) return reply.code(400).send(fault('BAD_ORDER'))
    const payment = await beginPayment(ports, 'card', order)
    if (!payment) return reply.code(409).send(fault('REFERENCE_OR_ACCOUNT'))
    const checkoutUrl = new URL(`/checkout/${payment.id}`, config.providerUrls.card).href
    return reply.code(201).send({ paymentId: payment.id, checkoutUrl })
  })

  app.get<{ Querystring: { reference?: string; since?: string } }>(
    '/v1/payments',
    merchant,
    async ({ query }, reply) => {
      if (query.reference !== undefined) {
        const payment = await findByReference(db.kysely, 'card', query.reference)
        return { payments: payment ? [stateOf(payment)] : [] }
      }
      const asked = readSince(query)
      if (!asked) return reply.code(400).send(fault('BAD_QUERY'))
      const payments = await paymentsSince(db.kysely, 'card', asked.since, MOST_LISTED)
      return { payments: payments.map(stateOf) }
    }
  )

  app.get<{ Params: { id: string } }>('/v1/payments/:id', merchant, async (request, reply) => {
    const payment = await findPayment(db.kysely, 'card', request.params.id)
    return payment ? stateOf(payment) : reply.code(404).send(fault('UNKNOWN_PAYMENT'))
  })

  app.post<{ Params: { id: string } }>(
    '/v1/payments/:id/refund',
    merchant,
    async (request, reply) => {
      const payment = await findPayment(db.kysely, 'card', request.params.id)
      const after = payment && (await takeBack(ports, payment.id, 'refunded'))
      return after ? stateOf(after) : reply.code(404).send(fault('UNKNOWN_PAYMENT'))
    }
  )

  app.post('/v1/payouts', merchant, async (request, reply) => {
    const order = readPayout(request.body)
    if (!order) return reply.code(400).send(fault('BAD_ORDER'))
    const payout = await beginPayout(ports, 'card', order)
    if (payout === 'unknownAccount') return reply.code(422).send(fault('UNKNOWN_ACCOUNT'))
    if (payout === 'differs') return reply.code(409).send(fault('REFERENCE_IN_USE'))
    return reply.code(201).send(payoutStateOf(payout))
  })

  app.get<{ Querystring: { reference?: string; since?: string } }>(
    '/v1/payouts',
    merchant,
    async ({ query }, reply) => {
      if (query.reference !== undefined) {
        const payout = await findPayout(db.kysely, 'card', query.reference)
        return { payouts: payout ? [payoutStateOf(payout)] : [] }
      }
      const asked = readSince(query)
      if (!asked) return reply.code(400).send(fault('BAD_QUERY'))
      const payouts = await payoutsSince(db.kysely, 'card', asked.since, MOST_LISTED)
      return { payouts: payouts.map(payoutStateOf) }
    }
  )

  app.post<{ Params: { reference: string } }>(
    '/v1/payouts/:reference/cancel',
    merchant,
    async (request, reply) => {
      const payout = await findPayout(db.kysely, 'card', request.params.reference)
      const after = payout && (await cancelPayout(ports, payout.id))
      return after ? payoutStateOf(after) : reply.code(404).send(fault('UNKNOWN_PAYOUT'))
    }
  )
}
