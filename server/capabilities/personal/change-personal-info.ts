import { playerOf } from '../../context.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { recordDecision } from '../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { changePlayer, playerAnswer, publishPlayer } from '../player/index.ts'
import { lockPlayer } from './lock-player.ts'
import { readCorrection } from './read-correction.ts'

/** What the player may correct alone: where they live and what language they are written to in. */
export const changePersonalInfo: NonNullable<MutationResolvers['changePersonalInfo']> = async (
  _root,
  { input },
  context
) => {
  const { id } = playerOf(context)
  const { jurisdiction, ports } = context
  const outcome = await ports.db.transaction(async tx => {
    const player = await lockPlayer(tx, id)
    const read = readCorrection(input, player, jurisdiction)
    if (read.status === 'refused') return read
    const columns = Object.entries(read.change).filter(
      ([column, value]) => new Map<string, unknown>(Object.entries(player)).get(column) !== value
    )
    if (columns.length === 0) return { status: 'same', player } as const
    const changed = await changePlayer(tx, id, Object.fromEntries(columns))
    if (!changed) return { status: 'same', player } as const
    await tellEngagementOf(ports, tx, changed)
    await recordDecision(tx, {
      kind: 'personal.corrected',
      playerId: id,
      actor: 'player',
      at: ports.clock.now(),
      data: { columns: columns.map(([column]) => column) }
    })
    return { status: 'changed', player: changed } as const
  })
  if (outcome.status === 'refused') return { error: { code: outcome.code, field: outcome.field } }
  if (outcome.status === 'changed') {
    await publishPlayer(ports, outcome.player)
    engagementSoon(ports)
  }
  return { ok: playerAnswer(outcome.player, context) }
}
