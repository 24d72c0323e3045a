import { describe, expect, test } from 'vitest'

import type { EngagementPlayer, Tournament } from '#contract/wire/engagement.ts'
import { wayTo } from '../../engagement-widget/src/views/rank-strip.ts'
import { movedIn } from '../../engagement-widget/src/views/standings.ts'
import { firstOf } from '../../engagement-widget/src/views/tournaments.ts'

const RANKS = [
  { id: 'deckhand', level: 0, name: 'Deckhand', logo: '', color: 'red' },
  { id: 'helmsman', level: 3, name: 'Helmsman', logo: '', color: 'red' }
] as const

const player = (level: number, xp: number): EngagementPlayer => ({
  playerId: 'p',
  optedIn: true,
  rank: 'deckhand',
  level,
  xp,
  nextLevelXp: 100,
  points: 0,
  ranks: [...RANKS],
  rankLostAt: null
})

const way = (level: number, xp: number) => wayTo(RANKS[1], RANKS[0], player(level, xp))

test('the way to a rank counts levels and what has been gained of the next one', () => {
  expect([way(0, 0), way(1, 50), way(2, 99), way(3, 0), way(9, 0)]).toEqual([0, 50, 99, 100, 100])
})

describe('the tournament shown large', () => {
  const tournament = (id: string, about: Partial<Tournament>) =>
    ({ id, state: 'Active', isIn: false, fromLevel: 0, ...about }) as Tournament

  test('is one that runs, and of those the player’s own', () => {
    const shown = firstOf([
      tournament('over', { state: 'Ended', isIn: true }),
      tournament('later', { state: 'Scheduled', isIn: true }),
      tournament('high', { fromLevel: 9 }),
      tournament('open', {}),
      tournament('own', { isIn: true, fromLevel: 9 })
    ])
    expect(shown?.id).toBe('own')
    expect(firstOf([])).toBeUndefined()
  })
})

test('a place is moved by what has changed since the player looked', () => {
  expect([22, 18, 18, 19].map(place => movedIn('a', place))).toEqual([0, 4, 4, -1])
  expect(movedIn('b', 3)).toBe(0)
})
