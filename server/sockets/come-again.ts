import type { WebSocket } from 'ws'

/** Everybody at once would be a storm. */
const WITHIN_MS = 3000
const SERVICE_RESTART = 1012

/**
 * Has clients open their sockets anew, a few at a time: whoever connects reads first how things
 * stand, so that nothing is missing which this process has not heard of.
 */
export function haveComeAgain(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets)
    setTimeout(
      () => socket.close(SERVICE_RESTART, 'Service restart'),
      Math.random() * WITHIN_MS
    ).unref()
}
