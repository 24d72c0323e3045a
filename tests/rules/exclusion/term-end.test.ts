import { describe, expect, test } from 'vitest'

import { termEnd } from '#rules/exclusion/term-end.ts'

describe('the end of an exclusion', () => {
  test.each([
    ['6months', '2026-01-15T10:00:00.000Z', '2026-07-15T10:00:00.000Z'],
    ['1year', '2026-01-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
    ['2years', '2026-01-15T10:00:00.000Z', '2028-01-15T10:00:00.000Z'],
    ['3years', '2026-01-15T10:00:00.000Z', '2029-01-15T10:00:00.000Z'],
    ['5years', '2026-01-15T10:00:00.000Z', '2031-01-15T10:00:00.000Z']
  ] as const)('of %s from %s is %s', (term, from, end) => {
    expect(termEnd(term, new Date(from))?.toISOString()).toBe(end)
  })

  test('for good is none', () => {
    expect(termEnd('forGood', new Date('2026-01-15T10:00:00Z'))).toBeNull()
  })

  test.each([
    ['6months', '2026-08-31T23:59:59.999Z', '2027-03-03T23:59:59.999Z'],
    ['1year', '2028-02-29T00:00:00.000Z', '2029-03-01T00:00:00.000Z']
  ] as const)('of %s from the last day of a month cuts nothing short: %s', (term, from, end) => {
    expect(termEnd(term, new Date(from))?.toISOString()).toBe(end)
  })
})
