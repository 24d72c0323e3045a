import { playerOf, signedIn } from '../../context.ts'
import type { MutationResolvers, ViewerResolvers } from '../../generated/main.ts'
import { changePlayer, publishPlayer } from '../player/index.ts'
import { documentUrl } from './document-address.ts'
import { documentsOf } from './document-store.ts'
import { holdPlayer } from './hold-player.ts'

/** What the player has handed in, the newest first. */
export const documents: NonNullable<ViewerResolvers['documents']> = async (
  _viewer,
  _input,
  context
) => {
  const { ports } = context
  const { id: sessionId } = signedIn(context)
  const found = await documentsOf(ports.db.kysely, playerOf(context).id)
  return found.map(document => ({
    id: document.id,
    purpose: document.purpose,
    category: document.category,
    name: document.name,
    type: document.type,
    bytes: document.bytes,
    uploadedAt: document.uploaded_at,
    status: document.status,
    refusal: document.refusal,
    url: document.isKept ? documentUrl(ports, document.id, sessionId) : null
  }))
}

/** Takes a document back that nobody has looked at; whatever else is named stays as it is. */
export const removeDocument: NonNullable<MutationResolvers['removeDocument']> = async (
  _root,
  { id },
  context
) => {
  const { playerId } = signedIn(context)
  const { ports } = context
  const changed = await ports.db.transaction(async tx => {
    const player = await holdPlayer(tx, playerId)
    // What was handed in with answers is theirs, and stays with them.
    const removed = await tx
      .deleteFrom('documents')
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .where('status', '=', 'Received')
      .$if(player.source_of_wealth_status === 'Pending', query =>
        query.where('purpose', '!=', 'SourceOfWealth')
      )
      .returning('id')
      .executeTakeFirst()
    return removed && (await changePlayer(tx, playerId, {}))
  })
  if (changed) await publishPlayer(ports, changed)
  return { removed: changed !== undefined }
}
