import type { CurrencyCode } from '#config/currencies.ts'
import type { Standing, Tournament } from '#contract/wire/engagement.ts'
import { leastBet, prizeAt, shownScore } from '#rules/loyalty/standings.ts'
import { toDecimal } from '#rules/money.ts'
import type { Executor } from '../../db/database.ts'
import type { ContestTexts } from '../contest-texts.ts'
import { gameTitle } from '../game-title.ts'
import { prizeIn } from '../prizes.ts'
import type { EngagePlayer } from '../tables.ts'
import { stateAt } from './rows.ts'
import { type Placed, standingsOf } from './standings.ts'
import { type ContestRule, ruleFrom } from './stored-rule.ts'
import type { TournamentRow } from './tables.ts'

/** For whom a tournament is told, and when. */
export interface Reader {
  readonly player: EngagePlayer
  readonly texts: ContestTexts
  readonly now: Date
}

/** Those that are over are told for so long. */
const PAST_MS = 2 * 24 * 60 * 60 * 1000

export const currencyOf = ({ currency }: Pick<EngagePlayer, 'currency'>): CurrencyCode =>
  currency ?? 'EUR'

function toStanding(placed: Placed, rule: ContestRule, reader: EngagePlayer): Standing {
  const prize = prizeAt(rule.prizes, placed.place)
  return {
    place: placed.place,
    initials: placed.initials,
    isOwn: placed.playerId === reader.player_id,
    score: shownScore(rule.measure, placed.score),
    prize: prize ? prizeIn(prize, currencyOf(reader)) : null
  }
}

/** A tournament as the wire has it for one player. */
export async function tournamentAnswer(
  executor: Executor,
  row: TournamentRow,
  { player, texts, now }: Reader
): Promise<Tournament> {
  const rule = ruleFrom(row.rule)
  const currency = currencyOf(player)
  const { shown, own } = await standingsOf(executor, row.id, player.player_id)
  const entry = await executor
    .selectFrom('engage_contest_entries')
    .selectAll()
    .where('tournament', '=', row.id)
    .where('player_id', '=', player.player_id)
    .executeTakeFirst()
  return {
    id: row.id,
    title: texts.title('tournament', row.series),
    description: `${texts.description('tournament', row.series)} ${texts.rule}`.trim(),
    state: stateAt(row, now),
    entry: rule.entry,
    price: rule.price,
    measure: rule.measure,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minimumBet: { amount: toDecimal(leastBet(rule.minimumBet, currency), currency), currency },
    mostBets: rule.mostBets,
    countedBets: entry?.counted ?? 0,
    entrants: row.entrants,
    mostEntrants: rule.mostEntrants,
    fromLevel: rule.fromLevel,
    games: rule.games.map(slug => ({ slug, title: gameTitle(slug) })),
    isIn: entry !== undefined,
    prizes: rule.prizes.map(({ from, to, prize }) => ({
      from,
      to,
      prize: prizeIn(prize, currency)
    })),
    standings: shown.map(placed => toStanding(placed, rule, player)),
    own: own ? toStanding(own, rule, player) : null,
    asOf: now
  }
}

/** All that run or are to run, and those lately over; the next to end first, what is over last. */
export async function tournamentAnswers(executor: Executor, reader: Reader): Promise<Tournament[]> {
  const rows = await executor
    .selectFrom('engage_tournaments')
    .selectAll()
    .where(row =>
      row.or([
        row('state', '=', 'open'),
        row('ends_at', '>', new Date(reader.now.getTime() - PAST_MS))
      ])
    )
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
  const answers: Tournament[] = []
  for (const row of rows) answers.push(await tournamentAnswer(executor, row, reader))
  const isOver = ({ state }: Tournament) => state === 'Cancelled' || state === 'Ended'
  return [...answers.filter(answer => !isOver(answer)), ...answers.filter(isOver).toReversed()]
}
