import type { Draw } from '#engine/draw.ts'

import { happens, pickBy, uniform } from '../seed.ts'
import { type Figures, leadEffect, redEffect, weightOf } from './figures.ts'

export type Side = 0 | 1

export interface Goal {
  readonly at: number
  readonly side: Side
  readonly period: number
  readonly clock: number
  /** A number that says which of a side's players, of however many there are. */
  readonly by: number
  /** When it is looked at again, and when that ends; null for most. */
  readonly review: {
    readonly from: number
    readonly until: number
    readonly stands: boolean
  } | null
}

export interface Mark {
  readonly at: number
  readonly side: Side
  readonly clock: number
}

export interface Card extends Mark {
  readonly by: number
}

/** All of a match of few goals, in match seconds: what is told of it is what a moment has seen. */
export interface Course {
  readonly figures: Figures
  /** Goals of the model per step and side, before weights and effects. */
  readonly rates: readonly [number, number]
  readonly periods: readonly {
    readonly from: number
    readonly until: number
    readonly added: number
  }[]
  readonly goals: readonly Goal[]
  readonly reds: readonly Card[]
  /** Cautions, which move no chance. */
  readonly yellows: readonly Card[]
  readonly corners: readonly Mark[]
  /** When the book stops bets since a goal may fall. */
  readonly dangers: readonly { readonly from: number; readonly until: number }[]
  readonly abandonedAt: number | null
}

const ABANDONED = 1 / 200
const REVIEW_FROM = 28
const REVIEW_UNTIL = 75
/** More than any squad has. */
const PLAYERS = 2 ** 16

/** Goals, cards, corners and attacks step by step; in each step one goal falls at the most. */
export function courseOf(figures: Figures, rates: readonly [number, number], draw: Draw): Course {
  const periods: { from: number; until: number; added: number }[] = []
  const goals: Goal[] = []
  const reds: Card[] = []
  const yellows: Card[] = []
  const corners: Mark[] = []
  const dangers: { from: number; until: number }[] = []
  const score: [number, number] = [0, 0]
  const cards: [number, number] = [0, 0]
  const steps = figures.periods * figures.ticks
  let from = 0
  for (let period = 0; period < figures.periods; period++) {
    const [least = 0, most = 0] = figures.added[period] ?? []
    let added = 0
    for (let step = 0; step < figures.ticks + added; step++) {
      const start = from + step * figures.tick
      const clockAt = (second: number) => (period * figures.ticks + step) * figures.tick + second
      const within = () => {
        const second = draw(figures.tick)
        return { at: start + second, clock: clockAt(second) }
      }
      const weight = weightOf(figures, period, Math.min(step, figures.ticks - 1))
      const lead = score[0] - score[1]
      const side = pickBy(draw, [
        rates[0] * weight * leadEffect(figures, lead) * redEffect(figures, cards[0], cards[1]),
        rates[1] * weight * leadEffect(figures, -lead) * redEffect(figures, cards[1], cards[0])
      ])
      if (side === 0 || side === 1) {
        const moment = within()
        const stands = !happens(draw, figures.reviewed * figures.overturned)
        const confirms =
          (figures.reviewed * (1 - figures.overturned)) /
          (1 - figures.reviewed * figures.overturned)
        const looked = happens(draw, confirms) || !stands
        goals.push({
          ...moment,
          side,
          period,
          by: draw(PLAYERS),
          review: looked
            ? { from: moment.at + REVIEW_FROM, until: moment.at + REVIEW_UNTIL, stands }
            : null
        })
        dangers.push({ from: moment.at - 6, until: moment.at })
        if (stands) score[side]++
      }
      for (const other of [0, 1] as const) {
        if (figures.reds > 0 && happens(draw, figures.reds / steps)) {
          // At the end of the step, so that a step has one strength of sides.
          const second = figures.tick - 1
          reds.push({
            at: start + second,
            clock: clockAt(second),
            side: other,
            by: draw(PLAYERS)
          })
          cards[other]++
        }
        if (figures.yellows > 0 && happens(draw, figures.yellows / steps))
          yellows.push({ ...within(), side: other, by: draw(PLAYERS) })
        if (happens(draw, figures.dangers / steps)) {
          const { at } = within()
          dangers.push({ from: at, until: at + 8 + draw(14) })
        }
      }
      if (figures.corners > 0) {
        const taken = pickBy(draw, [figures.corners / steps, figures.corners / steps])
        if (taken === 0 || taken === 1) corners.push({ ...within(), side: taken })
      }
      // Drawn when it is told, so that all before it is the same whatever it is.
      if (step === figures.ticks - 1) added = least + draw(most - least + 1)
    }
    const until = from + (figures.ticks + added) * figures.tick
    periods.push({ from, until, added })
    from = until + (figures.rests[period] ?? 0)
  }
  const ends = periods.at(-1)?.until ?? 0
  const abandonedAt = happens(draw, ABANDONED) ? Math.floor(uniform(draw) * ends) : null
  return { figures, rates, periods, goals, reds, yellows, corners, dangers, abandonedAt }
}
