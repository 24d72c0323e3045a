import { expect, test } from 'vitest'

import { subDivisionOf } from '#config/sub-division.ts'

test.each([
  ['CA', 'on', 'ON'],
  ['ca', ' qc ', 'QC'],
  ['CA', 'BC', 'BC'],
  ['CA', '', undefined],
  ['CA', null, undefined],
  ['FI', 'x', undefined],
  ['US', 'ny', undefined],
  [null, 'ON', undefined]
])('of %s and %s the subdivision is %s [GAME-15]', (country, given, expected) => {
  expect(subDivisionOf(country, given)).toBe(expected)
})
