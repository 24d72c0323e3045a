import type { Executor, Tx } from '../../db/database.ts'
import { open, seal } from '../../personal-data/seal.ts'
import type { Ports } from '../../ports.ts'
import type { DocumentsTable, StoredDocument } from './tables.ts'
import type { DocumentType } from './upload/sniff.ts'

const contextOf = (id: string) => `document:${id}`

/** All of a document but what is in it. */
export type Described = Omit<StoredDocument, 'content'> & { readonly isKept: boolean }

const DESCRIBED = [
  'id',
  'player_id',
  'purpose',
  'category',
  'name',
  'type',
  'bytes',
  'uploaded_at',
  'status',
  'refusal',
  'decided_at'
] as const satisfies readonly (keyof DocumentsTable)[]

export interface NewDocument {
  readonly id: string
  readonly playerId: string
  readonly purpose: StoredDocument['purpose']
  readonly category: StoredDocument['category']
  readonly name: string
  readonly type: DocumentType
  readonly content: Buffer
  readonly uploadedAt: Date
}

/** Keeps a document under the house's seal. */
export async function keepDocument(
  { config }: Pick<Ports, 'config'>,
  tx: Tx,
  { id, content, ...given }: NewDocument
): Promise<void> {
  await tx
    .insertInto('documents')
    .values({
      id,
      player_id: given.playerId,
      purpose: given.purpose,
      category: given.category,
      name: given.name,
      type: given.type,
      bytes: content.length,
      content: seal(config.secrets.protection.personal, content, contextOf(id)),
      uploaded_at: given.uploadedAt
    })
    .execute()
}

/** What the player has handed in, the newest first, with whether it is still there. */
export const documentsOf = (db: Executor, playerId: string): Promise<Described[]> =>
  db
    .selectFrom('documents')
    .select(DESCRIBED)
    .select(eb => eb('content', 'is not', null).as('isKept'))
    .where('player_id', '=', playerId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
    .then(rows => rows.map(({ isKept, ...row }) => ({ ...row, isKept: isKept === true })))

export interface OpenedDocument {
  readonly type: string
  readonly content: Buffer
}

/** Opens a document of its owner; undefined for any other. */
export async function openDocument(
  { config, db }: Pick<Ports, 'config' | 'db'>,
  id: string,
  playerId: string
): Promise<OpenedDocument | undefined> {
  const row = await db.kysely
    .selectFrom('documents')
    .select(['type', 'content'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row?.content) return undefined
  const { personal } = config.secrets.protection
  return { type: row.type, content: open(personal, row.content, contextOf(id)) }
}
