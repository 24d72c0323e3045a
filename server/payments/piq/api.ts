import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { methodOf } from '#config/payment-methods.ts'
import { id, moment } from '#contract/wire/atoms.ts'
import { fromJson, parserOf } from '#contract/wire/fit.ts'
import {
  PIQ_SIGNATURE_HEADER,
  piqSigned,
  readPiqPayout,
  readPiqSession
} from '#contract/wire/piq.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { onOrigin } from '../../http/host-gate.ts'
import { isTimedSigned } from '../../http/timed-signature.ts'
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
import { depositTransaction, payoutTransaction } from './transactions.ts'

const MOST_LISTED = 500

const readCurrency = parserOf(v.picklist(CURRENCY_CODES))
const readLocale = parserOf(v.picklist(LOCALE_CODES))
const readQuery = parserOf(v.union([v.object({ merchantTxId: id }), v.object({ since: moment })]))

const fault = (errCode: string) => ({ success: false, errCode })
const textOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '')

type ById = { Params: { id: string } }

/** What a merchant calls; every call is signed over where it goes and all that it says. */
export function registerPiqApi(app: FastifyInstance, ports: Ports): void {
  const { clock, config, db } = ports
  const here = onOrigin(config.providerUrls.piq)
  const key = sharedSecret(config, 'piq', 'api')

  app.register(async scope => {
    // The signature is over the bytes that were sent, so nothing may parse them first.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16_384 }, (_, body, done) =>
      done(null, body)
    )
    scope.addHook('preHandler', async (request, reply) => {
      const method = request.method === 'GET' ? 'GET' : 'POST'
      const said = piqSigned(method, request.url, textOf(request))
      const header = request.headers[PIQ_SIGNATURE_HEADER]
      return isTimedSigned(key, clock.now(), header, said)
        ? undefined
        : reply.code(401).send(fault('BAD_SIGNATURE'))
    })

    scope.post('/api/v1/sessions', here, async (request, reply) => {
      const asked = readPiqSession(fromJson(textOf(request)))
      const currency = readCurrency(asked?.txAmountCy)
      const locale = readLocale(asked?.locale)
      if (!asked || !currency || !locale) return reply.code(400).send(fault('BAD_ORDER'))
      const payment = await beginPayment(ports, 'piq', {
        currency,
        locale,
        reference: asked.merchantTxId,
        amount: asked.txAmount,
        customer: asked.userId,
        payee: asked.merchantName,
        country: asked.country,
        returnUrl: asked.returnUrl,
        notifyUrl: asked.callbackUrl,
        expiresAt: asked.expiresAt,
        accountToken: asked.accountId
      })
      if (!payment) return reply.code(409).send(fault('REFERENCE_OR_ACCOUNT'))
      const cashierUrl = new URL(`/pay/${payment.id}`, config.providerUrls.piq).href
      return reply.code(201).send({ txId: payment.id, cashierUrl })
    })

    scope.get('/api/v1/transactions', here, async ({ query }, reply) => {
      const asked = readQuery(query)
      if (!asked) return reply.code(400).send(fault('BAD_QUERY'))
      const [payments, payouts] =
        'since' in asked
          ? [
              await paymentsSince(db.kysely, 'piq', asked.since, MOST_LISTED),
              await payoutsSince(db.kysely, 'piq', asked.since, MOST_LISTED)
            ]
          : [
              [await findByReference(db.kysely, 'piq', asked.merchantTxId)],
              [await findPayout(db.kysely, 'piq', asked.merchantTxId)]
            ]
      return {
        transactions: [
          ...payments.flatMap(each => (each ? [depositTransaction(stateOf(each))] : [])),
          ...payouts.flatMap(each => (each ? [payoutTransaction(payoutStateOf(each))] : []))
        ]
      }
    })

    scope.post<ById>('/api/v1/transactions/:id/refund', here, async ({ params }, reply) => {
      const payment = await findPayment(db.kysely, 'piq', params.id)
      const after = payment && (await takeBack(ports, payment.id, 'refunded'))
      return after
        ? depositTransaction(stateOf(after))
        : reply.code(404).send(fault('UNKNOWN_TRANSACTION'))
    })

    scope.post('/api/v1/payouts', here, async (request, reply) => {
      const asked = readPiqPayout(fromJson(textOf(request)))
      const currency = readCurrency(asked?.txAmountCy)
      if (!asked || !currency) return reply.code(400).send(fault('BAD_ORDER'))
      const payout = await beginPayout(ports, 'piq', {
        currency,
        reference: asked.merchantTxId,
        amount: asked.txAmount,
        customer: asked.userId,
        accountToken: asked.accountId,
        notifyUrl: asked.callbackUrl,
        minutes: methodOf('piq').paysOutWithinMinutes
      })
      if (payout === 'unknownAccount') return reply.code(422).send(fault('UNKNOWN_ACCOUNT'))
      if (payout === 'differs') return reply.code(409).send(fault('REFERENCE_IN_USE'))
      return reply.code(201).send(payoutTransaction(payoutStateOf(payout)))
    })

    scope.post<ById>('/api/v1/payouts/:id/cancel', here, async ({ params }, reply) => {
      const payout = await findPayout(db.kysely, 'piq', params.id)
      const after = payout && (await cancelPayout(ports, payout.id))
      return after
        ? payoutTransaction(payoutStateOf(after))
        : reply.code(404).send(fault('UNKNOWN_TRANSACTION'))
    })
  })
}
