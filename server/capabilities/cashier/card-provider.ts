import { createHmac } from 'node:crypto'
import * as v from 'valibot'

import { OPERATORS } from '#config/operators.ts'
import { amount, currencyCode, id, text } from '#contract/wire/atoms.ts'
import { fromJson, parserOf } from '#contract/wire/fit.ts'
import { toDecimal } from '#rules/money.ts'
import type { Config } from '../../config.ts'
import { call } from '../../http/call.ts'
import type { Ports } from '../../ports.ts'
import type { StoredDeposit } from './tables.ts'

export const NOTIFICATION_PATH = '/payments/notifications/card'

const readStarted = parserOf(v.object({ paymentId: id, checkoutUrl: v.pipe(v.string(), v.url()) }))

const readState = parserOf(
  v.object({
    paymentId: id,
    reference: id,
    status: v.picklist([
      'open',
      'authorised',
      'captured',
      'declined',
      'cancelled',
      'expired',
      'refunded'
    ]),
    amount,
    currency: currencyCode,
    sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
    account: v.nullable(text),
    accountId: v.nullable(id)
  })
)

export type PaymentState = NonNullable<ReturnType<typeof readState>>

/** The casino's key at the provider; made from the secret that the two share for notifications. */
export const apiKeyOf = ({ secrets }: Config): string =>
  createHmac('sha256', secrets.webhookKey).update('card provider api').digest('base64url')

/** Asks the provider for the page where the card is entered; null when it gives none. */
export async function startPayment(
  ports: Ports,
  deposit: StoredDeposit
): Promise<ReturnType<typeof readStarted>> {
  const { config } = ports
  const answer = await ask(ports, '/v1/payments', {
    reference: deposit.id,
    amount: toDecimal(deposit.amount, deposit.currency),
    currency: deposit.currency,
    customer: deposit.player_id,
    payee: OPERATORS[config.operator].title,
    locale: deposit.locale,
    returnUrl: deposit.return_url,
    notifyUrl: new URL(NOTIFICATION_PATH, config.publicUrl).href,
    expiresAt: deposit.expires_at.toISOString()
  })
  const started = readStarted(answer)
  // The page goes into a frame of ours, so it must lie where frames may come from.
  const isOurs =
    started && new URL(started.checkoutUrl).origin === new URL(config.paymentsUrl).origin
  return isOurs ? started : null
}

/** What the provider says of a payment; null when it does not know or does not answer. */
export const readPayment = async (ports: Ports, paymentId: string): Promise<PaymentState | null> =>
  readState(await ask(ports, `/v1/payments/${encodeURIComponent(paymentId)}`))

async function ask(ports: Ports, path: string, body?: object): Promise<unknown> {
  const { config, log } = ports
  try {
    const answer = await call(config, new URL(path, config.paymentsUrl), {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${apiKeyOf(config)}`,
        ...(body && { 'content-type': 'application/json' })
      },
      ...(body && { body: JSON.stringify(body) }),
      timeoutMs: 8000
    })
    if (answer.status < 300) return fromJson(answer.text)
    log.warn({ status: answer.status, path }, 'the card provider refused a call')
  } catch (error) {
    log.warn({ err: error, path }, 'the card provider did not answer')
  }
  return undefined
}
