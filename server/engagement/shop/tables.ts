import type { ColumnType } from 'kysely'

import type { Prize } from '#contract/wire/engagement.ts'
import type { Fixed } from '../../db/tables.ts'

export interface EngageStockTable {
  item: Fixed<string>
  remaining: number
}

export interface EngagePurchasesTable {
  player_id: Fixed<string>
  /** The buyer's own: the same one again buys nothing more. */
  key: Fixed<string>
  item: Fixed<string>
  price: Fixed<number>
  prize: ColumnType<Prize, string, never>
  bought_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    engage_stock: EngageStockTable
    engage_purchases: EngagePurchasesTable
  }
}
