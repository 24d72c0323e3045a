import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  deal,
  IllegalMove,
  type Move,
  playBlackjack,
  type Table
} from '#engine/blackjack/blackjack.ts'
import { totalOf } from '#engine/blackjack/hand.ts'
import { adviceFor } from '#engine/blackjack/strategy.ts'
import { type Card, RANKS } from '#engine/cards/cards.ts'
import { type Draw, seededDraw } from '#engine/draw.ts'

const DECKS = 6

/** A card of clubs by its rank: `10`, `a`. */
const card = (rank: string): Card => RANKS.findIndex(name => name.startsWith(rank))

/** A draw that brings these cards from six full decks, in their order. */
function stacked(text: string): Draw {
  const left = Array.from({ length: 52 }, () => DECKS)
  const cards = text.split(' ').map(card)
  return () => {
    const next = cards.shift()
    if (next === undefined) throw new Error('No card was stacked')
    const before = left.slice(0, next).reduce((sum, count) => sum + count, 0)
    left[next] = (left[next] ?? 0) - 1
    return before
  }
}

/** The order of the deal: player, dealer, player, dealer's hole. */
const round = (cards: string, moves: readonly Move[] = [], stake = 100n) =>
  playBlackjack(stacked(cards), stake, moves)

const paid = ({ returned, insuranceReturned }: Table) =>
  returned.reduce((sum, one) => sum + one, insuranceReturned)

describe('a hand', () => {
  test.each([
    ['a k', 21, true],
    ['a a', 12, true],
    ['a a 9', 21, true],
    ['a 6 10', 17, false],
    ['10 9 2', 21, false],
    ['a a a a', 14, true],
    ['j q k', 30, false]
  ])('of %s counts %i', (text, points, isSoft) => {
    expect(totalOf(text.split(' ').map(card))).toEqual({ points, isSoft })
  })
})

describe('a round', () => {
  const rounds: [cards: string, moves: Move[], returned: bigint, fact: string][] = [
    ['a 9 k 7', [], 250n, 'a blackjack is paid three to two'],
    ['a k k a', [], 100n, 'two blackjacks give the stake back'],
    ['10 k 9 a', [], 0n, 'the blackjack under a ten ends the round at once'],
    ['10 6 8 10 10', ['stand'], 200n, 'the dealer goes over'],
    ['10 7 8 10', ['stand'], 200n, 'eighteen beats seventeen'],
    ['10 8 8 10', ['stand'], 100n, 'as many points give the stake back'],
    ['10 9 8 10', ['stand'], 0n, 'nineteen beats eighteen'],
    ['10 6 6 10 10', ['hit'], 0n, 'who goes over loses before the dealer draws'],
    ['5 6 6 10 9 10', ['double'], 400n, 'a double takes one card and pays double'],
    ['10 6 8 a', ['stand'], 200n, 'the dealer stands on a soft seventeen']
  ]
  test.each(rounds)('%s after %j returns %s: %s', (cards, moves, returned) => {
    const table = round(cards, moves)
    expect(table.phase).toBe('over')
    expect(paid(table)).toBe(returned)
  })

  test('a blackjack of an odd stake is rounded down to the minor unit', () => {
    expect(paid(round('a 9 k 7', [], 101n))).toBe(101n + 151n)
  })

  test('an ace of the dealer asks for insurance first, which pays two to one', () => {
    expect(round('10 a 9 k').moves).toEqual({ insure: 50n, decline: 0n })
    const insured = round('10 a 9 k', ['insure'])
    expect([insured.staked, paid(insured)]).toEqual([150n, 150n])
    expect(paid(round('10 a 9 k', ['decline']))).toBe(0n)
    const lost = round('10 a 9 5 2', ['insure', 'stand'])
    expect([lost.staked, paid(lost)]).toEqual([150n, 200n])
  })

  test('a split plays two hands with a stake each, and twenty-one there is no blackjack', () => {
    const table = round('k 6 10 10 a 5 6 10', ['split', 'hit'])
    expect(table.hands.map(hand => hand.cards.map(one => RANKS[one]))).toEqual([
      ['k', 'a'],
      ['10', '5', '6']
    ])
    expect([table.staked, paid(table)]).toEqual([200n, 400n])
  })

  test('split aces get one card each and are not split again', () => {
    const table = round('a 6 a 10 a 9 10', ['split'])
    expect(table.phase).toBe('over')
    expect(table.hands.map(hand => hand.cards.length)).toEqual([2, 2])
  })

  test('a hand may be doubled after a split', () => {
    const table = round('8 6 8 10 3 10 10 10', ['split', 'double', 'stand'])
    expect([table.staked, paid(table)]).toEqual([300n, 600n])
  })

  test('no more than four hands come of splits', () => {
    expect(round('8 6 8 10 8 8 2', ['split', 'split']).moves.split).toBe(100n)
    const four = round('8 6 8 10 8 8 8 8', ['split', 'split', 'split'])
    expect(four.hands).toHaveLength(4)
    expect(four.moves.split).toBeUndefined()
  })

  const refused: [cards: string, moves: Move[], fact: string][] = [
    ['10 7 8 10', ['split'], 'what is no pair'],
    ['10 7 2 10 2', ['hit', 'double'], 'a double of three cards'],
    ['10 7 8 10', ['insure'], 'insurance without an ace'],
    ['10 a 8 9', ['hit'], 'a card before the question of insurance'],
    ['10 7 8 10', ['stand', 'stand'], 'a move when all is over']
  ]
  test.each(refused)('%s refuses %j: %s', (cards, moves) => {
    expect(() => round(cards, moves)).toThrow(IllegalMove)
  })

  test('plays on to its end by any allowed moves, with no card more often than the decks hold it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.infiniteStream(fc.nat()), (seed, choices) => {
        const moves: Move[] = []
        let table = playBlackjack(seededDraw(seed), 100n, moves)
        while (table.phase !== 'over') {
          const allowed = Object.keys(table.moves) as Move[]
          const choice = choices.next().value ?? 0
          moves.push(allowed[choice % allowed.length] ?? 'stand')
          table = playBlackjack(seededDraw(seed), 100n, moves)
        }
        const counts = new Map<Card, number>()
        for (const one of [...table.dealer, ...table.hands.flatMap(hand => hand.cards)])
          counts.set(one, (counts.get(one) ?? 0) + 1)
        expect(Math.max(...counts.values())).toBeLessThanOrEqual(DECKS)
        expect(table.returned).toHaveLength(table.hands.length)
        expect(paid(table)).toBeLessThanOrEqual(table.staked * 3n)
      }),
      { numRuns: 300 }
    )
  })
})

