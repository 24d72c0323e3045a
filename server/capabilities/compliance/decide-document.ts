import type { Tx } from '../../db/database.ts'
import type { DocumentRefusal } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import type { Player } from '../player/index.ts'
import { type Changed, changeKnown, closeUnderage } from './change.ts'
import { holdPlayer } from './hold-player.ts'
import { openRequest, settleRequest } from './requests.ts'
import type { StoredDocument } from './tables.ts'
import { done, isVerification, missing } from './verifications.ts'

export type DocumentDecision =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly refusal: DocumentRefusal }
  /** What it shows is that its owner may not play yet. */
  | { readonly status: 'underage' }

export interface DecidedDocument {
  readonly playerId: string
  readonly documentId: string
  readonly decision: DocumentDecision
}

type Decided = Pick<StoredDocument, 'id' | 'purpose'>

/**
 * Decides on a document with all that follows for its owner; undefined for one that nobody waits
 * for an answer to. Tell of it after the commit.
 */
export async function decideDocument(
  ports: Ports,
  tx: Tx,
  { playerId, documentId, decision }: DecidedDocument
): Promise<Changed | undefined> {
  const player = await holdPlayer(tx, playerId)
  const at = ports.clock.now()
  const document = await tx
    .updateTable('documents')
    .set({
      status: decision.status === 'refused' ? 'Refused' : 'Accepted',
      refusal: decision.status === 'refused' ? decision.refusal : null,
      decided_at: at
    })
    .where('id', '=', documentId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'Received')
    .returning(['id', 'purpose'])
    .executeTakeFirst()
  if (!document) return undefined
  const changed = await follow(ports, tx, { player, document, decision, at })
  await recordDecision(tx, {
    kind: `document.${decision.status}`,
    playerId,
    actor: 'house',
    at,
    data: {
      document: document.id,
      purpose: document.purpose,
      refusal: decision.status === 'refused' ? decision.refusal : null
    }
  })
  return changed
}

interface Following {
  readonly player: Player
  readonly document: Decided
  readonly decision: DocumentDecision
  readonly at: Date
}

async function follow(
  ports: Ports,
  tx: Tx,
  { player, document: { purpose }, decision, at }: Following
): Promise<Changed> {
  if (decision.status === 'underage') return await closeUnderage(ports, tx, player)
  const isRefused = decision.status === 'refused'
  if (isRefused && purpose !== 'SourceOfWealth')
    await openRequest(ports, tx, {
      playerId: player.id,
      purpose,
      reason: 'REFUSED',
      refusal: decision.refusal,
      dueAt: isVerification(purpose) ? player.kyc_deadline : player.banking_cdd_deadline,
      at
    })
  if (!isRefused) await settleRequest(tx, player.id, purpose, at)
  if (isVerification(purpose))
    return await changeKnown(
      ports,
      tx,
      player,
      isRefused ? missing(player, purpose) : done(player, purpose)
    )
  if (purpose === 'BankingCDD')
    return await changeKnown(
      ports,
      tx,
      player,
      isRefused ? { banking_cdd: 'Required' } : { banking_cdd: 'Done', banking_cdd_deadline: null }
    )
  return await changeKnown(ports, tx, player, {})
}
