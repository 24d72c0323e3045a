import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Card, DECK, RANKS, SUITS } from '#engine/cards/cards.ts'
import { seededDraw } from '#engine/draw.ts'
import { PAYS, pokerHandOf } from '#engine/video-poker/hands.ts'
import { bestReturn } from '#engine/video-poker/return.ts'
import { playVideoPoker } from '#engine/video-poker/video-poker.ts'

/** `10s` is the ten of spades. */
const card = (text: string): Card => {
  const rank = RANKS.findIndex(name => name.startsWith(text.slice(0, -1)))
  const suit = SUITS.findIndex(name => name[0] === text.at(-1))
  return suit * 13 + rank
}
const hand = (text: string) => text.split(' ').map(card)

describe('a hand', () => {
  test.each([
    ['10s js qs ks as', 'royalFlush'],
    ['9h 10h jh qh kh', 'straightFlush'],
    ['ac 2c 3c 4c 5c', 'straightFlush'],
    ['7c 7d 7h 7s 2c', 'fourOfAKind'],
    ['7c 7d 7h 2s 2c', 'fullHouse'],
    ['2d 7d 9d jd kd', 'flush'],
    ['ac 2d 3h 4s 5c', 'straight'],
    ['10c jd qh ks ac', 'straight'],
    ['7c 7d 7h 2s 3c', 'threeOfAKind'],
    ['7c 7d 2h 2s 3c', 'twoPair'],
    ['jc jd 2h 5s 3c', 'jacksOrBetter'],
    ['ac ad 2h 5s 3c', 'jacksOrBetter'],
    ['10c 10d 2h 5s 3c', null],
    ['qc kd ah 2s 3c', null],
    ['2c 4d 6h 8s 10c', null]
  ])('of %s is %s', (text, kind) => {
    expect(pokerHandOf(hand(text))).toBe(kind)
    expect(pokerHandOf(hand(text).toReversed())).toBe(kind)
  })
})

describe('a draw', () => {
  test('keeps what is held and never brings a card twice', () => {
    fc.assert(
      fc.property(fc.integer(), fc.subarray([0, 1, 2, 3, 4]), (seed, held) => {
        const { dealt, isOver, returned } = playVideoPoker(seededDraw(seed), 100n, null)
        expect([isOver, returned]).toEqual([false, 0n])
        const drawn = playVideoPoker(seededDraw(seed), 100n, held)
        expect([drawn.isOver, drawn.dealt]).toEqual([true, dealt])
        for (const place of held) expect(drawn.cards[place]).toBe(dealt[place])
        expect(new Set([...dealt, ...drawn.cards]).size).toBe(10 - held.length)
        for (const one of drawn.cards) expect(one).toBeLessThan(DECK)
        expect(drawn.returned).toBe(drawn.hand === null ? 0n : 100n * BigInt(PAYS[drawn.hand]))
      })
    )
  })

  test.each([[[0, 0]], [[5]], [[-1]], [[0.5]]])('holding %j is refused', held => {
    expect(() => playVideoPoker(seededDraw(1), 100n, held)).toThrow(RangeError)
  })
})

test('jacks or better returns 99.5439 % when it is played as well as can be', () => {
  expect(bestReturn()).toBeCloseTo(0.995439, 6)
}, 120_000)
