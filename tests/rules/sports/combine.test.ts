import { describe, expect, test } from 'vitest'

import { MOST_LEGS } from '#rules/sports/bets.ts'
import { type Contender, clashOf, type Selection, toggled } from '#rules/sports/combine.ts'

const match = (event: string, market = 'match-result', outcome = '1'): Contender => ({
  event,
  market,
  outcome,
  competition: 'aurora-league',
  outright: null,
  competitors: [`${event}-home`, `${event}-away`]
})

const outright = (competitor: string, competition = 'aurora-league'): Contender => ({
  event: `${competition}-winner`,
  market: 'winner',
  outcome: competitor,
  competition,
  outright: competitor,
  competitors: [competitor, 'somebody-else']
})

const pick = (event: string, market: string, outcome: string): Selection => ({
  event,
  market,
  outcome
})

describe('selections of one bet', () => {
  test('of different events can be together', () => {
    expect(clashOf([match('first'), match('second'), outright('third-home')])).toBeNull()
  })

  test('of one event cannot, whatever their markets [L133]', () => {
    const picks = [match('first'), match('second'), match('first', 'total|total=2.5', 'over')]
    expect(clashOf(picks)).toEqual({ code: 'SAME_EVENT_TWICE', between: [0, 2] })
  })

  test('cannot be an outright and a match of who is picked in it', () => {
    const clash = { code: 'NOT_COMBINABLE', between: [0, 1] }
    expect(clashOf([match('first'), outright('first-away')])).toEqual(clash)
    expect(clashOf([outright('first-away'), match('first')])).toEqual(clash)
    expect(clashOf([outright('first-away', 'isle-cup'), match('first')])).toBeNull()
  })
})

describe('a slip', () => {
  const HOME = pick('first', 'match-result', '1')
  const AWAY = pick('first', 'match-result', '2')
  const OVER = pick('first', 'total|total=2.5', 'over')

  test('is as it was after two presses on one price [L115]', () => {
    const before = [OVER]
    expect(toggled(toggled(before, HOME), HOME)).toEqual(before)
    expect(toggled(before, HOME)).toEqual([OVER, HOME])
  })

  test('takes another outcome of a market in the place of the first', () => {
    expect(toggled([HOME, OVER], AWAY)).toEqual([AWAY, OVER])
  })

  test('that is full takes no more, but lets go', () => {
    const full = Array.from({ length: MOST_LEGS }, (_, index) =>
      pick(`event-${index}`, 'match-result', '1')
    )
    expect(toggled(full, HOME)).toBe(full)
    expect(toggled(full, pick('event-3', 'match-result', '1'))).toHaveLength(MOST_LEGS - 1)
  })
})
