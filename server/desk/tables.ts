import type { ColumnType, Generated } from 'kysely'

import type { Fixed } from '../db/tables.ts'

export type Sender = 'automatic' | 'desk' | 'player'

interface DeskConversationsTable {
  external_id: Fixed<string>
  name: string | null
  created_at: Fixed<Date>
  last_at: Date
  read_id: ColumnType<bigint, bigint | undefined, bigint>
}

interface DeskMessagesTable {
  id: Generated<bigint>
  external_id: Fixed<string>
  sender: Fixed<Sender>
  text: Fixed<string>
  key: ColumnType<string | null, string | null | undefined, never>
  answers: ColumnType<bigint | null, bigint | null | undefined, never>
  at: Fixed<Date>
}

interface DeskSessionsTable {
  hash: Fixed<string>
  external_id: Fixed<string>
  expires_at: Fixed<Date>
}

interface DeskPresenceTable {
  id: Fixed<number>
  seen_at: Date
}

declare module '#server/db/tables.ts' {
  interface Tables {
    desk_conversations: DeskConversationsTable
    desk_messages: DeskMessagesTable
    desk_sessions: DeskSessionsTable
    desk_presence: DeskPresenceTable
  }
}
