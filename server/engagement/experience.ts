import { isCurrency } from '#config/currencies.ts'
import type { EngagementEvent } from '#contract/wire/engagement.ts'
import { levelAfter, ranksBetween } from '#rules/loyalty/rank.ts'
import { type Experience, withStake, xpOf } from '#rules/loyalty/xp.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Tx } from '../db/database.ts'
import { changePoints } from './points.ts'
import type { Provider } from './provider.ts'
import type { EngagePlayer, EngageRound } from './tables.ts'

type Bet = Extract<EngagementEvent, { kind: 'bet' }>

export const experienceOf = ({ staked, staked_in, micro }: EngagePlayer): Experience => ({
  staked,
  stakedIn: staked_in,
  micro
})

/** Writes the player's experience down, with the level and the ranks that follow from it. */
export async function saveExperience(
  { ports, programme }: Provider,
  tx: Tx,
  player: EngagePlayer,
  experience: Experience
): Promise<void> {
  const { player_id: playerId, climb, level: before, level_version: version } = player
  const level = levelAfter(programme, before, xpOf(programme, experience))
  const { staked, stakedIn, micro } = experience
  await tx
    .updateTable('engage_players')
    .set({
      staked,
      staked_in: stakedIn,
      micro,
      ...(level !== before && {
        level,
        level_version: version + 1n,
        next_telling_at: new Date()
      })
    })
    .where('player_id', '=', playerId)
    .execute()
  for (const { id, points } of ranksBetween(programme, before, level)) {
    if (points === 0) continue
    const key = `rank:${climb}:${id}`
    await changePoints(tx, { playerId, by: points, reason: 'rank', key, at: ports.clock.now() })
  }
}

/** Counts a stake of somebody who takes part: real and bonus money alike. */
export async function countStake(
  provider: Provider,
  tx: Tx,
  player: EngagePlayer,
  { cash, bonus, currency, game, roundId, at }: Bet
): Promise<boolean> {
  if (!isCurrency(currency)) return false
  const [real, extra] = [parseDecimal(cash, currency), parseDecimal(bonus, currency)]
  if (real.status === 'refused' || extra.status === 'refused') return false
  const amount = real.minor + extra.minor
  await tx
    .insertInto('engage_rounds')
    .values({
      player_id: player.player_id,
      round_id: roundId,
      game,
      currency,
      staked: amount,
      counted: amount,
      climb: player.climb,
      at
    })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'round_id']).doUpdateSet(({ eb }) => ({
        staked: eb('engage_rounds.staked', '+', amount),
        counted: eb('engage_rounds.counted', '+', amount)
      }))
    )
    .execute()
  await saveExperience(provider, tx, player, withStake(experienceOf(player), amount, currency))
  return true
}

/** Takes back what a round has counted, unless the rank has been lost since and all with it. */
export async function uncountRound(
  provider: Provider,
  tx: Tx,
  player: EngagePlayer,
  { currency, counted, climb }: EngageRound
): Promise<void> {
  if (climb !== player.climb) return
  await saveExperience(provider, tx, player, withStake(experienceOf(player), -counted, currency))
}

type RaiseUndone = Extract<EngagementEvent, { kind: 'raiseUndone' }>

/** Takes back what raised a stake, where it has counted. */
export async function uncountRaise(
  provider: Provider,
  tx: Tx,
  player: EngagePlayer,
  { amount, currency, roundId }: RaiseUndone
): Promise<boolean> {
  if (!isCurrency(currency)) return false
  const parsed = parseDecimal(amount, currency)
  if (parsed.status === 'refused') return false
  const round = await tx
    .updateTable('engage_rounds')
    .set(({ eb }) => ({
      staked: eb('staked', '-', parsed.minor),
      counted: eb('counted', '-', parsed.minor)
    }))
    .where('player_id', '=', player.player_id)
    .where('round_id', '=', roundId)
    .where('status', '=', 'open')
    .where('currency', '=', currency)
    .where('counted', '>=', parsed.minor)
    .returningAll()
    .executeTakeFirst()
  if (!round) return false
  await uncountRound(provider, tx, player, { ...round, counted: parsed.minor })
  return true
}
