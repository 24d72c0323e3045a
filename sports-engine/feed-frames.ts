import type {
  FeedFixture,
  FeedMessage,
  FeedPrices,
  FeedSettled
} from '#contract/wire/sports-feed.ts'

import type { Match } from './match.ts'

type WithoutHead<Message> = Message extends FeedMessage ? Omit<Message, 'no' | 'at'> : never

/** A message as the engine makes it: a feed gives it its number and its time. */
export type FeedBody = WithoutHead<FeedMessage>

/** A fixture as a feed tells it by a match second, at the speed that the feed plays it. */
export function fixtureFrame(match: Match, speed: number, second: number): FeedFixture {
  const { id, sport, competition, round, startsAt, sides, eachWay } = match.fixtureAt(second)
  return {
    id,
    sport,
    competition,
    round,
    startsAt,
    speed,
    sides: sides.map(side => ({ ...side })),
    eachWay: eachWay === null ? null : { ...eachWay }
  }
}

const byMarket = <Item extends { readonly market: string }>(items: readonly Item[]) =>
  new Map(items.map(item => [item.market, item]))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What one state of the results has to tell to one that has heard another. */
function settlements(
  event: string,
  before: readonly FeedSettled[],
  now: readonly FeedSettled[]
): readonly FeedBody[] {
  const had = byMarket(before)
  const has = byMarket(now)
  const back = before.filter(({ market, outcomes }) => !isSame(has.get(market)?.outcomes, outcomes))
  const fresh = now.filter(({ market, outcomes }) => !isSame(had.get(market)?.outcomes, outcomes))
  return [
    ...(back.length > 0
      ? [
          {
            kind: 'settlement-rollback' as const,
            event,
            markets: back.map(({ market }) => market)
          }
        ]
      : []),
    ...(fresh.length > 0 ? [{ kind: 'settlement' as const, event, markets: [...fresh] }] : [])
  ]
}

/** All that settled after one second and no later than another, in its order. */
function settledBetween(match: Match, from: number, to: number): readonly FeedBody[] {
  const { play, fixture } = match
  const moments = play.moments.filter(moment => moment > from && moment <= to)
  if (moments.length === 0) return []
  const bodies: FeedBody[] = []
  let before = play.settledAt(from)
  for (const moment of moments) {
    const now = play.settledAt(moment)
    bodies.push(...settlements(fixture.id, before, now))
    before = now
  }
  return bodies
}

const inactive = (market: string): FeedPrices => ({ market, status: 'inactive', outcomes: [] })

/** Markets as they stand: all that are open, and that all others which are not settled are not. */
function allOf({ play }: Match, second: number, open: readonly FeedPrices[]): FeedPrices[] {
  const told = new Set([
    ...open.map(({ market }) => market),
    ...play.settledAt(second).map(({ market }) => market)
  ])
  return [
    ...open,
    ...play
      .offeredBy(second)
      .filter(market => !told.has(market))
      .map(inactive)
  ]
}

/** Markets that are not as they were: other odds, newly open, or neither open any more nor settled. */
function changesOf(match: Match, from: number, to: number): FeedPrices[] {
  const before = match.pricesAt(from)
  const now = match.pricesAt(to)
  const had = byMarket(before)
  const has = byMarket(now)
  const changed = now.filter(prices => !isSame(prices, had.get(prices.market)))
  const gone = before.filter(({ market }) => !has.has(market))
  if (gone.length === 0) return changed
  const settled = byMarket(match.play.settledAt(to))
  return [
    ...changed,
    ...gone.flatMap(({ market }) => (settled.has(market) ? [] : [inactive(market)]))
  ]
}

function cancelled({ play, fixture }: Match): FeedBody {
  const settled = new Set(play.settledAt(play.ends).map(({ market }) => market))
  return {
    kind: 'cancel',
    event: fixture.id,
    markets: play.offeredBy(play.ends).filter(market => !settled.has(market)),
    from: null,
    until: null
  }
}

/** All as it stands, for who has heard nothing of the match. */
function opening(match: Match, speed: number, to: number): readonly FeedBody[] {
  const { play, fixture } = match
  const status = match.statusAt(to)
  const settled = play.settledAt(to)
  const open = play.suspendedAt(to) ? [] : match.pricesAt(to)
  return [
    { kind: 'fixture', status, fixture: fixtureFrame(match, speed, to) },
    ...settlements(fixture.id, [], settled),
    ...(status === 'cancelled' ? [cancelled(match)] : []),
    {
      kind: 'odds',
      event: fixture.id,
      status,
      score: play.scoreAt(to),
      incidents: [...play.incidents(-1, to)],
      markets: status === 'resulted' || status === 'cancelled' ? [] : allOf(match, to, open)
    }
  ]
}

/**
 * What a feed has to tell of a match from one match second, as far as which all has been told, to
 * another; null for who has heard nothing. However long the step, all that settled, was taken back
 * or was cancelled is told in its order, and odds only as they are in the end. After bets were
 * stopped, markets are told anew as soon as they are open again.
 */
export function framesBetween(
  match: Match,
  speed: number,
  from: number | null,
  to: number
): readonly FeedBody[] {
  if (from === null) return opening(match, speed, to)
  const { play, fixture, closes } = match
  if (from >= closes || to <= from) return []
  const event = fixture.id
  const wasStopped = play.suspendedAt(from)
  const isStopped = play.suspendedAt(to)
  const status = match.statusAt(to)
  const bodies: FeedBody[] = []
  if (isStopped && !wasStopped) bodies.push({ kind: 'bet-stop', event })
  bodies.push(...settledBetween(match, from, to))
  if (status !== match.statusAt(from) && (status === 'resulted' || status === 'cancelled')) {
    if (status === 'cancelled') bodies.push(cancelled(match))
    bodies.push({ kind: 'fixture', status, fixture: fixtureFrame(match, speed, to) })
  } else if (match.fixtureAt(to) !== match.fixtureAt(from))
    bodies.push({ kind: 'fixture', status, fixture: fixtureFrame(match, speed, to) })
  const markets = isStopped
    ? []
    : wasStopped
      ? allOf(match, to, match.pricesAt(to))
      : changesOf(match, from, to)
  const score = play.scoreAt(to)
  const incidents = [...play.incidents(from, to)]
  const isNews =
    markets.length > 0 ||
    incidents.length > 0 ||
    status !== match.statusAt(from) ||
    !isSame({ ...score, clock: null }, { ...play.scoreAt(from), clock: null })
  if (isNews) bodies.push({ kind: 'odds', event, status, score, incidents, markets })
  return bodies
}
