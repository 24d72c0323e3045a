import {
  array,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string
} from 'valibot'

import { currencyCode, id, moment, text } from './atoms.ts'
import { parserOf } from './fit.ts'

/** Seconds since 1970, and the HMAC over them and over what `finsharkSigned` gives. */
export const FINSHARK_TIME_HEADER = 'x-finshark-time'
export const FINSHARK_SIGNATURE_HEADER = 'x-finshark-signature'

/** What is signed of a call, so that none is good at another address. */
export const finsharkSigned = (method: string, path: string, body: string): string =>
  `${method} ${path}\n${body}`

export const FINSHARK_PAYMENT_STATES = [
  'created',
  'settled',
  'failed',
  'aborted',
  'expired',
  'returned',
  'recalled'
] as const

export type FinsharkPaymentState = (typeof FINSHARK_PAYMENT_STATES)[number]

export const FINSHARK_PAYOUT_STATES = [
  'queued',
  'executed',
  'rejected',
  'bounced',
  'aborted'
] as const

export type FinsharkPayoutState = (typeof FINSHARK_PAYOUT_STATES)[number]

/** A whole number of minor units. */
const minorUnits = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))

const common = {
  id,
  reference: id,
  minorUnits,
  currency: currencyCode,
  revision: pipe(number(), integer(), minValue(0)),
  changedAt: moment
}

const payment = object({
  ...common,
  state: picklist(FINSHARK_PAYMENT_STATES),
  debtor: nullable(object({ id, masked: text }))
})

const payout = object({ ...common, state: picklist(FINSHARK_PAYOUT_STATES) })

export const readFinsharkStarted = parserOf(object({ id, redirect: string() }))
export const readFinsharkPayment = parserOf(payment)
export const readFinsharkPayout = parserOf(payout)
export const readFinsharkPayments = parserOf(object({ payments: array(payment) }))
export const readFinsharkPayouts = parserOf(object({ payouts: array(payout) }))

/** A notification names what has changed, and nothing of how: that is asked for. */
export const readFinsharkNotification = parserOf(
  object({ event: id, changed: picklist(['payment', 'payout']), id })
)
