import { describe, expect, test } from 'vitest'

import { BANK_PROVIDER_NAMES } from '#config/bank-providers.ts'
import { COUNTRY_CODES, countryOf } from '#config/countries.ts'
import { ageOn } from '#rules/age.ts'
import { isoDigit, luhnDigit, weigh } from '#server/banks/check-digits.ts'
import { isNumberedCountry, nationalIdOf } from '#server/banks/national-id.ts'
import { homesOf, somebodyNew, testPersons } from '#server/banks/persons.ts'
import { systemRandom } from '#server/random.ts'

const NOW = new Date('2026-11-27T12:00:00Z')

/** How a national number is written. */
const FORMS = {
  AT: /^\d{4}[0-3]\d[01]\d\d\d$/,
  CA: /^0\d{8}$/,
  DE: /^0\d{10}$/,
  EE: /^[3-6]\d\d[01]\d[0-3]\d9\d{3}$/,
  FI: /^[0-3]\d[01]\d\d\d[-A]9\d\d[0-9A-Y]$/,
  FR: /^[12]\d\d[01]\d99999\d{5}$/,
  IT: /^[A-Z]{6}\d\d[A-T]\d\dZ\d{3}[A-Z]$/,
  MT: /^\d{7}M$/,
  NO: /^[0-3]\d[89]\d\d{7}$/,
  NZ: /^\d{9}$/,
  ZA: /^\d{13}$/
} as const

describe('check digits', () => {
  test('are those of numbers that are published as examples', () => {
    expect(luhnDigit('04645428')).toBe(6)
    expect(luhnDigit('800101500908')).toBe(7)
    expect(isoDigit('8609574271')).toBe(9)
    expect(weigh('123010180', [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11).toBe(7)
    expect((11 - (weigh('04909185', [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11).toBe(0)
    expect(weigh('3760503029', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11).toBe(9)
  })
})

describe('the people of a bank', () => {
  const homes = BANK_PROVIDER_NAMES.flatMap(provider =>
    homesOf(provider, 'ROW').map(country => [provider, country] as const)
  )

  test('live wherever a country offers the bank', () => {
    const offered = COUNTRY_CODES.flatMap(code => countryOf(code).bankProviders.map(() => code))
    expect(offered.every(isNumberedCountry)).toBe(true)
    expect(homes).toHaveLength(offered.length)
  })

  test.each(homes)(
    '%s knows the same three in %s each time, one of them under age',
    (provider, country) => {
      const persons = testPersons(provider, country, NOW)
      expect(persons).toEqual(testPersons(provider, country, NOW))
      expect(persons.map(({ dateOfBirth }) => ageOn(dateOfBirth, NOW) < 18)).toEqual([
        false,
        false,
        true
      ])
      expect(new Set(persons.map(({ nationalId }) => nationalId)).size).toBe(3)
      for (const { nationalId } of persons) expect(nationalId).toMatch(FORMS[country])
    }
  )

  test('are the same people whichever bank vouches for them', () => {
    const numbers = (['FINSHARK', 'TRUSTLY', 'ZIMPLER'] as const).map(
      provider => testPersons(provider, 'FI', NOW)[0]?.nationalId
    )
    expect(new Set(numbers).size).toBe(1)
  })

  test('are joined by somebody new, grown up, with a number of the right form', () => {
    for (const [provider, country] of homes)
      for (let count = 0; count < 40; count += 1) {
        const person = somebodyNew(systemRandom, provider, country, NOW)
        expect(ageOn(person.dateOfBirth, NOW)).toBeGreaterThanOrEqual(21)
        expect(person.nationalId).toMatch(FORMS[country])
      }
  })

  test('have Italian numbers as the rules of the tax code make them', () => {
    const born = { firstName: 'Mario', lastName: 'Rossi', dateOfBirth: '1980-01-01', serial: 1 }
    expect(nationalIdOf('IT', born).slice(0, 11)).toBe('RSSMRA80A01')
    expect(nationalIdOf('IT', { ...born, firstName: 'Gianfranco' }).slice(3, 6)).toBe('GFR')
  })
})
