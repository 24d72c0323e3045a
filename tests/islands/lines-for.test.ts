import { expect, test } from 'vitest'

import { linesFor } from '#islands/self-exclusion/lines-for.ts'

const LINES = ['GB', 'CA', 'NZ', 'ZA', 'FI'].map(code => ({
  code,
  country: code,
  name: code,
  contact: code,
  url: `https://${code}.test/`
}))

const codes = (country?: string | null) => linesFor(LINES, country).map(({ code }) => code)

test('the line of a player’s own country comes first, whatever language the page is in', () => {
  expect(codes('FI')).toEqual(['FI', 'GB', 'CA', 'NZ'])
  expect(codes('CA')).toEqual(['CA', 'GB', 'NZ', 'ZA'])
})

test('who is not known, or has none there, is told those of the page', () => {
  expect(codes()).toEqual(['GB', 'CA', 'NZ', 'ZA'])
  expect(codes('JP')).toEqual(['GB', 'CA', 'NZ', 'ZA'])
})
