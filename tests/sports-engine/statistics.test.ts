import { describe, expect, test } from 'vitest'

import { teamsOf } from '#config/sports/teams.ts'
import { timelineOf } from '#rules/sports/timeline.ts'
import { fixturesOn } from '#sports/calendar.ts'
import { openMatch, playOf } from '#sports/match.ts'
import { matchFigures } from '#sports/match-figures.ts'
import { squadOf } from '#sports/squads.ts'
import { meetingsBefore, standingsBefore } from '#sports/standings.ts'

import { DAY, FIXTURES, fixtureOfSport, SUNDAY, secretOf } from './worlds.ts'

const SECRET = secretOf(8)
const [ljosby] = fixturesOn('aurora-league', SUNDAY)

describe('figures of a match', () => {
  test('only grow while it is played, and what is told of a minute stays', () => {
    for (const sport of ['football', 'ice-hockey']) {
      const match = openMatch(fixtureOfSport(sport), SECRET)
      let before = matchFigures(match, SECRET, 0)!
      expect(before.momentum).toEqual([])
      for (let second = 61; second < match.play.ends; second += 61) {
        const now = matchFigures(match, SECRET, second)!
        const of = (figures: typeof now, name: string) =>
          figures.rows.find(row => row.name === name)?.values ?? [0, 0]
        for (const name of ['fouls', 'passes', 'corners'])
          for (const side of [0, 1] as const)
            expect(of(now, name)[side]).toBeGreaterThanOrEqual(of(before, name)[side])
        const [home, away] = of(now, 'possession')
        expect(home + away).toBe(100)
        const [shots, onTarget, saves] = ['shots', 'on-target', 'saves'].map(name => of(now, name))
        for (const side of [0, 1] as const) {
          expect(shots![side]).toBeGreaterThanOrEqual(onTarget![side])
          expect(saves![side]).toBeGreaterThanOrEqual(0)
        }
        expect(now.momentum.length).toBeGreaterThanOrEqual(before.momentum.length)
        before = now
      }
      expect(before.momentum.length).toBeGreaterThan(50)
      for (const swing of before.momentum) expect(Math.abs(swing)).toBeLessThanOrEqual(100)
    }
  })

  test('are told of sports of few goals alone', () => {
    for (const fixture of FIXTURES) {
      const figures = matchFigures(openMatch(fixture, SECRET), SECRET, 1000)
      expect(figures !== null).toBe(['football', 'ice-hockey'].includes(fixture.sport))
    }
  })
})

describe('standings', () => {
  test('before a round are those of all rounds of the season before it', () => {
    const rows = standingsBefore(ljosby!, SECRET)
    expect(new Set(rows.map(({ side }) => side))).toEqual(
      new Set(teamsOf('aurora-league').map(({ id }) => id))
    )
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((all, row) => all + of(row), 0)
    expect(sum(row => row.scored)).toBe(sum(row => row.conceded))
    expect(sum(row => row.won)).toBe(sum(row => row.lost))
    for (const row of rows) {
      expect(row.won + row.drawn + row.lost).toBe(row.played)
      expect(row.points).toBe(3 * row.won + row.drawn)
      expect(row.played).toBeLessThan(ljosby!.round)
    }
    const points = rows.map(row => row.points)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
  })

  test('of one side agree with its matches, one by one', () => {
    const side = ljosby!.sides[0]!.id
    let points = 0
    for (let back = 1; back < ljosby!.round; back++) {
      const fixture = fixturesOn('aurora-league', SUNDAY - back * DAY).find(({ sides }) =>
        sides.some(({ id }) => id === side)
      )!
      const play = playOf(fixture, SECRET)
      if (play.abandoned) continue
      const [home = 0, away = 0] = play.scoreAt(play.ends + 1000).points
      const lead = fixture.sides[0]!.id === side ? home - away : away - home
      points += lead > 0 ? 3 : lead === 0 ? 1 : 0
    }
    expect(standingsBefore(ljosby!, SECRET).find(row => row.side === side)?.points).toBe(points)
  })

  test('of a race there are none', () => {
    const race = fixtureOfSport('biathlon')
    expect(standingsBefore(race, SECRET)).toEqual([])
    expect(meetingsBefore(race, SECRET, 5)).toEqual([])
  })

  test('meetings are those of the same two sides, the newest first', () => {
    const meetings = meetingsBefore(ljosby!, SECRET, 5)
    expect(meetings.length).toBeGreaterThan(1)
    for (const { fixture } of meetings) {
      expect(new Set(fixture.sides.map(({ id }) => id))).toEqual(
        new Set(ljosby!.sides.map(({ id }) => id))
      )
      expect(fixture.startsAt).toBeLessThan(ljosby!.startsAt)
    }
    const times = meetings.map(({ fixture }) => fixture.startsAt)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })
})

