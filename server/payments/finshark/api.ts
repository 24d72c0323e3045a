import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { id, moment, text } from '#contract/wire/atoms.ts'
import {
  FINSHARK_SIGNATURE_HEADER,
  FINSHARK_TIME_HEADER,
  finsharkSigned
} from '#contract/wire/finshark.ts'
import { fromJson, parserOf } from '#contract/wire/fit.ts'
import { toDecimal } from '#rules/money.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { isSigned } from '../../http/signed-call.ts'
import type { Ports } from '../../ports.ts'
import { payPath } from '../banking/providers.ts'
import {
  beginPayout,
  cancelPayout,
  findPayout,
  findPayoutById,
  payoutStateOf,
  payoutsSince
} from '../desk/payouts.ts'
import { stateOf } from '../desk/steps.ts'
import { beginPayment, findByReference, findPayment, paymentsSince } from '../desk/store.ts'
import { paymentOf, payoutOf } from './states.ts'

const MOST_LISTED = 500

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2048))
const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e12))

const readOrder = parserOf(
  v.object({
    reference: id,
    minorUnits,
    currency: v.picklist(CURRENCY_CODES),
    creditor: v.pipe(text, v.maxLength(100)),
    customer: v.object({
      id,
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
      locale: v.picklist(LOCALE_CODES)
    }),
    returnUrl: url,
    changedUrl: url,
    until: moment
  })
)

const readPayoutOrder = parserOf(
  v.object({
    reference: id,
    minorUnits,
    currency: v.picklist(CURRENCY_CODES),
    customer: id,
    debtor: id,
    changedUrl: url,
    withinMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_160))
  })
)

const readQuery = parserOf(v.union([v.object({ reference: id }), v.object({ since: moment })]))

const fault = (problem: string) => ({ problem })
const textOf = (body: unknown) => (typeof body === 'string' ? body : '')

type WithId = { Params: { id: string } }

/** What a merchant calls: every call is signed together with its address and its time. */
export function registerFinsharkApi(app: FastifyInstance, ports: Ports): void {
  const { clock, config, db } = ports
  const isFromMerchant = ({ body, headers, method, url: path }: FastifyRequest) =>
    isSigned(
      sharedSecret(config, 'finshark', 'api'),
      {
        timestamp: headers[FINSHARK_TIME_HEADER],
        signature: headers[FINSHARK_SIGNATURE_HEADER],
        body: Buffer.from(finsharkSigned(method, path, textOf(body)))
      },
      clock.now()
    )
  const merchant = {
    ...onOrigin(config.providerUrls.finshark),
    preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
      isFromMerchant(request) ? undefined : reply.code(401).send(fault('signature'))
  }

  app.register(async scope => {
    // Signatures are over the text that was sent, so nothing may parse it first.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body)
    )

    scope.post('/payments', merchant, async ({ body }, reply) => {
      const order = readOrder(fromJson(textOf(body)))
      if (!order) return reply.code(400).send(fault('form'))
      const payment = await beginPayment(ports, 'finshark', {
        reference: order.reference,
        amount: toDecimal(BigInt(order.minorUnits), order.currency),
        currency: order.currency,
        customer: order.customer.id,
        payee: order.creditor,
        country: order.customer.country,
        locale: order.customer.locale,
        returnUrl: order.returnUrl,
        notifyUrl: order.changedUrl,
        expiresAt: order.until
      })
      if (!payment) return reply.code(409).send(fault('reference'))
      const redirect = new URL(payPath(payment), config.providerUrls.finshark).href
      return reply.code(201).send({ id: payment.id, redirect })
    })

    scope.get('/payments', merchant, async (request, reply) => {
      const query = readQuery(request.query)
      if (!query) return reply.code(400).send(fault('query'))
      const found =
        'reference' in query
          ? [await findByReference(db.kysely, 'finshark', query.reference)]
          : await paymentsSince(db.kysely, 'finshark', query.since, MOST_LISTED)
      return { payments: found.flatMap(payment => (payment ? paymentOf(stateOf(payment)) : [])) }
    })

    scope.get<WithId>('/payments/:id', merchant, async ({ params }, reply) => {
      const payment = await findPayment(db.kysely, 'finshark', params.id)
      return payment ? paymentOf(stateOf(payment)) : reply.code(404).send(fault('unknown'))
    })

    scope.post('/payouts', merchant, async ({ body }, reply) => {
      const order = readPayoutOrder(fromJson(textOf(body)))
      if (!order) return reply.code(400).send(fault('form'))
      const payout = await beginPayout(ports, 'finshark', {
        reference: order.reference,
        amount: toDecimal(BigInt(order.minorUnits), order.currency),
        currency: order.currency,
        customer: order.customer,
        accountToken: order.debtor,
        notifyUrl: order.changedUrl,
        minutes: order.withinMinutes
      })
      if (payout === 'unknownAccount') return reply.code(422).send(fault('debtor'))
      if (payout === 'differs') return reply.code(409).send(fault('reference'))
      return reply.code(201).send(payoutOf(payoutStateOf(payout)))
    })

    scope.get('/payouts', merchant, async (request, reply) => {
      const query = readQuery(request.query)
      if (!query) return reply.code(400).send(fault('query'))
      const found =
        'reference' in query
          ? [await findPayout(db.kysely, 'finshark', query.reference)]
          : await payoutsSince(db.kysely, 'finshark', query.since, MOST_LISTED)
      return { payouts: found.flatMap(payout => (payout ? payoutOf(payoutStateOf(payout)) : [])) }
    })

    scope.get<WithId>('/payouts/:id', merchant, async ({ params }, reply) => {
      const payout = await findPayoutById(db.kysely, 'finshark', params.id)
      return payout ? payoutOf(payoutStateOf(payout)) : reply.code(404).send(fault('unknown'))
    })

    scope.post<{ Params: { reference: string } }>(
      '/payouts/by-reference/:reference/abort',
      merchant,
      async ({ params }, reply) => {
        const payout = await findPayout(db.kysely, 'finshark', params.reference)
        const after = payout && (await cancelPayout(ports, payout.id))
        return after ? payoutOf(payoutStateOf(after)) : reply.code(404).send(fault('unknown'))
      }
    )
  })
}
