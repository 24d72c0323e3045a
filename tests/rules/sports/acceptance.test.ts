import { describe, expect, test } from 'vitest'

import { ACCEPTANCE_MODES, accept, isWithin, worstOf } from '#rules/sports/acceptance.ts'

const answers = (asked: number, current: number) =>
  ACCEPTANCE_MODES.map(mode => {
    const answer = accept(mode, asked, current)
    return answer.status === 'accepted' ? answer.odds : answer.code
  })

describe('a price that moved', () => {
  test('up is asked about, or accepted as it is now [S24]', () => {
    expect(answers(2000, 2100)).toEqual(['PRICE_CHANGED', 2100, 2100])
  })

  test('down is refused unless all is taken [S25] [L128]', () => {
    expect(answers(2000, 1900)).toEqual(['PRICE_ABOVE_MARKET', 'PRICE_ABOVE_MARKET', 1900])
  })

  test('by thousandths is accepted at the thousandth [S26]', () => {
    expect(accept('BETTER', 1650, 1652)).toEqual({ status: 'accepted', odds: 1652 })
  })

  test('is within five percent of what is won down to 1.1615 [S27]', () => {
    expect(isWithin(1170, 1162, 5)).toBe(true)
    expect(isWithin(1170, 1161, 5)).toBe(false)
    expect(accept('BETTER', 1170, 1162, 5).status).toBe('accepted')
    expect(accept('BETTER', 1170, 1161, 5).status).toBe('refused')
    expect(accept('NONE', 1170, 1162, 5).status).toBe('refused')
  })

  test('not at all is accepted by everybody', () => {
    expect(answers(2000, 2000)).toEqual([2000, 2000, 2000])
  })

  test('speaks for a bet with its worst leg', () => {
    const [good, ask, refused] = [2000, 2100, 1900].map(now => accept('NONE', 2000, now))
    if (!good || !ask || !refused) throw new Error('three answers')
    expect(worstOf([good, ask, refused])).toBe(refused)
    expect(worstOf([good, ask])).toBe(ask)
    expect(worstOf([good, good])).toBeNull()
  })
})
