import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPeriod } from '#config/licences.ts'
import type { Fixed, Moment } from '../../db/tables.ts'

interface DepositLimitsTable {
  player_id: Fixed<string>
  period: Fixed<LimitPeriod>
  currency: CurrencyCode
  /** In minor units. */
  amount: bigint
  set_at: Moment
}

declare module '#server/db/tables.ts' {
  interface Tables {
    deposit_limits: DepositLimitsTable
  }
}
