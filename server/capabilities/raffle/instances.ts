import type { PrizeRule } from '#config/raffles.ts'
import { totalOf } from '#rules/raffle/prizes.ts'
import type { Executor } from '../../db/database.ts'
import { prizesFrom } from './series.ts'
import type { RaffleInstance } from './tables.ts'

/** A draw that has not been made yet, as everybody may know it. */
export interface UpcomingDraw {
  readonly id: string
  readonly source: string
  readonly number: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  /** `drawing` once its time is up. */
  readonly status: 'drawing' | 'open'
  readonly studio: string
  readonly commitment: string
  /** In minor units of EUR, the largest first. */
  readonly prizes: readonly PrizeRule[]
  /** All prizes together. */
  readonly value: bigint
}

export const isDrawing = ({ ends_at: end }: Pick<RaffleInstance, 'ends_at'>, now: Date): boolean =>
  end <= now

/** Draws of a series that are not made yet, the next first: the one that a bet counts in is the first that has not ended. */
export const openDraws = (db: Executor, source?: string) => {
  const open = db
    .selectFrom('raffle_instances')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('source')
    .orderBy('ends_at')
    .orderBy('number')
  return source === undefined ? open : open.where('source', '=', source)
}

/** Of draws in their order those that are drawing, and of each series the one that runs. */
export function running<Row extends Pick<RaffleInstance, 'ends_at' | 'source'>>(
  rows: readonly Row[],
  now: Date
): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(row => {
    if (isDrawing(row, now)) return true
    if (seen.has(row.source)) return false
    seen.add(row.source)
    return true
  })
}

/** The draws of a series that are open or being made, in their order; none for another source. */
export async function raffleInstances(
  db: Executor,
  source: string,
  now: Date
): Promise<readonly UpcomingDraw[]> {
  const rows = running(await openDraws(db, source).execute(), now)
  return rows.map(row => {
    const prizes = prizesFrom(row.prizes)
    return {
      id: row.id,
      source: row.source,
      number: row.number,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      status: isDrawing(row, now) ? 'drawing' : 'open',
      studio: row.studio,
      commitment: row.commitment,
      prizes,
      value: totalOf(prizes)
    }
  })
}

/** The source of a draw that is not made yet; undefined for any other name. */
export async function seriesOfInstance(db: Executor, id: string): Promise<string | undefined> {
  const row = await openDraws(db).where('id', '=', id).executeTakeFirst()
  return row?.source
}
