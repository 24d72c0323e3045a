import * as v from 'valibot'

import { normalEmail } from '../../capabilities/player/index.ts'

const LONGEST = 100

const EMAIL = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.maxLength(LONGEST),
  v.rfcEmail(),
  // No mail goes to a machine without a domain.
  v.regex(/\.[a-z\d-]{2,}$/)
)

/** An address in the form the house keeps it; undefined for what is none. */
export function readEmail(given: string): string | undefined {
  const parsed = v.safeParse(EMAIL, given.slice(0, 2 * LONGEST))
  return parsed.success ? parsed.output : undefined
}

/** A line of text without spaces at its ends; undefined when it is empty, too long or no line. */
export function readText(given: string, shape = /\S/): string | undefined {
  const text = given.normalize('NFC').trim().replace(/\s+/g, ' ')
  return text.length <= LONGEST && shape.test(text) && !/\p{C}/u.test(text) ? text : undefined
}

/** A name has a letter in it, of whichever writing. */
export const readName = (given: string): string | undefined => readText(given, /\p{L}/u)
