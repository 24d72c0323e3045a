import { describe, expect, test } from 'vitest'

import { isShape, lineCount, linesOf, MOST_LINES, shapesOf } from '#rules/sports/bets.ts'

const NAMED = [
  ['TRIXIE', 3, 4],
  ['PATENT', 3, 7],
  ['YANKEE', 4, 11],
  ['LUCKY_15', 4, 15],
  ['CANADIAN', 5, 26],
  ['LUCKY_31', 5, 31],
  ['HEINZ', 6, 57],
  ['LUCKY_63', 6, 63],
  ['SUPER_HEINZ', 7, 120],
  ['GOLIATH', 8, 247],
  ['2/3', 3, 3],
  ['2/4', 4, 6],
  ['3/5', 5, 10],
  ['4/6', 6, 15],
  ['SINGLE', 1, 1],
  ['COMBO', 20, 1]
] as const

describe('shapes of bets', () => {
  test.each(NAMED)('%s of %i legs has %i lines', (shape, legs, lines) => {
    expect(lineCount(shape, legs)).toBe(lines)
    const all = linesOf(shape, legs)
    expect(all).toHaveLength(lines)
    expect(new Set(all.map(line => line.join())).size).toBe(lines)
  })

  test('list their lines short ones first and then in the order of the legs', () => {
    expect(linesOf('TRIXIE', 3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1, 2]
    ])
  })

  test.each([
    ['SINGLE', 2],
    ['COMBO', 1],
    ['COMBO', 21],
    ['3/3', 3],
    ['1/3', 3],
    ['2/4', 3],
    ['02/3', 3],
    ['YANKEE', 5],
    ['toString', 3],
    ['', 1]
  ])('%s does not fit %i legs', (shape, legs) => {
    expect(isShape(shape, legs)).toBe(false)
    expect(linesOf(shape, legs)).toEqual([])
  })

  test('have no more lines than the house takes', () => {
    expect(lineCount('6/12', 12)).toBe(924)
    expect(isShape('10/20', 20)).toBe(false)
    for (let legs = 1; legs <= 20; legs++)
      for (const shape of shapesOf(legs))
        expect(lineCount(shape, legs)).toBeLessThanOrEqual(MOST_LINES)
  })

  test('are offered by the number of picks', () => {
    expect(shapesOf(1)).toEqual(['SINGLE'])
    expect(shapesOf(2)).toEqual(['COMBO'])
    expect(shapesOf(4)).toEqual(['COMBO', '2/4', '3/4', 'YANKEE', 'LUCKY_15'])
  })
})
