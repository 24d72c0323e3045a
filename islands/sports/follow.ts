import { compareLive } from '#rules/sports/live-board.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { followTopic, type LiveTopic } from '#stores/sports/live.ts'

/** What several topics of a place say together. */
export interface Told {
  /** In the order of lists; nothing is in it twice. */
  readonly events: readonly LiveEvent[]
  readonly total: number
  readonly isStale: boolean
  readonly isMissing: boolean
  /** The time of the house. */
  now(): number
}

const SECOND = 1000

function together(topics: readonly LiveTopic[]): Told {
  const events = new Map(
    topics.flatMap(({ board }) => board?.events ?? []).map(one => [one.id, one])
  )
  const ahead = topics[0]?.ahead ?? 0
  return {
    events: [...events.values()].sort(compareLive),
    total: topics.reduce((sum, { board }) => sum + (board?.total ?? 0), 0),
    isStale: topics.some(({ isStale }) => isStale),
    isMissing: topics.some(({ isMissing }) => isMissing),
    now: () => Date.now() + ahead
  }
}

/**
 * Tells how some topics stand together, once all have answered, with every change, and every second
 * for clocks, for as long as a place is in the document.
 */
export function followAll(
  place: Element,
  topics: readonly string[],
  tell: (told: Told) => void,
  tick: (now: number) => void
): void {
  const states = new Map<string, LiveTopic>()
  let stops: readonly (() => void)[] = []
  let latest: Told | undefined
  const end = () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
  const timer = setInterval(() => {
    if (!place.isConnected) end()
    else if (latest) tick(latest.now())
  }, SECOND)
  const heard = (topic: string, state: LiveTopic) => {
    if (!place.isConnected) return
    states.set(topic, state)
    const hasAll = topics.every(each => {
      const known = states.get(each)
      return known && (known.board !== null || known.isStale || known.isMissing)
    })
    if (!hasAll) return
    latest = together(topics.map(each => states.get(each)).filter(each => each !== undefined))
    tell(latest)
    tick(latest.now())
  }
  stops = topics.map(topic => followTopic(topic, state => heard(topic, state)))
}
