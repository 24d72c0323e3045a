import { describe, expect, test } from 'vitest'
import { teamOf } from '#config/sports/teams.ts'
import type { FeedPrices, FeedScore } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'
import type { Fixture } from '#sports/calendar.ts'
import { playFrames } from '#sports/frames/play.ts'
import { playGoals } from '#sports/goals/play.ts'
import { onLadder, withMargin } from '#sports/margin.ts'
import { openMatch } from '#sports/match.ts'
import type { Play } from '#sports/play.ts'
import { playPoints } from '#sports/points/play.ts'
import { playRace } from '#sports/race/play.ts'
import { streamOf } from '#sports/seed.ts'
import { playSets } from '#sports/tennis/play.ts'

import { FIXTURES, fixtureOfSport, kindOf, playsOf, secretOf } from './worlds.ts'

const sports = FIXTURES.map(fixture => [fixture.sport, fixture] as const)

/** One stream for so many draws, and another after them. */
function forked(past: string, future: string, after: number): Draw {
  const first = streamOf(secretOf(1), past)
  const second = streamOf(secretOf(1), future)
  let drawn = 0
  return below => (drawn++ < after ? first(below) : second(below))
}

const nobody = { scorers: [], carded: [] }
const NOBODY = [nobody, nobody]

function playBy(fixture: Fixture, draw: Draw): Play {
  const teams = fixture.sides.map(({ id }) => teamOf(id)!)
  const pair = [teams[0]!, teams[1]!] as const
  switch (fixture.sport) {
    case 'biathlon':
      return playRace(teams, 3, draw)
    case 'tennis':
      return playSets(pair, draw)
    case 'volleyball':
    case 'darts':
      return playFrames(fixture.sport, pair, draw)
    case 'basketball':
    case 'handball':
      return playPoints(fixture.sport, pair, NOBODY, draw)
    default:
      return playGoals(fixture.sport, pair, NOBODY, draw)
  }
}

/** In added time how much there is has been told, though no scoreboard shows it. */
const isAdded = ({ period, clock }: FeedScore) =>
  period.kind === 'half' && (clock ?? 0) >= period.number * 45 * 60

const sumOf = ({ outcomes }: FeedPrices) =>
  outcomes.filter(({ enabled }) => enabled).reduce((sum, { odds }) => sum + 1000 / odds, 0)

