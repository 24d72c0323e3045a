import type { Born } from './born.ts'
import { isoDigit, luhnDigit, weigh } from './check-digits.ts'
import { codiceFiscale } from './codice-fiscale.ts'

const pad = (number: number, length: number) => String(number).padStart(length, '0')

const partsOf = (dateOfBirth: string) => {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  return { year: Number(year), yy: year.slice(2), mm: month, dd: day }
}

const FINNISH_SIGNS = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** Serials from 900 are never given to anybody. */
function finnish({ dateOfBirth, serial }: Born): string {
  const { year, yy, mm, dd } = partsOf(dateOfBirth)
  const number = 900 + serial
  const sign = FINNISH_SIGNS[Number(`${dd}${mm}${yy}${number}`) % 31]
  return `${dd}${mm}${yy}${year < 2000 ? '-' : 'A'}${number}${sign}`
}

/** Eighty on the month marks a number as made for tests. */
function norwegian({ dateOfBirth, serial }: Born): string {
  const { year, yy, mm, dd } = partsOf(dateOfBirth)
  const from = (year < 2000 ? 100 : 600) + serial
  for (let number = from; ; number += 1) {
    const body = `${dd}${Number(mm) + 80}${yy}${number}`
    const first = (11 - (weigh(body, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11
    const second = (11 - (weigh(`${body}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    if (first < 10 && second < 10) return `${body}${first}${second}`
  }
}

function estonian({ dateOfBirth, serial }: Born): string {
  const { year, yy, mm, dd } = partsOf(dateOfBirth)
  const body = `${(year < 2000 ? 3 : 5) + (serial % 2)}${yy}${mm}${dd}${900 + serial}`
  const first = weigh(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  const second = weigh(body, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
  return `${body}${first < 10 ? first : second % 10}`
}

/** A tax number: one digit comes twice, one not at all, and a zero in front marks a test. */
function german({ dateOfBirth, serial }: Born): string {
  const left = [...'123456789']
  let order = Number(dateOfBirth.replaceAll('-', '')) * 100 + serial
  let digits = ''
  while (left.length > 1) {
    digits += left.splice(order % left.length, 1).join('')
    order = Math.floor(order / 9) + serial
  }
  const body = `0${digits}${digits[order % 8]}`
  return `${body}${isoDigit(body)}`
}

function austrian({ dateOfBirth, serial }: Born): string {
  const { yy, mm, dd } = partsOf(dateOfBirth)
  for (let number = 100 + serial; ; number += 1) {
    const check = weigh(`${number}${dd}${mm}${yy}`, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11
    if (check < 10) return `${number}${check}${dd}${mm}${yy}`
  }
}

/** Numbers with a zero in front are never given to anybody. */
function canadian({ dateOfBirth, serial }: Born): string {
  const { yy, mm, dd } = partsOf(dateOfBirth)
  const body = `0${pad((Number(`${dd}${mm}${yy}`) * 7 + serial * 99_991) % 10_000_000, 7)}`
  return `${body}${luhnDigit(body)}`
}

function french({ dateOfBirth, serial }: Born): string {
  const { yy, mm } = partsOf(dateOfBirth)
  const body = `${1 + (serial % 2)}${yy}${mm}99999${pad(900 + serial, 3)}`
  return `${body}${pad(97 - (Number(body) % 97), 2)}`
}

function newZealand({ dateOfBirth, serial }: Born): string {
  const days = Math.floor(Date.parse(dateOfBirth) / 86_400_000)
  for (let number = 10_000_000 + (days + 40_000) * 70 + serial; ; number += 1) {
    const first = (11 - (weigh(String(number), [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    const second = (11 - (weigh(String(number), [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11
    const check = first < 10 ? first : second
    if (check < 10) return `${number}${check}`
  }
}

function southAfrican({ dateOfBirth, serial }: Born): string {
  const { yy, mm, dd } = partsOf(dateOfBirth)
  const body = `${yy}${mm}${dd}${pad(4950 + serial, 4)}08`
  return `${body}${luhnDigit(body)}`
}

function maltese({ dateOfBirth, serial }: Born): string {
  const { yy, mm, dd } = partsOf(dateOfBirth)
  return `${pad((Number(`${dd}${mm}`) * 9 + serial) % 100_000, 5)}${yy}M`
}

/** Where the sandbox has people: how a national number is written there. */
const MAKERS = {
  AT: austrian,
  CA: canadian,
  DE: german,
  EE: estonian,
  FI: finnish,
  FR: french,
  IT: codiceFiscale,
  MT: maltese,
  NO: norwegian,
  NZ: newZealand,
  ZA: southAfrican
} as const satisfies Record<string, (born: Born) => string>

export type NumberedCountry = keyof typeof MAKERS

export const isNumberedCountry = (code: string): code is NumberedCountry =>
  Object.hasOwn(MAKERS, code)

/** A national number of the right form, with its check digits, that belongs to nobody. */
export const nationalIdOf = (country: NumberedCountry, born: Born): string => MAKERS[country](born)
