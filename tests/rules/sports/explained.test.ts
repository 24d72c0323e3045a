import { describe, expect, test } from 'vitest'

import { endAhead } from '#rules/sports/asian.ts'
import { exactReturn } from '#rules/sports/exact-return.ts'
import { halvesOf } from '#rules/sports/halves.ts'
import { ratio } from '#rules/sports/ratio.ts'

describe('the halves of a stake on a quarter line', () => {
  const AWAY = 'asian-handicap|from=0:0&hcp=-0.25'

  test.each([
    ['the home side', AWAY, '1', { better: '0', worse: '−0.5' }],
    ['the away side, which is given the opposite', AWAY, '2', { better: '+0.5', worse: '0' }],
    ['over, which fewer suit better', 'total|total=2.75', 'over', { better: '2.5', worse: '3' }],
    ['under, which more suit better', 'total|total=2.75', 'under', { better: '3', worse: '2.5' }]
  ])('are told apart for %s [S11]', (_, market, outcome, halves) => {
    expect(halvesOf(market, outcome, 'en')).toEqual(halves)
  })

  test('are none on a whole line, on a half line, and of a market without one', () => {
    expect(halvesOf('total|total=2.5', 'over', 'en')).toBeNull()
    expect(halvesOf('total|total=3', 'under', 'en')).toBeNull()
    expect(halvesOf('match-result', '1', 'en')).toBeNull()
    expect(halvesOf('no-such-market', '1', 'en')).toBeNull()
  })

  test('are won and void as the line between them settles', () => {
    // Three goals on over 2.75: 2.5 is passed, 3 is met.
    expect(endAhead(4 * 3 - 11)).toEqual({ result: 1, void: 1 })
    expect(halvesOf('total|total=2.75', 'over', 'en')).toEqual({ better: '2.5', worse: '3' })
  })
})

describe('what is rounded off a line', () => {
  test('is told with three more digits, in figures of the language', () => {
    const price = ratio(5n, 3n)
    expect(exactReturn(10_000n, price, 'EUR', 'en')).toBe('€166.66666')
    expect(exactReturn(10_000n, price, 'EUR', 'fi')?.replaceAll(/\s/g, ' ')).toBe('166,66666 €')
    expect(exactReturn(1n, ratio(1n, 3n), 'EUR', 'en')).toBe('€0.00333')
    expect(exactReturn(100n, price, 'JPY', 'en')).toBe('¥166.666')
  })

  test('is nothing where a line comes to a whole minor unit', () => {
    expect(exactReturn(1000n, ratio(2500n, 1000n), 'EUR', 'en')).toBeNull()
  })
})
