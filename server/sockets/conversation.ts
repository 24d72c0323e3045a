import type { IncomingMessage } from 'node:http'
import type { Server } from 'graphql-ws'
import { WebSocket } from 'ws'

import { readTrace, TRACE_HEADER, type Trace } from '#contract/wire/traceparent.ts'
import type { Ports } from '../ports.ts'
import { newTrace } from '../tracing/current-trace.ts'
import { fromLegacy, isOfServer, KEEP_ALIVE, LEGACY, MODERN, toLegacy } from './legacy.ts'
import { type Ending, Presence } from './presence.ts'

/** What an operation knows of the socket it runs on. */
export interface Extra {
  readonly request: IncomingMessage
  /** What the socket's own opening is a part of, and all on it that names nothing else. */
  readonly trace: Trace
  readonly presence: Presence
  /** When the opening was acknowledged, as `performance.now()` tells it. */
  acknowledged: number
  /** The operations that run, by their ids, and what each is a part of. */
  readonly running: Map<string, Trace>
}

export interface Setting {
  readonly protocol: Server<Extra>
  readonly ports: Ports
  /** Whether a session's end is told by `session_destroyed_error`; the lobby's socket does so. */
  readonly tellsSessionEnd: boolean
  readonly keepAlive: number
}

const MOST_WAITING = 100
/** Reasons for which the older protocol has a frame of its own, while nothing is acknowledged. */
const REFUSALS: readonly number[] = [4400, 4401, 4403, 4408]
const SESSION_DESTROYED = 'session_destroyed_error'

/** One socket from its opening to its close; frames of the older protocol are translated here. */
export class Conversation {
  readonly #socket: WebSocket
  readonly #setting: Setting
  readonly #legacy: boolean
  readonly #presence: Presence
  readonly #running = new Map<string, Trace>()
  readonly #timer: NodeJS.Timeout
  #acknowledged = false
  #answers = true
  #waiting = 0
  #init: Promise<unknown> | undefined

  constructor(socket: WebSocket, request: IncomingMessage, setting: Setting) {
    this.#socket = socket
    this.#setting = setting
    this.#legacy = socket.protocol === LEGACY
    this.#presence = new Presence(setting.ports, (ending, reason) => this.#end(ending, reason))
    this.#timer = setInterval(() => this.#beat(), setting.keepAlive)

    socket.on('error', () => socket.terminate())
    socket.on('pong', () => {
      this.#answers = true
    })
    const closed = setting.protocol.opened(
      {
        protocol: this.#legacy ? MODERN : socket.protocol,
        send: frame => this.#send(frame),
        close: (code = 1000, reason = '') => this.#close(code, reason),
        onMessage: handle => socket.on('message', data => void this.#receive(String(data), handle))
      },
      {
        request,
        presence: this.#presence,
        running: this.#running,
        acknowledged: performance.now(),
        trace: readTrace(request.headers[TRACE_HEADER]) ?? newTrace()
      }
    )
    socket.once('close', (code, reason) => {
      clearInterval(this.#timer)
      this.#presence.close()
      void closed(code, String(reason))
    })
  }

  async #receive(text: string, handle: (frame: string) => Promise<void>): Promise<void> {
    try {
      if (this.#legacy) await this.#receiveLegacy(text, handle)
      else if (isOfServer(text)) this.#socket.close(4400, 'Invalid message received')
      else await handle(text)
    } catch (error) {
      this.#setting.ports.log.error({ err: error }, 'a socket failed')
      this.#socket.close(4500, 'Internal server error')
    }
  }

  /** Older clients send `start` right behind `connection_init`, so it waits for the answer to that. */
  async #receiveLegacy(text: string, handle: (frame: string) => Promise<void>): Promise<void> {
    const incoming = fromLegacy(text)
    if (incoming.kind === 'terminate') return this.#socket.close(1000)
    if (incoming.init) {
      const answered = handle(incoming.frame)
      this.#init ??= answered.catch(() => undefined)
      return answered
    }
    if (this.#init && !this.#acknowledged) {
      if (++this.#waiting > MOST_WAITING) return this.#socket.close(4429, 'Too many messages')
      await this.#init
      if (this.#socket.readyState !== WebSocket.OPEN) return
    }
    await handle(incoming.frame)
  }

  async #send(frame: string): Promise<void> {
    if (frame.startsWith('{"type":"connection_ack"')) this.#acknowledged = true
    const frames = this.#legacy ? toLegacy(frame) : [frame]
    for (const each of frames) await this.#write(each)
  }

  #write(frame: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) return resolve()
      this.#socket.send(frame, error => (error ? reject(error) : resolve()))
    })
  }

  async #close(code: number, reason: string): Promise<void> {
    // A refused token is told by its name, so that a client knows to renew it and come back.
    const told = code === 4403 ? 'AuthenticationFailure' : reason
    if (this.#legacy && !this.#acknowledged && REFUSALS.includes(code))
      await this.#write(JSON.stringify({ type: 'connection_error', payload: { message: told } }))
    this.#socket.close(code, told)
  }

  #beat(): void {
    if (this.#answers) {
      this.#answers = false
      this.#socket.ping()
      if (this.#legacy && this.#acknowledged) this.#socket.send(KEEP_ALIVE)
    } else this.#socket.terminate()
  }

  // The facts that streams still have to tell go out first: they need no more than microtasks.
  #end(ending: Ending, reason: string): void {
    setImmediate(() => {
      const replaced = reason === 'LOGGED_IN_FROM_ANOTHER_DEVICE'
      if (ending === 'TOKEN_EXPIRED') this.#socket.close(4403, 'AuthenticationFailure')
      else if (replaced || !this.#setting.tellsSessionEnd) this.#socket.close(4403, reason)
      else void this.#tellSessionEnd()
    })
  }

  async #tellSessionEnd(): Promise<void> {
    const error = { message: SESSION_DESTROYED }
    for (const id of this.#running.keys())
      await this.#write(
        JSON.stringify({ id, type: 'error', payload: this.#legacy ? error : [error] })
      )
    if (this.#legacy)
      await this.#write(JSON.stringify({ type: 'connection_error', payload: error }))
    this.#socket.close(4403, SESSION_DESTROYED)
  }
}
