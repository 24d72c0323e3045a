import { describe, expect, test } from 'vitest'

import { FIELDS, isField, ORDER, returned, SEGMENTS, stop } from '#engine/wheel/wheel.ts'

describe('the money wheel', () => {
  test('has fifty-two segments, as many of each field as the field says', () => {
    expect(ORDER).toHaveLength(SEGMENTS)
    for (const { id, segments } of FIELDS)
      expect(ORDER.filter(field => field === id)).toHaveLength(segments)
  })

  test('returns fifty of fifty-two on every field', () => {
    for (const { id } of FIELDS) {
      const all = ORDER.map((_, segment) => returned(segment, { field: id, amount: 100n }))
      expect(
        all.reduce((sum, one) => sum + one, 0n),
        id
      ).toBe(50n * 100n)
    }
  })

  test('spreads the rare fields: two of them never touch', () => {
    const rare = ORDER.flatMap((field, at) =>
      field === 'ten' || field === 'twentyFive' ? [at] : []
    )
    for (const [index, at] of rare.entries()) {
      const next = rare[(index + 1) % rare.length] ?? 0
      expect((next - at + SEGMENTS) % SEGMENTS).toBeGreaterThan(1)
    }
  })

  test('stops where the draw says and pays nothing elsewhere', () => {
    const segment = stop(below => below - 1)
    expect(segment).toBe(SEGMENTS - 1)
    const hit = ORDER[segment]
    for (const { id, factor } of FIELDS)
      expect(returned(segment, { field: id, amount: 7n })).toBe(id === hit ? 7n * factor : 0n)
    expect(() => returned(SEGMENTS, { field: 'two', amount: 1n })).toThrow(RangeError)
  })

  test('knows its fields by name', () => {
    expect(isField('ten')).toBe(true)
    expect(isField('toString')).toBe(false)
  })
})
