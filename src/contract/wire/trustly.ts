import {
  array,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  nullish,
  object,
  picklist,
  pipe,
  regex,
  string,
  unknown,
  variant
} from 'valibot'

import { amount, currencyCode, id, moment, text } from './atoms.ts'
import { fromJson, parserOf } from './fit.ts'

/** The bank provider's JSON-RPC 1.1: calls to it, its notifications, and the answers to both. */
export const TRUSTLY_VERSION = '1.1'

const MOST_LEVELS = 4

/** All that data says as one text: names in order, each before its value, nothing between them. */
export function serialised(data: unknown, levels = MOST_LEVELS): string {
  if (data === null || data === undefined) return ''
  if (typeof data !== 'object') return String(data)
  if (levels === 0) throw new RangeError('The data is too deep to be signed')
  if (Array.isArray(data)) return data.map(each => serialised(each, levels - 1)).join('')
  return Object.entries(data)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => name + serialised(value, levels - 1))
    .join('')
}

/** What is signed of a call, a notification, or an answer to one. */
export const signedText = (method: string, uuid: string, data: unknown): string =>
  method + uuid + serialised(data)

const signature = pipe(string(), regex(/^[A-Za-z\d+/]{40,1024}={0,2}$/))
const version = literal(TRUSTLY_VERSION)
const method = pipe(string(), regex(/^[A-Za-z]{1,40}$/))
const url = pipe(string(), regex(/^https?:\/\//), maxLength(2048))

const parts = { signature, uuid: id, method, data: unknown() }

export const readTrustlyCall = parserOf(
  object({
    version,
    method,
    params: object({ Signature: signature, UUID: id, Data: unknown() })
  })
)

const unchecked = nullish(pipe(string(), maxLength(2048)), '')

const readNotice = parserOf(
  object({ version, method, params: object({ signature: unchecked, uuid: id, data: unknown() }) })
)

export const readTrustlyNotice = (raw: string) => readNotice(fromJson(raw))

export const readTrustlyResult = parserOf(object({ version, result: object(parts) }))

export const readTrustlyError = parserOf(
  object({ version, error: object({ name: literal('JSONRPCError'), error: object(parts) }) })
)

const who = { Username: id, Password: id }

export const readTrustlyWho = parserOf(object(who))

/** What a deposit is asked for with. */
export const readDepositCall = parserOf(
  object({
    NotificationURL: url,
    EndUserID: id,
    MessageID: id,
    Attributes: object({
      Amount: amount,
      Currency: currencyCode,
      Country: pipe(string(), regex(/^[A-Z]{2,3}$/)),
      Locale: id,
      ShopperStatement: pipe(text, maxLength(100)),
      SuccessURL: url,
      FailURL: url,
      ExpiresAt: moment,
      /** Of an account that the customer has paid from before. */
      AccountID: nullable(id)
    })
  })
)

export const readPayoutCall = parserOf(
  object({
    NotificationURL: url,
    EndUserID: id,
    MessageID: id,
    AccountID: id,
    Amount: amount,
    Currency: currencyCode
  })
)

export const readOrderCall = parserOf(object({ OrderID: id }))
export const readMessageCall = parserOf(object({ MessageID: id }))
export const readSinceCall = parserOf(object({ Since: moment }))

export const TRUSTLY_DEPOSIT_STATES = [
  'PENDING',
  'CREDITED',
  'CANCELED',
  'DECLINED',
  'EXPIRED',
  'REFUNDED',
  'CHARGEBACK'
] as const

export type TrustlyDepositState = (typeof TRUSTLY_DEPOSIT_STATES)[number]

export const TRUSTLY_PAYOUT_STATES = [
  'EXECUTING',
  'CONFIRMED',
  'CANCELED',
  'FAILED',
  'BOUNCED'
] as const

export type TrustlyPayoutState = (typeof TRUSTLY_PAYOUT_STATES)[number]

const common = { orderid: id, messageid: id, amount, currency: currencyCode }
const account = { accountid: nullable(id), descriptor: nullable(text) }

const changed = { lastmodified: moment }

const order = variant('type', [
  object({
    ...common,
    ...changed,
    ...account,
    type: literal('deposit'),
    state: picklist(TRUSTLY_DEPOSIT_STATES)
  }),
  object({ ...common, ...changed, type: literal('payout'), state: picklist(TRUSTLY_PAYOUT_STATES) })
])

export type TrustlyOrder = InferOutput<typeof order>

export const readStarted = parserOf(object({ orderid: id, url }))
export const readOrders = parserOf(object({ orders: array(order) }))

const told = { ...common, notificationid: id, timestamp: moment }

const notice = variant('method', [
  /** The customer has chosen an account. */
  object({ method: literal('account'), data: object({ ...told, attributes: object(account) }) }),
  object({ method: literal('pending'), data: object(told) }),
  object({ method: literal('credit'), data: object({ ...told, attributes: object(account) }) }),
  object({
    method: literal('debit'),
    data: object({ ...told, attributes: object({ reason: picklist(['REFUNDED', 'CHARGEBACK']) }) })
  }),
  object({
    method: literal('cancel'),
    data: object({
      ...told,
      attributes: object({ reason: picklist(['CANCELED', 'DECLINED', 'EXPIRED']) })
    })
  }),
  object({ method: literal('payoutconfirmation'), data: object(told) }),
  object({
    method: literal('payoutfailed'),
    data: object({
      ...told,
      attributes: object({ reason: picklist(['CANCELED', 'FAILED', 'BOUNCED']) })
    })
  })
])

export type TrustlyNotice = InferOutput<typeof notice>

/** What a notification says whose signature has been checked. */
export const readTrustlyTold = parserOf(notice)
