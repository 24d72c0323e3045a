import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { LimitInTheWay } from '#contract/wire/wallet-api.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import type { Tightest } from '../limits/index.ts'
import type { Player } from '../player/index.ts'
import { endSessions, publishEnded } from '../session/index.ts'
import type { Playing } from './purse.ts'
import type { GameRound } from './tables.ts'

interface Refused {
  readonly player: Player
  readonly session: Pick<Playing, 'currency' | 'game'>
  readonly stake: bigint
  readonly raised?: GameRound
  readonly at: Date
}

/** A raise that is refused ends nothing: its round is the player's to finish. */
const endsSessions = ({ config }: Ports, { player, raised }: Refused, limit: Tightest): boolean =>
  !raised &&
  limit.kind === 'Loss' &&
  limit.game === null &&
  limit.left === 0n &&
  jurisdictionOf(config, player.country).lossLimits.length > 0

/**
 * Records that a stake did not fit into a limit, and logs the player out where the limit on all
 * losses is reached. Nothing may be locked after it.
 */
export async function refuseByLimit(
  ports: Ports,
  tx: Tx,
  refused: Refused,
  limit: Tightest
): Promise<{ readonly limit: LimitInTheWay; readonly after: () => Promise<void> }> {
  const { player, session, stake, at } = refused
  const { kind, period, game, left } = limit
  const ended = endsSessions(ports, refused, limit)
    ? await endSessions(tx, { playerId: player.id }, 'LOSS_LIMIT_REACHED', at)
    : []
  await recordDecision(tx, {
    kind: ended.length > 0 ? 'play.endedByLimit' : 'play.refusedByLimit',
    playerId: player.id,
    actor: 'system',
    at,
    data: { kind, period, game, left, stake, currency: session.currency, in: session.game }
  })
  return {
    limit: { kind, period, game, left: toDecimal(left, session.currency) },
    after: () => publishEnded(ports, ended)
  }
}
