import { describe, expect, test } from 'vitest'

import { OPERATORS } from '#config/operators.ts'
import { helplines } from '../../src/components/helplines.ts'

const reach = { countries: OPERATORS.Elmst.countries, home: 'EE' }
const contacts = (lines: ReturnType<typeof helplines>) => lines.map(({ contact }) => contact)

describe('help lines', () => {
  test('a line of a country that reads the locale stands first, named in that locale', () => {
    expect(helplines('fi', reach)[0]).toEqual({
      code: 'FI',
      name: 'Peluuri',
      contact: '0800 100 101',
      url: 'https://www.peluuri.fi/',
      country: 'Suomi'
    })
  })

  test('the line of the country that gave the licence comes before those that only share a language', () => {
    expect(contacts(helplines('de_AT', reach)).slice(0, 2)).toEqual(['01 544 13 57', '15410'])
    expect(contacts(helplines('de_AT', { ...reach, home: undefined }))[1]).not.toBe('15410')
  })

  test('a country that the operator takes nobody from has no line', () => {
    const lines = helplines('fi', { countries: ['FI', 'NO'] }, Number.POSITIVE_INFINITY)
    expect(contacts(lines)).toEqual(['0800 100 101', '800 800 40'])
  })

  test('four are shown where no more are asked for', () => {
    expect(helplines('ja', reach)).toHaveLength(4)
  })
})
