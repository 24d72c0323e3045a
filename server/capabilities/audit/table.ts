import type { JsonColumn, JsonObject } from '../../db/tables.ts'

export type Actor = 'house' | 'player' | 'provider' | 'system'

interface ProtectiveDecisionsTable {
  seq: bigint
  at: Date
  player_id: string | null
  actor: Actor
  kind: string
  data: JsonColumn<JsonObject>
  /** The hash of the line before. */
  previous: string
  hash: string
}

interface ProtectiveDecisionsHeadTable {
  id: number
  seq: bigint
  hash: string
}

declare module '#server/db/tables.ts' {
  interface Tables {
    protective_decisions: ProtectiveDecisionsTable
    protective_decisions_head: ProtectiveDecisionsHeadTable
  }
}
