import { describe, expect, test } from 'vitest'

import { BetBook } from '../../game-client/src/table/book.ts'
import { ChipsInHand } from '../../game-client/src/wheel/chips-in-hand.ts'

function book(most = 100n): BetBook {
  const empty = new BetBook()
  empty.most = most
  return empty
}

describe('chips before a round', () => {
  test('add up on a spot, and every step is taken back in turn', () => {
    const bets = book()
    bets.place('red', 5n)
    bets.place('red', 2n)
    bets.double()
    expect([...bets.bets]).toEqual([['red', 14n]])
    bets.undo()
    expect(bets.total).toBe(7n)
    bets.clear()
    expect(bets.total).toBe(0n)
    bets.undo()
    bets.undo()
    expect([...bets.bets]).toEqual([['red', 5n]])
    bets.undo()
    expect(bets.canUndo).toBe(false)
    expect(bets.undo()).toBe('nothing')
  })

  test('are refused as a whole above the most of the table, by a chip or by doubling', () => {
    const bets = book(10n)
    expect(bets.place('red', 10n)).toBe('placed')
    expect(bets.place('black', 1n)).toBe('limit')
    expect(bets.double()).toBe('limit')
    expect([...bets.bets]).toEqual([['red', 10n]])
  })

  test('of the last round are laid again on an empty table', () => {
    const bets = book()
    expect(bets.repeat()).toBe('nothing')
    bets.place('straight:17', 3n)
    bets.place('red', 4n)
    bets.begin()
    expect(bets.total).toBe(0n)
    expect(bets.canUndo).toBe(false)
    bets.repeat()
    expect([...bets.bets]).toEqual([
      ['straight:17', 3n],
      ['red', 4n]
    ])
    expect(bets.repeat()).toBe('nothing')
    bets.take('red')
    expect([...bets.bets]).toEqual([['straight:17', 3n]])
  })

  test('come back when the round did not begin', () => {
    const bets = book()
    bets.place('red', 4n)
    bets.begin()
    bets.giveBack()
    expect([...bets.bets]).toEqual([['red', 4n]])
  })
})

describe('chips at a live table', () => {
  function hand(most = 100n): ChipsInHand {
    const empty = new ChipsInHand()
    empty.most = most
    return empty
  }

  test('can be taken back until they are sent, and are sent together', () => {
    const chips = hand()
    chips.place([['two', 1n]])
    chips.place([['two', 1n]])
    chips.place([['ten', 5n]])
    chips.undo()
    expect([...(chips.send() ?? [])]).toEqual([['two', 2n]])
    expect(chips.canUndo).toBe(false)
    expect(chips.total).toBe(2n)
  })

  test('that are added while others are on their way wait for the answer', () => {
    const chips = hand()
    chips.place([['two', 1n]])
    chips.send()
    chips.place([['ten', 5n]])
    expect(chips.send()).toBeNull()
    chips.lay(new Map([['two', 1n]]))
    chips.answered()
    expect([...(chips.send() ?? [])]).toEqual([['ten', 5n]])
    expect(chips.total).toBe(6n)
  })

  test('that were not taken are gone, and those that were stay', () => {
    const chips = hand()
    chips.lay(new Map([['two', 3n]]))
    chips.place([['ten', 5n]])
    chips.send()
    chips.answered()
    expect([...chips.bets]).toEqual([['two', 3n]])
    expect(chips.unpaid.size).toBe(0)
  })

  test('count against the most of a round wherever they are', () => {
    const chips = hand(10n)
    chips.lay(new Map([['two', 4n]]))
    chips.place([['ten', 4n]])
    chips.send()
    expect(chips.place([['ten', 3n]])).toBe('limit')
    expect(chips.place([['ten', 2n]])).toBe('placed')
  })
})
