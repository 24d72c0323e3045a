import { describe, expect, test } from 'vitest'

import type { BlackjackRound } from '#contract/wire/table-play.ts'

import { resultOf } from '../../game-client/src/blackjack/result.ts'
import { stepsBetween } from '../../game-client/src/blackjack/steps.ts'
import { inChips } from '../../game-client/src/cards/in-chips.ts'

type Seen = Pick<BlackjackRound, 'dealer' | 'hands' | 'insurance' | 'active'>

const hand = (...cards: number[]): BlackjackRound['hands'][number] => ({
  cards,
  points: 0,
  isSoft: false,
  stake: '10.00',
  isDone: false,
  isSplit: false,
  returned: null
})

const table = (
  dealer: readonly (number | null)[],
  hands: BlackjackRound['hands'],
  active = 0
): Seen => ({ dealer: { cards: dealer, points: 0 }, hands, insurance: null, active })

describe('what is seen to happen at blackjack', () => {
  const dealt = table([12, null], [hand(6, 19)])

  test('a round opens with a card to each side in turn, the last one face down', () => {
    expect(stepsBetween(null, dealt)).toEqual([
      { kind: 'hand', hand: 0, card: 6 },
      { kind: 'dealer', card: 12 },
      { kind: 'hand', hand: 0, card: 19 },
      { kind: 'dealer', card: null }
    ])
  })

  test('a blackjack is dealt first and turned over then', () => {
    expect(stepsBetween(null, table([12, 9], [hand(6, 19)])).slice(-2)).toEqual([
      { kind: 'dealer', card: null },
      { kind: 'hole', card: 9 }
    ])
  })

  test('a split moves a card before both hands get theirs', () => {
    expect(stepsBetween(dealt, table([12, null], [hand(6, 30), hand(19)]))).toEqual([
      { kind: 'split', hand: 0 },
      { kind: 'hand', hand: 0, card: 30 }
    ])
  })

  test('a hand that is split again is the one whose turn it was', () => {
    const before = table([12, null], [hand(6, 30), hand(19, 45)], 1)
    const after = table([12, null], [hand(6, 30), hand(19, 8), hand(45)], 1)
    expect(stepsBetween(before, after)).toEqual([
      { kind: 'split', hand: 1 },
      { kind: 'hand', hand: 1, card: 8 }
    ])
  })

  test('the dealer’s play comes after the last card of the player, the hole card first', () => {
    const over = table([12, 3, 21], [hand(6, 19, 2)], 1)
    expect(stepsBetween(dealt, over)).toEqual([
      { kind: 'hand', hand: 0, card: 2 },
      { kind: 'hole', card: 3 },
      { kind: 'dealer', card: 21 }
    ])
  })

  test('insurance is laid down once', () => {
    const insured = { ...dealt, insurance: { stake: '5.00', returned: '0.00' } }
    expect(stepsBetween(dealt, insured)).toEqual([{ kind: 'insure' }])
    expect(stepsBetween(insured, insured)).toEqual([])
  })
})

test.each([
  ['bust', { points: 24, returned: '0.00' }],
  ['lost', { points: 18, returned: '0.00' }],
  ['push', { points: 18, returned: '10.00' }],
  ['win', { points: 18, returned: '20.00' }],
  ['blackjack', { points: 21, returned: '25.00' }],
  ['win', { points: 21, returned: '20.00', isSplit: true }]
] as const)('a hand is told as %s by what came back for it', (result, about) => {
  expect(resultOf({ ...hand(12, 9), ...about }, 'EUR')).toBe(result)
})

test('a stake is made of the fewest chips, the largest first', () => {
  expect(inChips(880n, [100n, 200n, 500n])).toEqual([500n, 200n, 100n])
  expect(inChips(0n, [100n])).toEqual([])
})
