import { type CashbackSpan, cashbackWeek, weekBefore } from '#rules/rewards/cashback.ts'
import type { Ports } from '../../ports.ts'
import { assignReward } from './assign.ts'
import { isBlocked } from './barrier.ts'
import { weekFigures } from './cashback-figures.ts'
import { rewardChanged } from './changed.ts'
import { holdPlayer } from './store.ts'
import type { StoredReward } from './tables.ts'

/** Without a run before it, so many weeks back are paid. */
const FIRST_WEEKS = 5

/** The weeks that are over and not paid yet, the earliest first. */
async function dueWeeks({ clock, db }: Ports): Promise<readonly CashbackSpan[]> {
  const now = clock.now()
  // Runs of a time that the clock was taken back from have not been.
  await db.kysely.deleteFrom('cashback_runs').where('done_at', '>', now).execute()
  const last = await db.kysely
    .selectFrom('cashback_runs')
    .select('week')
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
  const due: CashbackSpan[] = []
  let week = weekBefore(cashbackWeek(now))
  const isWanted = () => (last ? week.from > last.week : due.length < FIRST_WEEKS)
  for (; isWanted(); week = weekBefore(week)) if (week.paidAt <= now) due.unshift(week)
  return due
}

/** Players with rounds of a week that has not been worked out for them. */
const unpaidPlayers = ({ db }: Ports, { from, until }: CashbackSpan) =>
  db.kysely
    .selectFrom('game_rounds as round')
    .select('round.player_id as id')
    .distinct()
    .where('round.status', '=', 'ended')
    .where('round.ended_at', '>=', from)
    .where('round.ended_at', '<', until)
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('cashback_weeks as paid')
            .select('paid.week')
            .whereRef('paid.player_id', '=', 'round.player_id')
            .where('paid.week', '=', from)
        )
      )
    )
    .execute()

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Works a week out for a player and gives what comes of it, in one transaction and once. */
const payWeek = (ports: Ports, playerId: string, week: CashbackSpan) =>
  ports.db.transaction(async (tx): Promise<StoredReward | undefined> => {
    const player = await holdPlayer(tx, playerId)
    const { currency } = player
    const now = ports.clock.now()
    const figures = await weekFigures(tx, ports.config.operator, player, week)
    const { rateBasisPoints, ...sums } = figures
    const isWithheld = figures.paid > 0n && isBlocked(player, now)
    const amount = isWithheld ? 0n : figures.paid
    const status = isWithheld ? 'Withheld' : amount > 0n ? 'Paid' : 'Nothing'
    const fresh = await tx
      .insertInto('cashback_weeks')
      .values({
        player_id: playerId,
        week: week.from,
        currency,
        ...sums,
        rate_basis_points: rateBasisPoints,
        paid: amount,
        status,
        at: now
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('week')
      .executeTakeFirst()
    if (!fresh || amount === 0n) return undefined
    return await assignReward(ports, tx, {
      playerId,
      key: `cashback:${dayOf(week.from)}:${playerId}`,
      rewardId: 'cashback',
      name: 'Cashback',
      reason: dayOf(week.from),
      kind: 'Cashback',
      claimType: 'Automatic',
      worth: { type: 'MoneyDrop', amount },
      currency
    })
  })

async function payAll(ports: Ports, week: CashbackSpan): Promise<boolean> {
  let isWhole = true
  for (const { id } of await unpaidPlayers(ports, week))
    try {
      const reward = await payWeek(ports, id, week)
      if (reward) await rewardChanged(ports, reward)
    } catch (error) {
      isWhole = false
      ports.log.error({ err: error, player: id, week: week.from }, 'cashback was not paid')
    }
  return isWhole
}

/**
 * Pays the cashback of weeks that are over, each player once. It may be called at any time and by
 * any number of processes; weeks that were missed are caught up, the earliest first.
 */
export async function turnCashback(ports: Ports): Promise<void> {
  for (const week of await dueWeeks(ports)) {
    if (!(await payAll(ports, week))) return
    await ports.db.kysely
      .insertInto('cashback_runs')
      .values({ week: week.from, done_at: ports.clock.now() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

/** Pays the running week of one player as if it were over: for the console. */
export async function payNow(ports: Ports, playerId: string): Promise<StoredReward | undefined> {
  const reward = await payWeek(ports, playerId, cashbackWeek(ports.clock.now()))
  if (reward) await rewardChanged(ports, reward)
  return reward
}
