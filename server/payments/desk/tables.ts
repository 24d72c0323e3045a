import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Fixed, JsonColumn, Moment } from '../../db/tables.ts'

export type DeskStatus =
  /** Waits for the customer. */
  | 'open'
  /** Waits for the confirmation at the bank. */
  | 'challenge'
  /** Waits for the bank. */
  | 'processing'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  /** Given back by the merchant's wish, or taken back by the customer's bank. */
  | 'refunded'
  | 'chargedBack'

export type DeclineReason = 'expiredCard' | 'insufficientFunds' | 'notConfirmed' | 'refused'

export type PayoutStatus = 'accepted' | 'cancelled' | 'paid' | 'refused' | 'returned'

type Later<T> = ColumnType<T | null, null | undefined, T | null>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type Counted = ColumnType<number, number | undefined, number>

export interface DeskPaymentsTable {
  id: Fixed<string>
  provider: Fixed<PaymentProvider>
  /** The merchant's own id for it. */
  reference: Fixed<string>
  body_hash: Fixed<string>
  customer: Fixed<string>
  payee: Fixed<string>
  currency: Fixed<CurrencyCode>
  /** A decimal of the major unit, as the merchant sent it; in the sandbox another may be paid. */
  amount: string
  country: Fixed<string>
  locale: Fixed<Locale>
  return_url: Fixed<string>
  notify_url: Fixed<string>
  status: DeskStatus
  /** How the customer pays: the bank or wallet that was chosen. */
  way: Optional<string>
  /** Why the last attempt was declined. */
  reason: Later<DeclineReason>
  attempts: Counted
  /** Grows with every change that the merchant is told of. */
  sequence: Counted
  /** All that is kept of a card or an account: what a person may see, and a random token. */
  account_mask: Optional<string>
  account_token: Optional<string>
  created_at: Fixed<Date>
  changed_at: Moment
  expires_at: Fixed<Date>
}

export interface DeskPayoutsTable {
  id: Fixed<string>
  provider: Fixed<PaymentProvider>
  reference: Fixed<string>
  body_hash: Fixed<string>
  customer: Fixed<string>
  account_token: Fixed<string>
  currency: Fixed<CurrencyCode>
  amount: Fixed<string>
  notify_url: Fixed<string>
  status: PayoutStatus
  reason: Later<string>
  sequence: Counted
  /** When it is on the account. */
  due_at: Moment
  created_at: Fixed<Date>
  changed_at: Moment
}

interface DeskNoticesTable {
  id: Fixed<string>
  provider: Fixed<PaymentProvider>
  notify_url: Fixed<string>
  told: JsonColumn<Told>
  attempts: Counted
  next_at: Moment
  delivered_at: Later<Date>
}

interface DeskPlansTable {
  customer: Fixed<string>
  kind: Fixed<'payment' | 'payout'>
  outcome: string
}

/** What the merchant is told of a change, as it was then; each provider writes it in its own form. */
export type Told =
  | ({ readonly kind: 'payment' } & PaymentState)
  | ({ readonly kind: 'payout' } & PayoutState)

export interface PaymentState {
  readonly paymentId: string
  readonly reference: string
  readonly status: DeskStatus
  readonly amount: string
  readonly currency: CurrencyCode
  readonly sequence: number
  readonly at: string
  readonly reason: string | null
  readonly account: string | null
  readonly accountId: string | null
}

export interface PayoutState {
  readonly payoutId: string
  readonly reference: string
  readonly status: PayoutStatus
  readonly amount: string
  readonly currency: CurrencyCode
  readonly sequence: number
  readonly at: string
  readonly reason: string | null
}

declare module '#server/db/tables.ts' {
  interface Tables {
    desk_payments: DeskPaymentsTable
    desk_payouts: DeskPayoutsTable
    desk_notices: DeskNoticesTable
    desk_plans: DeskPlansTable
  }
}

export type DeskPayment = Selectable<DeskPaymentsTable>
export type DeskPayout = Selectable<DeskPayoutsTable>
export type DeskNotice = Selectable<DeskNoticesTable>
