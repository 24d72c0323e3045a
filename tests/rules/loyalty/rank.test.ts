import { describe, expect, test } from 'vitest'

import { programmeOf, rankAt } from '#config/engagement.ts'
import {
  confiscated,
  levelAfter,
  levelAt,
  lostAt,
  progressAt,
  ranksBetween,
  xpAtLevel
} from '#rules/loyalty/rank.ts'

const programme = programmeOf('Infiniza')!

describe('levels and ranks', () => {
  test.each([
    [0, 0, 0, 10],
    [9, 0, 9, 10],
    [10, 1, 0, 20],
    [29, 1, 19, 20],
    [30, 2, 0, 40],
    [70, 3, 0, 80]
  ])('%i XP is level %i with %i of %i towards the next', (xp, level, within, next) => {
    expect(levelAt(programme, xp)).toBe(level)
    expect(progressAt(programme, level, xp)).toEqual({ xp: within, nextLevelXp: next })
  })

  test('behind the last level of the list each takes as much as the last one does', () => {
    const { levels } = programme
    const last = levels.at(-1)!
    const listed = levels.reduce((sum, each) => sum + each, 0)
    expect(levelAt(programme, listed - 1)).toBe(levels.length - 1)
    expect(levelAt(programme, listed)).toBe(levels.length)
    expect(levelAt(programme, listed + 3 * last - 1)).toBe(levels.length + 2)
    expect(levelAt(programme, listed + 3 * last)).toBe(levels.length + 3)
    expect(xpAtLevel(programme, levels.length + 3)).toBe(listed + 3 * last)
  })

  test.each([
    [0, 'deckhand'],
    [2, 'deckhand'],
    [3, 'helmsman'],
    [8, 'navigator'],
    [40, 'captain']
  ])('level %i is of the rank %s', (level, rank) => {
    expect(rankAt(programme, level)?.id).toBe(rank)
  })

  test('every rank on the way is reached, each once', () => {
    expect(ranksBetween(programme, 2, 7).map(({ id }) => id)).toEqual(['helmsman', 'navigator'])
    expect(ranksBetween(programme, 3, 5)).toEqual([])
    expect(ranksBetween(programme, 7, 2)).toEqual([])
  })

  test('a round that is undone may take a level but no rank', () => {
    const xp = xpAtLevel(programme, 2)
    expect(levelAfter(programme, 2, xp - 1)).toBe(1)
    expect(levelAfter(programme, 4, xp)).toBe(3)
    expect(progressAt(programme, 3, xp)).toEqual({ xp: 0, nextLevelXp: 80 })
  })

  test('G04: of 1,000 points 200 go with the rank; a part of a point stays', () => {
    expect(confiscated(programme, 1_000n)).toBe(200n)
    expect(confiscated(programme, 4n)).toBe(0n)
  })

  test('a rank is lost ninety days after the last bet', () => {
    expect(lostAt(programme, new Date('2026-03-01T10:00:00Z'))).toEqual(
      new Date('2026-05-30T10:00:00Z')
    )
  })
})
