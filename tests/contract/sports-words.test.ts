import { describe, expect, test } from 'vitest'

import { ACCEPTANCE_MODES } from '#rules/sports/acceptance.ts'
import { BET_STATUSES, listOf } from '#rules/sports/bet-status.ts'
import { shapesOf } from '#rules/sports/bets.ts'
import { LEG_STATUSES } from '#rules/sports/leg-status.ts'
import { BET_REFUSALS, CASH_OUT_REFUSALS } from '#rules/sports/refusals.ts'
import { readWireShape, wireShapeOf } from '#rules/sports/wire-shape.ts'
import { membersOf } from './schema.ts'

/** Every shape with the number of its legs. */
const SHAPES = Array.from({ length: 20 }, (_, index) => index + 1).flatMap(legs =>
  shapesOf(legs).map(shape => ({ legs, shape }))
)

describe('the words of the sportsbook', () => {
  test.each([
    ['SportsBetShape', SHAPES.map(({ shape }) => wireShapeOf(shape).shape)],
    ['SportsBetState', BET_STATUSES.map(listOf)],
    ['SportsBetStatus', BET_STATUSES],
    ['SportsLegStatus', LEG_STATUSES],
    ['SportsAcceptance', ACCEPTANCE_MODES],
    ['SportsRefusalCode', BET_REFUSALS],
    ['SportsCashOutErrorCode', CASH_OUT_REFUSALS]
  ] as const)('are those of the wire: %s', (name, words) => {
    expect([...new Set<string>(words)].toSorted()).toEqual(membersOf('main', name).toSorted())
  })

  test('bring every shape over the wire and back', () => {
    for (const { legs, shape } of SHAPES) {
      const told = wireShapeOf(shape)
      expect(readWireShape(told.shape, told.of, legs)).toBe(shape)
    }
  })

  test('name no shape that the legs do not fit', () => {
    expect(readWireShape('SYSTEM', null, 3)).toBeNull()
    expect(readWireShape('SYSTEM', 3, 3)).toBeNull()
    expect(readWireShape('TRIXIE', 2, 3)).toBeNull()
    expect(readWireShape('TRIXIE', null, 4)).toBeNull()
    expect(readWireShape('SYSTEM', 2, 21)).toBeNull()
  })
})
