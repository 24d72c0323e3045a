import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'

/** So much may wait for a listener to take it; whoever takes nothing is cut off. */
const MOST_WAITING = 64 * 1024

/** One socket that is open, and whose it is: a player's, or an address's where nobody is asked. */
export class Listener {
  readonly socket: WebSocket
  /** What the socket runs on: a frame that is ready goes there as it is. */
  readonly stream: Duplex
  readonly owner: string
  /** Names of what it follows. */
  readonly follows = new Set<string>()
  answers = true
  /** Whether its session was looked at: before that it is told nothing. */
  isKnown = false
  /** When its session ends by itself, in milliseconds since 1970. */
  endsAt = Number.POSITIVE_INFINITY

  constructor(socket: WebSocket, stream: Duplex, owner: string) {
    this.socket = socket
    this.stream = stream
    this.owner = owner
  }

  get isOpen(): boolean {
    return this.isKnown && this.socket.readyState === WebSocket.OPEN
  }

  /** Whether it has not yet taken what it was sent before. */
  get isBehind(): boolean {
    return this.stream.writableLength > 0
  }

  /** Writes a frame that many are sent. */
  write(frame: Buffer): void {
    if (this.isOpen) this.stream.write(frame)
  }

  /** Sends what is meant for this one alone. */
  send(message: object): void {
    if (!this.isOpen) return
    if (this.stream.writableLength > MOST_WAITING) this.socket.terminate()
    else this.socket.send(JSON.stringify(message))
  }
}
