import type { CurrencyCode } from '#config/currencies.ts'
import { parseAmount, toDecimal } from '#rules/money.ts'
import {
  bookedEvents,
  bookedMarket,
  bookedOutcomes,
  giveFreeBet,
  latestBets,
  type Ruling,
  rule
} from '../../capabilities/sports/index.ts'
import type { Ports } from '../../ports.ts'
import { platformControl, playerControl } from '../control.ts'
import type { Input } from '../field.ts'
import { SandboxRefusal } from '../refusal.ts'
import { AMOUNT, COUNT, list, MOMENT, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

const DAY_MS = 86_400_000

const EVENT = {
  type: 'string',
  maxLength: 80,
  description: 'The event, by its identity'
} as const

const RULING_FIELDS = {
  event: EVENT,
  market: {
    type: 'string',
    maxLength: 120,
    default: 'match-result',
    description: 'The kind of market with its specifiers'
  },
  ruling: {
    type: 'choice',
    options: ['suspend', 'resume', 'settle', 'reopen', 'void', 'revive'],
    default: 'suspend',
    description: 'What becomes of it'
  },
  outcome: {
    type: 'string',
    maxLength: 60,
    optional: true,
    description: 'The one that has won, where it is settled'
  }
} as const

/** A ruling as the message of a feed that it is; undefined for a market that there is not. */
async function rulingOf(
  { db }: Ports,
  { event, market, outcome, ruling }: Input<typeof RULING_FIELDS>
): Promise<Ruling | undefined> {
  const stands = await bookedMarket(db.kysely, event, market)
  if (!stands) return undefined
  const markets = [market]
  switch (ruling) {
    case 'suspend':
    case 'resume': {
      const status = ruling === 'suspend' ? 'suspended' : 'active'
      const held = { market, status, outcomes: stands.outcomes } as const
      return { kind: 'odds', event, status: 'trading', score: null, incidents: [], markets: [held] }
    }
    case 'settle': {
      const outcomes = stands.outcomes.map(({ id }) => {
        return { id, result: id === outcome ? 1 : 0, void: 0 } as const
      })
      if (!outcomes.some(({ result }) => result === 1))
        throw new SandboxRefusal(400, 'INVALID_FIELD', 'outcome')
      return { kind: 'settlement', event, markets: [{ market, outcomes }] }
    }
    case 'reopen':
      return { kind: 'settlement-rollback', event, markets }
    case 'void':
      return { kind: 'cancel', event, markets, from: null, until: null }
    case 'revive':
      return { kind: 'cancel-rollback', event, markets }
    default:
      return ruling satisfies never
  }
}

export const ruleMarket = platformControl({
  id: 'ruleMarket',
  method: 'POST',
  path: '/sportsbook/rulings',
  summary:
    'Suspends, settles or voids a market by hand, over what its feed says, or takes that back.',
  fields: RULING_FIELDS,
  answer: object({ event: TEXT, market: TEXT, status: TEXT_OR_NULL }),
  async run(ports, given) {
    const ruling = await rulingOf(ports, given)
    if (ruling) await rule(ports, ruling)
    const { event, market } = given
    const stands = await bookedMarket(ports.db.kysely, event, market)
    return { event, market, status: stands?.status ?? null }
  }
})

export const giveSportsFreeBet = playerControl({
  id: 'giveSportsFreeBet',
  method: 'POST',
  path: '/players/{playerId}/free-bets',
  summary: 'Gives the player a free bet on sports.',
  fields: {
    amount: {
      type: 'string',
      maxLength: 12,
      default: '5.00',
      description: 'What it stakes, in the player’s currency'
    },
    days: {
      type: 'integer',
      minimum: 1,
      maximum: 365,
      default: 7,
      description: 'How long it can be used'
    }
  },
  answer: object({ freeBetId: TEXT, expiresAt: MOMENT }),
  async run(ports, { amount: typed, days }, player) {
    const parsed = parseAmount(typed, player.currency)
    if (parsed.status === 'refused') throw new SandboxRefusal(400, 'INVALID_FIELD', 'amount')
    const now = ports.clock.now()
    const id = ports.random.uuid()
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    await giveFreeBet(ports.db.kysely, {
      id,
      playerId: player.id,
      currency: player.currency,
      amount: parsed.minor,
      key: `sandbox:${id}`,
      now,
      expiresAt
    })
    return { freeBetId: id, expiresAt: expiresAt.toISOString() }
  }
})

/** Amounts of the house are in euros. */
const euros = (cents: bigint) => toDecimal(cents, 'EUR')

export interface SportsEventView {
  readonly event: string
  readonly sides: string
  readonly status: string
  readonly startsAt: string
  readonly bets: number
  readonly liability: string
}

/** Events of the sportsbook, those that may cost the house most first. */
export const findSportsEvents = async ({ db }: Ports): Promise<readonly SportsEventView[]> =>
  (await bookedEvents(db.kysely)).map(({ id, bets, liability, sides, startsAt, status }) => ({
    event: id,
    sides: sides.join(' – '),
    status,
    startsAt: startsAt?.toISOString() ?? '',
    bets,
    liability: euros(liability)
  }))

export const listSportsEvents = platformControl({
  id: 'listSportsEvents',
  method: 'GET',
  path: '/sportsbook/events',
  summary: 'Events of the sportsbook, those that may cost the house most first.',
  fields: {},
  answer: object({
    events: list(
      object({
        event: TEXT,
        sides: TEXT,
        status: TEXT,
        startsAt: MOMENT,
        bets: COUNT,
        liability: AMOUNT
      })
    )
  }),
  run: async ports => ({ events: await findSportsEvents(ports) })
})

export interface SportsBookView {
  readonly outcomes: readonly {
    readonly market: string
    readonly outcome: string
    readonly status: string
    readonly price: string
    readonly staked: string
    readonly liability: string
    readonly limit: string
    readonly bets: number
  }[]
  readonly bets: readonly {
    readonly betId: string
    readonly number: string
    readonly playerId: string
    readonly status: string
    readonly currency: CurrencyCode
    readonly stake: string
    readonly paid: string
    readonly owed: string
    readonly at: string
  }[]
}

/** What is open on an event, or the latest bets of all where none is named. */
export async function readBook({ db }: Ports, event?: string): Promise<SportsBookView> {
  const outcomes = event === undefined ? [] : await bookedOutcomes(db.kysely, event)
  const bets = await latestBets(db.kysely, event)
  return {
    outcomes: outcomes.map(({ price, liability, limit, staked, ...plain }) => ({
      ...plain,
      price: price === null ? '' : (price / 1000).toFixed(3),
      staked: euros(staked),
      liability: euros(liability),
      limit: euros(limit)
    })),
    bets: bets.map(bet => ({
      betId: bet.id,
      number: bet.number,
      playerId: bet.player_id,
      status: bet.status,
      currency: bet.currency,
      stake: toDecimal(bet.stake, bet.currency),
      paid: toDecimal(bet.paid, bet.currency),
      owed: toDecimal(bet.owed, bet.currency),
      at: bet.placedAt.toISOString()
    }))
  }
}

export const readSportsBook = platformControl({
  id: 'readSportsBook',
  method: 'GET',
  path: '/sportsbook',
  summary: 'What every outcome of an event may cost the house, in euros, and the latest bets.',
  fields: { event: { ...EVENT, optional: true } },
  answer: object({
    outcomes: list(
      object({
        market: TEXT,
        outcome: TEXT,
        status: TEXT,
        price: TEXT,
        staked: AMOUNT,
        liability: AMOUNT,
        limit: AMOUNT,
        bets: COUNT
      })
    ),
    bets: list(
      object({
        betId: TEXT,
        number: TEXT,
        playerId: TEXT,
        status: TEXT,
        currency: TEXT,
        stake: AMOUNT,
        paid: AMOUNT,
        owed: AMOUNT,
        at: MOMENT
      })
    )
  }),
  run: async (ports, { event }) => await readBook(ports, event)
})
