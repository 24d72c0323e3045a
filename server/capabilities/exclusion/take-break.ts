import { jurisdictionOf } from '#config/jurisdiction.ts'
import { playerOf } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { MutationResolvers, ProtectionErrorCode } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { changePlayer, type Player, publishPlayer, standingBlock } from '../player/index.ts'
import { answer, refuse } from './answer.ts'
import { forgetLaunches } from './close-doors.ts'
import { holdPlayer } from './exclude-for.ts'

const DAY_MS = 24 * 3_600_000

/** A break from now on; one that runs is never made shorter. */
export const takeBreak: NonNullable<MutationResolvers['takeBreak']> = async (
  _root,
  { days },
  context
) => {
  const { ports } = context
  const { id, country } = playerOf(context)
  if (!jurisdictionOf(ports.config, country).timeoutDays.includes(days))
    return refuse('NOT_OFFERED')
  const begun = await ports.db.transaction(tx => begin(ports, tx, id, days))
  if (typeof begun === 'string') return refuse(begun)
  await publishPlayer(ports, begun)
  return await answer(context, id)
}

async function begin(
  ports: Ports,
  tx: Tx,
  playerId: string,
  days: number
): Promise<Player | ProtectionErrorCode> {
  const now = ports.clock.now()
  const player = await holdPlayer(tx, playerId)
  const standing = standingBlock(player, now)
  if (standing === 'ACCOUNT_CLOSED') return 'ACCOUNT_CLOSED'
  if (standing === 'SELF_EXCLUDED') return 'ALREADY_EXCLUDED'
  const endsAt = new Date(now.getTime() + days * DAY_MS)
  if (player.timeout_ends_at !== null && player.timeout_ends_at >= endsAt) return 'ALREADY_EXCLUDED'
  const changed = await changePlayer(tx, playerId, { timeout_ends_at: endsAt })
  if (!changed) throw new Error(`There is no player ${playerId}`)
  await forgetLaunches(tx, playerId)
  await recordDecision(tx, {
    kind: 'exclusion.breakTaken',
    playerId,
    actor: 'player',
    at: now,
    data: { days, endsAt }
  })
  return changed
}
