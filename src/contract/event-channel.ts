/**
 * The name of the DOM event, on `document`, by which a page's parts tell of what has happened: its
 * `detail` is a `TrackedEvent`. Who tells knows of no tracker; what nobody hears is gone.
 */
export const EVENT_CHANNEL = 'lobby:event'

/** Tells, on `document`, whose session it is: `detail` is the player's id, or null for nobody's. */
export const PLAYER_CHANNEL = 'lobby:player'

/** Dispatched on `document` by who listens, at first and at each answer: who knows the player tells it. */
export const LISTENING_CHANNEL = 'lobby:listening'
