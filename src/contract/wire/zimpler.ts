import {
  array,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  variant
} from 'valibot'

import { amount, currencyCode, id, moment, text, token } from './atoms.ts'
import { parserOf } from './fit.ts'

export const ZIMPLER_DEPOSIT_STATES = [
  'PENDING',
  'COMPLETED',
  'REJECTED',
  'ABANDONED',
  'EXPIRED',
  'REFUNDED',
  'REVERSED'
] as const

export type ZimplerDepositState = (typeof ZIMPLER_DEPOSIT_STATES)[number]

export const ZIMPLER_WITHDRAWAL_STATES = [
  'PENDING',
  'PAID',
  'REJECTED',
  'BOUNCED',
  'WITHDRAWN'
] as const

export type ZimplerWithdrawalState = (typeof ZIMPLER_WITHDRAWAL_STATES)[number]

/** The name that a merchant's notifications are meant for. */
export const ZIMPLER_AUDIENCE = 'merchant-notifications'

export interface ZimplerAmount {
  /** A decimal of the major unit. */
  readonly value: string
  readonly currency: string
}

const common = {
  id,
  merchant_reference: id,
  amount: object({ value: amount, currency: currencyCode }),
  /** Grows with every change. */
  version: pipe(number(), integer(), minValue(0)),
  changed_at: moment
}

const deposit = object({
  ...common,
  state: picklist(ZIMPLER_DEPOSIT_STATES),
  account: nullable(object({ id, display: text }))
})

const withdrawal = object({ ...common, state: picklist(ZIMPLER_WITHDRAWAL_STATES) })

export const readZimplerToken = parserOf(
  object({
    access_token: token,
    token_type: literal('Bearer'),
    expires_in: pipe(number(), integer(), minValue(1))
  })
)

export const readZimplerStarted = parserOf(object({ id, authorization_url: string() }))

export const readZimplerDeposits = parserOf(object({ deposits: array(deposit) }))

export const readZimplerWithdrawal = parserOf(withdrawal)
export const readZimplerWithdrawals = parserOf(object({ withdrawals: array(withdrawal) }))

/** What a notification says, once its JWS has been checked. */
export const readZimplerNotification = parserOf(
  variant('event', [
    object({ jti: id, event: literal('deposit'), deposit }),
    object({ jti: id, event: literal('withdrawal'), withdrawal })
  ])
)
