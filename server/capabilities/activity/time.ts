import type { Span } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'

/** From when until when a player was signed in, as far as the house knows. */
export interface Stay {
  readonly from: Date
  readonly until: Date
}

/** An open page renews its session more often than that; after a longer silence nobody was there. */
const SILENCE_MS = 10 * 60_000

/** The stays of a player that touch a span of time, in order. */
export async function staysIn(
  db: Executor,
  playerId: string,
  { from, until }: Span,
  now: Date
): Promise<readonly Stay[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['started_at', 'ended_at', 'last_seen_at'])
    .where('player_id', '=', playerId)
    .where('started_at', '<', until)
    .where(row => row.or([row('ended_at', 'is', null), row('ended_at', '>', from)]))
    .orderBy('started_at')
    .execute()
  return rows
    .map(({ started_at: began, ended_at: ended, last_seen_at: seen }) => {
      const last = Math.min((ended ?? now).getTime(), seen.getTime() + SILENCE_MS, now.getTime())
      return { from: began, until: new Date(Math.max(began.getTime(), last)) }
    })
    .filter(stay => stay.until >= from)
}

const within = (stay: Stay, { from, until }: Span): number =>
  Math.max(
    0,
    Math.min(stay.until.getTime(), until.getTime()) - Math.max(stay.from.getTime(), from.getTime())
  )

/** Whole minutes of all stays in a span; two at once, in two browsers, count once. */
export function minutesIn(stays: readonly Stay[], span: Span): number {
  let milliseconds = 0
  let covered = span.from.getTime()
  for (const { from, until } of stays) {
    const begins = new Date(Math.max(from.getTime(), covered))
    if (until <= begins) continue
    milliseconds += within({ from: begins, until }, span)
    covered = until.getTime()
  }
  return Math.floor(milliseconds / 60_000)
}

/** The stay that took most of a span, in whole minutes; undefined without any. */
export function longestIn(stays: readonly Stay[], span: Span) {
  const [longest] = stays
    .map(stay => ({ startedAt: stay.from, minutes: Math.floor(within(stay, span) / 60_000) }))
    .toSorted((a, b) => b.minutes - a.minutes)
  return longest
}

/** How many stays began in a span. */
export const begunIn = (stays: readonly Stay[], { from, until }: Span): number =>
  stays.filter(stay => stay.from >= from && stay.from < until).length
