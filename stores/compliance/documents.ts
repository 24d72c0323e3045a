import {
  DocumentsDocument,
  type DocumentsQuery,
  RemoveDocumentDocument
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { command } from '../lib/command.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { rereadWithPlayer } from '../player/reread-with-player.ts'
import { readOnVisit } from '../rewards/read-on-visit.ts'

type Viewer = NonNullable<DocumentsQuery['viewer']>

export type PlayerDocument = Viewer['documents'][number]
export type DocumentRequest = Viewer['documentRequests'][number]
export type DocumentPurpose = PlayerDocument['purpose']
export type Papers = Pick<Viewer, 'documentRequests' | 'documents'>

const { $read, reread } = readOnVisit<Papers>(
  async () => (await unlessFailed(ask(DocumentsDocument)))?.viewer ?? undefined
)

/** What the house asks for, and what the player has handed in, the newest first. */
export const $papers = $read

export const readPapers = reread

rereadWithPlayer($read, reread)

/** Takes a document back that nobody has looked at. */
export const { $change: $removal, run: removeDocument } = command(
  async (id: string) => {
    const { removed } = (await ask(RemoveDocumentDocument, { id })).removeDocument
    return { ok: { removed }, error: null }
  },
  // One that somebody has looked at by now stays, and is shown as it is.
  reread
)
