import type { LimitPeriod } from '#config/licences.ts'

export interface Span {
  readonly from: Date
  /** The first moment after it. */
  readonly until: Date
}

/** The day, the week from Monday or the month that a moment lies in, by UTC (decision D10). */
export function periodAt(period: LimitPeriod, now: Date): Span {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const at = (months: number, days: number) => new Date(Date.UTC(year, month + months, days))
  switch (period) {
    case 'Day':
      return { from: at(0, day), until: at(0, day + 1) }
    case 'Week': {
      const monday = day - ((now.getUTCDay() + 6) % 7)
      return { from: at(0, monday), until: at(0, monday + 7) }
    }
    case 'Month':
      return { from: at(0, 1), until: at(1, 1) }
  }
}

/** The period so many periods before the one that a moment lies in. */
export function periodAgo(period: LimitPeriod, now: Date, ago: number): Span {
  let span = periodAt(period, now)
  for (let back = 0; back < ago; back++) span = periodAt(period, new Date(span.from.getTime() - 1))
  return span
}

const HOUR = 3_600_000

/** What figures of a period are told by: hours of a day, days of a week or a month, in order. */
export function partsOf(period: LimitPeriod, { from, until }: Span): readonly Span[] {
  const length = period === 'Day' ? HOUR : 24 * HOUR
  const parts: Span[] = []
  for (let start = from.getTime(); start < until.getTime(); start += length)
    parts.push({ from: new Date(start), until: new Date(start + length) })
  return parts
}
