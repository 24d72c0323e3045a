import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { seededDraw } from '#engine/draw.ts'
import { returnOf, settle, spin } from '#engine/roulette/roulette.ts'
import { colourOf, POCKETS, SPOTS, spotOf, WHEEL } from '#engine/roulette/spots.ts'

const ids = SPOTS.map(({ id }) => id)
const idOf = (kind: string) => SPOTS.filter(spot => spot.kind === kind)

describe('the cloth', () => {
  test.each([
    ['straight', 37, 1],
    ['split', 60, 2],
    ['street', 12, 3],
    ['trio', 2, 3],
    ['corner', 22, 4],
    ['firstFour', 1, 4],
    ['line', 11, 6],
    ['column', 3, 12],
    ['dozen', 3, 12],
    ['red', 1, 18],
    ['black', 1, 18],
    ['even', 1, 18],
    ['odd', 1, 18],
    ['low', 1, 18],
    ['high', 1, 18]
  ])('has of the kind %s %i places of %i numbers', (kind, places, numbers) => {
    const spots = idOf(kind)
    expect(spots).toHaveLength(places)
    for (const spot of spots) expect(new Set(spot.numbers).size, spot.id).toBe(numbers)
  })

  test('names every place once and finds it by its name', () => {
    expect(new Set(ids).size).toBe(157)
    for (const spot of SPOTS) expect(spotOf(spot.id)).toBe(spot)
    expect(spotOf('straight:37')).toBeUndefined()
  })

  test('covers only numbers that lie together: a corner makes a square, a split a pair', () => {
    const place = (number: number) => [Math.floor((number - 1) / 3), (number - 1) % 3] as const
    for (const { id, numbers } of [...idOf('split'), ...idOf('corner')]) {
      if (numbers.includes(0)) continue
      const rows = numbers.map(number => place(number)[0])
      const columns = numbers.map(number => place(number)[1])
      expect(Math.max(...rows) - Math.min(...rows), id).toBeLessThanOrEqual(1)
      expect(Math.max(...columns) - Math.min(...columns), id).toBeLessThanOrEqual(1)
    }
  })

  test('holds every number once on the wheel, red and black in turn after the zero', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, number) => number)
    )
    const colours = WHEEL.slice(1).map(colourOf)
    for (const [index, colour] of colours.entries())
      expect(colour).toBe(index % 2 === 0 ? 'red' : 'black')
  })
})

describe('a number that falls', () => {
  test.each([
    ['straight:17', 17, 36n],
    ['split:17-20', 20, 18n],
    ['street:16-17-18', 16, 12n],
    ['corner:16-17-19-20', 19, 9n],
    ['line:13-14-15-16-17-18', 18, 6n],
    ['dozen:2', 13, 3n],
    ['column:3', 36, 3n],
    ['black', 17, 2n],
    ['red', 17, 0n],
    ['odd', 0, 0n],
    ['trio:0-1-2', 0, 12n]
  ])('gives a chip on %s at %i back %s times', (spot, number, factor) => {
    expect(settle('european', number, [{ spot, amount: 100n }]).returned).toBe(100n * factor)
  })

  test('zero gives half of an even chance back at the French table only, rounded down', () => {
    const chips = [
      { spot: 'red', amount: 101n },
      { spot: 'dozen:1', amount: 100n }
    ]
    expect(settle('french', 0, chips).chips.map(({ returned }) => returned)).toEqual([50n, 0n])
    expect(settle('european', 0, chips).returned).toBe(0n)
  })

  test('pays all chips together what each of them is paid alone', () => {
    const chip = fc.record({
      spot: fc.constantFrom(...ids),
      amount: fc.bigInt({ min: 1n, max: 1_000_000n })
    })
    fc.assert(
      fc.property(fc.array(chip, { maxLength: 20 }), fc.nat(36), (chips, number) => {
        const alone = chips.map(one => settle('french', number, [one]).returned)
        expect(settle('french', number, chips).returned).toBe(
          alone.reduce((sum, returned) => sum + returned, 0n)
        )
      })
    )
  })

  test('a place that is not on the cloth is refused', () => {
    expect(() => settle('european', 1, [{ spot: 'split:1-36', amount: 1n }])).toThrow(RangeError)
  })
})

describe('what a chip returns', () => {
  test.each(ids)('on %s is thirty-six of thirty-seven', id => {
    const { returned, staked } = returnOf('european', id)
    expect(returned * 37n).toBe(staked * 36n)
  })

  test('at the French table is 73 of 74 on even chances and as everywhere on the others', () => {
    for (const { id, numbers } of SPOTS) {
      const { returned, staked } = returnOf('french', id)
      if (numbers.length === 18) expect(returned * 74n, id).toBe(staked * 73n)
      else expect(returned * 37n, id).toBe(staked * 36n)
    }
  })

  test('every pocket is hit alike', () => {
    const draw = seededDraw(11)
    const hits = new Map<number, number>()
    const rounds = 74_000
    for (let round = 0; round < rounds; round++) {
      const { number } = spin('european', [], draw)
      hits.set(number, (hits.get(number) ?? 0) + 1)
    }
    const mean = rounds / POCKETS
    const chi = [...hits.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
    expect(hits.size).toBe(POCKETS)
    // One in a thousand of fair wheels is further off, with 36 degrees of freedom.
    expect(chi).toBeLessThan(67.99)
  })
})
