import { describe, expect, test } from 'vitest'

import { OPERATORS } from '#config/operators.ts'
import { weightedDraw } from '#rules/weighted-draw.ts'

const VARIANTS = [
  { name: 'a', weight: 1 },
  { name: 'b', weight: 3 }
]

describe('an A/B test', () => {
  test('has a name and variants with name and weight [ENT-43]', () => {
    const [experiment] = OPERATORS.Infiniza.experiments ?? []
    expect(Object.keys(experiment ?? {})).toEqual(['name', 'variants'])
    for (const variant of experiment?.variants ?? [])
      expect(Object.keys(variant)).toEqual(['name', 'weight'])
  })

  test.each([
    [0, 'a'],
    [0.2499, 'a'],
    [0.25, 'b'],
    [0.9999, 'b']
  ])('draws by weight: %d gives %s [CONS-09]', (fraction, variant) => {
    expect(weightedDraw(VARIANTS, fraction)).toBe(variant)
  })

  test('never draws what weighs nothing, less or is not weighed', () => {
    const more = [{ name: 'c' }, { name: 'd', weight: -1 }, ...VARIANTS, { name: 'e', weight: 0 }]
    for (const fraction of [0, 0.2499]) expect(weightedDraw(more, fraction)).toBe('a')
    expect(weightedDraw(more, 0.9999)).toBe('b')
    expect(weightedDraw([{ name: 'c' }, { name: 'd', weight: -1 }], 0.5)).toBeUndefined()
    expect(weightedDraw([], 0)).toBeUndefined()
  })
})
