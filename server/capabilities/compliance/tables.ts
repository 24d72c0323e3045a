import type { ColumnType, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'
import type {
  DocumentPurpose,
  DocumentRefusal,
  DocumentRequestReason,
  DocumentStatus,
  SourceOfWealth
} from '../../generated/main.ts'

type Default<T> = ColumnType<T, T | undefined, T>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface DocumentsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  purpose: Fixed<DocumentPurpose>
  category: Fixed<SourceOfWealth | null>
  /** As the player named the file: shown to them, and nothing is ever opened by it. */
  name: Fixed<string>
  type: Fixed<string>
  bytes: Fixed<number>
  /** Sealed; null once nothing needs it any more. */
  content: ColumnType<Uint8Array | null, Uint8Array, Uint8Array | null>
  uploaded_at: Fixed<Date>
  status: Default<DocumentStatus>
  refusal: Optional<DocumentRefusal>
  decided_at: Optional<Date>
}

export interface DocumentRequestsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  purpose: Fixed<DocumentPurpose>
  reason: DocumentRequestReason
  /** Why the last one was refused. */
  refusal: Optional<DocumentRefusal>
  comment: Optional<string>
  due_at: Optional<Date>
  asked_at: Date
  settled_at: Optional<Date>
}

interface DueDiligenceTable {
  player_id: Fixed<string>
  reached_at: Fixed<Date>
  due_at: Fixed<Date>
}

export interface IdentityChecksTable {
  /** What the house calls the check when it speaks with the provider. */
  id: Fixed<string>
  player_id: Fixed<string>
  started_at: Fixed<Date>
  /** The provider's own name for it; null until it has answered. */
  check_id: Optional<string>
  outcome: Default<'approved' | 'open' | 'pending' | 'refused'>
  reasons: ColumnType<readonly string[], string | undefined, string>
  /** The moment of the newest notification: an older one changes nothing. */
  told_at: Optional<Date>
}

interface IdentityNotificationsTable {
  id: Fixed<string>
  check_id: Fixed<string>
  at: Fixed<Date>
}

/** What stands in a category: names of options, never their texts. */
export interface WealthAnswer {
  readonly category: SourceOfWealth
  readonly options: readonly string[]
  readonly documentIds: readonly string[]
}

export interface WealthAnswersTable {
  id: Fixed<string>
  player_id: Fixed<string>
  answers: JsonColumn<readonly WealthAnswer[]>
  /** In minor units. */
  yearly_income: Fixed<bigint | null>
  currency: Fixed<CurrencyCode>
  comment: Fixed<string | null>
  given_at: Fixed<Date>
  decision: Optional<'accepted' | 'refused'>
  decided_at: Optional<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    documents: DocumentsTable
    document_requests: DocumentRequestsTable
    due_diligence: DueDiligenceTable
    identity_checks: IdentityChecksTable
    identity_notifications: IdentityNotificationsTable
    wealth_answers: WealthAnswersTable
  }
}

export type StoredDocument = Selectable<DocumentsTable>
export type StoredRequest = Selectable<DocumentRequestsTable>
export type IdentityCheckRow = Selectable<IdentityChecksTable>
export type StoredWealth = Selectable<WealthAnswersTable>
