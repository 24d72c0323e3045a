import { POSTPONED } from '#config/sports/book.ts'
import type { FeedBody } from '#contract/wire/sports-feed.ts'
import { readFeedMessage } from '#contract/wire/sports-feed.ts'
import type { Tx } from '../db/database.ts'
import type { Match } from './matches.ts'
import type { Order } from './tables.ts'
import type { World } from './world.ts'

/** What an order makes of a match, and what is told of it. */
export interface Carried {
  readonly bodies: readonly FeedBody[]
  readonly halted?: boolean
  /** The match with another start, and up to which of its seconds it has been told by that. */
  readonly moved?: Pick<Match, 'fixture' | 'told'>
  readonly isEnded?: true
}

const NOTHING: Carried = { bodies: [] }

const oddsOf = (bodies: readonly FeedBody[]) =>
  bodies.flatMap(body => (body.kind === 'odds' ? [body] : []))

function abandon(world: World, { fixture }: Match, second: number): Carried {
  const event = fixture.id
  const odds = oddsOf(world.told(fixture, null, second))
  const left = odds.flatMap(({ markets }) =>
    markets.flatMap(({ market, status }) => (status === 'settled' ? [] : [market]))
  )
  return {
    isEnded: true,
    bodies: [
      { kind: 'bet-stop', event },
      { kind: 'cancel', event, markets: left, from: null, until: null },
      { kind: 'fixture', status: 'cancelled', fixture }
    ]
  }
}

/** Later by so much, at the speed of life. */
const LATER_MS = 20 * 3_600_000

/** A match that has not begun begins later; one that would be too late for its bets is off. */
function postpone(world: World, match: Match, second: number): Carried {
  const { fixture } = match
  if (second >= 0) return NOTHING
  const first = world.fixtureOf(fixture.id)?.startsAt ?? fixture.startsAt
  const startsAt = fixture.startsAt + LATER_MS
  if (startsAt - first > POSTPONED.hours * 3_600_000) return abandon(world, match, second)
  const moved = { ...fixture, startsAt }
  return {
    moved: { fixture: moved, told: second - (LATER_MS / 1000) * fixture.speed },
    bodies: [{ kind: 'fixture', status: 'trading', fixture: moved }]
  }
}

type Settled = Extract<FeedBody, { kind: 'settlement' }>['markets'][number]

/** The win goes to the next outcome, where one alone has won. */
function overturned({ market, outcomes }: Settled): Settled {
  const winners = outcomes.filter(({ result, void: halves }) => result === 1 && halves === 0)
  if (winners.length !== 1 || outcomes.length < 2) return { market, outcomes }
  const at = outcomes.findIndex(({ result }) => result === 1)
  return {
    market,
    outcomes: outcomes.map((outcome, index) => ({
      id: outcome.id,
      void: outcome.void,
      result: index === (at + 1) % outcomes.length ? 1 : 0
    }))
  }
}

/** The last thing that was settled, taken back and settled otherwise. */
async function overturn(tx: Tx, event: string): Promise<Carried> {
  const last = await tx
    .selectFrom('feed_messages')
    .select('body')
    .where('event', '=', event)
    .where('kind', '=', 'settlement')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const message = last && readFeedMessage(last.body)
  if (message?.kind !== 'settlement') return NOTHING
  return {
    bodies: [
      {
        kind: 'settlement-rollback',
        event,
        markets: message.markets.map(({ market }) => market)
      },
      { kind: 'settlement', event, markets: message.markets.map(overturned) }
    ]
  }
}

/** Carries out what the console has ordered for a match; one that is over can only be overturned. */
export async function carryOut(
  tx: Tx,
  world: World,
  { event, kind }: Order,
  match: Match | undefined
): Promise<Carried> {
  if (kind === 'overturn') return await overturn(tx, event)
  if (!match || match.told === null) return NOTHING
  switch (kind) {
    case 'abandon':
      return abandon(world, match, match.told)
    case 'halt':
      return { halted: true, bodies: [{ kind: 'bet-stop', event }] }
    case 'postpone':
      return postpone(world, match, match.told)
    case 'resume':
      return { halted: false, bodies: oddsOf(world.told(match.fixture, null, match.told)) }
    default:
      return kind satisfies never
  }
}
