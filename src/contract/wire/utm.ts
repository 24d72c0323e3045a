import { type InferOutput, nullish, object } from 'valibot'

import { text } from './atoms.ts'
import { parserOf } from './fit.ts'
import { fromJson } from './json.ts'

const part = nullish(text, null)

const utm = object({ source: part, medium: part, campaign: part, term: part, content: part })

/** Where a visit came from, kept for the session. */
export type Utm = InferOutput<typeof utm>

const read = parserOf(utm)

export const readUtm = (stored: string): Utm | null => read(fromJson(stored))
