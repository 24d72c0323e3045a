import type { ColumnType, Selectable } from 'kysely'

import type { Fixed, JsonColumn, JsonObject } from '../../db/tables.ts'
import type { Channel } from '../outbox.ts'

export type Purpose = 'PasswordReset' | 'Phone' | 'SignUp'

interface VerificationsTable {
  id: Fixed<string>
  purpose: Fixed<Purpose>
  channel: Fixed<Channel>
  /** In its normal form: a lower-case address, or a number in E.164. */
  recipient: Fixed<string>
  code_hash: Fixed<string>
  link_hash: Fixed<string>
  tries: ColumnType<number, undefined, number>
  created_at: Fixed<Date>
  expires_at: Fixed<Date>
  resend_at: Fixed<Date>
  used_at: ColumnType<Date | null, undefined, Date>
  /** Whose phone it is, or who the one who signed up has become. */
  player_id: ColumnType<string | null, string | null, string>
  /** The realm's interaction that asked. */
  interaction_id: Fixed<string | null>
  /** Where the one who asked came from, unreadable. */
  network: Fixed<string>
  details: JsonColumn<JsonObject>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    verifications: VerificationsTable
  }
}

export type Verification = Selectable<VerificationsTable>
