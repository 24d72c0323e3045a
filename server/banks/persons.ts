import { createHash } from 'node:crypto'

import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { COUNTRY_CODES, countryOf } from '#config/countries.ts'
import type { Random } from '../random.ts'
import { NAMES } from './names.ts'
import { isNumberedCountry, type NumberedCountry, nationalIdOf } from './national-id.ts'

/** Whom a bank has in its books. */
export interface Person {
  readonly personId: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly nationalId: string
  readonly country: string
  /** The account's number, all but its ends hidden. */
  readonly account: string
}

const pad = (number: number) => String(number).padStart(2, '0')

const digitsOf = (text: string, length: number): string =>
  (createHash('sha256').update(text).digest().readUInt32BE(0) % 10 ** length)
    .toString()
    .padStart(length, '0')

const accountOf = (country: string, personId: string) =>
  `${country}•• •••• •••• ${digitsOf(personId, 4)}`

/** The countries that a provider has customers in, those of the one asked for first. */
export function homesOf(provider: BankProvider, asked: string): readonly NumberedCountry[] {
  const served = COUNTRY_CODES.filter(isNumberedCountry).filter(country =>
    countryOf(country).bankProviders.includes(provider)
  )
  return served.filter(country => country === asked).concat(served.filter(code => code !== asked))
}

/** The last one is too young for every house. */
const BIRTHDAYS = [
  () => '1987-03-14',
  () => '1994-11-02',
  (now: Date) => `${now.getUTCFullYear() - 16}-01-09`
]

/** The people that a bank always has in a country, the last one under age. */
export const testPersons = (
  provider: BankProvider,
  country: NumberedCountry,
  now: Date
): readonly Person[] =>
  BIRTHDAYS.map((birthday, index) => {
    const names = NAMES[country]
    const firstName = names.first[index] ?? ''
    const lastName = names.last[index] ?? ''
    const dateOfBirth = birthday(now)
    const personId = `${BANK_PROVIDERS[provider].slug}-${country.toLowerCase()}-${index + 1}`
    const nationalId = nationalIdOf(country, { firstName, lastName, dateOfBirth, serial: index })
    const account = accountOf(country, personId)
    return { personId, firstName, lastName, dateOfBirth, nationalId, country, account }
  })

const pick = <T>({ integer }: Random, from: readonly T[]): T | undefined =>
  from[integer(from.length)]

/** Somebody whom nobody has seen before, old enough for every house. */
export function somebodyNew(
  random: Random,
  provider: BankProvider,
  country: NumberedCountry,
  now: Date
): Person {
  const { first, last } = NAMES[country]
  const firstName = pick(random, first) ?? ''
  const lastName = pick(random, last) ?? ''
  const year = now.getUTCFullYear() - 22 - random.integer(48)
  const dateOfBirth = `${year}-${pad(1 + random.integer(12))}-${pad(1 + random.integer(28))}`
  const personId = `${BANK_PROVIDERS[provider].slug}-${random.uuid()}`
  const serial = 10 + random.integer(90)
  const nationalId = nationalIdOf(country, { firstName, lastName, dateOfBirth, serial })
  const account = accountOf(country, personId)
  return { personId, firstName, lastName, dateOfBirth, nationalId, country, account }
}

interface Someone {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly date_of_birth: string
  readonly country: string
  readonly ssn: string | null
}

/** The person behind a player of the sandbox, with a national number where the house knows none. */
export function personOfPlayer(provider: BankProvider, player: Someone): Person {
  const { id, first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth } = player
  const personId = `${BANK_PROVIDERS[provider].slug}-${digitsOf(id, 9)}`
  const serial = Number(digitsOf(id, 2))
  const country = player.country
  const own = isNumberedCountry(country)
    ? nationalIdOf(country, { firstName, lastName, dateOfBirth, serial })
    : `${country}${digitsOf(id, 9)}`
  const account = accountOf(country, personId)
  const nationalId = player.ssn ?? own
  return { personId, firstName, lastName, dateOfBirth, nationalId, country, account }
}
