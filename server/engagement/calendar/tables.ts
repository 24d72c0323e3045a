import type { ColumnType } from 'kysely'

import type { Prize } from '#contract/wire/engagement.ts'
import type { Fixed } from '../../db/tables.ts'

export interface EngageDoorsTable {
  calendar: Fixed<string>
  day: Fixed<number>
  player_id: Fixed<string>
  prize: ColumnType<Prize, string, never>
  taken_at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    engage_doors: EngageDoorsTable
  }
}
