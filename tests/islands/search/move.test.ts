import { describe, expect, test } from 'vitest'

import { moved } from '#islands/search/move.ts'

/** Three in a row, the last row with two. */
const BOXES = [0, 1, 2, 3, 4, 5, 6, 7].map(place => ({
  left: (place % 3) * 100,
  top: Math.floor(place / 3) * 150
}))

describe('arrows in the results [D21]', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, -1],
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowRight', 7, 7],
    ['ArrowLeft', 0, 0],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 7, 4],
    ['ArrowUp', 2, -1]
  ] as const)('%s leads from %i to %i', (key, from, to) => {
    expect(moved(BOXES, from, key)).toBe(to)
  })

  test('lead nowhere where there is nothing', () => {
    expect(moved([], -1, 'ArrowDown')).toBe(-1)
  })
})
