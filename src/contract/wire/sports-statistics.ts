import {
  array,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  tuple
} from 'valibot'

import { fromJson, parserOf } from './fit.ts'
import { incident } from './sports-atoms.ts'

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
  /** What has happened, in its order, that a page tells: no single points, and no corners. */
  timeline: array(incident),
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
  lineUps: optional(nullable(tuple([lineUp, lineUp])), null)
})

/** Figures of a match, beside its score and its prices. */
export type SportsStatistics = InferOutput<typeof statistics>

const read = parserOf(statistics)

/** What a provider, or the house, answers about a match; null for what is none. */
export const readSportsStatistics = (text: string): SportsStatistics | null => read(fromJson(text))
