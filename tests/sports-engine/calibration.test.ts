import { describe, expect, test } from 'vitest'

import { firstShares } from '#sports/race/chances.ts'
import { gameChance, tieBreakChance } from '#sports/tennis/serve.ts'

import { FairBets, FIXTURES, fixtureOfSport, lateOf, playsOf } from './worlds.ts'

describe('chances', () => {
  test('home, draw and away come as often as told in ten thousand matches of football', () => {
    const fixture = fixtureOfSport('football')
    const seen = { '1': 0, x: 0, '2': 0, over: 0, yes: 0 }
    let matches = 0
    let chances: Record<string, number> = {}
    for (const play of playsOf(fixture, 10_000)) {
      if (matches++ === 0) {
        const fair = play.fairAt(-1, 0)
        const of = (market: string) => fair.find(one => one.market === market)?.outcomes ?? []
        chances = Object.fromEntries(
          [...of('match-result'), ...of('total|total=2.5'), ...of('both-to-score')].map(
            ({ id, chance }) => [id, chance]
          )
        )
      }
      const [home = 0, away = 0] = play.scoreAt(lateOf(play)).points
      seen[home > away ? '1' : home < away ? '2' : 'x']++
      if (home + away > 2.5) seen.over++
      if (home > 0 && away > 0) seen.yes++
    }
    expect(matches).toBeGreaterThan(9_900)
    // Four standard errors of ten thousand matches are two in a hundred at the most.
    for (const [id, count] of Object.entries(seen))
      expect(Math.abs(count / matches - (chances[id] ?? 0)), id).toBeLessThan(0.02)
  })

  test.each(FIXTURES.map(fixture => [fixture.sport, fixture] as const))(
    'bets at fair odds neither win nor lose before a match of %s',
    (sport, fixture) => {
      const bets = new FairBets()
      let fair: Parameters<FairBets['take']>[0] | undefined
      for (const play of playsOf(fixture, sport === 'biathlon' ? 1000 : 2500, 50_000)) {
        fair ??= play.fairAt(-1, 0)
        bets.take(fair, play)
      }
      for (const { name, mean, errors } of bets.figures()) {
        // Lines of one match stand or fall together, so that errors are larger than those of single bets.
        expect(Math.abs(mean), `${name} ${errors}`).toBeLessThan(0.035)
      }
    }
  )

  test.each(FIXTURES.map(fixture => [fixture.sport, fixture] as const))(
    'bets at fair odds neither win nor lose in play, in a match of %s',
    (sport, fixture) => {
      const bets = new FairBets()
      let taken = 0
      // Of the first match, not of each: how long one lasts must not choose the moments that are looked at.
      const [first] = playsOf(fixture, 10)
      const usual = first?.ends ?? 0
      for (const play of playsOf(fixture, sport === 'biathlon' ? 400 : 900, 90_000)) {
        // Two moments of each match, other ones in each.
        for (const share of [0.3, 0.75]) {
          const second = Math.floor(usual * (share + (taken % 10) / 50))
          taken++
          if (play.suspendedAt(second)) continue
          bets.take(play.fairAt(second, 0), play)
        }
      }
      for (const { name, mean, bets: count } of bets.figures())
        if (count > 300) expect(Math.abs(mean), `${name} of ${count}`).toBeLessThan(0.05)
    }
  )

  test('a dead heat counts as its share of first place', () => {
    const at = (...chances: number[]) => ({ from: 10, chances: Float64Array.from(chances) })
    const shares = (...times: ReturnType<typeof at>[]) =>
      firstShares(times).map(share => Math.round(share * 1e6) / 1e6)
    expect(shares(at(0.5, 0.5), at(0.5, 0.5))).toEqual([0.5, 0.5])
    expect(shares(at(1), at(0.5, 0.5))).toEqual([0.75, 0.25])
    expect(shares(at(1), at(1), at(0.5, 0.5))).toEqual([0.416667, 0.416667, 0.166667])
    expect(shares(at(0, 1), at(1))).toEqual([0, 1])
  })

  test('games and tie-breaks are won as often as points in a row allow', () => {
    // At 0.6: four of four, of five, of six; and what is won of the twenty ways to deuce.
    const deuce = 0.36 / (0.36 + 0.16)
    expect(gameChance(0.5, 0, 0)).toBeCloseTo(0.5, 12)
    expect(gameChance(0.6, 0, 0)).toBeCloseTo(
      0.6 ** 4 * (1 + 4 * 0.4 + 10 * 0.16) + 20 * 0.6 ** 3 * 0.4 ** 3 * deuce,
      12
    )
    expect(gameChance(0.6, 3, 4)).toBeCloseTo(0.6 * deuce, 12)
    expect(tieBreakChance([0.65, 0.65], 0, 0, 0)).toBeCloseTo(0.5, 12)
    expect(tieBreakChance([0.65, 0.6], 0, 6, 6)).toBeCloseTo(0.26 / (0.26 + 0.21), 12)
    expect(tieBreakChance([0.7, 0.6], 0, 3, 2) + tieBreakChance([0.6, 0.7], 1, 2, 3)).toBeCloseTo(
      1,
      12
    )
  })

  test('the market leans as often to one side as to the other', async () => {
    const { ripple } = await import('#sports/seed.ts')
    let sum = 0
    for (let count = 0; count < 100_000; count++) sum += ripple(12_345, count)
    // The mean of a hundred thousand even numbers from -1 to 1: four standard errors.
    expect(Math.abs(sum / 100_000)).toBeLessThan(0.0074)
  })
})
