import { sportOf } from '#config/sports/sports.ts'

import type { Match } from './match.ts'

/** A goal that stands, or a card. */
export interface TimelineMoment {
  readonly kind: 'goal' | 'yellow-card' | 'red-card'
  readonly side: 0 | 1
  /** From 1; added time goes on with the clock of its own part. */
  readonly period: number
  /** Seconds of play. */
  readonly clock: number
  readonly by?: string
}

/** What a timeline of a match of few goals shows by a match second, in order; nothing of other sports. */
export function timelineOf({ fixture, play }: Match, second: number): readonly TimelineMoment[] {
  if (sportOf(fixture.sport).play !== 'goals') return []
  const moments: TimelineMoment[] = []
  let period = 1
  for (const { kind, side, clock, by } of play.incidents(-1, second)) {
    if (kind === 'period') period++
    if ((side !== 0 && side !== 1) || clock === null) continue
    if (kind === 'goal' || kind === 'yellow-card' || kind === 'red-card')
      moments.push({ kind, side, period, clock, ...(by === undefined ? {} : { by }) })
    if (kind === 'overturned')
      moments.splice(
        moments.findLastIndex(moment => moment.kind === 'goal' && moment.side === side),
        1
      )
  }
  return moments
}
