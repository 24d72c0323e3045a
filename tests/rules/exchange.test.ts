import { expect, test } from 'vitest'

import { exchanged } from '#rules/exchange.ts'

test('an amount is exchanged by the house’s table, with the digits of both currencies', () => {
  expect(exchanged(2000n, 'EUR', 'NOK', 'up')).toBe(23_000n)
  expect(exchanged(11_500n, 'NOK', 'EUR', 'up')).toBe(1000n)
  expect(exchanged(100n, 'EUR', 'JPY', 'up')).toBe(160n)
  expect(exchanged(160n, 'JPY', 'USD', 'up')).toBe(110n)
  expect(exchanged(1n, 'EUR', 'EUR', 'down')).toBe(1n)
})

test('what is less than a minor unit goes the way that is asked for', () => {
  expect(exchanged(1n, 'NOK', 'EUR', 'up')).toBe(1n)
  expect(exchanged(1n, 'NOK', 'EUR', 'down')).toBe(0n)
  expect(exchanged(-1n, 'NOK', 'EUR', 'up')).toBe(0n)
  expect(exchanged(-1n, 'NOK', 'EUR', 'down')).toBe(-1n)
})

test('nothing is nothing in every currency', () => {
  expect(exchanged(0n, 'NOK', 'EUR', 'up')).toBe(0n)
  expect(exchanged(0n, 'NOK', 'EUR', 'down')).toBe(0n)
})
