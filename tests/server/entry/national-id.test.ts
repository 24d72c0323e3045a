import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPerson, register } from '#tests/support/registration.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform

// This licence asks for a national number in every country.
beforeAll(async () => {
  platform = await startPlatform({
    env: { LOBBY_OPERATOR: 'Elmst' },
    clock: { now: () => now, move: async () => {} }
  })
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
})
afterAll(() => platform.close())

const answerFor = async (country: string, nationalId: string, dateOfBirth: string) => {
  const person = { ...newPerson(), form: 'SSN', country, nationalId, dateOfBirth }
  const { ok, error } = await register(platform, person)
  return ok ? 'taken' : error?.fields
}

describe('a national number', () => {
  test.each([
    ['EE', '37605030299', '1976-05-03'],
    ['EE', '60103020005', '2001-03-02'],
    ['FI', '131052-308T', '1952-10-13'],
    ['FI', '131052 y308t', '1952-10-13'],
    ['FI', '020301A9000', '2001-03-02'],
    ['NO', '150765 00565', '1965-07-15'],
    ['NO', '29020450051', '2004-02-29'],
    ['NO', '71019000170', '1990-01-31'],
    ['IT', 'RSSMRA85T10A562S', '1985-12-10'],
    ['IT', 'rssmra85t10a56nh', '1985-12-10'],
    ['IT', 'RSSMRA85T50A562W', '1985-12-10'],
    ['GB', 'AB 12 34 56 C', '1990-01-31']
  ])('of %s is taken: %s', async (...given) => {
    expect(await answerFor(...given)).toBe('taken')
  })

  test.each([
    ['EE', '37605030298', '1976-05-03'],
    ['EE', '37605030299', '1976-05-04'],
    ['EE', '97605030299', '1976-05-03'],
    ['FI', '131052-308U', '1952-10-13'],
    ['FI', '131052A308T', '1952-10-13'],
    ['FI', '131052-001T', '1952-10-13'],
    ['NO', '15076500566', '1965-07-15'],
    ['NO', '15076500565', '1965-07-16'],
    ['NO', '15076500565', '1966-07-15'],
    ['IT', 'RSSMRA85T10A562T', '1985-12-10'],
    ['IT', 'RSSMRA85T10A562S', '1985-12-11'],
    ['GB', '   ', '1990-01-31'],
    ['GB', "x' or '1'='1", '1990-01-31']
  ])('of %s is refused when it is none or another’s: %s', async (country, id, day) => {
    expect(await answerFor(country, id, day)).toContain('nationalId')
  })
})
