import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { amount, id, moment, text } from '#contract/wire/atoms.ts'
import { parserOf } from '#contract/wire/fit.ts'
import { onOrigin } from '../../http/host-gate.ts'
import type { Ports } from '../../ports.ts'
import { payPath } from '../banking/providers.ts'
import {
  beginPayout,
  cancelPayout,
  findPayout,
  payoutStateOf,
  payoutsSince
} from '../desk/payouts.ts'
import { stateOf } from '../desk/steps.ts'
import { beginPayment, findByReference, paymentsSince } from '../desk/store.ts'
import { depositOf, withdrawalOf } from './states.ts'
import { grantToken, isGranted } from './token.ts'

const MOST_LISTED = 500

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2048))
const money = v.object({ value: amount, currency: v.picklist(CURRENCY_CODES) })

const readDeposit = parserOf(
  v.object({
    merchant_reference: id,
    merchant_name: v.pipe(text, v.maxLength(100)),
    amount: money,
    user: v.object({
      id,
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/)),
      locale: v.picklist(LOCALE_CODES)
    }),
    redirect_url: url,
    notification_url: url,
    expires_at: moment
  })
)

const readWithdrawal = parserOf(
  v.object({
    merchant_reference: id,
    amount: money,
    user_id: id,
    account_id: id,
    notification_url: url,
    settles_within_minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_160))
  })
)

const readQuery = parserOf(
  v.union([v.object({ merchant_reference: id }), v.object({ changed_since: moment })])
)

const fault = (error: string) => ({ error })

/** What a merchant calls, with a token that its client credentials were answered with. */
export function registerZimplerApi(app: FastifyInstance, ports: Ports): void {
  const { config, db } = ports
  const here = onOrigin(config.providerUrls.zimpler)
  const merchant = {
    ...here,
    preHandler: async ({ headers }: FastifyRequest, reply: FastifyReply) =>
      (await isGranted(ports, headers.authorization))
        ? undefined
        : reply.code(401).send(fault('invalid_token'))
  }

  app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)))
    )
    scope.post('/oauth/token', here, async ({ body, headers }, reply) => {
      const isAsked =
        body instanceof URLSearchParams && body.get('grant_type') === 'client_credentials'
      if (!isAsked) return reply.code(400).send(fault('unsupported_grant_type'))
      const granted = await grantToken(ports, headers.authorization)
      return granted ?? reply.code(401).send(fault('invalid_client'))
    })
  })

  app.post('/v3/deposits', merchant, async (request, reply) => {
    const order = readDeposit(request.body)
    if (!order) return reply.code(400).send(fault('invalid_request'))
    const payment = await beginPayment(ports, 'zimpler', {
      reference: order.merchant_reference,
      amount: order.amount.value,
      currency: order.amount.currency,
      customer: order.user.id,
      payee: order.merchant_name,
      country: order.user.country,
      locale: order.user.locale,
      returnUrl: order.redirect_url,
      notifyUrl: order.notification_url,
      expiresAt: order.expires_at
    })
    if (!payment) return reply.code(409).send(fault('duplicate_reference'))
    const authorization_url = new URL(payPath(payment), config.providerUrls.zimpler).href
    return reply.code(201).send({ ...depositOf(stateOf(payment)), authorization_url })
  })

  app.get('/v3/deposits', merchant, async (request, reply) => {
    const query = readQuery(request.query)
    if (!query) return reply.code(400).send(fault('invalid_request'))
    const found =
      'merchant_reference' in query
        ? [await findByReference(db.kysely, 'zimpler', query.merchant_reference)]
        : await paymentsSince(db.kysely, 'zimpler', query.changed_since, MOST_LISTED)
    return { deposits: found.flatMap(payment => (payment ? depositOf(stateOf(payment)) : [])) }
  })

  app.post('/v3/withdrawals', merchant, async (request, reply) => {
    const order = readWithdrawal(request.body)
    if (!order) return reply.code(400).send(fault('invalid_request'))
    const payout = await beginPayout(ports, 'zimpler', {
      reference: order.merchant_reference,
      amount: order.amount.value,
      currency: order.amount.currency,
      customer: order.user_id,
      accountToken: order.account_id,
      notifyUrl: order.notification_url,
      minutes: order.settles_within_minutes
    })
    if (payout === 'unknownAccount') return reply.code(422).send(fault('unknown_account'))
    if (payout === 'differs') return reply.code(409).send(fault('duplicate_reference'))
    return reply.code(201).send(withdrawalOf(payoutStateOf(payout)))
  })

  app.get('/v3/withdrawals', merchant, async (request, reply) => {
    const query = readQuery(request.query)
    if (!query) return reply.code(400).send(fault('invalid_request'))
    const found =
      'merchant_reference' in query
        ? [await findPayout(db.kysely, 'zimpler', query.merchant_reference)]
        : await payoutsSince(db.kysely, 'zimpler', query.changed_since, MOST_LISTED)
    return {
      withdrawals: found.flatMap(payout => (payout ? withdrawalOf(payoutStateOf(payout)) : []))
    }
  })

  app.post<{ Params: { reference: string } }>(
    '/v3/withdrawals/:reference/cancel',
    merchant,
    async (request, reply) => {
      const payout = await findPayout(db.kysely, 'zimpler', request.params.reference)
      const after = payout && (await cancelPayout(ports, payout.id))
      return after ? withdrawalOf(payoutStateOf(after)) : reply.code(404).send(fault('not_found'))
    }
  )
}
