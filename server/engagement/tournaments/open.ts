import { CONTESTS, type ContestSeries } from '#config/engagement-contests.ts'
import { type Run, runsAt } from '#rules/loyalty/schedule.ts'
import type { Ports } from '../../ports.ts'
import { storedRule } from './stored-rule.ts'

/** The name of a tournament: its series and when it begins, `neon-weekend-202611270000`. */
const idOf = (series: ContestSeries, startsAt: Date) =>
  `${series.id}-${startsAt.toISOString().slice(0, 16).replace(/\D/g, '')}`

/** Announces a tournament of a series, once for its start; tells its id, or undefined if it was. */
export async function announceRun(
  { db }: Ports,
  series: ContestSeries,
  { startsAt, endsAt }: Run
): Promise<string | undefined> {
  const row = await db.kysely
    .insertInto('engage_tournaments')
    .values({
      id: idOf(series, startsAt),
      series: series.id,
      rule: storedRule(series),
      starts_at: startsAt,
      ends_at: endsAt
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Sees to it that of each series the tournament that runs is announced, and the next. */
export async function announceRuns(ports: Ports): Promise<readonly string[]> {
  const now = ports.clock.now()
  const runs = CONTESTS.flatMap(series =>
    runsAt(series.schedule, now).map(run => ({ series, run }))
  )
  const announced: string[] = []
  for (const { series, run } of runs) {
    const id = await announceRun(ports, series, run)
    if (id !== undefined) announced.push(id)
  }
  return announced
}
