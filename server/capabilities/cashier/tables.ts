import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { PaymentMethodId, PaymentProvider } from '#config/payment-methods.ts'
import type { Fixed, Moment } from '../../db/tables.ts'
import type { DepositRefusal, WithdrawalMode, WithdrawalRefusal } from '../../generated/main.ts'

export type DepositStatus =
  | 'Initialized'
  | 'Completed'
  | 'Cancelled'
  | 'RollbackInitialized'
  | 'RolledBacked'

type Later<T> = ColumnType<T | null, null | undefined, T | null>
/** Given when the row is made, and for good. */
type Given<T> = ColumnType<T | null, T | null | undefined, never>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface DepositsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  idempotency_key: Fixed<string>
  body_hash: Fixed<string>
  method: Fixed<PaymentMethodId>
  provider: Fixed<PaymentProvider>
  currency: Fixed<CurrencyCode>
  /** What comes into the purse, in minor units. */
  amount: Fixed<bigint>
  /** What the provider takes on top of it. */
  fee: Fixed<bigint>
  /** The offer that the player has chosen with it. */
  offer: Given<string>
  /** The account that the player asked to use again. */
  used_account_id: Given<string>
  status: DepositStatus
  refusal: Later<DepositRefusal>
  /** The provider's own id, once it has answered. */
  payment_id: Later<string>
  frame_url: Later<string>
  return_url: Fixed<string>
  locale: Fixed<Locale>
  /** The provider's token for the account that paid; never its number. */
  account_id: Later<string>
  /** The account as a person may see it. */
  account_mask: Later<string>
  /** Of the newest state that the provider has told; -1 before the first. */
  sequence: number
  created_at: Fixed<Date>
  expires_at: Fixed<Date>
  processed_at: Later<Date>
}

/** Every notification that was taken, by the provider's id for it. */
interface DepositNotificationsTable {
  provider: Fixed<PaymentProvider>
  id: Fixed<string>
  deposit_id: Fixed<string>
  body_hash: Fixed<string>
  at: Fixed<Date>
}

export type WithdrawalStatus =
  | 'Initialized'
  | 'Completed'
  | 'CancelInitialized'
  | 'Cancelled'
  | 'RolledBacked'

export interface WithdrawalsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  idempotency_key: Fixed<string>
  body_hash: Fixed<string>
  method: Fixed<PaymentMethodId>
  provider: Fixed<PaymentProvider>
  /** The provider's token for the account, and the account as a person may see it. */
  account_id: Fixed<string>
  account_mask: Fixed<string | null>
  currency: Fixed<CurrencyCode>
  /** In minor units. */
  amount: Fixed<bigint>
  mode: Fixed<WithdrawalMode>
  status: WithdrawalStatus
  refusal: Later<WithdrawalRefusal>
  /** When the house let it go to the provider. */
  released_at: Optional<Date>
  payout_id: Later<string>
  /** Of the newest state that the provider has told; -1 before the first. */
  sequence: number
  created_at: Fixed<Date>
  processed_at: Later<Date>
}

/** What a provider has still to be asked: written with the state that makes it so. */
interface PaymentOrdersTable {
  id: Fixed<string>
  withdrawal_id: Fixed<string>
  kind: Fixed<'cancelPayOut' | 'payOut'>
  attempts: ColumnType<number, number | undefined, number>
  next_at: Moment
  done_at: Later<Date>
}

/** Where a provider's book and ours say different things, until they no longer do. */
export interface PaymentDifferencesTable {
  provider: Fixed<PaymentProvider>
  reference: Fixed<string>
  kind: Fixed<string>
  ours: string
  theirs: string
  found_at: Fixed<Date>
  gone_at: Later<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    deposits: DepositsTable
    deposit_notifications: DepositNotificationsTable
    withdrawals: WithdrawalsTable
    payment_orders: PaymentOrdersTable
    payment_differences: PaymentDifferencesTable
  }
}

export type StoredDeposit = Selectable<DepositsTable>
export type StoredWithdrawal = Selectable<WithdrawalsTable>
export type PaymentOrder = Selectable<PaymentOrdersTable>
export type StoredDifference = Selectable<PaymentDifferencesTable>