describe('prices', () => {
  test.each(sports)('of %s know nothing of what is to come', (sport, fixture) => {
    // Where the draws fork, from the first to the last world: within a match, and for a race within
    // its last competitor's laps. In football some forks are just before added time is told.
    const forks = { football: [200, 34], biathlon: [1140, 1], darts: [14, 1] } as Readonly<
      Record<string, readonly [number, number]>
    >
    const [first, between] = forks[sport] ?? [110, 1]
    const apart: number[] = []
    let compared = 0
    let differing = 0
    for (let world = 0; world < 12; world++) {
      const after = first + world * between
      const one = playBy(fixture, forked(`past ${world}`, 'one', after))
      const other = playBy(fixture, forked(`past ${world}`, 'other', after))
      const until = Math.min(one.ends, other.ends)
      const isAlike = (second: number) =>
        JSON.stringify([one.scoreAt(second), one.incidents(-1, second)]) ===
        JSON.stringify([other.scoreAt(second), other.incidents(-1, second)])
      for (let second = -60; second < until && isAlike(second); second += 13) {
        if (isAdded(one.scoreAt(second))) continue
        const [here, there] = [one, other].map(play => JSON.stringify(play.fairAt(second, 0.01)))
        if (here !== there) apart.push(second)
        compared++
      }
      if (!isAlike(until)) differing++
    }
    expect(apart).toEqual([])
    expect(compared).toBeGreaterThan(500)
    expect(differing).toBeGreaterThan(8)
  })

  test.each(sports)('of %s have margins and odds within bounds', (_, fixture) => {
    const markets = new Set<string>()
    const outside: [number, FeedPrices][] = []
    for (let world = 1; world <= 6; world++) {
      const match = openMatch(fixture, secretOf(world))
      for (let second = -3600; second < match.play.ends; second += 97) {
        for (const prices of match.pricesAt(second)) {
          const many = ['correct-score', 'winner'].includes(kindOf(prices.market))
          const winners = prices.market === 'double-chance' ? 2 : 1
          const over = sumOf(prices) / winners - 1
          markets.add(kindOf(prices.market))
          // What is too unlikely to be offered is left out of the sum: two in a hundred at the most.
          const [least, most] = many ? [0.08, 0.12] : [0.039, 0.07]
          if (over < least || over > most) outside.push([over, prices])
          for (const { odds } of prices.outcomes)
            if (
              !Number.isInteger(odds) ||
              odds < 1001 ||
              odds > 1_000_000 ||
              onLadder(odds) !== odds
            )
              outside.push([odds, prices])
        }
      }
    }
    expect(outside).toEqual([])
    expect(markets.size).toBeGreaterThan(fixture.sport === 'biathlon' ? 0 : 5)
  })

  test('of a match of football are of twenty to forty markets before it', () => {
    const match = openMatch(fixtureOfSport('football'), secretOf(1))
    const markets = match.pricesAt(-1).map(({ market }) => market)
    expect(markets.length).toBeGreaterThanOrEqual(20)
    expect(markets.length).toBeLessThanOrEqual(40)
    expect(new Set(markets).size).toBe(markets.length)
    const quarter = (kind: string) =>
      markets.some(market => market.startsWith(kind) && /\.(25|75)$/.test(market))
    expect(quarter('total|')).toBe(true)
    expect(quarter('asian-handicap|from=0:0&hcp=')).toBe(true)
  })

  test('of a level match draw ever more to a draw while nothing happens', () => {
    const [play] = playsOf(fixtureOfSport('football'), 1, 4)
    let last = 0
    let seen = 0
    for (
      let second = -1;
      play!.scoreAt(second).points.every(points => points === 0);
      second += 60
    ) {
      if (JSON.stringify(play!.scoreAt(second).reds) !== '[0,0]') break
      const draw = play!
        .fairAt(second, 0)
        .find(({ market }) => market === 'match-result')
        ?.outcomes.find(({ id }) => id === 'x')
      if (draw === undefined) break
      expect(draw.chance).toBeGreaterThanOrEqual(last - 1e-9)
      last = draw.chance
      seen++
    }
    expect(seen).toBeGreaterThan(5)
  })

  test('over a higher line is never more likely, and a goal never makes its side less likely to win', () => {
    let goals = 0
    for (const play of playsOf(fixtureOfSport('football'), 40)) {
      const over = (second: number) =>
        play
          .fairAt(second, 0)
          .filter(({ market }) => /^total\|total=/.test(market))
          .map(({ outcomes }) => outcomes[0]?.chance ?? 0)
      for (let second = 0; second < play.ends; second += 601) {
        const chances = over(second)
        expect(chances).toEqual(chances.toSorted((one, other) => other - one))
      }
      const home = (second: number) =>
        play
          .fairAt(second, 0)
          .find(({ market }) => market === 'match-result')
          ?.outcomes.find(({ id }) => id === '1')?.chance
      for (let second = 1; second < play.ends; second++) {
        const [incident] = play.incidents(second - 1, second)
        if (incident?.kind !== 'goal') continue
        const [before, after] = [home(second - 1), home(second)]
        if (before === undefined || after === undefined) continue
        goals++
        if (incident.side === 0) expect(after).toBeGreaterThan(before)
        else expect(after).toBeLessThan(before)
      }
    }
    expect(goals).toBeGreaterThan(40)
  })

  test('of who wins in basketball are those of half a point, since overtimes see to it that one leads', () => {
    let seen = 0
    for (const play of playsOf(fixtureOfSport('basketball'), 12)) {
      for (let second = -1; second < play.ends; second += 61) {
        const fair = play.fairAt(second, 0)
        const home = (market: string) =>
          fair.find(one => one.market === market)?.outcomes[0]?.chance ?? null
        const [winner, half] = [home('match-winner'), home('handicap|hcp=-0.5')]
        if (winner === null || half === null) continue
        expect(half).toBeCloseTo(winner, 9)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })

  test('with a margin add up to what is wanted, and none passes one', () => {
    for (const chances of [
      [0.97, 0.03],
      [0.5, 0.3, 0.2],
      [0.9, 0.06, 0.04],
      Array(20).fill(0.05)
    ]) {
      const taken = withMargin(chances, 1.055)
      expect(taken.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1.055, 5)
      for (const [index, chance] of taken.entries()) {
        expect(chance).toBeLessThan(1)
        expect(chance).toBeGreaterThan(chances[index] ?? 1)
      }
    }
  })

  test('are the same in any process, and others under another secret', () => {
    const fixture = fixtureOfSport('football')
    const at = (secret: number, second: number) =>
      JSON.stringify(openMatch(fixture, secretOf(secret)).pricesAt(second))
    expect(at(5, 2000)).toBe(at(5, 2000))
    expect(at(5, 2000)).not.toBe(at(6, 2000))
  })
})
