import * as v from 'valibot'

import { PAGE_POTS } from '#config/jackpots.ts'
import { fromJson } from '#contract/wire/json.ts'

const whole = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform(text => BigInt(text))
)
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const pot = v.picklist(PAGE_POTS)
const pots = v.array(v.strictObject({ id: pot, micro: whole, filling: count }))

const RECORD = v.strictObject({
  instance: v.string(),
  number: whole,
  contribution: whole,
  micro: whole,
  at: v.string(),
  before: pots,
  after: pots,
  draws: v.array(v.strictObject({ pot, number: count, below: count, of: count })),
  drops: v.array(
    v.strictObject({
      pot,
      filling: count,
      cause: v.picklist(['drawn', 'mustDrop']),
      cents: whole,
      wins: v.array(v.strictObject({ id: v.string(), cents: whole })),
      left: whole
    })
  ),
  previous: v.string()
})

export type ReadRecord = v.InferOutput<typeof RECORD>

/** A record as it was written; undefined for a text that is none. */
export function readRecord(text: string): ReadRecord | undefined {
  const read = v.safeParse(RECORD, fromJson(text))
  return read.success ? read.output : undefined
}
