import type { ConsentCategory } from '#config/consent-categories.ts'
import type { SentEvent } from '#contract/events.ts'
import type { loadScript } from '../load-script.ts'

/** What trackers see of the page that they count. */
export interface TrackedPage {
  /** Where a tracker's script and the house agree on what they say to each other. */
  readonly globals: object
  readonly document: EventTarget & {
    readonly documentElement: Marked
    readonly visibilityState: DocumentVisibilityState
  }
  readonly origin: string
  fetch(url: string, init: RequestInit): Promise<Response>
}

/** An element as far as its classes and marks go. */
export interface Marked {
  readonly classList: Pick<DOMTokenList, 'add' | 'remove'>
  readonly dataset: Readonly<Record<string, string | undefined>>
}

export interface TrackerContext {
  readonly page: TrackedPage
  readonly load: typeof loadScript
  readonly consents: ReadonlySet<ConsentCategory>
  /** The player's id at the house; undefined without a session. */
  readonly playerId: string | undefined
  warn(message: string): void
}

/** One who counts visits. It is started when its category is agreed to, and stopped for good. */
export interface Tracker {
  start(context: TrackerContext): void
  tell(event: SentEvent): void
  /** Another answer, or another player; the tracker's own category is still agreed to. */
  changed?(context: TrackerContext): void
  /** From here on nothing is sent, and what waits is dropped. */
  stop(): void
}
