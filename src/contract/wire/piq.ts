import {
  array,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  regex,
  string,
  variant
} from 'valibot'

import { amount, currencyCode, id, moment, text } from './atoms.ts'
import { parserOf } from './fit.ts'

/** The wallet's API, and its calls to the merchant; both sides sign what they send. */
export const PIQ_SIGNATURE_HEADER = 'piq-signature'

/** What is signed, after the time: where it goes, and all of its bytes. */
export const piqSigned = (method: 'GET' | 'POST', path: string, body: string): string =>
  `${method} ${path}\n${body}`

const url = pipe(string(), regex(/^https?:\/\//), maxLength(2048))

/** What a visit of the wallet's cashier is asked for with. */
export const readPiqSession = parserOf(
  object({
    merchantTxId: id,
    merchantName: pipe(text, maxLength(100)),
    userId: id,
    txAmount: amount,
    txAmountCy: currencyCode,
    country: pipe(string(), regex(/^[A-Z]{2,3}$/)),
    locale: id,
    returnUrl: url,
    callbackUrl: url,
    expiresAt: moment,
    /** Of an account that the customer has paid from before. */
    accountId: nullable(id)
  })
)

export const readPiqStarted = parserOf(object({ txId: id, cashierUrl: url }))

export const readPiqPayout = parserOf(
  object({
    merchantTxId: id,
    userId: id,
    txAmount: amount,
    txAmountCy: currencyCode,
    callbackUrl: url,
    accountId: id
  })
)

export const PIQ_DEPOSIT_STATES = [
  'WAITING_INPUT',
  'SUCCESSFUL',
  'CANCELLED_BY_USER',
  'DECLINED',
  'EXPIRED',
  'REFUNDED',
  'CHARGEBACK'
] as const

export type PiqDepositState = (typeof PIQ_DEPOSIT_STATES)[number]

export const PIQ_PAYOUT_STATES = [
  'PROCESSING',
  'SUCCESSFUL',
  'CANCELLED',
  'FAILED',
  'RETURNED'
] as const

export type PiqPayoutState = (typeof PIQ_PAYOUT_STATES)[number]

const common = { txId: id, merchantTxId: id, txAmount: amount, txAmountCy: currencyCode }
const changed = { changedAt: moment }

const transaction = variant('txName', [
  object({
    ...common,
    ...changed,
    txName: literal('PiqDeposit'),
    txState: picklist(PIQ_DEPOSIT_STATES),
    accountId: nullable(id),
    maskedAccount: nullable(text)
  }),
  object({
    ...common,
    ...changed,
    txName: literal('PiqWithdrawal'),
    txState: picklist(PIQ_PAYOUT_STATES)
  })
])

export type PiqTransaction = InferOutput<typeof transaction>

export const readPiqTransaction = parserOf(transaction)
export const readPiqTransactions = parserOf(object({ transactions: array(transaction) }))

const call = variant('call', [
  /** Asked when a customer comes: who is that? */
  object({ call: literal('verifyuser'), userId: id, merchantTxId: id }),
  /** Asked before money is taken: is it still wanted? */
  object({ ...common, call: literal('authorize'), userId: id }),
  /** Told when money has moved, and when it never will. */
  object({ call: literal('transfer'), transaction }),
  object({ call: literal('cancel'), transaction })
])

export type PiqCall = InferOutput<typeof call>

/** What the wallet calls the merchant with. */
export const readPiqCall = parserOf(call)

export const PIQ_REFUSALS = [
  'BAD_SIGNATURE',
  'BAD_CALL',
  'UNKNOWN_USER',
  'UNKNOWN_TRANSACTION',
  'NOT_WAITING',
  'NOT_ALLOWED',
  'WRONG_AMOUNT'
] as const

export type PiqRefusal = (typeof PIQ_REFUSALS)[number]

/** How the merchant answers every call. */
export const readPiqAnswer = parserOf(
  variant('success', [
    object({ success: literal(true) }),
    object({ success: literal(false), errCode: picklist(PIQ_REFUSALS) })
  ])
)
