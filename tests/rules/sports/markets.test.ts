import { describe, expect, test } from 'vitest'

import { MARKET_GROUPS, MARKET_KINDS, type MarketKindName } from '#config/sports/markets.ts'
import { endAhead, linesBeside, quartersOf, waysOf } from '#rules/sports/asian.ts'
import { multiplierOf } from '#rules/sports/leg.ts'
import { hasOutcome, kindOf, marketKey, readMarketKey } from '#rules/sports/markets.ts'
import { linePays } from '#rules/sports/returns.ts'
import { type Final, outcomesOf } from '#rules/sports/settle-market.ts'
import { settleRace } from '#rules/sports/settle-race.ts'
import { leg } from '#tests/support/sports-bets.ts'

const KINDS = Object.keys(MARKET_KINDS) as MarketKindName[]

/** Two one after a break at one all: home scored first and last. */
const MATCH: Final = {
  points: [2, 1],
  winner: 0,
  periods: [
    [1, 1],
    [1, 0]
  ],
  order: [0, 1, 0],
  corners: [4, 5]
}

/** The outcomes that won, and those that are void in halves. */
function ends(key: string, final: Final = MATCH): string {
  const told = outcomesOf(key, final) ?? []
  return told
    .filter(({ result, void: halves }) => result === 1 || halves > 0)
    .map(
      ({ id, result, void: halves }) =>
        `${id}${['', ' half', ' void'][halves]}${halves === 1 ? (result ? ' won' : ' lost') : ''}`
    )
    .join(', ')
}

describe('keys of markets', () => {
  test.each([
    ['match-result', 'match-result', {}],
    ['total|total=2.5', 'total', { total: '2.5' }],
    ['asian-handicap|from=2:1&hcp=-0.25', 'asian-handicap', { hcp: '-0.25', from: '2:1' }],
    ['total|side=2&total=1.5', 'total', { total: '1.5', side: '2' }],
    ['half-total|period=1&total=0.75', 'half-total', { total: '0.75', period: '1' }]
  ] as const)('%s says its kind and specifiers', (key, kind, specifiers) => {
    expect(marketKey(kind, specifiers)).toBe(key)
    expect(readMarketKey(key)).toEqual({ kind, specifiers })
  })

  test.each([
    '',
    'matches',
    'toString',
    'total',
    'total|total=2.50',
    'total|total=2.6',
    'total|total=+2.5',
    'total|total=2.5&side=1',
    'total|total=2.5&total=2.5',
    'total|total=2.5=3',
    'total|side=3&total=2.5',
    'total|__proto__=1&total=2.5',
    'asian-handicap|hcp=-0',
    'asian-handicap|hcp=0.50',
    'handicap|hcp=1',
    'asian-handicap|from=02:1&hcp=1',
    'match-result|period=1',
    'match-result|'
  ])('%j is foreign', key => {
    expect(readMarketKey(key)).toBeNull()
    expect(outcomesOf(key, MATCH)).toBeNull()
  })

  test('name outcomes of their kind alone', () => {
    expect(hasOutcome('match-result', 'x')).toBe(true)
    expect(hasOutcome('match-winner', 'x')).toBe(false)
    expect(hasOutcome('correct-score', '4:4')).toBe(true)
    expect(hasOutcome('correct-score', '5:0')).toBe(false)
    expect(hasOutcome('winner', 'anybody')).toBe(true)
  })

  test('belong to a group of the page', () => {
    expect(new Set(KINDS.map(kind => kindOf(kind).group))).toEqual(new Set(MARKET_GROUPS))
  })
})

describe('a match that ended two one', () => {
  test.each([
    ['match-result', '1'],
    ['match-winner', '1'],
    ['double-chance', '1x, 12'],
    ['draw-no-bet', '1'],
    ['asian-handicap|hcp=-0.5', '1'],
    ['asian-handicap|hcp=-0.75', '1 half won, 2 half lost'],
    ['asian-handicap|hcp=-1', '1 void, 2 void'],
    ['asian-handicap|hcp=-1.25', '1 half lost, 2 half won'],
    ['asian-handicap|hcp=-1.5', '2'],
    ['asian-handicap|from=1:0&hcp=0', '1 void, 2 void'],
    ['asian-handicap|from=1:1&hcp=-0.25', '1'],
    ['asian-handicap|from=2:1&hcp=-0.25', '1 half lost, 2 half won'],
    ['handicap|hcp=-1.5', '2'],
    ['total|total=2.5', 'over'],
    ['total|total=2.75', 'over half won, under half lost'],
    ['total|total=3', 'over void, under void'],
    ['total|total=3.25', 'over half lost, under half won'],
    ['total|side=1&total=1.5', 'over'],
    ['total|side=2&total=1.5', 'under'],
    ['both-to-score', 'yes'],
    ['correct-score', '2:1'],
    ['next-goal|number=2', '2'],
    ['next-goal|number=3', '1'],
    ['next-goal|number=4', 'x'],
    ['odd-even', 'odd'],
    ['half-result|period=1', 'x'],
    ['half-result|period=2', '1'],
    ['half-total|period=2&total=1.5', 'under'],
    ['half-both-to-score|period=1', 'yes'],
    ['half-both-to-score|period=2', 'no'],
    ['more-in-half', '1'],
    ['corners-total|total=8.5', 'over']
  ])('settles %s with %s', (key, right) => {
    expect(ends(key)).toBe(right)
  })

  test('has a case above for every kind that a match of halves can have', () => {
    const others = ['winner', 'set-winner', 'set-total']
    for (const kind of KINDS.filter(name => !others.includes(name))) {
      const needs = { hcp: '-0.5', total: '2.5', number: '1', period: '1' }
      const specifiers = Object.fromEntries(
        Object.keys(kindOf(kind).needs).map(name => [name, needs[name as keyof typeof needs]])
      )
      expect(outcomesOf(marketKey(kind, specifiers), MATCH)).toHaveLength(
        kindOf(kind).outcomes?.length ?? 0
      )
    }
  })
})

