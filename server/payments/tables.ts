import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { Fixed, Moment } from '../db/tables.ts'

export type CardPaymentStatus =
  /** Waits for a card. */
  | 'open'
  /** Waits for the confirmation at the bank. */
  | 'challenge'
  /** Waits for the bank. */
  | 'processing'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'

export type DeclineReason = 'expiredCard' | 'insufficientFunds' | 'notConfirmed' | 'refused'

type Later<T> = ColumnType<T | null, null | undefined, T | null>

export interface CardPaymentsTable {
  id: Fixed<string>
  /** The merchant's own id for it. */
  reference: Fixed<string>
  body_hash: Fixed<string>
  customer: Fixed<string>
  payee: Fixed<string>
  currency: Fixed<CurrencyCode>
  /** A decimal of the major unit, as the merchant sent it. */
  amount: Fixed<string>
  locale: Fixed<Locale>
  return_url: Fixed<string>
  notify_url: Fixed<string>
  status: CardPaymentStatus
  /** Why the last card was declined. */
  reason: Later<DeclineReason>
  attempts: ColumnType<number, number | undefined, number>
  sequence: ColumnType<number, number | undefined, number>
  /** All that is kept of a card number. */
  last_four: Later<string>
  card_token: Later<string>
  created_at: Fixed<Date>
  expires_at: Fixed<Date>
}

interface CardNotificationsTable {
  id: Fixed<string>
  payment_id: Fixed<string>
  body: Fixed<string>
  attempts: ColumnType<number, number | undefined, number>
  next_at: Moment
  delivered_at: Later<Date>
}

interface CardRefusalsTable {
  customer: Fixed<string>
  reason: DeclineReason
}

declare module '#server/db/tables.ts' {
  interface Tables {
    card_payments: CardPaymentsTable
    card_notifications: CardNotificationsTable
    card_refusals: CardRefusalsTable
  }
}

export type CardPayment = Selectable<CardPaymentsTable>
