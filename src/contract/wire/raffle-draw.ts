import {
  array,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  tuple,
  variant
} from 'valibot'

import { currencyCode, decimal, id, moment, slug } from './atoms.ts'
import { parserOf } from './fit.ts'
import { DROP_TYPES } from './jackpot-atoms.ts'

const count = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER))
const place = pipe(count, minValue(1))
const digest = pipe(string(), regex(/^[\da-f]{64}$/))
const entrant = pipe(string(), regex(/^[\da-f]{32}$/))

const common = {
  instance_id: id,
  source_id: id,
  drop_type: picklist(DROP_TYPES),
  number: place,
  timestamp_start: moment,
  timestamp_end: moment,
  studio: slug,
  /** The SHA-256 of the seed, told when the draw opened. */
  commitment: digest,
  /** In EUR, the largest first. */
  prizes: array(object({ amount: decimal, count: place }))
}

const drawn = object({
  ...common,
  status: literal('drawn'),
  timestamp_drawn: moment,
  seed: digest,
  /** Of the entries as text: a line of `entrant tickets` for each. */
  digest,
  ticket_count: count,
  /** In the order of the entrants. */
  entries: array(tuple([entrant, place])),
  winners: array(
    object({
      place,
      /** Counted from 0 through the list. */
      ticket: count,
      entrant,
      /** The prize in EUR, and what it was in the winner's own currency. */
      win_amount: decimal,
      paid_amount: decimal,
      paid_currency: currencyCode,
      initials: string()
    })
  )
})

const record = variant('status', [
  object({ ...common, status: literal('open') }),
  object({ ...common, status: literal('drawing') }),
  drawn
])

/** What is published of a draw: before it the commitment alone, afterwards all that it takes to redo it. */
export type DrawRecord = InferOutput<typeof record>

export type DrawnRecord = InferOutput<typeof drawn>

/** A record as it is sent: moments as text. */
export const readDrawRecord = parserOf(record)
