import { EVENT_CHANNEL, LISTENING_CHANNEL, PLAYER_CHANNEL } from '#contract/event-channel.ts'
import type { TrackedEvent } from '#contract/events.ts'

/** Where the page's parts tell what has happened, to who counts visits, if anybody does. */
export interface EventChannel {
  /** Whether anybody who may count has heard it. */
  tell(event: TrackedEvent): boolean
  /** Whose session it is, null for nobody's; whether anybody who may count has heard it. */
  tellPlayer(id: string | null): boolean
  /** Calls when somebody begins to listen, who knows of nothing yet, and at each answer after that. */
  onListening(listener: () => void): () => void
}

/** Who hears an event prevents its default, which is that nothing comes of it. */
const dispatch = (name: string, detail: unknown): boolean =>
  globalThis.document?.dispatchEvent(new CustomEvent(name, { detail, cancelable: true })) === false

const ofDocument: EventChannel = {
  tell: event => dispatch(EVENT_CHANNEL, event),
  tellPlayer: id => dispatch(PLAYER_CHANNEL, id),
  onListening(listener) {
    document.addEventListener(LISTENING_CHANNEL, listener)
    return () => document.removeEventListener(LISTENING_CHANNEL, listener)
  }
}

let current: EventChannel | undefined

/** Apart from the rest of the environment, which every page carries. */
export const eventChannel = (): EventChannel => current ?? ofDocument

/** Tells of something that has happened; nothing personal fits into an event. */
export const tellEvent = (event: TrackedEvent): boolean => eventChannel().tell(event)

/** For tests, which play the world. */
export function setEventChannel(given: EventChannel | undefined): void {
  current = given
}
