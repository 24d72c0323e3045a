import { afterEach, describe, expect, test } from 'vitest'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import { OPERATORS } from '#config/operators.ts'
import { minimumDeposit, parseDecimal } from '#rules/money.ts'

const TABLE = [
  ['EUR', '20'],
  ['CAD', '15'],
  ['CHF', '10'],
  ['USD', '10'],
  ['NOK', '100'],
  ['INR', '880'],
  ['JPY', '1200'],
  ['ZAR', '175'],
  ['NZD', '10'],
  ['GBP', '20']
] as const

describe('the smallest deposit', () => {
  test.each(TABLE)('in %s is %s [CASH-20]', (currency, major) => {
    expect({ status: 'ok', minor: minimumDeposit(0n, currency) }).toEqual(
      parseDecimal(major, currency)
    )
  })

  test('is 20 in the rest of the world, and the table names no other currency [CASH-20]', () => {
    expect(minimumDeposit(0n, 'SEK')).toBe(2000n)
    expect([...CURRENCY_CODES].sort()).toEqual(TABLE.map(([currency]) => currency).sort())
  })

  test.each([
    [1000n, 2000n],
    [3000n, 3000n],
    [5000n, 5000n],
    [0n, 2000n]
  ])('is the larger of the wallet’s %d and the house’s: %d [CASH-19] [B17]', (wallet, minimum) => {
    expect(minimumDeposit(wallet, 'EUR')).toBe(minimum)
  })
})

describe('the currency of who is not known', () => {
  const { features } = OPERATORS.Infiniza
  afterEach(() => void Object.assign(OPERATORS.Infiniza, { features }))

  test('is the euro, and the dollar where a licence or defaultUSDCurrency says so [CASH-21] [CONS-17]', () => {
    expect(jurisdiction('Infiniza', undefined).defaultCurrency).toBe('EUR')
    expect(jurisdiction('FortuneForge', undefined).defaultCurrency).toBe('USD')
    Object.assign(OPERATORS.Infiniza, { features: [...features, 'defaultUSDCurrency'] })
    expect(jurisdiction('Infiniza', undefined).defaultCurrency).toBe('USD')
  })
})
