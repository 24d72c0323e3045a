import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CURRENCIES, CURRENCY_CODES } from '#config/currencies.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { readCurrencies, readJackpotInstances } from '#contract/wire/jackpot-http.ts'
import { shownMinor } from '#rules/jackpot/shown.ts'
import { readMultipliers, readPots } from '../../src/components/touch/pots/read-pots.ts'
import { shownAmount } from '../../src/components/touch/pots/shown-amount.ts'

const answer = (...pots: readonly unknown[]) => [{ id: 'three-pots', currency: 'EUR', pots }]

test('[JACK-04] pots are read by their ids, from numbers and from texts', () => {
  const pots = readPots(
    answer(
      { id: 'minor', current_value: '61.08', seed_value: '50.00' },
      { id: 'mega', current_value: 100.21749999999994 }
    )
  )
  expect(pots).toEqual({ minor: '61.08', mega: '100.21749999999994' })
})

test('what is no amount is no pot', () => {
  const wrong = ['-1', '1e9', 'NaN', '1,50', '', null, true, -3, Number.POSITIVE_INFINITY, {}]
  for (const current_value of wrong)
    expect(readPots(answer({ id: 'mega', current_value }))).toBeUndefined()
  expect(
    readPots(answer({ id: 'mega', current_value: 'x' }, { id: 'minor', current_value: 5 }))
  ).toEqual({
    minor: '5'
  })
})

test.each([null, 'pots', {}, [], [null], [{ pots: 'none' }]])('%j tells of no pots', told => {
  expect(readPots(told)).toBeUndefined()
})

test('[JACK-42] rates of currencies are read, and what is no rate is left out', () => {
  const told = { multipliers: { NOK: '11.5', JPY: 160, CAD: 0, INR: '-1', GBP: null } }
  expect(readMultipliers(told)).toEqual({ NOK: '11.5', JPY: '160' })
  expect(readMultipliers({})).toEqual({})
  expect(readMultipliers(null)).toEqual({})
})

test('pages of visitors and of players read the same answer alike', () => {
  const told = answer({ id: 'mega', current_value: 25013.37 }, { id: 'minor', current_value: '50' })
  const read = readJackpotInstances(told)?.[0]?.pots.map(pot => [pot.id, pot.current_value])
  expect(Object.entries(readPots(told) ?? {})).toEqual(read)
  const rates = { multipliers: { NOK: '11.5', USD: 1.1 } }
  expect(readMultipliers(rates)).toEqual(readCurrencies(rates)?.multipliers)
})

test('[JACK-32] J03 pots are shown rounded down, as players see them', () => {
  expect(shownAmount('1234.56', '11.5', 2)).toBe(1_419_744n)
  expect(shownAmount('1234.56', '160', 0)).toBe(197_529n)
  expect(shownAmount('1234.56', '0.85', 2)).toBe(104_937n)
  const micro = fc.bigInt(0n, 10n ** 15n)
  fc.assert(
    fc.property(micro, fc.constantFrom(...CURRENCY_CODES), (amount, currency) => {
      const euros = `${amount / 1_000_000n}.${String(amount % 1_000_000n).padStart(6, '0')}`
      const shown = shownAmount(euros, EURO_RATES[currency], CURRENCIES[currency].digits)
      expect(shown).toBe(shownMinor(euros, currency, EURO_RATES[currency]))
    })
  )
  expect(shownAmount('1e3', '1', 2)).toBeUndefined()
})
