import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import type { Board, FeedSourceName, StoredEvent } from '../tables.ts'

/** What messages change of an event itself, as it is while a bundle of them is taken. */
export type EventState = Pick<
  StoredEvent,
  | 'board'
  | 'fixture'
  | 'fixture_no'
  | 'held'
  | 'score'
  | 'score_at'
  | 'score_no'
  | 'state_no'
  | 'status'
  | 'stop_no'
>

/** An event after a message, and which of its markets that changed; all of them where none are named. */
export interface Applied {
  readonly event: EventState
  readonly markets: readonly string[]
}

type About<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>

function applyFixture(event: EventState, { no, fixture, status }: About<'fixture'>): EventState {
  const number = BigInt(no)
  const isNewState = number > event.state_no
  if (number <= event.fixture_no) return event
  return {
    ...event,
    fixture,
    fixture_no: number,
    ...(isNewState && { status, state_no: number })
  }
}

/** Of each market the message with the highest number counts, whichever came last. */
function mergeBoard(board: Board, { no, markets }: About<'odds'>): Board {
  const newer = markets.filter(({ market }) => (board[market]?.no ?? 0) < no)
  if (newer.length === 0) return board
  return {
    ...board,
    ...Object.fromEntries(
      newer.map(({ market, status, outcomes }) => [market, { no, status, outcomes }])
    )
  }
}

function applyOdds(event: EventState, message: About<'odds'>): EventState {
  const number = BigInt(message.no)
  return {
    ...event,
    board: mergeBoard(event.board, message),
    ...(number > event.state_no && { status: message.status, state_no: number }),
    ...(number > event.score_no && {
      score: message.score,
      score_at: new Date(message.at),
      score_no: number
    })
  }
}

/** The house holds markets back, or no longer: its prices are the provider's all the same. */
function hold(event: EventState, { no, markets }: About<'odds'>): EventState {
  const newer = markets.filter(({ market }) => Math.abs(event.held[market] ?? 0) < no)
  const held = newer.map(({ market, status }) => [market, status === 'active' ? -no : no])
  return { ...event, held: { ...event.held, ...Object.fromEntries(held) } }
}

/** What a message makes of its event; undefined for one that is about results, or about no event. */
export function applyMessage(
  event: EventState,
  message: FeedMessage,
  source: FeedSourceName
): Applied | undefined {
  switch (message.kind) {
    case 'fixture':
      return { event: applyFixture(event, message), markets: [] }
    case 'odds': {
      const markets = message.markets.map(({ market }) => market)
      return {
        event: source === 'house' ? hold(event, message) : applyOdds(event, message),
        markets
      }
    }
    case 'bet-stop': {
      const stop = BigInt(message.no)
      return {
        event: stop > event.stop_no ? { ...event, stop_no: stop } : event,
        markets: Object.keys(event.board)
      }
    }
    default:
      return undefined
  }
}
