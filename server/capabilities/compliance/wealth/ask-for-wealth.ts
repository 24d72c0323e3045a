import type { WealthCategory } from '#config/source-of-wealth.ts'
import type { Tx } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import { recordDecision } from '../../audit/index.ts'
import { tellEngagementOf } from '../../loyalty/index.ts'
import { changePlayer, type Player } from '../../player/index.ts'
import { holdPlayer } from '../hold-player.ts'

export interface WealthAsked {
  /** What the player reads. */
  readonly comment: string | null
  readonly category: WealthCategory | null
  readonly dueAt: Date
}

/** Has the house ask where the player's money comes from. Publish the player after the commit. */
export async function askForWealth(
  ports: Ports,
  tx: Tx,
  playerId: string,
  { category, comment, dueAt }: WealthAsked
): Promise<Player> {
  const before = await holdPlayer(tx, playerId)
  const asked =
    (await changePlayer(tx, playerId, {
      source_of_wealth_status: null,
      source_of_wealth_due_date: dueAt,
      source_of_wealth_comment: comment,
      source_of_wealth_funding_type: category
    })) ?? before
  await tellEngagementOf(ports, tx, asked)
  await recordDecision(tx, {
    kind: 'wealth.asked',
    playerId,
    actor: 'house',
    at: ports.clock.now(),
    data: { category, dueAt, hasComment: comment !== null }
  })
  return asked
}

export type WealthDecision =
  | { readonly status: 'accepted' }
  | ({ readonly status: 'refused' } & WealthAsked)

/** Decides on what waits; undefined when nothing does. Publish the player after the commit. */
export async function decideWealth(
  ports: Ports,
  tx: Tx,
  playerId: string,
  decision: WealthDecision
): Promise<Player | undefined> {
  const before = await holdPlayer(tx, playerId)
  if (before.source_of_wealth_status !== 'Pending') return undefined
  const at = ports.clock.now()
  await tx
    .updateTable('wealth_answers')
    .set({ decision: decision.status, decided_at: at })
    .where('player_id', '=', playerId)
    .where('decision', 'is', null)
    .execute()
  if (decision.status === 'refused') {
    await recordDecision(tx, { kind: 'wealth.refused', playerId, actor: 'house', at })
    return await askForWealth(ports, tx, playerId, decision)
  }
  await tx
    .updateTable('documents')
    .set({ status: 'Accepted', decided_at: at })
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'SourceOfWealth')
    .where('status', '=', 'Received')
    .execute()
  const done =
    (await changePlayer(tx, playerId, {
      source_of_wealth_status: 'Done',
      source_of_wealth_due_date: null,
      source_of_wealth_comment: null,
      source_of_wealth_funding_type: null
    })) ?? before
  await tellEngagementOf(ports, tx, done)
  await recordDecision(tx, { kind: 'wealth.accepted', playerId, actor: 'house', at })
  return done
}
