import {
  array,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  tuple
} from 'valibot'

import { fromJson, parserOf } from './fit.ts'

const whole = pipe(number(), integer())
const pair = tuple([whole, whole])

const player = object({ number: whole, name: string(), position: string() })
const lineUp = object({ starting: array(player), bench: array(player) })

const statistics = object({
  /** Of both sides; possession in percent, expected goals in hundredths. Null where a sport has none. */
  figures: nullable(
    object({
      rows: array(object({ name: string(), values: pair })),
      /** By minute of play: from -100, all the away side's, to 100, all the home side's. */
      momentum: array(whole)
    })
  ),
  /** The table of the competition before the round of the match; empty where there is none. */
  standings: array(
    object({
      side: string(),
      name: string(),
      played: whole,
      won: whole,
      drawn: whole,
      lost: whole,
      scored: whole,
      conceded: whole,
      points: whole
    })
  ),
  /** The last matches between the same sides, the newest first. */
  meetings: array(
    object({
      startsAt: whole,
      sides: array(object({ id: string(), name: string() })),
      points: pair
    })
  ),
  /** Who plays, home first; null where the sport or the provider names nobody. */
  lineUps: optional(nullable(tuple([lineUp, lineUp])), null),
  /** Goals that stand and cards so far, in their order. */
  timeline: optional(
    array(
      object({
        kind: picklist(['goal', 'yellow-card', 'red-card']),
        side: picklist([0, 1]),
        /** Of which part of the match, from 1: added time goes on with the clock of its own part. */
        period: whole,
        /** Seconds of play by the match's own clock. */
        clock: whole,
        by: optional(string())
      })
    ),
    []
  )
})

/** Figures of a match, beside its score and its prices. */
export type SportsStatistics = InferOutput<typeof statistics>

const read = parserOf(statistics)

/** What a provider, or the house, answers about a match; null for what is none. */
export const readSportsStatistics = (text: string): SportsStatistics | null => read(fromJson(text))
