import { describe, expect, test } from 'vitest'

import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { parseDecimal, toDecimal } from '#rules/money.ts'
import { checkAmount, modeOf, roundAmounts } from '#stores/withdrawal/amount.ts'
import type { PayoutAccount, WithdrawalOptions } from '#stores/withdrawal/options.ts'
import { WRITTEN_AMOUNTS } from '#tests/cases/written-amounts.ts'

const MUCH = 10n ** 30n

const ACCOUNT: PayoutAccount = {
  id: 'a',
  name: 'Card',
  account: '•••• 1111',
  mode: 'Instant',
  instantUpTo: 50_000n,
  arrivesWithinMinutes: 5,
  maximum: MUCH
}

const optionsWith = (change: Partial<WithdrawalOptions> = {}): WithdrawalOptions => ({
  currency: 'EUR',
  available: MUCH,
  notAvailable: [],
  minimum: 1n,
  block: null,
  accounts: [ACCOUNT],
  isClosedLoop: false,
  waitsForMonday: false,
  pending: [],
  ...change
})

const minorOf = (means: string, currency: CurrencyCode) => {
  const parsed = parseDecimal(means, currency)
  return parsed.status === 'ok' ? parsed.minor : undefined
}

describe('an amount to withdraw', () => {
  test.each(WRITTEN_AMOUNTS)(
    'written $written in $locale is what was meant, $means, or refused [L053]',
    ({ written, locale, currency, means }) => {
      const { bcp47 } = LOCALES[locale]
      const checked = checkAmount(written, ACCOUNT, optionsWith({ currency }), bcp47)
      if (checked.status === 'refused') return
      expect(toDecimal(checked.minor, currency)).toBe(means)
    }
  )

  test('is paid at once up to what the account allows, and after a check above it', () => {
    expect(modeOf(ACCOUNT, 50_000n)).toBe('Instant')
    expect(modeOf(ACCOUNT, 50_001n)).toBe('Manual')
    expect(modeOf({ ...ACCOUNT, mode: 'Manual' }, 1n)).toBe('Manual')
  })

  test.each([
    ['EUR', '250.00', '10.00', '200.00 100.00 50.00'],
    ['EUR', '200.00', '10.00', '100.00 50.00 20.00'],
    ['EUR', '15.00', '10.00', '10.00'],
    ['EUR', '10.00', '10.00', ''],
    ['EUR', '5.00', '10.00', ''],
    ['JPY', '12345', '600', '10000 5000 2000']
  ] as const)('in %s of %s, %s at least, is offered as %s', (currency, all, least, round) => {
    const available = minorOf(all, currency) ?? 0n
    const minimum = minorOf(least, currency) ?? 0n
    const offered = roundAmounts(optionsWith({ currency, available, minimum }), ACCOUNT)
    expect(offered.map(minor => toDecimal(minor, currency)).join(' ')).toBe(round)
  })
})
