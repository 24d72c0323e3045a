import type { LiveEvent, LiveFrame, LiveMarket } from '#contract/wire/sports-live.ts'

/** What a page knows of a topic. */
export interface LiveBoard {
  readonly events: readonly LiveEvent[]
  /** How many there are of the topic; a list is cut. */
  readonly total: number
}

const IN_PLAY: readonly string[] = ['trading-live', 'interrupted', 'awaiting-results']
const TO_COME: readonly string[] = ['pre-trading', 'trading']

export const isInPlay = ({ status }: Pick<LiveEvent, 'status'>): boolean => IN_PLAY.includes(status)

/** Whether lists show an event: it is in play, or is to come. */
export const isListed = (event: Pick<LiveEvent, 'status'>): boolean =>
  isInPlay(event) || TO_COME.includes(event.status)

/** A start is told a little late. */
const LATE_MS = 60_000

/** Whether a match has not begun at its time: it will later, or is to be called off. */
export const isPostponed = (
  { status, startsAt }: Pick<LiveEvent, 'startsAt' | 'status'>,
  now: number
): boolean => TO_COME.includes(status) && now - startsAt > LATE_MS

/** The order of every list: what is in play, then what begins next. */
export function compareLive(one: LiveEvent, other: LiveEvent): number {
  const first = Number(isInPlay(other)) - Number(isInPlay(one))
  return first || one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1)
}

function merged(before: readonly LiveMarket[], changed: readonly LiveMarket[]): LiveMarket[] {
  const byKey = new Map(before.map(market => [market.market, market]))
  for (const market of changed) byKey.set(market.market, market)
  return [...byKey.values()]
}

function withEvent(
  board: LiveBoard,
  frame: Extract<LiveFrame, { type: 'event' }>
): LiveBoard | null {
  const { event, since, total } = frame
  const known = board.events.find(({ id }) => id === event.id)
  if (known && known.version >= event.version) return { ...board, total }
  if (since !== 0 && known?.version !== since) return null
  const next =
    since === 0 ? event : { ...event, markets: merged(known?.markets ?? [], event.markets) }
  const others = board.events.filter(({ id }) => id !== event.id)
  return { events: [...others, next].toSorted(compareLive), total }
}

/**
 * A topic after a frame. Null where the frame is a change upon something that is not known: then the
 * whole topic has to be asked for.
 */
export function applyLiveFrame(board: LiveBoard | null, frame: LiveFrame): LiveBoard | null {
  switch (frame.type) {
    case 'all':
      return { events: frame.events, total: frame.total }
    case 'event':
      return board && withEvent(board, frame)
    case 'gone':
      return (
        board && {
          events: board.events.filter(({ id }) => id !== frame.id),
          total: frame.total
        }
      )
    default:
      return frame satisfies never
  }
}
