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
