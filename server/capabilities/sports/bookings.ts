import { BOOK } from '#config/sports/book.ts'
import { MOST_LEGS } from '#rules/sports/bets.ts'
import { BOOKING_CODES, bookingCode, readBookingCode } from '#rules/sports/booking-code.ts'
import { isSame } from '#rules/sports/combine.ts'
import type { PublicResolvers } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { marketNow, readEvents } from './event-now.ts'
import { isSelection } from './read-bet.ts'
import type { Refusal } from './refusal.ts'
import type { Selection } from './tables.ts'

const DAY_MS = 86_400_000
/** Of three thousand million codes one that is drawn is hardly ever taken, and never so often. */
const DRAWS = 5

export interface Booking {
  readonly code: string
  readonly selections: readonly Selection[]
}

/** What is wrong with selections that are to be kept; undefined when nothing is. */
async function fault(
  { db }: Ports,
  selections: readonly Selection[]
): Promise<Refusal | undefined> {
  if (selections.length === 0) return { code: 'MALFORMED_REQUEST' }
  if (selections.length > MOST_LEGS) return { code: 'TOO_MANY_LEGS' }
  const isTwice = (selection: Selection, place: number) =>
    selections.slice(0, place).some(other => isSame(selection, other))
  const foreign = selections.findIndex((each, place) => !isSelection(each) || isTwice(each, place))
  if (foreign !== -1) return { code: 'MALFORMED_REQUEST', leg: foreign }
  const events = await readEvents(
    db.kysely,
    [...new Set(selections.map(({ event }) => event))],
    [...new Set(selections.map(({ market }) => market))]
  )
  const isKnown = ({ event: id, market, outcome }: Selection) => {
    const event = events.get(id)
    return event?.fixture && marketNow(event, market)?.outcomes.some(each => each.id === outcome)
  }
  const unknown = selections.findIndex(selection => !isKnown(selection))
  return unknown === -1 ? undefined : { code: 'UNKNOWN_SELECTION', leg: unknown }
}

/** Keeps selections under a code of their own for thirty days. */
export async function book(ports: Ports, given: readonly Selection[]): Promise<Booking | Refusal> {
  const selections = given.map(({ event, market, outcome }) => ({ event, market, outcome }))
  const wrong = await fault(ports, selections)
  if (wrong) return wrong
  const now = ports.clock.now()
  for (let draw = 0; draw < DRAWS; draw++) {
    const code = bookingCode(ports.random.integer(BOOKING_CODES))
    const made = await ports.db.kysely
      .insertInto('sport_bookings')
      .values({
        code,
        selections: JSON.stringify(selections),
        made_at: now,
        expires_at: new Date(now.getTime() + BOOK.bookingDays * DAY_MS)
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (made) return { code, selections }
  }
  throw new Error('Every booking code that was drawn was taken')
}

/** The selections of a code, however it is typed; null for no such code, or one that is over. */
export const sportsBooking: NonNullable<PublicResolvers['sportsBooking']> = async (
  _public,
  { code: typed },
  { ports }
) => {
  const code = readBookingCode(typed)
  if (code === null) return null
  const booking = await ports.db.kysely
    .selectFrom('sport_bookings')
    .selectAll()
    .where('code', '=', code)
    .where('expires_at', '>', ports.clock.now())
    .executeTakeFirst()
  return booking ? { code, selections: [...booking.selections] } : null
}

/** Forgets codes that can be loaded no more. */
export async function forgetBookings({ clock, db }: Ports): Promise<void> {
  await db.kysely.deleteFrom('sport_bookings').where('expires_at', '<=', clock.now()).execute()
}
