import type { LimitValue } from '#rules/limits/change.ts'
import { type LimitPlace, limitName } from '#rules/limits/names.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { write } from './set-limit.ts'
import { findLimit, heldPlayer } from './store.ts'

interface ByHouse {
  readonly playerId: string
  readonly place: LimitPlace
  /** In minor units of the player's currency, or in minutes; null takes the limit away. */
  readonly value: LimitValue
}

/**
 * Sets a limit at once, whatever the licence offers, or takes it away: the house's own decision. The
 * answer is the player as changed, to be told after the commit.
 */
export async function setLimitByHouse(
  { clock }: Pick<Ports, 'clock'>,
  tx: Tx,
  { playerId, place, value }: ByHouse
): Promise<Player | undefined> {
  const player = await heldPlayer(tx, playerId)
  const limit = await findLimit(tx, playerId, limitName(place))
  const state = { value, pending: null }
  const now = clock.now()
  const kind = 'limit.setByHouse'
  const done = await write(tx, { player, place, limit, state, kind, now, actor: 'house' })
  return done.status === 'done' ? done.player : undefined
}
