import type { NationalIdRules } from './rules.ts'

const SHAPE = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/
const MONTHS = 'ABCDEHLMPRST'
/** What stands for a digit where two people would have the same code. */
const SUBSTITUTES = 'LMNPQRSTUV'
/** Of `0` to `9` and `A` to `Z` at the first, third, … place. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8,
  12, 14, 16, 10, 22, 25, 24, 23
]

/** Codice fiscale: name, year, month and day of birth (40 more for women), place, check letter. */
export const italy: NationalIdRules = {
  normalise: given => given.replace(/[\s-]/g, '').toUpperCase(),
  birthday(id) {
    if (!SHAPE.test(id) || id[15] !== checkLetter(id)) return undefined
    const digits = (from: number, to: number) =>
      Number([...id.slice(from, to)].map(digitOf).join(''))
    const day = digits(9, 11)
    const two = (value: number) => String(value).padStart(2, '0')
    const month = MONTHS.indexOf(id[8] ?? '') + 1
    return `${two(digits(6, 8))}-${two(month)}-${two(day > 40 ? day - 40 : day)}`
  }
}

function digitOf(letter: string): number {
  const substitute = SUBSTITUTES.indexOf(letter)
  return substitute < 0 ? Number(letter) : substitute
}

function checkLetter(id: string): string {
  const sum = [...id.slice(0, 15)].reduce((total, letter, index) => {
    const code = letter.charCodeAt(0)
    const isDigit = code < 65
    const place = isDigit ? code - 48 : code - 55
    const even = isDigit ? place : place - 10
    return total + (index % 2 === 0 ? (ODD[place] ?? 0) : even)
  }, 0)
  return String.fromCharCode(65 + (sum % 26))
}
