import {
  type GameMessage,
  type HostMessage,
  readHostMessage
} from '#contract/wire/window-messages.ts'

export interface Host {
  readonly isFramed: boolean
  tell(message: GameMessage): void
}

/** The page around the game: it is spoken with by messages to its origin and heard only from it. */
export function connectHost(origin: string, on: (message: HostMessage) => void): Host {
  const isFramed = window.parent !== window
  window.addEventListener('message', event => {
    if (!isFramed || event.source !== window.parent) return
    const message = readHostMessage(event, [origin])
    if (message) on(message)
  })
  return {
    isFramed,
    tell(message) {
      if (isFramed) window.parent.postMessage(message, origin)
    }
  }
}
