import type { Clock } from '../parts.ts'
import {
  type Frame,
  fromOlder,
  isKeepAlive,
  messageOf,
  tokenOf,
  toOlder
} from './older-protocol.ts'

const NEWER = 'graphql-transport-ws'
const OLDER = 'graphql-ws'
const SILENCE = 30_000
const NORMAL = 1000
const FORBIDDEN = 4403
// Any code outside those that graphql-ws gives up at: the client tries again after each.
const LOST = 4499
const READY = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const

export interface SocketPorts {
  readonly WebSocket: typeof globalThis.WebSocket
  readonly clock: Clock
  /** The token of this moment, which a socket that lives on is told by its next sign of life. */
  readonly token: () => Promise<string | undefined>
  /** The other end would not have us, or ended a session: its words and its code. */
  readonly onRefused: (reason: string, code: number) => void
}

interface CloseFact {
  readonly code: number
  readonly reason: string
}

function frameOf(data: unknown): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data))
    if (typeof frame !== 'object' || frame === null || !('type' in frame)) return undefined
    return { ...frame, type: String(frame.type) }
  } catch {
    return undefined
  }
}

/**
 * A WebSocket for graphql-ws's client that offers both subprotocols in one handshake. When the
 * server chose the older one the frames are translated, so the client need not know.
 */
export function twoProtocolSocket({ WebSocket, clock, token, onRefused }: SocketPorts) {
  return class TwoProtocolSocket {
    static readonly CONNECTING = READY.CONNECTING
    static readonly OPEN = READY.OPEN
    static readonly CLOSING = READY.CLOSING
    static readonly CLOSED = READY.CLOSED

    onopen: ((event: unknown) => void) | null = null
    onerror: ((event: unknown) => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: CloseFact) => void) | null = null

    readonly #socket: WebSocket
    readonly #running = new Set<string>()
    #shown: unknown
    #acknowledged = false
    #closed = false
    #closing = false
    #watched = false
    #quiet: () => void = () => undefined

    constructor(url: string) {
      // The older first: servers of that package take the first one named and refuse any other.
      this.#socket = new WebSocket(url, [OLDER, NEWER])
      // The socket's own error event says nothing; the close that follows it does.
      this.#socket.onopen = event => this.onopen?.(event)
      this.#socket.onmessage = ({ data }) => this.#receive(data)
      this.#socket.onclose = ({ code, reason }) => this.#end(code, reason)
      this.#expectSign()
    }

    get readyState(): number {
      return this.#closed ? READY.CLOSED : this.#socket.readyState
    }

    get protocol(): string {
      return this.#socket.protocol
    }

    get #isOlder(): boolean {
      return this.#socket.protocol === OLDER
    }

    send(text: string): void {
      const frame = frameOf(text)
      if (frame?.type === 'connection_init') this.#shown = tokenOf(frame.payload)
      if (frame?.type === 'ping' && !this.#isOlder) return void this.#ping()
      if (frame?.type === 'subscribe') this.#running.add(frame.id ?? '')
      if (frame?.type === 'complete' && !this.#running.delete(frame.id ?? '')) return
      const said = frame && this.#isOlder ? toOlder(frame) : frame
      if (said) this.#socket.send(JSON.stringify(said))
    }

    close(code = NORMAL, reason = ''): void {
      this.#closing = true
      this.#quiet()
      if (this.#isOlder && this.#socket.readyState === READY.OPEN)
        this.#socket.send('{"type":"connection_terminate"}')
      this.#socket.close(code, reason)
    }

    async #ping(): Promise<void> {
      const accessToken = await token()
      if (this.readyState !== READY.OPEN) return
      const isNews = accessToken !== undefined && accessToken !== this.#shown
      if (isNews) this.#shown = accessToken
      this.#socket.send(
        JSON.stringify({ type: 'ping', ...(isNews && { payload: { accessToken } }) })
      )
    }

    #receive(data: unknown): void {
      if (this.#closed) return
      const frame = frameOf(data)
      if (!frame || frame.type === 'connection_error') {
        if (frame) onRefused(messageOf(frame.payload), FORBIDDEN)
        this.#abandon(frame ? 'connection_error' : 'Bad response')
        return
      }
      this.#noteSign(frame)
      const newer = this.#isOlder ? fromOlder(frame) : frame
      if (!newer || !this.#concerns(newer)) return
      this.onmessage?.({ data: JSON.stringify(newer) })
    }

    /** Late frames of a stopped operation reach nobody. */
    #concerns({ id, type }: Frame): boolean {
      if (id === undefined) return true
      return type === 'next' ? this.#running.has(id) : this.#running.delete(id)
    }

    // A server of the older protocol need not send keep-alive: the watch starts with its first one.
    #noteSign(frame: Frame): void {
      if (frame.type === 'connection_ack') this.#acknowledged = true
      if (!this.#acknowledged) return
      this.#watched ||= !this.#isOlder || isKeepAlive(frame)
      this.#quiet()
      if (this.#watched) this.#expectSign()
    }

    #expectSign(): void {
      this.#quiet = clock.after(SILENCE, () => this.#abandon('No sign of life'))
    }

    #abandon(reason: string): void {
      this.#socket.onmessage = null
      this.#socket.close(LOST, reason)
      this.#end(LOST, reason)
    }

    #end(code: number, reason: string): void {
      if (this.#closed) return
      this.#closed = true
      this.#quiet()
      if (!this.#closing && code !== LOST && reason !== '') onRefused(reason, code)
      this.onclose?.({ code: this.#closing ? code : LOST, reason })
    }
  }
}
