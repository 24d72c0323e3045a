import { describe, expect, test } from 'vitest'

import { pageCurrency } from '#config/page-currency.ts'
import { returnText, stakesText, stakeText } from '#rules/browse/figures.ts'
import { isLastSlice } from '#rules/slices.ts'
import { turnOfWeek } from '#rules/studio-week.ts'
import { inPageScript } from '../../../src/integrations/in-page-scripts.ts'

describe('figures of a card', () => {
  test('are written as the language writes them, without cents that are none', () => {
    expect(stakesText([20, 2000], 1, 'EUR', 'en')).toBe('€0.20 – €20')
    expect(stakesText([20, 2000], 1, 'EUR', 'de').replaceAll(/\s/g, ' ')).toBe('0,20–20 €')
    expect(stakesText([20, 2000], 2, 'JPY', 'ja')).toMatch(/^[¥￥]40 ?[～〜–-] ?[¥￥]4,000$/)
    expect(stakeText(500, 10, 'NOK', 'nb-NO').replaceAll(/\s/g, ' ')).toBe('50 kr')
    expect(returnText(96.2, 'en')).toBe('96.2%')
    expect(returnText(95.79, 'fi').replaceAll(/\s/g, ' ')).toBe('95,79 %')
  })

  test('are in the currency of who mostly reads the page', () => {
    expect(pageCurrency('no', 'mga')).toBe('NOK')
    expect(pageCurrency('ja', 'mga')).toBe('JPY')
    expect(pageCurrency('en', 'mga')).toBe('EUR')
    expect(pageCurrency('en', 'cos')).toBe('USD')
  })
})

describe('slices', () => {
  test('[GAME-12] end with the third, or with the last page', () => {
    expect([0, 1, 2, 3].map(index => isLastSlice(index, true))).toEqual([false, false, true, true])
    expect(isLastSlice(0, false)).toBe(true)
  })
})

describe('the studio of the week', () => {
  test('changes on Mondays, and each has its turn', () => {
    const turns = (day: string) => turnOfWeek(3, new Date(`${day}Z`))
    const first = turns('2026-11-23T00:00:00')
    expect(turns('2026-11-22T23:59:59')).toBe((first + 2) % 3)
    expect(turns('2026-11-29T23:59:59')).toBe(first)
    expect(turns('2026-11-30T00:00:00')).toBe((first + 1) % 3)
  })

  test('is the same to the script that keeps a page up to date', async () => {
    const turn = turnOfWeek(5, new Date())
    const parts = [turn + 1, turn, turn + 2].map(place => ({
      dataset: { turn: String(place % 5) },
      hidden: false
    }))
    const page = { currentScript: { dataset: { count: '5' } }, querySelectorAll: () => parts }
    new Function('document', await inPageScript('keep-week'))(page)
    expect(parts.map(({ hidden }) => hidden)).toEqual([true, false, true])
  })
})
