import { afterEach, describe, expect, test } from 'vitest'

import { hasRoute } from '#config/build.ts'
import { programmeOf } from '#config/engagement.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'
import { PARTS, type Part } from '#config/part-names.ts'
import { hasPart, runningProgramme } from '#config/parts.ts'
import { ROUTE_NAMES, ROUTES, type Route } from '#config/routes.ts'

const brand = OPERATORS.Infiniza
const { parts } = brand

afterEach(() => {
  Object.assign(brand, { parts })
})

/** The routes that the build has no page of, with these parts switched on. */
function missingWith(on: readonly Part[]) {
  Object.assign(brand, { parts: on })
  return ROUTE_NAMES.filter(name => {
    const { part }: Route = ROUTES[name]
    return part !== undefined && !hasRoute(name)
  })
}

describe('the parts of a house', () => {
  test('are the four enabled flags of the specification [CONS-18]', () => {
    expect(PARTS).toEqual(['gamification', 'raffle', 'jackpot', 'bonusList'])
  })

  test.each([
    [
      'gamification',
      ['tournaments', 'missions', 'rewardsShop', 'loyaltyProgram', 'countdownCalendar']
    ],
    ['raffle', ['raffle', 'raffleDraw']],
    ['jackpot', ['jackpot', 'promotionsJackpots', 'jackpotHistory']],
    ['bonusList', []]
  ] as const satisfies readonly (readonly [Part, readonly string[]])[])(
    '%s off takes away its pages and no other; on, all are there [CONS-18]',
    (part, gone) => {
      expect(missingWith(PARTS)).toEqual([])
      expect(missingWith(PARTS.filter(other => other !== part))).toEqual(gone)
    }
  )

  test('a programme runs where there is one that is switched on, and each that is switched on is there [CONS-18]', () => {
    for (const name of OPERATOR_NAMES)
      expect(hasPart(name, 'gamification'), name).toBe(programmeOf(name) !== undefined)
    expect(runningProgramme('Infiniza')).toBe(programmeOf('Infiniza'))
    Object.assign(brand, { parts: parts.filter(part => part !== 'gamification') })
    expect(runningProgramme('Infiniza')).toBeUndefined()
  })
})
