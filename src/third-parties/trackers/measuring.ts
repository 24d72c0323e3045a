import type { SentEvent } from '#contract/events.ts'
import type { Counter } from './counters.ts'
import type { Tracker, TrackerContext } from './tracker.ts'

/** What holds for as long as the page does, so that who begins later is told of it too. */
function standingKey(event: SentEvent): string | undefined {
  if (event.name === 'page_view') return event.name
  if (event.name === 'experiment_exposure') return `${event.experiment}:${event.variant}`
  return undefined
}

export interface Measuring {
  /** Tells all who may hear it now; a page and a variant are told to each of them once. */
  tell(event: SentEvent): void
  /** Starts and stops trackers at once, as the answer, or the player, has become another one. */
  changed(): void
}

/**
 * Keeps those trackers at work whose category is agreed to. A tracker that throws is left alone,
 * with one line of the log; the page never notices.
 */
export function measuring(counters: readonly Counter[], context: () => TrackerContext): Measuring {
  const working = new Set<Counter>()
  const broken = new Set<Counter>()
  const standing = new Map<string, SentEvent>()
  const toldTo = new Map(counters.map(counter => [counter, new Set<string>()]))

  const attempt = (counter: Counter, act: (tracker: Tracker) => void) => {
    if (broken.has(counter)) return
    try {
      act(counter.tracker)
    } catch (thrown) {
      broken.add(counter)
      working.delete(counter)
      context().warn(`The tracker ${counter.name} does not work: ${String(thrown)}`)
    }
  }

  const tellOne = (counter: Counter, event: SentEvent) => {
    if (standingKey(event) !== undefined) {
      const told = toldTo.get(counter)
      if (told?.has(event.id)) return
      told?.add(event.id)
    }
    attempt(counter, tracker => tracker.tell(event))
  }

  const start = (counter: Counter, now: TrackerContext) => {
    working.add(counter)
    attempt(counter, tracker => tracker.start(now))
    for (const event of standing.values()) tellOne(counter, event)
  }

  return {
    tell(event) {
      const key = standingKey(event)
      if (key !== undefined) {
        if (key !== event.name && standing.has(key)) return
        standing.set(key, event)
      }
      for (const counter of working) tellOne(counter, event)
    },
    changed() {
      const now = context()
      for (const counter of counters) {
        const isAgreed = now.consents.has(counter.category)
        if (!working.has(counter)) {
          if (isAgreed && !broken.has(counter)) start(counter, now)
        } else if (isAgreed) attempt(counter, tracker => tracker.changed?.(now))
        else {
          working.delete(counter)
          attempt(counter, tracker => tracker.stop())
        }
      }
    }
  }
}
