/** What stands in a field, and which part of it is selected; a caret is a part of no length. */
export interface Typed {
  readonly value: string
  readonly start: number
  readonly end: number
  /** As many signs as the field takes. */
  readonly most: number
}

const put = ({ value, start, end, most }: Typed, text: string): Typed => ({
  most,
  value: value.slice(0, start) + text + value.slice(end),
  start: start + text.length,
  end: start + text.length
})

/** The field after a key; a second decimal sign, and what is too long, change nothing. */
export function typeSign(typed: Typed, sign: string): Typed {
  const { value, start, end, most } = typed
  const left = value.slice(0, start) + value.slice(end)
  const isSecond = !/\d/.test(sign) && left.includes(sign)
  return isSecond || left.length >= most ? typed : put(typed, sign)
}

/** The field without what is selected, or else without the sign before the caret. */
export const deleteSign = (typed: Typed): Typed =>
  typed.start === typed.end
    ? put({ ...typed, start: Math.max(0, typed.start - 1) }, '')
    : put(typed, '')
