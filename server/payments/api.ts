import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { amount, id, moment, text } from '#contract/wire/atoms.ts'
import { parserOf } from '#contract/wire/fit.ts'
import { apiKeyOf } from '../capabilities/cashier/index.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Ports } from '../ports.ts'
import { maskOf } from './notify.ts'
import { isFinal } from './steps.ts'
import { findPayment } from './store.ts'
import type { CardPayment } from './tables.ts'

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(2048))

const readOrder = parserOf(
  v.object({
    reference: id,
    amount,
    currency: v.picklist(CURRENCY_CODES),
    customer: id,
    payee: v.pipe(text, v.maxLength(100)),
    locale: v.picklist(LOCALE_CODES),
    returnUrl: url,
    notifyUrl: url,
    expiresAt: moment
  })
)

type Order = NonNullable<ReturnType<typeof readOrder>>

/** What a merchant calls: begin a payment, ask about one. */
export function registerCardApi(app: FastifyInstance, ports: Ports): void {
  const key = Buffer.from(`Bearer ${apiKeyOf(ports.config)}`)
  const isMerchant = ({ headers }: FastifyRequest) => {
    const given = Buffer.from(headers.authorization ?? '')
    return given.length === key.length && timingSafeEqual(given, key)
  }
  const here = onOrigin(ports.config.paymentsUrl)

  app.post('/v1/payments', here, async (request, reply) => {
    if (!isMerchant(request)) return reply.code(401).send({ error: { code: 'BAD_KEY' } })
    const order = readOrder(request.body)
    if (!order) return reply.code(400).send({ error: { code: 'BAD_ORDER' } })
    const payment = await begin(ports, order)
    if (!payment) return reply.code(409).send({ error: { code: 'REFERENCE_IN_USE' } })
    const checkoutUrl = new URL(`/checkout/${payment.id}`, ports.config.paymentsUrl).href
    return reply.code(201).send({ paymentId: payment.id, checkoutUrl })
  })

  app.get<{ Params: { id: string } }>('/v1/payments/:id', here, async (request, reply) => {
    if (!isMerchant(request)) return reply.code(401).send({ error: { code: 'BAD_KEY' } })
    const payment = await findPayment(ports.db.kysely, request.params.id)
    if (!payment) return reply.code(404).send({ error: { code: 'UNKNOWN_PAYMENT' } })
    return stateOf(payment)
  })
}

/** The same order again is the same payment; another one under its reference is none. */
async function begin({ db, clock, random }: Ports, order: Order): Promise<CardPayment | undefined> {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex')
  await db.kysely
    .insertInto('card_payments')
    .values({
      id: `pay_${Buffer.from(random.bytes(18)).toString('base64url')}`,
      reference: order.reference,
      body_hash: hash,
      customer: order.customer,
      payee: order.payee,
      currency: order.currency,
      amount: order.amount,
      locale: order.locale,
      return_url: order.returnUrl,
      notify_url: order.notifyUrl,
      status: 'open',
      created_at: clock.now(),
      expires_at: order.expiresAt
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const stored = await db.kysely
    .selectFrom('card_payments')
    .selectAll()
    .where('reference', '=', order.reference)
    .executeTakeFirstOrThrow()
  return stored.body_hash === hash ? stored : undefined
}

const stateOf = (payment: CardPayment) => ({
  paymentId: payment.id,
  reference: payment.reference,
  status: isFinal(payment) ? payment.status : 'open',
  amount: payment.amount,
  currency: payment.currency,
  sequence: payment.sequence,
  account: maskOf(payment),
  accountId: payment.card_token
})
