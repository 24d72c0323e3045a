import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LICENCES } from '#config/licences.ts'
import { depositor } from '#tests/server/cashier/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { excludeSelf, protectionOf, takeBreak } from './support.ts'

const SEVERAL = ['SixMonths', 'OneYear', 'TwoYears', 'FiveYears', 'ForGood']

const OFFERED = [
  ['mga', SEVERAL, true],
  ['crc', ['ForGood'], false],
  ['anj', [], false],
  ['cos', [], false],
  ['est', [], false],
  ['strict', ['SixMonths', 'OneYear', 'TwoYears', 'ThreeYears', 'FiveYears', 'ForGood'], true]
] as const

describe.each(OFFERED)('under licence %s', (licence, terms, asksForBrands) => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_LICENCE: licence } })
  })
  afterAll(() => platform.close())

  test(`the player is offered ${terms.length} exclusions [PROF-09] [PROF-12]`, async () => {
    const who = await depositor(platform)
    const { exclusions, ...offered } = await protectionOf(platform, who)
    expect(exclusions).toEqual(terms)
    expect(offered).toMatchObject({
      asksForBrands,
      breaks: LICENCES[licence].timeoutDays,
      nationalRegister: LICENCES[licence].nationalRegister,
      running: null
    })
  })

  test('no other exclusion can be had [PROF-12]', async () => {
    const others = ['SixMonths', 'OneYear', 'TwoYears', 'ThreeYears', 'FiveYears', 'ForGood']
    const given: readonly string[] = terms
    for (const term of others.filter(each => !given.includes(each))) {
      const who = await depositor(platform)
      expect((await excludeSelf(platform, who, { term })).error).toEqual({ code: 'NOT_OFFERED' })
      expect((await protectionOf(platform, who)).running).toBeNull()
    }
  })

  test('each of them can be had, for all brands where nobody is asked (R04, R34)', async () => {
    for (const term of terms) {
      const who = await depositor(platform)
      const { ok } = await excludeSelf(platform, who, { term, allBrands: false })
      expect(ok?.running).toMatchObject({ term, isForAllBrands: !asksForBrands })
    }
  })

  test('a break can be had of the days that it names and of no others', async () => {
    const days: readonly number[] = LICENCES[licence].timeoutDays
    for (const count of [0, -1, ...days.map(day => day + 4), 10_000]) {
      const who = await depositor(platform)
      expect((await takeBreak(platform, who, count)).error).toEqual({ code: 'NOT_OFFERED' })
    }
    for (const count of days) {
      const who = await depositor(platform)
      expect((await takeBreak(platform, who, count)).ok?.breakEndsAt).toBeTruthy()
    }
  })
})
