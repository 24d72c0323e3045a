import { playerOf } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { changePlayer, type Player, publishPlayer } from '../player/index.ts'
import { answer, readText, refuse } from './answer.ts'
import { closeDoors, doorsClosed, type Excluded } from './close-doors.ts'
import { holdPlayer } from './exclude-for.ts'
import { mayReopen } from './reopen.ts'

/** Closes the account at its player's wish; the money in it can be withdrawn as before. */
export const closeAccount: NonNullable<MutationResolvers['closeAccount']> = async (
  _root,
  { input },
  context
) => {
  const { ports } = context
  const { id } = playerOf(context)
  const comment = readText(input.comment)
  if (comment === undefined) return refuse('COMMENT_TOO_LONG')
  const why = { reason: input.reason ?? null, comment }
  const closed = await ports.db.transaction(tx => close(ports, tx, id, why))
  if (!closed) return refuse('ACCOUNT_CLOSED')
  await doorsClosed(ports, closed)
  return await answer(context, id)
}

async function close(
  ports: Ports,
  tx: Tx,
  playerId: string,
  { reason, comment }: { readonly reason: string | null; readonly comment: string | null }
): Promise<Excluded | undefined> {
  const now = ports.clock.now()
  const before = await holdPlayer(tx, playerId)
  if (before.account_status === 'Closed') return undefined
  const player = await changePlayer(tx, playerId, {
    account_status: 'Closed',
    account_closure_cause: 'CustomerRequest',
    reopen_by_customer_allowed: true
  })
  if (!player) return undefined
  const id = ports.random.uuid()
  await tx
    .insertInto('account_closures')
    .values({ id, player_id: playerId, reason, comment, closed_at: now })
    .execute()
  const doors = await closeDoors(ports, tx, player)
  await recordDecision(tx, {
    kind: 'account.closed',
    playerId,
    actor: 'player',
    at: now,
    data: { closure: id, reason }
  })
  return { player, ...doors }
}

/** Opens an account that its player closed; nobody is let past an exclusion by it. */
export const reopenAccount: NonNullable<MutationResolvers['reopenAccount']> = async (
  _root,
  _input,
  context
) => {
  const { ports } = context
  const { id } = playerOf(context)
  const opened = await ports.db.transaction(tx => reopen(ports, tx, id))
  if (!opened) return refuse('NOT_REOPENABLE')
  engagementSoon(ports)
  await publishPlayer(ports, opened)
  return await answer(context, id)
}

async function reopen(ports: Ports, tx: Tx, playerId: string): Promise<Player | undefined> {
  const now = ports.clock.now()
  if (!mayReopen(await holdPlayer(tx, playerId), now)) return undefined
  const player = await changePlayer(tx, playerId, {
    account_status: 'Open',
    account_closure_cause: null,
    reopen_by_customer_allowed: false
  })
  await tx
    .updateTable('account_closures')
    .set({ reopened_at: now })
    .where('player_id', '=', playerId)
    .where('reopened_at', 'is', null)
    .execute()
  if (player) await tellEngagementOf(ports, tx, player)
  await recordDecision(tx, { kind: 'account.reopened', playerId, actor: 'player', at: now })
  return player
}
