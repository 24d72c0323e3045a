import { sportOf } from '#config/sports/sports.ts'
import { type Team, teamOf } from '#config/sports/teams.ts'
import type { EventStatus, FeedPrices } from '#contract/wire/sports-feed.ts'

import type { Fixture } from './calendar.ts'
import { playFrames } from './frames/play.ts'
import { playGoals } from './goals/play.ts'
import { priced } from './margin.ts'
import type { Play } from './play.ts'
import { playPoints } from './points/play.ts'
import { calledOff, delayed, postponementOf } from './postponed.ts'
import { playRace } from './race/play.ts'
import { ripple, streamOf } from './seed.ts'
import { doersOf } from './squads.ts'
import { playSets } from './tennis/play.ts'

/** A fixture with its course settled, and how its prices are made. */
export interface Match {
  readonly fixture: Fixture
  readonly play: Play
  /** The fixture as it stands: with a later start from when that is told on. */
  fixtureAt(second: number): Fixture
  /** The match second from which nothing changes any more. */
  readonly closes: number
  statusAt(second: number): EventStatus
  /** Odds of all open markets as if they were active, by what has been seen; none once it is over. */
  pricesAt(second: number): readonly FeedPrices[]
}

/** How far the market leans from the model, and how many seconds one lean lasts. */
const LEAN = 0.015
const LEAN_BEFORE = 1800
const LEAN_IN_PLAY = 45
/** How many moments' prices are kept: that of the last message and that of the next. */
const KEPT = 2

function teamsOf({ sides }: Fixture): readonly Team[] {
  return sides.map(({ id }) => {
    const team = teamOf(id)
    if (team === undefined) throw new RangeError(`No side ${id}`)
    return team
  })
}

/** The course of a fixture, which the secret and the fixture decide alone. */
export function playOf(fixture: Fixture, secret: Uint8Array): Play {
  const draw = streamOf(secret, fixture.id)
  const teams = teamsOf(fixture)
  const { play } = sportOf(fixture.sport)
  if (play === 'race') return playRace(teams, fixture.eachWay?.places ?? 1, draw)
  const [home, away] = teams
  if (home === undefined || away === undefined) throw new RangeError('A match has two sides')
  const doers = () => [home, away].map(({ id }) => doersOf(fixture.sport, id))
  switch (play) {
    case 'goals':
      return playGoals(fixture.sport, [home, away], doers(), draw)
    case 'points':
      return playPoints(fixture.sport, [home, away], doers(), draw)
    case 'sets':
      return fixture.sport === 'tennis'
        ? playSets([home, away], draw)
        : playFrames(fixture.sport, [home, away], draw)
    default:
      return play satisfies never
  }
}

/** Opens a fixture: same fixture and secret, same match, in any process at any time. */
export function openMatch(fixture: Fixture, secret: Uint8Array): Match {
  const course = playOf(fixture, secret)
  const postponed = postponementOf(fixture, secret)
  const { toldAt, delay } = postponed ?? { toldAt: 0, delay: 0 }
  const isOff = delay === null
  const starts = delay ?? 0
  const play =
    postponed === null
      ? course
      : delay === null
        ? calledOff(course, toldAt)
        : delayed(course, toldAt, delay)
  const moved = { ...fixture, startsAt: fixture.startsAt + starts * 1000 }
  const leanSeed = streamOf(secret, `${fixture.id}/market`)(2 ** 32)
  const closes = play.moments.at(-1) ?? play.ends
  const kept = new Map<number, readonly FeedPrices[]>()
  const leanAt = (second: number) =>
    LEAN * ripple(leanSeed, Math.floor(second / (second < starts ? LEAN_BEFORE : LEAN_IN_PLAY)))
  return {
    fixture,
    play,
    closes,
    fixtureAt: second => (starts > 0 && second >= toldAt ? moved : fixture),
    statusAt(second) {
      if (play.abandoned && second >= play.ends) return 'cancelled'
      if (isOff && second >= toldAt) return 'pre-trading'
      if (second < starts) return 'trading'
      if (second < play.ends) return 'trading-live'
      return second < closes ? 'awaiting-results' : 'resulted'
    },
    pricesAt(second) {
      const known = kept.get(second)
      if (known !== undefined) return known
      const prices = second >= play.ends ? [] : play.fairAt(second, leanAt(second)).map(priced)
      const [oldest] = kept.keys()
      if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(second, prices)
      return prices
    }
  }
}
