import { literal, object, picklist, pipe, regex, string, transform, union, variant } from 'valibot'

import { amount, currencyCode, id, moment } from './atoms.ts'
import { parserOf } from './fit.ts'

/** One word for what a payment has come to, and one for a payout. */
export const KROFORT_PAYMENT_STATES = [
  'WAIT',
  'PAID',
  'DENY',
  'QUIT',
  'LATE',
  'BACK',
  'PULL'
] as const

export type KrofortPaymentState = (typeof KROFORT_PAYMENT_STATES)[number]

export const KROFORT_PAYOUT_STATES = ['WAIT', 'PAID', 'DENY', 'BACK', 'QUIT'] as const

export type KrofortPayoutState = (typeof KROFORT_PAYOUT_STATES)[number]

/** The field that holds the signature over all others. */
export const KROFORT_SIGNATURE = 'sign'

/** What is signed of a form: every field but the signature, sorted by name, as forms are written. */
export function krofortSigned(form: URLSearchParams): string {
  const fields = new URLSearchParams(form)
  fields.delete(KROFORT_SIGNATURE)
  fields.sort()
  return String(fields)
}

/** The fields of a form; null when one is there twice, so that nobody reads the other one. */
export function krofortFields(form: URLSearchParams): Readonly<Record<string, string>> | null {
  const fields = Object.fromEntries(form)
  return Object.keys(fields).length === form.size ? fields : null
}

const count = pipe(string(), regex(/^\d{1,9}$/), transform(Number))
/** An empty field is one that says nothing. */
const empty = pipe(
  string(),
  regex(/^$/),
  transform(() => null)
)

const common = { txn: id, ref: id, amount, curr: currencyCode, seq: count, at: moment }

const payment = object({
  ...common,
  state: picklist(KROFORT_PAYMENT_STATES),
  account: union([empty, id]),
  mask: string()
})

const payout = object({ ...common, state: picklist(KROFORT_PAYOUT_STATES) })

export const readKrofortStarted = parserOf(object({ txn: id, page: string() }))
export const readKrofortPayment = parserOf(payment)
export const readKrofortPayout = parserOf(payout)

/** Reads the fields of a notification whose signature has been checked. */
export const readKrofortNotification = parserOf(
  variant('about', [
    object({ notice: id, about: literal('payment'), ...payment.entries }),
    object({ notice: id, about: literal('payout'), ...payout.entries })
  ])
)
