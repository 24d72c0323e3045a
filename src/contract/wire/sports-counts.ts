import {
  type InferOutput,
  integer,
  minValue,
  number,
  object,
  parseJson,
  pipe,
  record,
  string
} from 'valibot'

import { parserOf } from './fit.ts'

const whole = pipe(number(), integer(), minValue(0))

/**
 * How many events lists have: `in-play` and `upcoming`, and of each sport and competition, by the
 * names of their topics. What has none is left out; a competition with parts has what they have.
 */
const counts = object({
  topics: record(string(), object({ all: whole, inPlay: whole }))
})
export type SportsCounts = InferOutput<typeof counts>

const read = parserOf(pipe(string(), parseJson(), counts))

/** What `/v1/counts` answers; null for what is none. */
export const readSportsCounts = (text: string): SportsCounts | null => read(text)
