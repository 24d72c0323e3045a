import type { Team } from '#config/sports/teams.ts'
import type { FeedIncident, FeedScore, FeedSettled } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'

import { type FairMarket, OFFICIAL_AFTER, type Play, worthOffering } from '../play.ts'
import { firstShares } from './chances.ts'
import {
  type Course,
  courseOf,
  type Form,
  formOf,
  LAPS,
  lapOf,
  type Spread,
  summed
} from './course.ts'

type Settled = FeedSettled['outcomes'][number]

/** Who has hardly a chance is not offered any more. */
const LEAST = 0.0008

/** Laps that all have ended by a second: what is told of a race, lap by lap. */
const lapsOf = ({ splits }: Course, second: number) =>
  Array.from({ length: LAPS }, (_, lap) => lap).filter(lap =>
    splits.every(laps => (laps[lap] ?? 0) <= second)
  ).length

/** How long is still to go after each number of laps, for one form. */
function restsOf(form: Form): readonly Spread[] {
  const rests: Spread[] = [{ from: 0, chances: Float64Array.of(1) }]
  for (let lap = LAPS - 1; lap >= 0; lap--) {
    const [next] = rests
    if (next !== undefined) rests.unshift(summed(lapOf(form, lap < LAPS - 1), next))
  }
  return rests
}

/** Results of first place and of the places, with dead heats, of times in whole seconds. */
export function raceResults(
  ids: readonly string[],
  times: readonly number[],
  places: number
): readonly Settled[] {
  return ids.map((id, index) => {
    const own = times[index] ?? 0
    const better = times.filter(time => time < own).length
    const tied = times.filter(time => time === own).length
    const left = Math.min(tied, places - better)
    return {
      id,
      result: better === 0 ? 1 : 0,
      void: 0,
      ...(better === 0 && tied > 1 ? { deadHeat: { places: 1, tied } } : {}),
      placed: left > 0 ? 1 : 0,
      ...(left > 0 && left < tied ? { placeDeadHeat: { places: left, tied } } : {})
    }
  })
}

/** A race of many, all of it, of which each question sees only the laps that all have ended. */
export function playRace(teams: readonly Team[], places: number, draw: Draw): Play {
  const ids = teams.map(({ id }) => id)
  const course = courseOf(teams.map(formOf), draw)
  const { splits, abandonedAt, forms } = course
  const finish = Math.max(...splits.map(laps => laps.at(-1) ?? 0))
  const ends = abandonedAt ?? finish
  const official = finish + OFFICIAL_AFTER
  const upTo = (second: number) => (abandonedAt === null ? second : Math.min(second, abandonedAt))
  const lapEnds = Array.from({ length: LAPS }, (_, lap) =>
    Math.max(...splits.map(laps => laps[lap] ?? 0))
  )
  const shortest = forms.map((form, index) => ({
    index,
    lap: lapOf(form, true).from,
    last: lapOf(form, false).from
  }))
  /** The first second at which somebody may end the lap that follows so many. */
  const soonest = Array.from({ length: LAPS }, (_, laps) =>
    Math.min(
      ...shortest.map(
        ({ index, lap, last }) =>
          (laps === 0 ? 0 : (splits[index]?.[laps - 1] ?? 0)) + (laps === LAPS - 1 ? last : lap)
      )
    )
  )
  const rests = new Map<number, readonly Spread[]>()
  const restOf = (attack: number, form: Form) => {
    const known = rests.get(attack) ?? restsOf(form)
    rests.set(attack, known)
    return known
  }
  const markets = new Map<number, readonly FairMarket[]>()
  function marketsAfter(laps: number): readonly FairMarket[] {
    if (laps === LAPS) return []
    const known = markets.get(laps)
    if (known !== undefined) return known
    const times = forms.map((form, index): Spread => {
      const rest = restOf(teams[index]?.attack ?? 100, form)[laps]
      const gone = laps === 0 ? 0 : (splits[index]?.[laps - 1] ?? 0)
      return { from: gone + (rest?.from ?? 0), chances: rest?.chances ?? Float64Array.of(1) }
    })
    const outcomes = firstShares(times).map((share, index) => ({
      id: ids[index] ?? '',
      chance: share < LEAST ? 0 : share
    }))
    const found = [{ market: 'winner', margin: 'many' as const, winners: 1, outcomes }].filter(
      worthOffering
    )
    markets.set(laps, found)
    return found
  }
  function scoreAt(second: number): FeedScore {
    const laps = lapsOf(course, upTo(second))
    const kind = laps === LAPS ? 'ended' : second < 0 ? 'before' : 'set'
    return {
      period: { kind, number: Math.min(laps + 1, LAPS) },
      clock: Math.max(0, Math.min(upTo(second), ends)),
      runs: second >= 0 && second < ends,
      points: splits.map(own => (laps === 0 ? 0 : (own[laps - 1] ?? 0))),
      periods: Array.from({ length: laps }, (_, lap) => splits.map(own => own[lap] ?? 0))
    }
  }
  const settledAt = (second: number): readonly FeedSettled[] =>
    abandonedAt === null && second >= official
      ? [
          {
            market: 'winner',
            outcomes: [
              ...raceResults(
                ids,
                splits.map(laps => laps.at(-1) ?? 0),
                places
              )
            ]
          }
        ]
      : []
  return {
    moments: abandonedAt === null ? [finish, official] : [abandonedAt],
    ends,
    abandoned: abandonedAt !== null,
    scoreAt,
    incidents: (after, until): FeedIncident[] =>
      lapEnds
        .map((at, lap) => ({ at, lap }))
        .filter(({ at }) => at > after && at <= upTo(until))
        .map(({ at, lap }) => ({
          kind: lap === LAPS - 1 ? 'finish' : 'period',
          side: null,
          clock: at
        })),
    suspendedAt(second) {
      const laps = lapsOf(course, upTo(second))
      return second >= ends || second >= (soonest[laps] ?? 0)
    },
    fairAt: second => marketsAfter(lapsOf(course, upTo(second))),
    settledAt,
    offeredBy: () => ['winner']
  }
}
