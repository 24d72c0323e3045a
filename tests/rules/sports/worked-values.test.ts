import { describe, expect, test } from 'vitest'

import type { Settlement } from '#rules/sports/leg.ts'
import { returnOf, stakeOf } from '#rules/sports/returns.ts'
import { outcomesOf } from '#rules/sports/settle-market.ts'
import { bet, LOST, leg, pays, raceLeg, single, VOID, WON } from '#tests/support/sports-bets.ts'

/** How an outcome stands after so many goals of home and away. */
function ended(key: string, id: string, home: number, away: number): Settlement {
  const points = [home, away] as const
  const rest = { winner: null, periods: [], order: null, corners: null }
  const found = outcomesOf(key, { points, ...rest })?.find(outcome => outcome.id === id)
  return found ?? VOID
}

describe('what bets return', () => {
  test('a single pays its price, nothing, or its stake [S01] [L122]', () => {
    expect([WON, LOST, VOID].map(how => pays(single(1000n, leg(2500, how))))).toEqual([
      2500n,
      0n,
      1000n
    ])
  })

  test('a treble pays the product of its prices, rounded down once [S02]', () => {
    const legs = [leg(1850, WON), leg(2100, WON), leg(1330, WON)]
    expect(pays(bet('COMBO', 500n, legs))).toBe(2583n)
  })

  test('a void leg of a treble counts as one [S03] [L122]', () => {
    const legs = [leg(1850, WON), leg(2100, VOID), leg(1330, WON)]
    expect(pays(bet('COMBO', 500n, legs))).toBe(1230n)
  })

  test('a double with a void leg is a single [S04]', () => {
    expect(pays(bet('COMBO', 500n, [leg(1700, VOID), leg(1850, WON)]))).toBe(925n)
  })

  test('two of three pay the line that won [S05]', () => {
    const system = bet('2/3', 1000n, [leg(2000, WON), leg(1800, WON), leg(3000, LOST)])
    expect([stakeOf(system), pays(system)]).toEqual([3000n, 3600n])
  })

  test('a trixie pays three doubles and a treble [S06] [S08]', () => {
    const trixie = (third: Settlement) =>
      bet('TRIXIE', 100n, [leg(2000, WON), leg(3000, WON), leg(4000, third)])
    expect([stakeOf(trixie(WON)), pays(trixie(WON)), pays(trixie(LOST))]).toEqual([
      400n,
      5000n,
      600n
    ])
  })

  test('a lucky 15 pays a single where one leg won [S09]', () => {
    const legs = [leg(2100, WON), leg(3000, LOST), leg(1500, LOST), leg(4000, LOST)]
    const lucky = bet('LUCKY_15', 10n, legs)
    expect([stakeOf(lucky), pays(lucky)]).toEqual([150n, 21n])
  })

  test('a yankee rounds down line by line [S10]', () => {
    const legs = [leg(1500, WON), leg(2200, WON), leg(1900, WON), leg(2500, VOID)]
    expect(pays(bet('YANKEE', 50n, legs))).toBe(1938n)
  })

  test('a handicap of three quarters is half won by one goal [S11]', () => {
    const won = ended('asian-handicap|hcp=-0.75', '1', 2, 1)
    expect(pays(single(2000n, leg(1950, won)))).toBe(2950n)
  })

  test('a total between two lines is half won or half lost [S13] [L126]', () => {
    const three = ended('total|total=2.75', 'over', 2, 1)
    const two = ended('total|total=2.25', 'over', 1, 1)
    expect([three, two].map(how => pays(single(1000n, leg(2040, how))))).toEqual([1520n, 500n])
  })

  test('a handicap of two goals wins, comes back and loses [S15]', () => {
    const ends = [1, 2, 3].map(goals => ended('asian-handicap|hcp=2', '1', 0, goals))
    expect(ends.map(how => pays(single(1000n, leg(2050, how))))).toEqual([2050n, 1000n, 0n])
    const short = ended('asian-handicap|hcp=1.5', '1', 0, 2)
    expect(pays(single(1000n, leg(2050, short)))).toBe(0n)
  })

  test('a dead heat pays a half and a third of the price, exactly [S17] [S19] [L124] [L125]', () => {
    const shared = (tied: number): Settlement => ({ ...WON, deadHeat: { places: 1, tied } })
    expect(pays(single(5000n, leg(2500, shared(2))))).toBe(6250n)
    expect(pays(single(1000n, leg(5000, shared(2))))).toBe(2500n)
    expect(pays(single(10_000n, leg(5000, shared(3))))).toBe(16_666n)
  })

  test('each way pays win and places, each with its own stake [S21] [L123]', () => {
    const placed: Settlement = { ...LOST, placed: 1 }
    const eachWay = (part: number, how: Settlement) =>
      bet('SINGLE', 10_000n, [raceLeg(3750, part, how)], { eachWay: true })
    expect(stakeOf(eachWay(5, placed))).toBe(20_000n)
    expect(pays(eachWay(5, { ...WON, placed: 1 }))).toBe(53_000n)
    expect(pays(eachWay(5, placed))).toBe(15_500n)
    expect(pays(eachWay(4, placed))).toBe(16_875n)
  })

  test('fractions of a cent are rounded down on the slip as in settlement [S22] [L130]', () => {
    for (const [stake, odds, paid] of [
      [555n, 1870, 1037n],
      [333n, 1910, 636n]
    ] as const) {
      expect(pays(single(stake, leg(odds)))).toBe(paid)
      expect(pays(single(stake, leg(odds, WON)))).toBe(paid)
    }
  })

  test('prices that floating point falls short of pay in full [S23]', () => {
    const paid = [single(20n, leg(1450)), single(30n, leg(1900)), single(50n, leg(2300))].map(pays)
    expect(paid).toEqual([29n, 57n, 115n])
  })

  test('a corrected settlement leaves the books as if it had been told at once [S35]', () => {
    const stood = [WON, null, LOST].map(how => returnOf(single(1000n, leg(2500, how))))
    const owed = stood.map(({ certain }) => certain)
    expect(owed.map((sum, index) => sum - (owed[index - 1] ?? 0n))).toEqual([2500n, -2500n, 0n])
    expect(stood.map(({ status }) => status)).toEqual(['settled', 'open', 'settled'])
  })
})
