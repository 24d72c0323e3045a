import type { LiveTable } from '#contract/wire/table-play.ts'

/** Chips are taken, the wheel turns, the result stands, and then there is another round. */
export type Phase = 'betting' | 'turning' | 'result' | 'over'

export interface Moment {
  readonly phase: Phase
  /** Until the phase ends, in milliseconds. */
  readonly left: number
  /** How much of the phase is over, from 0 to 1; only of a turning wheel. */
  readonly part: number
}

/** How far the server's clock is ahead, from an answer and the times it was asked and heard at. */
export const aheadBy = (now: string, asked: number, heard: number): number =>
  Date.parse(now) - (asked + heard) / 2

/** Where a shared round stands by the server's clock. */
export function momentOf({ closesAt, stopsAt, endsAt }: LiveTable['round'], now: number): Moment {
  const [closes, stops, ends] = [closesAt, stopsAt, endsAt].map(time => Date.parse(time))
  if (closes === undefined || stops === undefined || ends === undefined)
    throw new RangeError('A round has three times')
  if (now < closes) return { phase: 'betting', left: closes - now, part: 0 }
  if (now < stops) {
    return { phase: 'turning', left: stops - now, part: (now - closes) / (stops - closes) }
  }
  return now < ends
    ? { phase: 'result', left: ends - now, part: 1 }
    : { phase: 'over', left: 0, part: 1 }
}
