import type { FeedBody, FeedFixture } from '#contract/wire/sports-feed.ts'
import type { MarkedMatch } from './tables.ts'
import type { World } from './world.ts'

const HOUR_MS = 3_600_000
/** Matches are told of a week before they begin, and none takes longer than eight hours. */
export const AHEAD_MS = 7 * 24 * HOUR_MS
const LONGEST_MS = 8 * HOUR_MS
/** Before it begins a match is looked at once in so many seconds of life. */
const EARLY_STEP = 60

export interface Match {
  readonly fixture: FeedFixture
  /** Up to which of its seconds it has been told; null before anybody has heard of it. */
  readonly told: number | null
  /** Ordered by the console, and no match of the calendar. */
  readonly isOrdered: boolean
  readonly halted: boolean
}

/** Up to which second a match is told at a moment: each one in play, each minute before that. */
export function secondAt({ startsAt, speed }: FeedFixture, at: number): number {
  const second = Math.floor(((at - startsAt) / 1000) * speed)
  const step = EARLY_STEP * speed
  return second < 0 ? Math.floor(second / step) * step : second
}

/** Whether nothing is told of a match any more, when it has been told up to a second. */
export const isOver = (world: World, fixture: FeedFixture, second: number): boolean =>
  second > 0 && second >= world.lasts(fixture)

/** How far the calendar reaches at a moment: from there on nobody has heard of a match. */
export const horizonOf = (at: number): number => at + AHEAD_MS

/** Matches that have come in sight since the calendar reached to a horizon, and are not over. */
export function newMatches(world: World, horizon: number | null, at: number): readonly Match[] {
  const from = Math.max(horizon ?? 0, at - LONGEST_MS)
  return world
    .fixturesBetween(from, horizonOf(at))
    .filter(fixture => !isOver(world, fixture, secondAt(fixture, at)))
    .map(fixture => ({ fixture, told: null, isOrdered: false, halted: false }))
}

/** All matches that are known and not over when the world has been played up to a moment. */
export function matchesAt(
  world: World,
  playedUntil: number | null,
  marked: readonly MarkedMatch[]
): Map<string, Match> {
  const marks = new Map(marked.map(match => [match.id, match]))
  const matches = new Map<string, Match>()
  if (playedUntil !== null)
    for (const fixture of world.fixturesBetween(playedUntil - LONGEST_MS, horizonOf(playedUntil))) {
      const told = secondAt(fixture, playedUntil)
      const mark = marks.get(fixture.id)
      if (isOver(world, fixture, told) || mark?.ended) continue
      matches.set(fixture.id, { fixture, told, isOrdered: false, halted: mark?.halted ?? false })
    }
  for (const { id, fixture, told, halted, ended } of marked)
    if (fixture && !ended) matches.set(id, { fixture, told, isOrdered: true, halted })
  return matches
}

/** What is told of a match while no price of it may be open. */
export const withoutPrices = (bodies: readonly FeedBody[]): readonly FeedBody[] =>
  bodies.map(body =>
    body.kind === 'odds'
      ? {
          ...body,
          markets: body.markets.map(market =>
            market.status === 'active' ? { ...market, status: 'suspended' as const } : market
          )
        }
      : body
  )

/** How a match stands at the second up to which it has been told. */
export function standing(world: World, { fixture, halted }: Match, second: number) {
  const bodies = world.told(fixture, null, second)
  return halted ? withoutPrices(bodies) : bodies
}
