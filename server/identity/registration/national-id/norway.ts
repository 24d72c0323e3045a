import type { NationalIdRules } from './rules.ts'

const FIRST = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]
const SECOND = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]

/** Fødselsnummer and D-number: birthday, number of the person, two check digits (division by 11). */
export const norway: NationalIdRules = {
  normalise: given => given.replace(/[\s-]/g, ''),
  birthday(id) {
    if (!/^\d{11}$/.test(id) || !isDivisible(id, FIRST) || !isDivisible(id, SECOND))
      return undefined
    const day = Number(id.slice(0, 2))
    // A D-number, of who is not yet settled there, has 40 added to the day.
    const real = String(day > 40 ? day - 40 : day).padStart(2, '0')
    const year = yearOf(Number(id.slice(4, 6)), Number(id.slice(6, 9)))
    return year === undefined ? undefined : `${year}-${id.slice(2, 4)}-${real}`
  }
}

const isDivisible = (id: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(id[index]), 0) % 11 === 0

/** The number of the person tells the century. */
function yearOf(year: number, person: number): number | undefined {
  if (person < 500) return 1900 + year
  if (year < 40) return 2000 + year
  if (person >= 900) return 1900 + year
  return person < 750 && year >= 54 ? 1800 + year : undefined
}
