import { describe, expect, test } from 'vitest'

import { isSlot, stakesOf } from '#config/catalogue/models.ts'
import { CURRENCY_CODES } from '#config/currencies.ts'
import { CALENDARS } from '#config/engagement-calendar.ts'
import { MISSIONS } from '#config/engagement-missions.ts'
import type { PrizeRule } from '#config/engagement-prizes.ts'
import { SHOP } from '#config/engagement-shop.ts'
import { toDecimal } from '#rules/money.ts'
import { prizeIn } from '#server/engagement/prizes.ts'

const rules: readonly PrizeRule[] = [
  ...SHOP.map(({ prize }) => prize),
  ...CALENDARS.flatMap(({ doors }) => doors),
  ...MISSIONS.flatMap(({ prizes }): readonly PrizeRule[] => prizes)
].filter(({ kind }) => kind === 'spins')

describe('spins that are promised', () => {
  test.each(CURRENCY_CODES)('in %s are told at a stake that their game has', currency => {
    expect(rules.length).toBeGreaterThan(3)
    for (const rule of rules) {
      const prize = prizeIn(rule, currency)
      if (prize.kind !== 'spins' || !isSlot(prize.game)) throw new Error('Not spins of a slot')
      const stakes = stakesOf(prize.game, currency).map(stake => toDecimal(stake, currency))
      expect(stakes).toContain(prize.value)
    }
  })
})
