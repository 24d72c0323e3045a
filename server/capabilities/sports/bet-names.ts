import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'
import { marketName } from '#rules/sports/naming.ts'
import { shapeName } from '#rules/sports/shape-name.ts'
import type { Executor } from '../../db/database.ts'
import { numberOf } from './answer.ts'
import { type EventNow, readEvents, sidesOf } from './event-now.ts'
import { legsOf } from './store.ts'
import type { StoredBet, StoredLeg } from './tables.ts'

export interface NamedBet extends Pick<StoredBet, 'stake' | 'status'> {
  /** Its number, and what it is on: `Bet HN47Q2KX: Ravnsund v Tallgrove, Match result`. */
  readonly name: string
}

function legName(locale: Locale, leg: StoredLeg, event: EventNow | undefined): string {
  const fixture = event?.fixture
  if (!fixture) return leg.event_id
  const { bcp47 } = LOCALES[locale]
  const names = sidesOf(fixture, leg.outcome)
  const [home = '', away] = names
  const naming = {
    words: catalogue(locale, 'sports'),
    bcp47,
    sport: fixture.sport,
    sides: names.map(name => ({ id: name, name }))
  }
  const match =
    away === undefined
      ? home
      : formatMessage(catalogue(locale, 'slip')['slip.versus'], { home, away }, bcp47)
  return `${match}, ${marketName(naming, leg.market)}`
}

/** Bets by their ids as lists of money name them in a language; one of several legs by its shape. */
export async function betNames(
  db: Executor,
  ids: readonly string[],
  locale: Locale
): Promise<ReadonlyMap<string, NamedBet>> {
  if (ids.length === 0) return new Map()
  const bets = await db.selectFrom('sport_bets').selectAll().where('id', 'in', ids).execute()
  const legs = await legsOf(db, ids)
  const events = await readEvents(
    db,
    [...new Set([...legs.values()].flat().map(({ event_id: id }) => id))],
    []
  )
  const slip = catalogue(locale, 'slip')
  return new Map(
    bets.map(bet => {
      const own = legs.get(bet.id) ?? []
      const [leg] = own
      const what =
        leg && own.length === 1
          ? legName(locale, leg, events.get(leg.event_id))
          : shapeName(slip, bet.shape, own.length)
      const number = formatMessage(
        slip['slip.number'],
        { number: numberOf(bet) },
        LOCALES[locale].bcp47
      )
      return [bet.id, { name: `${number}: ${what}`, stake: bet.stake, status: bet.status }]
    })
  )
}
