import {
  type CashbackSpan,
  cashbackWeek,
  leastCashback,
  weekBefore
} from '#rules/rewards/cashback.ts'
import { playerOf } from '../../context.ts'
import type { CashbackWeek as Answer, ViewerResolvers } from '../../generated/main.ts'
import { pageSize } from '../../graphql/paging.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { rateOf, weekFigures } from './cashback-figures.ts'
import type { CashbackWeek } from './tables.ts'

const MOST_WEEKS = 26

/** The week that runs and those before it, the latest first, since the player came. */
function weeksSince(start: Date, now: Date, most: number): readonly CashbackSpan[] {
  const weeks: CashbackSpan[] = []
  for (let week = cashbackWeek(now); weeks.length < most; week = weekBefore(week)) {
    if (week.until <= start) break
    weeks.push(week)
  }
  return weeks
}

type Figures = Pick<CashbackWeek, 'bet' | 'given' | 'lost' | 'paid' | 'won'>

const answerOf = (
  { currency }: Pick<Player, 'currency'>,
  { from, until }: CashbackSpan,
  figures: Figures,
  rest: Pick<Answer, 'paidAt' | 'rank' | 'rateBasisPoints' | 'status'>
): Answer => {
  const money = (minor: bigint) => ({ amount: { minor, currency }, currency })
  const { bet, given, lost, paid, won } = figures
  return {
    from,
    to: until,
    bet: money(bet),
    won: money(won),
    given: money(given),
    lost: money(lost),
    paid: money(paid),
    ...rest
  }
}

const NOTHING: Figures = { bet: 0n, given: 0n, lost: 0n, paid: 0n, won: 0n }

async function weekAnswer(
  ports: Ports,
  player: Player,
  span: CashbackSpan,
  stored: CashbackWeek | undefined
): Promise<Answer> {
  if (stored) {
    const { at, rank, rate_basis_points: rateBasisPoints, status } = stored
    const paidAt = status === 'Paid' ? at : null
    return answerOf(stored, span, stored, { paidAt, rank, rateBasisPoints, status })
  }
  const { clock, config, db } = ports
  if (span.paidAt <= clock.now())
    return answerOf(player, span, NOTHING, {
      ...rateOf(config.operator, player),
      paidAt: null,
      status: 'Nothing'
    })
  const { rank, rateBasisPoints, ...figures } = await weekFigures(
    db.kysely,
    config.operator,
    player,
    span
  )
  return answerOf(player, span, figures, { paidAt: null, rank, rateBasisPoints, status: 'Running' })
}

/** How the player's cashback is worked out, week by week, the latest first. */
export const cashback: NonNullable<ViewerResolvers['cashback']> = async (
  _viewer,
  { first },
  context
) => {
  const most = pageSize('first', first, MOST_WEEKS)
  const player = playerOf(context)
  const { ports } = context
  const now = ports.clock.now()
  const weeks = weeksSince(player.created_at, now, most)
  const stored = await ports.db.kysely
    .selectFrom('cashback_weeks')
    .selectAll()
    .where('player_id', '=', player.id)
    .where('week', 'in', [cashbackWeek(now).from, ...weeks.map(({ from }) => from)])
    .execute()
  const known = new Map(stored.map(row => [row.week.getTime(), row]))
  const answers: Answer[] = []
  for (const week of weeks)
    answers.push(await weekAnswer(ports, player, week, known.get(week.from.getTime())))
  const { currency } = player
  return {
    weeks: answers,
    nextPaidAt: cashbackWeek(now).paidAt,
    least: { amount: { minor: leastCashback(currency), currency }, currency }
  }
}
