import { createHmac } from 'node:crypto'
import * as v from 'valibot'

import { OPERATORS } from '#config/operators.ts'
import { methodOf } from '#config/payment-methods.ts'
import { amount, currencyCode, id, moment, text } from '#contract/wire/atoms.ts'
import { parserOf } from '#contract/wire/fit.ts'
import {
  readPaymentNotification,
  readSignature,
  SIGNATURE_HEADER
} from '#contract/wire/payment-notification.ts'
import { toDecimal } from '#rules/money.ts'
import { isSameText } from '../../../http/same-text.ts'
import type { Ports } from '../../../ports.ts'
import { askProvider } from './ask.ts'
import { notificationUrl, sharedSecret } from './keys.ts'
import { firstOf, listBoth } from './listed.ts'
import { payOutAnswerOf } from './payout-answer.ts'
import type { Message, ProviderAdapter } from './port.ts'

/** A signed notification is refused when its time is further off than this. */
export const SIGNATURE_SECONDS = 300

const readStarted = parserOf(v.object({ paymentId: id, checkoutUrl: v.pipe(v.string(), v.url()) }))

const payment = v.object({
  paymentId: id,
  reference: id,
  status: v.picklist([
    'open',
    'authorised',
    'captured',
    'declined',
    'cancelled',
    'expired',
    'refunded',
    'chargedBack'
  ]),
  amount,
  currency: currencyCode,
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: moment,
  account: v.nullable(text),
  accountId: v.nullable(id)
})

const payout = v.object({
  payoutId: id,
  reference: id,
  status: v.picklist(['accepted', 'cancelled', 'paid', 'refused', 'returned']),
  amount,
  currency: currencyCode,
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: moment
})

const readPayments = parserOf(v.object({ payments: v.array(payment) }))
const readPayout = parserOf(payout)
const readPayouts = parserOf(v.object({ payouts: v.array(payout) }))

/** What the API of the card provider is asked with. */
const headersOf = ({ config }: Ports) => ({
  authorization: `Bearer ${sharedSecret(config, 'card', 'api')}`
})

const get = (ports: Ports, path: string, query: Readonly<Record<string, string>>) =>
  askProvider(ports, 'card', `${path}?${new URLSearchParams(query)}`, { headers: headersOf(ports) })

const post = (ports: Ports, path: string, body: object) =>
  askProvider(ports, 'card', path, {
    method: 'POST',
    headers: { ...headersOf(ports), 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })

async function paymentsOf(ports: Ports, query: Readonly<Record<string, string>>) {
  const answer = await get(ports, '/v1/payments', query)
  return answer.status === 'none' ? null : (readPayments(answer.body)?.payments ?? null)
}

async function payoutsOf(ports: Ports, query: Readonly<Record<string, string>>) {
  const answer = await get(ports, '/v1/payouts', query)
  return answer.status === 'none' ? null : (readPayouts(answer.body)?.payouts ?? null)
}

/** Cards, by a page of their provider in a frame: no number ever comes here. */
export const card: ProviderAdapter = {
  provider: 'card',

  async begin(ports, order) {
    const { config } = ports
    const answer = await post(ports, '/v1/payments', {
      reference: order.reference,
      amount: toDecimal(order.amount, order.currency),
      currency: order.currency,
      customer: order.customer,
      payee: OPERATORS[config.operator].title,
      country: order.country,
      locale: order.locale,
      returnUrl: order.returnUrl,
      notifyUrl: notificationUrl(config, 'card'),
      expiresAt: order.expiresAt.toISOString(),
      accountToken: order.accountId
    })
    if (answer.status === 'none') return { status: 'unknown' }
    const started = readStarted(answer.body)
    // The page goes into a frame of ours, so it must lie where frames may come from.
    const isOurs =
      started && new URL(started.checkoutUrl).origin === new URL(config.providerUrls.card).origin
    return isOurs
      ? { status: 'begun', paymentId: started.paymentId, url: started.checkoutUrl }
      : { status: 'refused' }
  },

  async findPayIn(ports, reference) {
    return firstOf(await paymentsOf(ports, { reference }))
  },

  async payOut(ports, order) {
    const answer = await post(ports, '/v1/payouts', {
      reference: order.reference,
      amount: toDecimal(order.amount, order.currency),
      currency: order.currency,
      customer: order.customer,
      accountToken: order.accountId,
      notifyUrl: notificationUrl(ports.config, 'card'),
      minutes: methodOf('card').paysOutWithinMinutes
    })
    return payOutAnswerOf(answer, order.reference, body => readPayout(body)?.reference)
  },

  async cancelPayOut(ports, reference) {
    const answer = await post(ports, `/v1/payouts/${encodeURIComponent(reference)}/cancel`, {})
    return answer.status === 'none' ? 'unknown' : 'asked'
  },

  async findPayOut(ports, reference) {
    return firstOf(await payoutsOf(ports, { reference }))
  },

  async changesSince(ports, since) {
    const query = { since: since.toISOString() }
    return await listBoth(await paymentsOf(ports, query), () => payoutsOf(ports, query))
  },

  hear(ports, message) {
    if (!isAuthentic(ports, message)) return { status: 'forged' }
    const read = readPaymentNotification(message.raw.toString('utf8'))
    if (!read) return { status: 'unreadable' }
    const { notificationId, ...told } = read
    return told.kind === 'payment'
      ? { status: 'heard', id: notificationId, kind: 'payIn', fact: told }
      : { status: 'heard', id: notificationId, kind: 'payOut', fact: told }
  },

  reply(_ports, _message, outcome) {
    return { status: STATUS[outcome], body: JSON.stringify({ outcome }) }
  }
}

/** The provider repeats what is not answered by 200: only what may still be put right is not. */
const STATUS = {
  applied: 200,
  repeated: 200,
  unchanged: 200,
  heard: 200,
  unreadable: 400,
  forged: 401,
  unknownReference: 404,
  differs: 422,
  wrongAmount: 422,
  wrongPayment: 422
} as const

function isAuthentic({ config, clock }: Ports, { headers, raw }: Message): boolean {
  const signature = readSignature(headers[SIGNATURE_HEADER])
  if (!signature) return false
  const { timestamp, hex } = signature
  if (Math.abs(clock.now().getTime() / 1000 - timestamp) > SIGNATURE_SECONDS) return false
  const expected = createHmac('sha256', sharedSecret(config, 'card', 'notifications'))
    .update(`${timestamp}.`)
    .update(raw)
    .digest('hex')
  return isSameText(hex, expected)
}
