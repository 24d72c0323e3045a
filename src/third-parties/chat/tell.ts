import { EVENT_CHANNEL } from '#contract/event-channel.ts'
import type { TrackedEvent } from '#contract/events.ts'

/** The player has opened the chat; what is written in it is told to nobody. */
export const tellOpened = (): void => {
  const detail: TrackedEvent = { name: 'chat_open' }
  document.dispatchEvent(new CustomEvent(EVENT_CHANNEL, { detail }))
}
