/**
 * The name of the DOM event, on `document`, by which a page's parts tell of what has happened: its
 * `detail` is a `TrackedEvent`. Who tells knows of no tracker; what nobody hears is gone.
 */
export const EVENT_CHANNEL = 'lobby:event'

/** Tells, on `document`, whose session it is: `detail` is the player's id, or null for nobody's. */
export const PLAYER_CHANNEL = 'lobby:player'

/** Dispatched on `document` by who listens, at first and at each answer: who knows the player tells it. */
export const LISTENING_CHANNEL = 'lobby:listening'

/** By which code tells, on `window`, of a failure that it dealt with: `detail` is a `ToldFailure`. */
export const REPORT_CHANNEL = 'lobby:report'

/** A failure as it is told; where the thrown thing itself is known, it says where it was thrown. */
export interface ToldFailure {
  readonly message: string
  readonly code?: string | undefined
  /** Of the platform's answer; without one it is a part of what runs in the page. */
  readonly traceId?: string | undefined
  readonly error?: unknown
}
