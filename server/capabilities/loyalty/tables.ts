import type { ColumnType } from 'kysely'

import type { Fixed } from '../../db/tables.ts'

export interface EngagementOutboxTable {
  id: ColumnType<bigint, never, never>
  event: ColumnType<unknown, string, never>
}

export interface EngagementLeasesTable {
  name: Fixed<string>
  holder: string
  until: Date
}

export interface EngagementLevelsTable {
  player_id: Fixed<string>
  version: bigint
}

declare module '#server/db/tables.ts' {
  interface Tables {
    engagement_outbox: EngagementOutboxTable
    engagement_leases: EngagementLeasesTable
    engagement_levels: EngagementLevelsTable
  }
}
