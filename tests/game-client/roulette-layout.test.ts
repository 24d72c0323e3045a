import { describe, expect, test } from 'vitest'

import { SPOTS, type Spot, spotOf } from '#engine/roulette/spots.ts'
import { next, type Place, placeOf, type Way } from '../../game-client/src/roulette/layout.ts'

const place = (id: string): Place => placeOf(spotOf(id)!)
const straight = (number: number) => place(`straight:${number}`)
const CELLS = SPOTS.map(spot => ({ id: spot.id, place: placeOf(spot) }))
const cell = (id: string) => CELLS.find(one => one.id === id)!

const INSIDE = new Set(['split', 'corner'])
const isAmongNumbers = ({ kind, numbers }: Spot) => INSIDE.has(kind) && !numbers.includes(0)
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

describe('the cloth', () => {
  test('has a place of its own for each of its 157 spots, within its bounds', () => {
    const places = CELLS.map(({ place: { a, c } }) => `${a} ${c}`)
    expect(new Set(places).size).toBe(157)
    for (const { place: one } of CELLS) {
      expect(one.a - one.da / 2).toBeGreaterThanOrEqual(-1)
      expect(one.a + one.da / 2).toBeLessThanOrEqual(13)
      expect(one.c - one.dc / 2).toBeGreaterThanOrEqual(-2)
      expect(one.c + one.dc / 2).toBeLessThanOrEqual(3.25)
    }
  })

  test('has splits and corners in the middle of the numbers that they cover', () => {
    for (const spot of SPOTS.filter(isAmongNumbers)) {
      const covered = spot.numbers.map(straight)
      expect(placeOf(spot).a, spot.id).toBe(mean(covered.map(({ a }) => a)))
      expect(placeOf(spot).c, spot.id).toBe(mean(covered.map(({ c }) => c)))
    }
  })

  test('has streets and six lines on the edge, by the rows that they cover', () => {
    for (const spot of SPOTS.filter(({ kind }) => kind === 'street' || kind === 'line')) {
      expect(placeOf(spot).a, spot.id).toBe(mean(spot.numbers.map(straight).map(({ a }) => a)))
      expect(placeOf(spot).c).toBe(0)
    }
  })

  test('has dozens along and columns at the end of exactly their numbers', () => {
    for (const spot of SPOTS.filter(({ kind }) => kind === 'dozen')) {
      const rows = spot.numbers.map(straight).map(({ a }) => a)
      const { a, da } = placeOf(spot)
      expect([a - da / 2, a + da / 2]).toEqual([Math.min(...rows) - 0.5, Math.max(...rows) + 0.5])
    }
    for (const spot of SPOTS.filter(({ kind }) => kind === 'column'))
      for (const number of spot.numbers) expect(straight(number).c).toBe(placeOf(spot).c)
  })
})

describe('arrow keys', () => {
  const go = (from: string, key: string, way: Way) => next(CELLS, cell(from), key, way)?.id ?? null

  test('go from a number over the split to its neighbour, the way the cloth lies', () => {
    expect(go('straight:5', 'ArrowRight', 'along')).toBe('split:5-8')
    expect(go('split:5-8', 'ArrowRight', 'along')).toBe('straight:8')
    expect(go('straight:5', 'ArrowUp', 'along')).toBe('split:5-6')
    expect(go('straight:5', 'ArrowDown', 'upright')).toBe('split:5-8')
    expect(go('straight:5', 'ArrowRight', 'upright')).toBe('split:5-6')
    expect(go('split:5-8', 'ArrowUp', 'along')).toBe('corner:5-6-8-9')
  })

  test('stop at the edge, and other keys go nowhere', () => {
    expect(go('straight:36', 'ArrowUp', 'along')).toBeNull()
    expect(go('straight:5', 'Enter', 'along')).toBeNull()
  })

  test.each(['along', 'upright'] as const)('reach every spot of a cloth that lies %s', way => {
    const reached = new Set(['straight:0'])
    for (const id of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = go(id, key, way)
        if (to !== null) reached.add(to)
      }
    expect(CELLS.map(({ id }) => id).filter(id => !reached.has(id))).toEqual([])
  })
})
