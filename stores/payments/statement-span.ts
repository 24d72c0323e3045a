export type SpanChoice = 'chosen' | 'lastMonth' | 'thisMonth'

/** Whole days by UTC as YYYY-MM-DD, both of them in it. */
export interface StatementSpan {
  readonly choice: SpanChoice
  readonly from: string
  readonly until: string
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The days of this month so far, or of all the last one. */
export function monthSpan(choice: Exclude<SpanChoice, 'chosen'>, now: number): StatementSpan {
  const date = new Date(now)
  const first = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  return choice === 'thisMonth'
    ? { choice, from: dayOf(first(0)), until: dayOf(now) }
    : { choice, from: dayOf(first(-1)), until: dayOf(first(0) - 1) }
}

/** The moments that the days begin and end at; undefined while they are none. */
export function momentsOf({
  from,
  until
}: StatementSpan): { readonly from: string; readonly to: string } | undefined {
  const [begin, last] = [Date.parse(from), Date.parse(until)]
  if (Number.isNaN(begin) || Number.isNaN(last) || begin > last) return undefined
  const end = new Date(last)
  end.setUTCDate(end.getUTCDate() + 1)
  return { from: new Date(begin).toISOString(), to: end.toISOString() }
}
