import { describe, expect, test } from 'vitest'

import type { FreeSpins } from '#contract/wire/slot-play.ts'
import { GivenSpins } from '../../game-client/src/slot/given-spins.ts'

const spins = (about: Partial<FreeSpins> = {}): FreeSpins => ({
  id: 'first',
  left: 3,
  of: 3,
  stake: '0.20',
  won: '0.00',
  endsAt: '2026-12-01T00:00:00.000Z',
  ...about
})

function given(...list: readonly FreeSpins[]): GivenSpins {
  const held = new GivenSpins()
  held.heed(list)
  return held
}

describe('spins that the house pays for', () => {
  test('are used before money of the player, the oldest grant first', () => {
    const held = given(spins({ left: 1 }), spins({ id: 'second', left: 2, of: 2 }))
    expect(held.left).toBe(3)
    expect(held.next?.id).toBe('first')
    held.spent('first')
    expect(held.next?.id).toBe('second')
    held.spent('second')
    held.spent('second')
    expect(held.next).toBe(null)
    expect(held.left).toBe(0)
  })

  test('wait while the player would rather stake money', () => {
    const held = given(spins())
    held.areKept = true
    expect(held.next).toBe(null)
    expect(held.waiting?.id).toBe('first')
    held.areKept = false
    expect(held.next?.id).toBe('first')
  })

  test('are greeted once, and not at all when they were begun in an earlier visit', () => {
    const held = given(spins(), spins({ id: 'begun', left: 2 }))
    expect(held.toGreet().map(({ id }) => id)).toEqual(['first'])
    held.heed([spins(), spins({ id: 'come later' })])
    expect(held.toGreet().map(({ id }) => id)).toEqual(['come later'])
    expect(held.toGreet()).toEqual([])
  })

  test('are told with what they won when the last one is seen, once', () => {
    const held = given(spins({ left: 0, won: '1.40' }), spins({ id: 'second' }))
    expect(held.takePlayed()).toMatchObject([{ id: 'first', won: '1.40' }])
    expect(held.takePlayed()).toEqual([])
    expect(held.next?.id).toBe('second')
  })
})
