import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { LICENCES, type LicenceCode, PUBLIC_LICENCES } from '#config/licences.ts'
import { bonusGamesOf } from '#rules/bonus/games.ts'
import {
  countedOf,
  isFactorAllowed,
  isWagered,
  progressOf,
  requirementOf,
  wageredMinor
} from '#rules/bonus/wagering.ts'

const MINOR = 10_000n

describe('what has to be wagered', () => {
  test.each([
    ['B01: 30 times a bonus of 25.00', 2500n, '30', 75_000n],
    ['B01: 30 times deposit and bonus, 50.00 and 25.00', 7500n, '30', 225_000n],
    ['B02: ten times 10.00 and 10.00', 2000n, '10', 20_000n],
    ['B03: ten times 50.00', 5000n, '10', 50_000n],
    ['two and a half times 0.01, rounded up to a whole cent', 1n, '2.5', 3n]
  ])('%s', (_name, amount, factor, required) => {
    expect(requirementOf(amount, factor)).toBe(required)
  })

  test.each(['', '0', '0.0', '-1', '1e3', 'NaN', '1,5', '1.23456', '99999', ' 30'])(
    'is not told of a factor like %j',
    factor => {
      expect(() => requirementOf(100n, factor)).toThrow(RangeError)
    }
  )

  test('a licence with a limit allows the limit and nothing above it [R18]', () => {
    expect(isFactorAllowed('10', 10)).toBe(true)
    expect(isFactorAllowed('10.0001', 10)).toBe(false)
    expect(isFactorAllowed('40', 10)).toBe(false)
    expect(isFactorAllowed('40', null)).toBe(true)
  })
})

test('the licences of the house leave the factor open, and the strictest sets ten [R18]', () => {
  const most = (code: LicenceCode) => LICENCES[code].maxWageringFactor
  expect(PUBLIC_LICENCES.map(most)).toEqual([null, null, null, null, null])
  expect(most('strict')).toBe(10)
})

describe('what a stake counts', () => {
  const { weights } = BONUS_TERMS

  test('B04: slots whole, tables a tenth, sports nothing: 220 of 750, 530 left, told as 29 % [L074]', () => {
    const stakes = [
      ...Array.from({ length: 10 }, () => ['Slots', 2000n] as const),
      ...Array.from({ length: 10 }, () => ['Table', 2000n] as const),
      ['Sports', 10_000n] as const
    ]
    const required = 75_000n
    let wagered = 0n
    for (const [games, stake] of stakes)
      wagered += countedOf(stake, weights[games], { required, wagered })
    const wagering = { required, wagered }
    expect(wageredMinor(wagering)).toBe(22_000n)
    expect(wagering.required - wageredMinor(wagering)).toBe(53_000n)
    expect(progressOf(wagering)).toBe(0.29)
  })

  test('B06: 20.00 with 5.00 left count 5.00, and that is all [L073]', () => {
    const before = { required: 75_000n, wagered: 74_500n * MINOR }
    const counted = countedOf(2000n, 100, before)
    expect(counted).toBe(500n * MINOR)
    const after = { ...before, wagered: before.wagered + counted }
    expect(isWagered(before)).toBe(false)
    expect(isWagered(after)).toBe(true)
    expect(wageredMinor(after)).toBe(75_000n)
    expect(progressOf(after)).toBe(1)
  })

  test('never passes what is required, and loses nothing to rounding on the way', () => {
    const stake = fc.record({
      minor: fc.bigInt({ min: 1n, max: 5000n }),
      percent: fc.integer({ min: 0, max: 100 })
    })
    const required = fc.bigInt({ min: 1n, max: 20_000n })
    fc.assert(
      fc.property(required, fc.array(stake, { maxLength: 30 }), (required, stakes) => {
        let wagered = 0n
        let exact = 0n
        for (const { minor, percent } of stakes) {
          wagered += countedOf(minor, percent, { required, wagered })
          exact += minor * BigInt(percent) * 100n
          const most = required * MINOR
          expect(wagered).toBe(exact < most ? exact : most)
          expect(progressOf({ required, wagered }) === 1).toBe(exact >= most)
        }
      })
    )
  })
})

test.each([
  [{ kind: 'slot', isLive: false }, 'Slots'],
  [{ kind: 'roulette', isLive: false }, 'Table'],
  [{ kind: 'videoPoker', isLive: false }, 'Table'],
  [{ kind: 'wheel', isLive: true }, 'Live']
] as const)('a game of %j is played with the weight of %s', (game, games) => {
  expect(bonusGamesOf(game)).toBe(games)
})
