import { MARKET_KINDS } from '#config/sports/markets.ts'
import type { FeedFixture } from '#contract/wire/sports-feed.ts'
import { type Acceptance, type AcceptanceMode, accept, worstOf } from '#rules/sports/acceptance.ts'
import { clashOf } from '#rules/sports/combine.ts'
import { hasOutcome, readMarketKey } from '#rules/sports/markets.ts'
import type { Tx } from '../../db/database.ts'
import { type EventNow, marketNow, openFor, scoreOf, shareEvents } from './event-now.ts'
import { isSilent } from './feed/is-silent.ts'
import { isVoidAt } from './feed/standing.ts'
import type { Refusal } from './refusal.ts'

export interface AskedLeg {
  readonly event: string
  readonly market: string
  readonly outcome: string
  /** Thousandths, as the player was shown it or was promised it. */
  readonly price: number
}

export interface PricedLeg extends AskedLeg {
  readonly eachWay: FeedFixture['eachWay']
  readonly isLive: boolean
  readonly scoreAt: string | null
}

interface Asked {
  readonly legs: readonly AskedLeg[]
  readonly eachWay: boolean
  readonly mode: AcceptanceMode
  readonly placedAt: Date
  readonly now: Date
}

interface Found {
  readonly fixture: FeedFixture
  readonly price: number
  readonly isLive: boolean
  readonly scoreAt: string | null
  readonly isOutright: boolean
}

/** What a leg is on and what it costs now, or why no bet is taken on it. */
function findLeg(event: EventNow | undefined, leg: AskedLeg, now: Date): Found | Refusal['code'] {
  const kind = readMarketKey(leg.market)?.kind
  const market = event && marketNow(event, leg.market)
  if (!event?.fixture || !kind || !market || !hasOutcome(kind, leg.outcome))
    return 'UNKNOWN_SELECTION'
  const outcome = market.outcomes.find(({ id }) => id === leg.outcome)
  if (!outcome) return 'UNKNOWN_SELECTION'
  const open = openFor(event, leg.market, now)
  if (typeof open === 'string') return open
  if (market.status === 'suspended') return 'MARKET_SUSPENDED'
  if (market.status !== 'active') return 'MARKET_CLOSED'
  if (!outcome.enabled) return 'MARKET_SUSPENDED'
  return {
    fixture: event.fixture,
    price: outcome.odds,
    isLive: open.isLive,
    scoreAt: scoreOf(event),
    isOutright: MARKET_KINDS[kind].outcomes === null
  }
}

/** The first leg whose bets of that moment are void already. */
async function voidLeg(tx: Tx, { legs, placedAt }: Asked): Promise<number | undefined> {
  const markets = await tx
    .selectFrom('sport_markets')
    .select(['event_id', 'market', 'settled', 'void'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('event_id', 'market'),
        'in',
        legs.map(({ event, market }) => tuple(event, market))
      )
    )
    .execute()
  const isVoid = ({ event, market }: AskedLeg) =>
    markets.some(
      stands => stands.event_id === event && stands.market === market && isVoidAt(stands, placedAt)
    )
  const place = legs.findIndex(isVoid)
  return place === -1 ? undefined : place
}

/** A price that the player has not agreed to: which leg speaks for the bet, and what it costs now. */
function priceRefusal(legs: readonly Acceptance[]): Refusal | undefined {
  const worst = worstOf(legs)
  if (!worst || worst.status === 'accepted') return undefined
  return { code: worst.code, leg: legs.indexOf(worst), price: worst.odds }
}

/**
 * The legs of a bet at the prices that it is accepted at, or why it is not. The events are shared until
 * the transaction ends, so that what was found stands until the bet does.
 */
export async function checkLegs(tx: Tx, asked: Asked): Promise<readonly PricedLeg[] | Refusal> {
  const { legs, eachWay, mode, now } = asked
  const events = await shareEvents(
    tx,
    [...new Set(legs.map(({ event }) => event))],
    [...new Set(legs.map(({ market }) => market))]
  )
  const found: Found[] = []
  for (const [leg, asking] of legs.entries()) {
    const one = findLeg(events.get(asking.event), asking, now)
    if (typeof one === 'string') return { code: one, leg }
    if (eachWay && (!one.isOutright || one.fixture.eachWay === null))
      return { code: 'MALFORMED_REQUEST', leg }
    found.push(one)
  }
  const clash = clashOf(
    legs.map((leg, place) => ({
      ...leg,
      competition: found[place]?.fixture.competition ?? '',
      outright: found[place]?.isOutright ? leg.outcome : null,
      competitors: found[place]?.fixture.sides.map(({ id }) => id) ?? []
    }))
  )
  if (clash) return { code: clash.code, leg: clash.between[1] }
  if (await isSilent(tx, now)) return { code: 'MARKET_SUSPENDED', leg: 0 }
  const gone = await voidLeg(tx, asked)
  if (gone !== undefined) return { code: 'MARKET_CLOSED', leg: gone }
  const accepted = legs.map((leg, place) => accept(mode, leg.price, found[place]?.price ?? 0))
  const moved = priceRefusal(accepted)
  if (moved) return moved
  return legs.flatMap((leg, place): PricedLeg[] => {
    const one = found[place]
    if (!one) return []
    const { fixture, isLive, isOutright, price, scoreAt } = one
    return [{ ...leg, price, isLive, scoreAt, eachWay: isOutright ? fixture.eachWay : null }]
  })
}
