/**
 * The forms that every page of a session reads, as plain functions: valibot, of which atoms.ts makes
 * the same forms, would be a tenth of what such a page loads beside React.
 */
export type Guard<T> = (value: unknown) => value is T

const textOf =
  (form: RegExp): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && form.test(value)

export const isId = textOf(/^[\x21-\x7e]{1,128}$/)

export const isToken = textOf(/^[\x21-\x7e]{8,8192}$/)

export const isText = textOf(/^[\s\S]{0,4096}$/)

export const isString = (value: unknown): value is string => typeof value === 'string'

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

export const isInteger = (value: unknown): value is number => Number.isInteger(value)

/** The guard of a field that need not be there. */
export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value)

export const nullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value)

export const arrayOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(guard)

export type Fields<T> = { readonly [Key in keyof T]-?: Guard<T[Key]> }

/** The named fields of a record and no others, or null when one of them does not fit. */
export function fieldsOf<T extends object>(value: unknown, fields: Fields<T>): T | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Partial<T> = value
  const read: Partial<T> = {}
  for (const key in fields) {
    const field = given[key]
    if (!fields[key](field)) return null
    if (field !== undefined) read[key] = field
  }
  return read as T
}
