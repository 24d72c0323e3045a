import fc from 'fast-check'
import { expect, test } from 'vitest'

import { scaleFor } from '#rules/chart-scale.ts'

test.each([
  [[-40, 80, 20, -10, -60], { low: -60, high: 90 }],
  [[38, 72, 55, 24, 42], { low: 0, high: 80 }],
  [[0, 0], { low: 0, high: 1 }],
  [[-5], { low: -5 }]
])('the lines of a chart of %j are round and hold it', (values, expected) => {
  expect(scaleFor(values, 5)).toMatchObject(expected)
})

test('whatever the values, lines hold them, zero is one, and there are few', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), {
        minLength: 1,
        maxLength: 31
      }),
      fc.constantFrom(1, 100, 15),
      (values, least) => {
        const { low, high, ticks } = scaleFor(values, 5, least)
        expect(low).toBeLessThanOrEqual(Math.min(...values))
        expect(high).toBeGreaterThanOrEqual(Math.max(...values))
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(9)
      }
    )
  )
})
