import { estonia } from './estonia.ts'
import { finland } from './finland.ts'
import { italy } from './italy.ts'
import { norway } from './norway.ts'
import type { NationalIdRules } from './rules.ts'

const RULES: Readonly<Record<string, NationalIdRules>> = {
  EE: estonia,
  FI: finland,
  IT: italy,
  NO: norway
}

/** Elsewhere no check is published, or no such number exists: a card's number does. */
const ANY = /^[A-Z0-9][A-Z0-9./-]{3,29}$/

/** The number as it is kept, whatever stands in it. */
export function normalNationalId(given: string, country: string): string {
  const trimmed = given.normalize('NFKC').trim()
  return RULES[country]?.normalise(trimmed) ?? trimmed.replace(/\s/g, '').toUpperCase()
}

/**
 * The number as it is kept; undefined when it is none of its country, or of somebody who was born
 * on another day.
 */
export function readNationalId(
  given: string,
  { country, dateOfBirth }: { readonly country: string; readonly dateOfBirth: string | undefined }
): string | undefined {
  const id = normalNationalId(given, country)
  const rules = RULES[country]
  if (!rules) return ANY.test(id) && /\d/.test(id) ? id : undefined
  const birthday = rules.birthday(id)
  if (birthday === undefined) return undefined
  return dateOfBirth === undefined || dateOfBirth.endsWith(birthday) ? id : undefined
}
