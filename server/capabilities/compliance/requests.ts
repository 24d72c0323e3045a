import type { Executor, Tx } from '../../db/database.ts'
import type {
  DocumentPurpose,
  DocumentRefusal,
  DocumentRequestReason
} from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import type { StoredRequest } from './tables.ts'

export interface NewRequest {
  readonly playerId: string
  readonly purpose: DocumentPurpose
  readonly reason: DocumentRequestReason
  readonly refusal?: DocumentRefusal | null
  readonly comment?: string | null
  readonly dueAt: Date | null
  readonly at: Date
}

/** What the house asks this player for, apart from what follows from the licence. */
export const openRequestsOf = (db: Executor, playerId: string): Promise<StoredRequest[]> =>
  db
    .selectFrom('document_requests')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('settled_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** Asks for a document, or anew for one that is asked for; there is one request of a purpose. */
export async function openRequest({ random }: Pick<Ports, 'random'>, tx: Tx, asked: NewRequest) {
  const said = {
    reason: asked.reason,
    refusal: asked.refusal ?? null,
    comment: asked.comment ?? null,
    due_at: asked.dueAt,
    asked_at: asked.at
  }
  await tx
    .insertInto('document_requests')
    .values({ id: random.uuid(), player_id: asked.playerId, purpose: asked.purpose, ...said })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'purpose']).where('settled_at', 'is', null).doUpdateSet(said)
    )
    .execute()
}

/** Whatever was asked for of a purpose is there. */
export async function settleRequest(
  tx: Tx,
  playerId: string,
  purpose: DocumentPurpose,
  at: Date
): Promise<void> {
  await tx
    .updateTable('document_requests')
    .set({ settled_at: at })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('settled_at', 'is', null)
    .execute()
}
