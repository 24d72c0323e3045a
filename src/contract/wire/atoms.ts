import {
  boolean,
  custom,
  maxLength,
  nullish,
  pipe,
  rawTransform,
  regex,
  string,
  unknown
} from 'valibot'

import { isId, isText, isToken } from './guards.ts'
import { readMoment } from './moment.ts'
import { readDecimal } from './money-wire.ts'

/** A name or number given by one side to a thing; opaque to the other. */
export const id = custom<string>(isId)

/** A signed or random text that proves something. */
export const token = custom<string>(isToken)

export const slug = pipe(string(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), maxLength(80))

export const currencyCode = pipe(string(), regex(/^[A-Z]{3}$/))

export const countryCode = pipe(string(), regex(/^[A-Z]{2}$/))

export const text = custom<string>(isText)

/** False when it is not told. */
export const flag = nullish(boolean(), false)

/** An amount that is sent to be moved: a decimal string of the major unit, never below zero. */
export const amount = pipe(string(), maxLength(18), regex(/^\d+(\.\d+)?$/))

/** A figure that other back ends send as a number or as a string; becomes a plain decimal. */
export const decimal = pipe(
  unknown(),
  rawTransform<unknown, string>(({ dataset, addIssue, NEVER }) => {
    const plain = readDecimal(dataset.value)
    if (plain !== null) return plain
    addIssue({ message: 'not a decimal' })
    return NEVER
  })
)

/** A moment in any of the forms that providers send. */
export const moment = pipe(
  unknown(),
  rawTransform<unknown, Date>(({ dataset, addIssue, NEVER }) => {
    const read = readMoment(dataset.value)
    if (read !== null) return read
    addIssue({ message: 'not a moment' })
    return NEVER
  })
)
