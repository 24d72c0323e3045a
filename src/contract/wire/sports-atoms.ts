import {
  integer,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string
} from 'valibot'

/* What a feed tells and pages read alike; apart from its messages, which no page loads. */

const whole = pipe(number(), integer(), minValue(0))
export const outcomeId = pipe(string(), regex(/^[a-z\d:+.-]{1,60}$/))
const tied = object({ places: whole, tied: pipe(number(), integer(), minValue(2)) })

/** Something that happened in a match. */
export const incident = object({
  kind: picklist([
    'goal',
    'red-card',
    'yellow-card',
    'corner',
    'review',
    'overturned',
    'period',
    'point',
    'finish'
  ]),
  side: nullable(whole),
  clock: nullable(whole),
  /** Who did it, where the sport names people. */
  by: optional(string())
})

/** What became of an outcome. */
export const settledOutcome = object({
  id: outcomeId,
  result: picklist([0, 1]),
  /** Halves of the stake that are void: 0, 1 or 2. */
  void: picklist([0, 1, 2]),
  /** A dead heat: so many places were left for so many who shared them. */
  deadHeat: optional(tied),
  /** For the place part of each way bets: whether it came in the places, and its dead heat. */
  placed: optional(picklist([0, 1])),
  placeDeadHeat: optional(tied)
})
