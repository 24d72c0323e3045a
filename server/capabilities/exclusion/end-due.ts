import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { changePlayer, type Player, publishPlayer } from '../player/index.ts'
import { holdPlayer } from './exclude-for.ts'
import { endOf, runningOf } from './running.ts'

const AT_ONCE = 200

/** Sees to exclusions whose end has come: it counts by the clock alone, this only tells of it. */
export async function endDueExclusions(ports: Ports): Promise<void> {
  const due = await ports.db.kysely
    .selectFrom('exclusions')
    .select('player_id')
    .distinct()
    .where('ended_at', 'is', null)
    .where(
      row => row.fn.coalesce(row.ref('returns_at'), row.ref('ends_at')),
      '<=',
      ports.clock.now()
    )
    .limit(AT_ONCE)
    .execute()
  for (const { player_id } of due) {
    const changed = await ports.db.transaction(tx => endFor(ports, tx, player_id))
    if (changed) await publishPlayer(ports, changed)
  }
  if (due.length > 0) engagementSoon(ports)
}

async function endFor(ports: Ports, tx: Tx, playerId: string): Promise<Player | undefined> {
  const now = ports.clock.now()
  await holdPlayer(tx, playerId)
  const open = await tx
    .selectFrom('exclusions')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
  const over = open.filter(row => endOf(row) <= now)
  if (over.length === 0) return undefined
  for (const row of over)
    await tx
      .updateTable('exclusions')
      .set({ ended_at: endOf(row) })
      .where('id', '=', row.id)
      .execute()
  const isFree = (await runningOf(tx, playerId, now)).length === 0
  const changed = await changePlayer(tx, playerId, isFree ? await advertising(tx, playerId) : {})
  if (changed) await tellEngagementOf(ports, tx, changed)
  for (const { id } of over)
    await recordDecision(tx, {
      kind: 'exclusion.ended',
      playerId,
      actor: 'system',
      at: now,
      data: { exclusion: id }
    })
  return changed
}

/** The player may be asked again whether to be advertised to, where an exclusion had closed that. */
async function advertising(tx: Tx, playerId: string) {
  const closed = await tx
    .updateTable('exclusions')
    .set({ blocked_marketing: false })
    .where('player_id', '=', playerId)
    .where('blocked_marketing', '=', true)
    .returning('id')
    .execute()
  return closed.length > 0 ? { marketing_blocked: false } : {}
}
