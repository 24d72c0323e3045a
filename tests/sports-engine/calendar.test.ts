import { describe, expect, test } from 'vitest'

import { LEAVES } from '#config/sports/calendars.ts'
import { COMPETITIONS, competitionOf, REGIONS, withParts } from '#config/sports/competitions.ts'
import { FAMILY_NAMES } from '#config/sports/names.ts'
import { isSport, SPORTS } from '#config/sports/sports.ts'
import { TEAMS, teamOf, teamsOf } from '#config/sports/teams.ts'
import {
  fixtureOf,
  fixturesBetween,
  fixturesInSight,
  fixturesOn,
  LONGEST,
  seasonOf
} from '#sports/calendar.ts'
import { playOf } from '#sports/match.ts'

import { DAY, SUNDAY, secretOf } from './worlds.ts'

const HOUR = 3_600_000

describe('calendar', () => {
  test('every fixture is found by its id alone, and no id is used twice', () => {
    const fixtures = fixturesBetween(SUNDAY, SUNDAY + 7 * DAY)
    expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
    for (const fixture of fixtures) {
      expect(fixture.id).toMatch(/^[a-z\d][a-z\d-]{0,79}$/)
      expect(fixtureOf(fixture.id)).toEqual(fixture)
    }
  })

  test.each([
    'aurora-league-20261129-1801-2',
    'aurora-league-20261129-1800-99',
    'no-league-20261129-1800-1',
    'isle-cup-20261129-1330-1',
    'aurora-league-20261399-1800-2',
    ''
  ])('no fixture has the id "%s"', id => {
    expect(fixtureOf(id)).toBeUndefined()
  })

  test('a span of time has the fixtures of its parts, in order of their start', () => {
    const noon = SUNDAY + 12 * HOUR
    const whole = fixturesBetween(SUNDAY, SUNDAY + DAY)
    expect([...fixturesBetween(SUNDAY, noon), ...fixturesBetween(noon, SUNDAY + DAY)]).toEqual(
      whole
    )
    expect(whole.map(({ startsAt }) => startsAt)).toEqual(
      whole.map(({ startsAt }) => startsAt).toSorted((one, other) => one - other)
    )
  })

  test('nobody plays twice on a day', () => {
    for (let day = 0; day < 30; day++) {
      const sides = fixturesBetween(SUNDAY + day * DAY, SUNDAY + (day + 1) * DAY).flatMap(fixture =>
        fixture.sides.map(({ id }) => id)
      )
      expect(new Set(sides).size).toBe(sides.length)
    }
  })

  test('in a season of a league each side is at home to each other once', () => {
    for (const { id, pattern } of LEAVES.filter(leaf => leaf.pattern.pairing === 'league')) {
      expect(pattern.starts.length).toBeGreaterThan(0)
      const days = seasonOf(id)
      const first = Math.floor(SUNDAY / DAY / days) * days * DAY
      const pairs = Array.from({ length: days }, (_, day) => fixturesOn(id, first + day * DAY))
        .flat()
        .map(({ sides }) => sides.map(side => side.id).join(' v '))
      const count = teamsOf(id).length
      expect(pairs).toHaveLength(count * (count - 1))
      expect(new Set(pairs).size).toBe(pairs.length)
    }
  })

  test('some thirty to forty-five matches are in play at any hour of the day and night', () => {
    const fixtures = fixturesBetween(SUNDAY - DAY, SUNDAY + DAY).map(fixture => ({
      sport: fixture.sport,
      from: fixture.startsAt,
      until: fixture.startsAt + playOf(fixture, secretOf(1)).ends * 1000
    }))
    const inPlay = Array.from({ length: 48 }, (_, half) => {
      const at = SUNDAY + (half * HOUR) / 2
      return fixtures.filter(({ from, until }) => from <= at && at < until)
    })
    const counts = inPlay.map(found => found.length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(27)
    expect(Math.max(...counts)).toBeLessThanOrEqual(48)
    // Never all of one kind: five sports of nine at least.
    for (const found of inPlay)
      expect(new Set(found.map(({ sport }) => sport)).size).toBeGreaterThanOrEqual(5)
  })

  test('great competitions are known four days ahead, others one, and each is heard of once', () => {
    const noon = SUNDAY + 12 * HOUR
    const known = fixturesInSight(null, noon)
    const isGreat = (id: string) => LEAVES.find(leaf => leaf.id === id)?.pattern.isGreat ?? false
    const last = (great: boolean) =>
      Math.max(
        ...known
          .filter(({ competition }) => isGreat(competition) === great)
          .map(({ startsAt }) => startsAt - noon)
      )
    expect(last(true)).toBeGreaterThan(3.9 * DAY)
    expect(last(true)).toBeLessThan(4 * DAY)
    expect(last(false)).toBeGreaterThan(0.9 * DAY)
    expect(last(false)).toBeLessThan(DAY)
    // A house that has just opened has no more to learn than so many.
    expect(known.length).toBeGreaterThan(400)
    expect(known.length).toBeLessThan(1300)
    const ids = [...known]
    for (let at = noon; at < noon + 2 * HOUR; at += 600_000)
      ids.push(...fixturesInSight(at, at + 600_000))
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length)
    const later = new Set(fixturesInSight(null, noon + 2 * HOUR).map(({ id }) => id))
    for (const { id, startsAt } of ids)
      expect(later.has(id)).toBe(startsAt >= noon + 2 * HOUR - LONGEST)
  })

  test('a small world has every sport and the great competitions alone', () => {
    const great = LEAVES.filter(({ pattern }) => pattern.isGreat)
    for (const { id } of SPORTS) expect(great.some(({ sport }) => sport === id)).toBe(true)
    expect(great.length).toBeLessThan(LEAVES.length)
  })
})

describe('the world of the book', () => {
  test('only competitions without parts hold matches, and each has sides that can be paired [L129]', () => {
    for (const competition of COMPETITIONS) {
      expect(competitionOf(competition.id)).toBe(competition)
      expect(isSport(competition.sport)).toBe(true)
      expect(REGIONS.some(({ id }) => id === competition.region)).toBe(true)
      const parts = withParts(competition.id).filter(({ id }) => id !== competition.id)
      expect(LEAVES.some(({ id }) => id === competition.id)).toBe(parts.length === 0)
      const teams = teamsOf(competition.id)
      if (parts.length > 0) expect(teams).toEqual([])
      else expect(teams.length % 2).toBe(0)
      for (const part of parts) expect(part.sport).toBe(competition.sport)
    }
    expect(SPORTS.every(({ id }) => LEAVES.some(leaf => leaf.sport === id))).toBe(true)
  })

  test('a filter by a competition counts what its parts show [L129]', () => {
    const cup = withParts('isle-cup').flatMap(({ id }) => fixturesOn(id, SUNDAY))
    expect(cup).toHaveLength(8)
    expect(fixturesOn('isle-cup', SUNDAY)).toEqual([])
  })

  test('every side has a name of its own and a crest of two colours', () => {
    expect(new Set(TEAMS.map(({ id }) => id)).size).toBe(TEAMS.length)
    expect(new Set(FAMILY_NAMES).size).toBe(FAMILY_NAMES.length)
    for (const team of TEAMS) {
      expect(teamOf(team.id)).toBe(team)
      expect(team.crest.colours[0]).not.toBe(team.crest.colours[1])
    }
  })
})
