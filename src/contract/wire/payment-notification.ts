import {
  type InferOutput,
  integer,
  literal,
  minValue,
  nullable,
  nullish,
  number,
  object,
  picklist,
  pipe,
  variant
} from 'valibot'

import { amount, currencyCode, id, moment, text } from './atoms.ts'
import { fromJson, parserOf } from './fit.ts'

/** The header of the signature over `<timestamp>.<raw body>`, as `t=<seconds>,v1=<hex>`. */
export const SIGNATURE_HEADER = 'x-payment-signature'

const SIGNATURE = /^t=(\d{9,11}),v1=([0-9a-f]{64})$/

export interface NotificationSignature {
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly hex: string
}

export function readSignature(header: unknown): NotificationSignature | null {
  const [, timestamp, hex] = (typeof header === 'string' && SIGNATURE.exec(header)) || []
  return timestamp && hex ? { timestamp: Number(timestamp), hex } : null
}

const common = {
  /** One a notification; the same one again changes nothing. */
  notificationId: id,
  /** The casino's own id of the deposit or withdrawal, as it was told to the provider. */
  reference: id,
  amount,
  currency: currencyCode,
  /** Counts up with every change, so that late ones are known. */
  sequence: pipe(number(), integer(), minValue(0)),
  at: moment,
  /** Why it was declined, for the log. */
  reason: nullable(text)
}

const notification = variant('kind', [
  object({
    ...common,
    kind: literal('payment'),
    paymentId: id,
    status: picklist([
      'authorised',
      'captured',
      'declined',
      'cancelled',
      'expired',
      'refunded',
      'chargedBack'
    ]),
    /** The card as a person may see it: `•••• 4242`. */
    account: nullable(text),
    /** The provider's token for the card, by which it is known again; never its number. */
    accountId: nullish(id, null)
  }),
  object({
    ...common,
    kind: literal('payout'),
    payoutId: id,
    status: picklist(['accepted', 'cancelled', 'paid', 'refused', 'returned'])
  })
])

export type PaymentNotification = InferOutput<typeof notification>

const read = parserOf(notification)

/** Reads the raw body whose signature has been checked. */
export const readPaymentNotification = (body: string): PaymentNotification | null =>
  read(fromJson(body))
