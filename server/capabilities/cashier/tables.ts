import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { PaymentMethodId } from '#config/payment-methods.ts'
import type { Fixed } from '../../db/tables.ts'
import type { DepositRefusal } from '../../generated/main.ts'

export type DepositStatus =
  | 'Initialized'
  | 'Completed'
  | 'Cancelled'
  | 'RollbackInitialized'
  | 'RolledBacked'

type Later<T> = ColumnType<T | null, null | undefined, T | null>

export interface DepositsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  idempotency_key: Fixed<string>
  body_hash: Fixed<string>
  method: Fixed<PaymentMethodId>
  provider: Fixed<string>
  currency: Fixed<CurrencyCode>
  /** In minor units. */
  amount: Fixed<bigint>
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
  provider: Fixed<string>
  id: Fixed<string>
  deposit_id: Fixed<string>
  body_hash: Fixed<string>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    deposits: DepositsTable
    deposit_notifications: DepositNotificationsTable
  }
}

export type StoredDeposit = Selectable<DepositsTable>
