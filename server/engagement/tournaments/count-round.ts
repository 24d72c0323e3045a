import { isCurrency } from '#config/currencies.ts'
import type { EngagementEvent } from '#contract/wire/engagement.ts'
import { type EndedRound, reachesMinimum, scoreOf, worthOf } from '#rules/loyalty/standings.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { EngagePlayer } from '../tables.ts'
import type { News, Taker } from '../take-event.ts'
import { EVERYBODY } from '../tell.ts'
import { putIn } from './enter.ts'
import { runningAt } from './rows.ts'
import { type ContestRule, ruleFrom } from './stored-rule.ts'
import type { EntryRow } from './tables.ts'

type RoundEnded = Extract<EngagementEvent, { kind: 'roundEnded' }>

function roundOf({ staked, won, currency }: RoundEnded): EndedRound | undefined {
  if (!isCurrency(currency)) return undefined
  const [stake, win] = [parseDecimal(staked, currency), parseDecimal(won, currency)]
  if (stake.status === 'refused' || win.status === 'refused') return undefined
  return { staked: stake.minor, won: win.minor, currency }
}

const entryOf = (tx: Tx, tournament: string, playerId: string): Promise<EntryRow | undefined> =>
  tx
    .selectFrom('engage_contest_entries')
    .selectAll()
    .where('tournament', '=', tournament)
    .where('player_id', '=', playerId)
    .executeTakeFirst()

/** The player's entry; where nobody has to enter, the first round that counts makes one. */
async function entered(
  tx: Tx,
  tournament: string,
  { entry, fromLevel, mostEntrants }: ContestRule,
  { player_id: playerId, level }: EngagePlayer,
  at: Date
): Promise<EntryRow | undefined> {
  const known = await entryOf(tx, tournament, playerId)
  if (known || entry !== 'automatic' || level < fromLevel) return known
  const isPut = await putIn(tx, { tournament, playerId, paid: 0, most: mostEntrants, at })
  return isPut ? await entryOf(tx, tournament, playerId) : undefined
}

/** Works out from the player's rounds what the entry stands at. */
async function recount(tx: Tx, tournament: string, playerId: string, rule: ContestRule) {
  const rounds = await tx
    .selectFrom('engage_contest_rounds')
    .select(['worth', 'number', 'at'])
    .where('tournament', '=', tournament)
    .where('player_id', '=', playerId)
    .orderBy('number')
    .execute()
  const best = scoreOf(rule.measure, rounds)
  await tx
    .updateTable('engage_contest_entries')
    .set({
      counted: rounds.length,
      score: best?.score ?? 0n,
      reached_at: best?.reachedAt ?? null,
      reached_by: best?.reachedBy ?? null
    })
    .where('tournament', '=', tournament)
    .where('player_id', '=', playerId)
    .execute()
}

async function countIn(
  tx: Tx,
  tournament: string,
  rule: ContestRule,
  player: EngagePlayer,
  { roundId, at }: RoundEnded,
  round: EndedRound
): Promise<boolean> {
  const { player_id: playerId } = player
  const entry = await entered(tx, tournament, rule, player, at)
  if (!entry || entry.entered_at > at) return false
  if (rule.mostBets !== null && entry.counted >= rule.mostBets) return false
  const put = await tx
    .insertInto('engage_contest_rounds')
    .values({
      tournament,
      player_id: playerId,
      round_id: roundId,
      worth: worthOf(rule.measure, round),
      at
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (put.numInsertedOrUpdatedRows !== 1n) return false
  await recount(tx, tournament, playerId, rule)
  return true
}

const newsOf = (player: string, ids: readonly string[]): readonly News[] =>
  ids.flatMap(id => [
    { player, topic: 'tournament', id },
    { player: EVERYBODY, topic: 'tournament', id }
  ])

async function countRound(tx: Tx, player: EngagePlayer, event: RoundEnded): Promise<string[]> {
  const round = roundOf(event)
  if (!round) return []
  const counted: string[] = []
  for (const { id, rule: stored } of await runningAt(tx, event.at)) {
    const rule = ruleFrom(stored)
    if (!rule.games.some(game => game === event.game)) continue
    if (!reachesMinimum(round, rule.minimumBet)) continue
    if (await countIn(tx, id, rule, player, event, round)) counted.push(id)
  }
  return counted
}

/** A round that was undone has never been, as long as the tournament is not decided. */
async function uncountRound(tx: Tx, playerId: string, roundId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('engage_contest_rounds as round')
    .innerJoin('engage_tournaments as tournament', 'tournament.id', 'round.tournament')
    .select(['tournament.id', 'tournament.rule'])
    .where('round.player_id', '=', playerId)
    .where('round.round_id', '=', roundId)
    .where('tournament.state', '=', 'open')
    .orderBy('tournament.id')
    .forKeyShare('tournament')
    .execute()
  for (const { id, rule } of rows) {
    await tx
      .deleteFrom('engage_contest_rounds')
      .where('tournament', '=', id)
      .where('player_id', '=', playerId)
      .where('round_id', '=', roundId)
      .execute()
    await recount(tx, id, playerId, ruleFrom(rule))
  }
  return rows.map(({ id }) => id)
}

/** Counts rounds in the tournaments that they belong to: where they have ended in their time. */
export const takeContestEvent: Taker = async (_provider, tx, player, event) => {
  switch (event.kind) {
    case 'roundEnded':
      return newsOf(player.player_id, await countRound(tx, player, event))
    case 'roundUndone':
      return newsOf(player.player_id, await uncountRound(tx, player.player_id, event.roundId))
    default:
      return []
  }
}
