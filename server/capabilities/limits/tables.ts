import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPeriod } from '#config/licences.ts'
import type { LimitKind } from '#rules/limits/names.ts'
import type { Fixed, Moment } from '../../db/tables.ts'

interface PlayerLimitsTable {
  player_id: Fixed<string>
  /** By `limitName`. */
  name: Fixed<string>
  kind: Fixed<LimitKind>
  period: Fixed<LimitPeriod | null>
  game: Fixed<string | null>
  /** Null for a session limit. */
  currency: CurrencyCode | null
  /** In minor units, or in minutes. */
  value: bigint
  set_at: Moment
  /** Null with a moment in `asked_at`: that the limit goes. */
  pending_value: bigint | null
  asked_at: Date | null
  confirmable_at: Date | null
  lapses_at: Date | null
}

interface ProtectionToolsShownTable {
  player_id: Fixed<string>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    player_limits: PlayerLimitsTable
    protection_tools_shown: ProtectionToolsShownTable
  }
}
