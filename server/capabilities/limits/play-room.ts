import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitPeriod } from '#config/licences.ts'
import { exchanged } from '#rules/exchange.ts'
import { periodAt } from '#rules/limit-period.ts'
import type { Executor, Tx } from '../../db/database.ts'
import { playedBetween } from '../play-days/index.ts'
import type { Player } from '../player/index.ts'
import { heldPlayer, limitsOf, type PlayerLimit } from './store.ts'

/** The limit that leaves least for a stake, and what it leaves, in minor units. */
export interface Tightest {
  readonly kind: 'Loss' | 'Wager'
  readonly period: LimitPeriod
  readonly game: string | null
  readonly left: bigint
}

/** What a player's limits leave for a stake; null where none is set. */
export interface PlayRoom {
  /** For real money, by limits on losses. */
  readonly real: Tightest | null
  /** For real and bonus money together, by limits on stakes. */
  readonly all: Tightest | null
}

/** The room of a player without such limits. */
export const UNLIMITED: PlayRoom = { real: null, all: null }

/** Later than any day that a clock has been ahead to. */
const FAR = new Date('9999-12-31')

/**
 * What counts against a limit on play in its period; below zero where more was won than staked. What a
 * clock that was ahead has counted in days to come counts too, unless it would make room: putting the
 * clock right opens no limit a second time.
 */
export async function countedIn(
  db: Executor,
  playerId: string,
  { kind, period, game }: Pick<Tightest, 'game' | 'kind' | 'period'>,
  currency: CurrencyCode,
  now: Date
): Promise<bigint> {
  const { from, until } = periodAt(period, now)
  const counted = async (since: Date, end: Date) => {
    const all = await playedBetween(db, playerId, since, end, { game: game ?? undefined })
    return all.reduce((sum, played) => {
      const part = kind === 'Wager' ? played.wagered : played.staked - played.won
      return sum + exchanged(part, played.currency, currency, 'up')
    }, 0n)
  }
  const ahead = await counted(until, FAR)
  return (await counted(from, until)) + (ahead > 0n ? ahead : 0n)
}

async function leftOf(
  db: Executor,
  { id, currency }: Pick<Player, 'currency' | 'id'>,
  { kind, period, game, currency: limited, value }: PlayerLimit,
  now: Date
): Promise<Tightest | null> {
  if (period === null || (kind !== 'Loss' && kind !== 'Wager')) return null
  const place = { kind, period, game }
  // A limit in a currency that the player no longer has can not be reckoned: nothing is left.
  if (limited !== currency) return { ...place, left: 0n }
  const left = value - (await countedIn(db, id, place, currency, now))
  return { ...place, left: left > 0n ? left : 0n }
}

/** The lowest one decides; of two that leave the same the one on all games, which ends the session. */
const tighter = (one: Tightest | null, other: Tightest): Tightest =>
  one !== null && one.left <= other.left ? one : other

/** What the player's limits leave for a stake in the game. */
export async function playRoom(
  db: Executor,
  player: Pick<Player, 'currency' | 'id'>,
  game: string,
  now: Date
): Promise<PlayRoom> {
  const limits = await limitsOf(db, player.id, ['Loss', 'Wager'])
  let room = UNLIMITED
  for (const limit of limits) {
    if (limit.game !== null && limit.game !== game) continue
    const left = await leftOf(db, player, limit, now)
    if (left?.kind === 'Loss') room = { ...room, real: tighter(room.real, left) }
    if (left?.kind === 'Wager') room = { ...room, all: tighter(room.all, left) }
  }
  return room
}

/** The same for a bet: the player is held until it stands, so that no other one takes the same room. */
export const lossRoom = async (
  tx: Tx,
  { id }: Pick<Player, 'id'>,
  game: string,
  now: Date
): Promise<PlayRoom> => playRoom(tx, await heldPlayer(tx, id), game, now)