describe('basic strategy', () => {
  /** The player's two cards against the dealer's, hole card without a blackjack. */
  const advice = (own: string, up: string) => {
    const [one, other] = own.split(' ')
    return adviceFor(
      round(`${one} ${up} ${other} ${up === 'a' ? '9' : '5'}`, up === 'a' ? ['decline'] : [])
    )
  }

  test.each([
    ['10 6', '7', 'hit'],
    ['10 6', '6', 'stand'],
    ['10 2', '3', 'hit'],
    ['10 2', '4', 'stand'],
    ['6 5', '10', 'double'],
    ['6 5', 'a', 'hit'],
    ['6 4', '9', 'double'],
    ['6 4', '10', 'hit'],
    ['5 4', '2', 'hit'],
    ['5 4', '3', 'double'],
    ['a 7', '2', 'stand'],
    ['a 7', '3', 'double'],
    ['a 7', '8', 'stand'],
    ['a 7', '9', 'hit'],
    ['a 6', '2', 'hit'],
    ['a 6', '4', 'double'],
    ['a 8', '6', 'stand'],
    ['a a', 'a', 'split'],
    ['8 8', '10', 'split'],
    ['8 8', 'a', 'split'],
    ['9 9', '7', 'stand'],
    ['9 9', '8', 'split'],
    ['9 9', '10', 'stand'],
    ['7 7', '8', 'hit'],
    ['7 7', '7', 'split'],
    ['6 6', '2', 'split'],
    ['6 6', '7', 'hit'],
    ['5 5', '9', 'double'],
    ['4 4', '5', 'split'],
    ['4 4', '7', 'hit'],
    ['3 3', '2', 'split'],
    ['2 2', '8', 'hit'],
    ['10 10', '6', 'stand']
  ])('says of %s against %s: %s', (own, up, move) => {
    expect(advice(own, up)).toBe(move)
  })

  test('never takes insurance', () => {
    expect(adviceFor(round('10 a 9 k'))).toBe('decline')
  })

  test('returns what the rules page says, within four standard errors of the rounds played', () => {
    const draw = seededDraw(2026)
    const rounds = 60_000
    let sum = 0
    let squares = 0
    for (let played = 0; played < rounds; played++) {
      const hand = deal(draw, 100n)
      for (let move = adviceFor(hand.view()); move; move = adviceFor(hand.view())) hand.act(move)
      const table = hand.view()
      const net = Number(paid(table) - table.staked) / 100
      sum += net
      squares += net * net
    }
    const mean = sum / rounds
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
    expect(Math.abs(mean + 0.0043)).toBeLessThan(4 * error)
  }, 120_000)
})
