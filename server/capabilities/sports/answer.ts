import type { CurrencyCode } from '#config/currencies.ts'
import { BOOK } from '#config/sports/book.ts'
import { BOOKING_CODES, bookingCode } from '#rules/sports/booking-code.ts'
import { afterPart, type CashOut } from '#rules/sports/cash-out.ts'
import { legStatus } from '#rules/sports/leg-status.ts'
import { returnOf } from '#rules/sports/returns.ts'
import { wireShapeOf } from '#rules/sports/wire-shape.ts'
import type { SportsBet, SportsCashOut, SportsLeg, SportsRefusal } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { type EventNow, marketNow, priceNow, readEvents, scoreOf, sidesOf } from './event-now.ts'
import { selectionOf } from './exposure.ts'
import { isSilent } from './feed/is-silent.ts'
import { offerOf } from './offer.ts'
import type { Refusal } from './refusal.ts'
import { legsOf, owedOf, ruledBet } from './store.ts'
import type { StoredBet, StoredCashOut, StoredLeg } from './tables.ts'

/** Spreads the numbers of bets over all codes, so that none tells how many there are. */
const SPREAD = 1_234_567_891n

/** What a person reads out to support: each bet has another one, and a slip of the tongue shows. */
export const numberOf = ({ serial }: Pick<StoredBet, 'serial'>): string =>
  bookingCode(Number((serial * SPREAD) % BigInt(BOOKING_CODES)))

function legAnswer(
  leg: StoredLeg,
  event: EventNow | undefined,
  { eachWay, now }: { readonly eachWay: boolean; readonly now: Date }
): SportsLeg {
  const { settled, outcome, market } = leg
  const fixture = event?.fixture
  if (!event || !fixture) throw new Error(`A bet is on an event without a fixture: ${leg.event_id}`)
  const price = priceNow(event, selectionOf(leg), now)
  return {
    event: leg.event_id,
    sport: fixture.sport,
    competition: fixture.competition,
    startsAt: new Date(fixture.startsAt),
    sides: [...sidesOf(fixture, outcome)],
    market,
    outcome,
    price: leg.price,
    eachWayPlaces: leg.each_way_places,
    eachWayPart: leg.each_way_part,
    status: legStatus(leg, eachWay),
    voidHalves: settled?.void ?? 0,
    deadHeatPlaces: settled?.deadHeat?.places ?? null,
    deadHeatTied: settled?.deadHeat?.tied ?? null,
    placed: settled?.placed === undefined ? null : settled.placed === 1,
    placeDeadHeatPlaces: settled?.placeDeadHeat?.places ?? null,
    placeDeadHeatTied: settled?.placeDeadHeat?.tied ?? null,
    scoreAtPlacement: leg.score_at,
    score: scoreOf(event),
    priceNow: settled === null ? price : null,
    isSuspended: settled === null && marketNow(event, market)?.status === 'suspended',
    isLive: event.status === 'trading-live'
  }
}

const moneyIn = (currency: CurrencyCode) => (minor: bigint) => ({ minor, currency })

function cashOutAnswer(
  bet: StoredBet,
  legs: readonly StoredLeg[],
  offer: CashOut,
  now: Date
): SportsCashOut {
  const money = moneyIn(bet.currency)
  const isOffered = offer.status === 'offered'
  const leastPart = BigInt(bet.lines)
  const states = { offered: 'OFFERED', suspended: 'SUSPENDED', none: 'NOT_OFFERED' } as const
  return {
    state: states[offer.status],
    value: isOffered ? money(offer.value) : null,
    allowsPart: isOffered && afterPart(ruledBet(bet, legs), leastPart) !== null,
    expiresAt: isOffered ? new Date(now.getTime() + BOOK.offerSeconds * 1000) : null,
    margin: BOOK.cashOutMargin,
    autoAtLeast: bet.auto_at_least === null ? null : money(bet.auto_at_least)
  }
}

/** A refusal as the player is told it. */
export const refusalAnswer = (
  { code, leg, price, amount, limit }: Refusal,
  currency: CurrencyCode
): SportsRefusal => ({
  code,
  leg: leg ?? null,
  price: price ?? null,
  amount: amount === undefined ? null : { minor: amount, currency },
  limit: limit ?? null
})

interface Around {
  readonly events: ReadonlyMap<string, EventNow>
  readonly isSilent: boolean
  readonly now: Date
}

function betAnswer(
  bet: StoredBet,
  legs: readonly StoredLeg[],
  cashOuts: readonly StoredCashOut[],
  { now, ...board }: Around
): SportsBet {
  const { currency, each_way: eachWay, open_stake: open } = bet
  const money = moneyIn(currency)
  return {
    id: bet.id,
    number: numberOf(bet),
    placedAt: bet.placed_at,
    status: bet.status,
    ...wireShapeOf(bet.shape),
    eachWay,
    lines: bet.lines,
    currency,
    stake: money(bet.stake),
    openStake: money(open),
    isFreeBet: bet.free_bet_id !== null,
    legs: legs.map(leg => legAnswer(leg, board.events.get(leg.event_id), { eachWay, now })),
    possibleReturn: money(open > 0n ? returnOf(ruledBet(bet, legs)).possible : 0n),
    returned: money(bet.paid + bet.cashed_out),
    owed: money(owedOf(bet)),
    pendingUntil: bet.pending_until,
    refusal: bet.refusal && refusalAnswer(bet.refusal, currency),
    settledAt: bet.settled_at,
    cashOut: cashOutAnswer(bet, legs, offerOf(bet, legs, board, now), now),
    cashOuts: cashOuts.map(({ at, stake, value, is_automatic: isAutomatic }) => ({
      at,
      stake: money(stake),
      value: money(value),
      isAutomatic
    })),
    version: Number(bet.version)
  }
}

/** Bets as their player is told them, in the order in which they are given. */
export async function betAnswers(
  { clock, db }: Ports,
  bets: readonly StoredBet[]
): Promise<SportsBet[]> {
  const ids = bets.map(({ id }) => id)
  if (ids.length === 0) return []
  const legs = await legsOf(db.kysely, ids)
  const all = [...legs.values()].flat()
  const events = await readEvents(
    db.kysely,
    [...new Set(all.map(({ event_id: id }) => id))],
    [...new Set(all.map(({ market }) => market))]
  )
  const cashOuts = await db.kysely
    .selectFrom('sport_cash_outs')
    .selectAll()
    .where('bet_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const now = clock.now()
  const around = { events, isSilent: await isSilent(db.kysely, now), now }
  return bets.map(bet =>
    betAnswer(
      bet,
      legs.get(bet.id) ?? [],
      cashOuts.filter(({ bet_id: of }) => of === bet.id),
      around
    )
  )
}

/** The same of one bet. */
export async function oneBetAnswer(ports: Ports, bet: StoredBet): Promise<SportsBet> {
  const [answer] = await betAnswers(ports, [bet])
  if (!answer) throw new Error(`A bet has no answer: ${bet.id}`)
  return answer
}
