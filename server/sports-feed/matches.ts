import type { FeedBody, FeedFixture } from '#contract/wire/sports-feed.ts'
import type { MarkedMatch } from './tables.ts'
import type { World } from './world.ts'

/**
 * Before it begins a match is looked at once in half an hour of life, as often as the market leans
 * another way, and each at another moment of it, so that they do not all come at once.
 */
const EARLY_STEP = 1800

export interface Match {
  readonly fixture: FeedFixture
  /** Up to which of its seconds it has been told; null before anybody has heard of it. */
  readonly told: number | null
  /** Ordered or moved by the console: when it is played no calendar says. */
  readonly isOrdered: boolean
  readonly halted: boolean
}

const shiftOf = (id: string) =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % EARLY_STEP, 0)

/** In play it is looked at once in so many seconds of its own. */
const IN_PLAY_STEP = 2

/** Up to which second a match is told at a moment: one in two in play, one in half an hour before that. */
export function secondAt({ id, startsAt, speed }: FeedFixture, at: number): number {
  const second = Math.floor(((at - startsAt) / 1000) * speed)
  if (second >= 0) return second - (second % IN_PLAY_STEP)
  const [step, shift] = [EARLY_STEP * speed, shiftOf(id) * speed]
  return Math.floor((second - shift) / step) * step + shift
}

/** Whether nothing is told of a match any more, when it has been told up to a second. */
export const isOver = (world: World, fixture: FeedFixture, second: number): boolean =>
  second > 0 && second >= world.lasts(fixture)

/** Matches that have come in sight since a moment, or ever, and are not over. */
export const newMatches = (world: World, since: number | null, at: number): readonly Match[] =>
  world
    .inSight(since, at)
    .filter(fixture => !isOver(world, fixture, secondAt(fixture, at)))
    .map(fixture => ({ fixture, told: null, isOrdered: false, halted: false }))

/** All matches that are known and not over when the world has been played up to a moment. */
export function matchesAt(
  world: World,
  playedUntil: number | null,
  marked: readonly MarkedMatch[]
): Map<string, Match> {
  const marks = new Map(marked.map(match => [match.id, match]))
  const matches = new Map<string, Match>()
  if (playedUntil !== null)
    for (const fixture of world.inSight(null, playedUntil)) {
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
