import type { Tx } from '../../db/database.ts'
import type { DocumentPurpose } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { type Changed, changeKnown } from './change.ts'
import { holdPlayer } from './hold-player.ts'
import { openRequest } from './requests.ts'
import { earliest, isVerification, missing } from './verifications.ts'

export interface DocumentAsked {
  /** The source of wealth is asked for by `askForWealth`. */
  readonly purpose: Exclude<DocumentPurpose, 'SourceOfWealth'>
  /** What the player reads. */
  readonly comment: string | null
  readonly dueAt: Date | null
}

/** Has the house ask this player for a document. Tell of it after the commit. */
export async function askForDocument(
  ports: Ports,
  tx: Tx,
  playerId: string,
  { purpose, comment, dueAt }: DocumentAsked
): Promise<Changed> {
  const player = await holdPlayer(tx, playerId)
  const at = ports.clock.now()
  await openRequest(ports, tx, { playerId, purpose, reason: 'HOUSE', comment, dueAt, at })
  const changed = await changeKnown(
    ports,
    tx,
    player,
    isVerification(purpose)
      ? { ...missing(player, purpose), kyc_deadline: earliest(player.kyc_deadline, dueAt) }
      : {
          banking_cdd: 'Required',
          banking_cdd_deadline: earliest(player.banking_cdd_deadline, dueAt)
        }
  )
  await recordDecision(tx, {
    kind: 'document.asked',
    playerId,
    actor: 'house',
    at,
    data: { purpose, dueAt, hasComment: comment !== null }
  })
  return changed
}