describe('squads', () => {
  test('are always the same invented people, each with a number of their own', () => {
    for (const [sport, starting, all] of [
      ['football', 11, 18],
      ['ice-hockey', 6, 20],
      ['basketball', 5, 12],
      ['handball', 7, 14]
    ] as const) {
      const { id } = fixtureOfSport(sport).sides[0]!
      const squad = squadOf(sport, id)!
      const players = [...squad.starting, ...squad.bench]
      expect(squad.starting).toHaveLength(starting)
      expect(new Set(players.map(({ name }) => name)).size).toBe(all)
      expect(new Set(players.map(({ number }) => number)).size).toBe(all)
      expect(squadOf(sport, id)).toEqual(squad)
    }
    expect(squadOf('football', 'ljosby')).not.toEqual(squadOf('football', 'ravnsund'))
    expect(squadOf('tennis', 'ljosby')).toBeNull()
  })

  test('who scores is in the squad, and who was sent off does nothing more', () => {
    let sentOff = 0
    for (let secret = 1; secret <= 60; secret++) {
      const { play } = openMatch(ljosby!, secretOf(secret))
      const off = new Set<string>()
      const cautioned = new Set<string>()
      for (const { kind, side, by } of play.incidents(-1, play.ends)) {
        if (kind !== 'goal' && kind !== 'red-card' && kind !== 'yellow-card') continue
        const { starting } = squadOf('football', ljosby!.sides[side!]!.id)!
        const person = `${side} ${by}`
        expect(starting.map(({ name }) => name)).toContain(by)
        expect(off.has(person)).toBe(false)
        if (kind === 'goal') expect(by).not.toBe(starting[0]!.name)
        if (kind === 'yellow-card') expect(cautioned.has(person)).toBe(false)
        if (kind === 'yellow-card') cautioned.add(person)
        if (kind === 'red-card') off.add(person)
      }
      sentOff += off.size
    }
    expect(sentOff).toBeGreaterThan(3)
  })

  test('those in front score most', () => {
    const goals: Record<string, number> = {}
    for (let secret = 1; secret <= 60; secret++) {
      const { play } = openMatch(ljosby!, secretOf(secret))
      for (const { kind, side, by } of play.incidents(-1, play.ends)) {
        if (kind !== 'goal') continue
        const { starting } = squadOf('football', ljosby!.sides[side!]!.id)!
        const position = starting.find(({ name }) => name === by)!.position
        goals[position] = (goals[position] ?? 0) + 1
      }
    }
    expect(goals['forward']).toBeGreaterThan(goals['midfielder']!)
    expect(goals['midfielder']).toBeGreaterThan(goals['defender']!)
  })
})

describe('a timeline', () => {
  test('has the goals of the score and the cards so far, each in its half', () => {
    for (let secret = 1; secret <= 40; secret++) {
      const match = openMatch(ljosby!, secretOf(secret))
      for (const second of [0, 1800, 3200, 5000, match.closes]) {
        const moments = timelineOf(match.play.incidents(-1, second)).filter(
          ({ isOverturned }) => !isOverturned
        )
        const { points, periods, reds } = match.play.scoreAt(second)
        const count = (kind: string, side: number, period?: number) =>
          moments.filter(
            one =>
              one.kind === kind &&
              one.side === side &&
              (period === undefined || one.part === period)
          ).length
        for (const side of [0, 1]) {
          expect(count('goal', side)).toBe(points[side])
          expect(count('red-card', side)).toBe(reds![side])
          for (const [index, part] of periods.entries())
            expect(count('goal', side, index + 1)).toBe(part[side])
        }
      }
    }
  })
})