describe('other ends', () => {
  test('a draw brings back what is on a winner alone', () => {
    const draw: Final = { ...MATCH, points: [1, 1], winner: null }
    expect(ends('draw-no-bet', draw)).toBe('1 void, 2 void')
    expect(ends('match-winner', draw)).toBe('1 void, 2 void')
    expect(ends('match-winner', { ...draw, winner: 1 })).toBe('2')
    expect(ends('match-result', { ...draw, winner: 1 })).toBe('x')
  })

  test('a score that is not named is any other', () => {
    expect(ends('correct-score', { ...MATCH, points: [5, 0] })).toBe('other')
    expect(ends('correct-score', { ...MATCH, points: [4, 4] })).toBe('4:4')
  })

  test('sets are settled by their games, and those not played are void', () => {
    const tennis: Final = {
      ...MATCH,
      points: [2, 0],
      periods: [
        [6, 4],
        [7, 6]
      ]
    }
    expect(ends('set-winner|period=1', tennis)).toBe('1')
    expect(ends('set-total|period=2&total=12.5', tennis)).toBe('over')
    expect(ends('set-winner|period=3', tennis)).toBe('1 void, 2 void')
  })

  test('what nobody counted is void', () => {
    const bare: Final = { ...MATCH, order: null, corners: null, periods: [[1, 1]] }
    expect(ends('corners-total|total=8.5', bare)).toBe('over void, under void')
    expect(ends('next-goal|number=1', bare)).toBe('1 void, x void, 2 void')
    expect(ends('more-in-half', bare)).toBe('1 void, x void, 2 void')
  })

  test('two sides of one line always share out both stakes', () => {
    for (let ahead = -12; ahead <= 12; ahead++) {
      const [here, there] = [endAhead(ahead), endAhead(-ahead)]
      expect(here.void).toBe(there.void)
      expect(here.result + there.result).toBe(here.void === 2 ? 0 : 1)
    }
  })
})

describe('the ways a line can end', () => {
  /** Minor units of 20.00 at 2.76 for every way, as a slip lists them. */
  const listed = (hcp: string) =>
    waysOf(quartersOf(hcp)).map(({ from, to, ...end }) => {
      const price = multiplierOf(leg(2760, end), 'win') ?? { over: 0n, under: 1n }
      return [from, to, linePays(2000n, price, false)]
    })

  test('are to win, to draw and to lose with a quarter given', () => {
    expect(listed('-0.25')).toEqual([
      [1, null, 5520n],
      [0, 0, 1000n],
      [null, -1, 0n]
    ])
  })

  test.each([
    [
      '-0.5',
      [
        [1, null, 5520n],
        [null, 0, 0n]
      ]
    ],
    [
      '0',
      [
        [1, null, 5520n],
        [0, 0, 2000n],
        [null, -1, 0n]
      ]
    ],
    [
      '0.25',
      [
        [1, null, 5520n],
        [0, 0, 3760n],
        [null, -1, 0n]
      ]
    ],
    [
      '0.5',
      [
        [0, null, 5520n],
        [null, -1, 0n]
      ]
    ],
    [
      '-0.75',
      [
        [2, null, 5520n],
        [1, 1, 3760n],
        [null, 0, 0n]
      ]
    ],
    [
      '1.25',
      [
        [0, null, 5520n],
        [-1, -1, 3760n],
        [null, -2, 0n]
      ]
    ]
  ] as const)('with %s are these', (hcp, ways) => {
    expect(listed(hcp)).toEqual(ways)
  })

  test('are told of the lines beside one that lies between', () => {
    expect(linesBeside(quartersOf('2.75'))).toEqual([10, 12])
    expect(linesBeside(quartersOf('-0.5'))).toEqual([-2])
  })
})

describe('a race', () => {
  const racer = (competitor: string, place: number | 'did-not-start' | 'did-not-finish') => ({
    competitor,
    place
  })

  test('has a winner and places', () => {
    const field = [racer('a', 1), racer('b', 2), racer('c', 3), racer('d', 4)]
    expect(settleRace(field, 3)).toEqual([
      { id: 'a', result: 1, void: 0, placed: 1 },
      { id: 'b', result: 0, void: 0, placed: 1 },
      { id: 'c', result: 0, void: 0, placed: 1 },
      { id: 'd', result: 0, void: 0, placed: 0 }
    ])
  })

  test('shares what is left of its places between those who tied', () => {
    const field = [racer('a', 1), racer('b', 1), racer('c', 3), racer('d', 3), racer('e', 3)]
    const [a, , c, d] = settleRace(field, 3)
    const heat = { places: 1, tied: 2 }
    expect(a).toEqual({ id: 'a', result: 1, void: 0, placed: 1, deadHeat: heat })
    expect(c).toEqual({
      id: 'c',
      result: 0,
      void: 0,
      placed: 1,
      placeDeadHeat: { places: 1, tied: 3 }
    })
    expect(d?.placeDeadHeat).toEqual(c?.placeDeadHeat)
  })

  test('voids who did not start, and not who gave up', () => {
    const field = [racer('a', 1), racer('b', 'did-not-start'), racer('c', 'did-not-finish')]
    expect(settleRace(field, 3).slice(1)).toEqual([
      { id: 'b', result: 0, void: 2 },
      { id: 'c', result: 0, void: 0, placed: 0 }
    ])
  })
})
