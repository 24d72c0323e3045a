import type { Born } from './born.ts'

const MONTHS = 'ABCDEHLMPRST'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What each sign counts in an odd place: digits count as the letters from A. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23
] as const

const orderOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : LETTERS.indexOf(sign))

const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')

/** Three letters of a name: consonants, then vowels; of a first name's four consonants not the second. */
function threeOf(name: string, isFirst: boolean): string {
  const consonants = lettersOf(name).replace(/[AEIOU]/g, '')
  const vowels = lettersOf(name).replace(/[^AEIOU]/g, '')
  const kept = isFirst && consonants.length > 3 ? consonants.replace(/^(.)./, '$1') : consonants
  return `${kept}${vowels}XXX`.slice(0, 3)
}

/** The Italian tax code; the place of birth is one that there is not. */
export function codiceFiscale({ firstName, lastName, dateOfBirth, serial }: Born): string {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  const place = `Z${900 + serial}`
  const body =
    threeOf(lastName, false) +
    threeOf(firstName, true) +
    `${year.slice(2)}${MONTHS[Number(month) - 1]}${day}${place}`
  const sum = [...body].reduce((total, sign, index) => {
    const order = orderOf(sign)
    return total + (index % 2 === 0 ? (ODD[order] ?? 0) : order)
  }, 0)
  return `${body}${LETTERS[sum % 26]}`
}
