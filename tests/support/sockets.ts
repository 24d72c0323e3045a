import { type Client, createClient } from 'graphql-ws'
import { type ClientOptions, SubscriptionClient } from 'subscriptions-transport-ws'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'

import type { EventKind } from '#server/bus/events.ts'
import type { Platform } from '#server/platform.ts'
import type { Clock } from '#stores/environment/parts.ts'
import { twoProtocolSocket } from '#stores/environment/sockets/two-protocol-socket.ts'
import { PATIENT } from './patience.ts'

export interface Told {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string }[]
}

export interface Heard {
  readonly values: readonly Told[]
  /** What ended it, when it was an error: a list, one object, or the closing of the socket. */
  readonly error?: unknown
}

export interface Listener {
  next(value: Told): void
  end(error?: unknown): void
}

export type Params = Readonly<Record<string, unknown>>

/** What the real clients of both protocols can do, in one form. */
export interface SocketClient {
  subscribe(query: string, listener: Listener, variables?: Params): () => void
  close(): void
}

const shown = (client: Client): SocketClient => ({
  subscribe: (query, listener, variables = {}) =>
    client.subscribe(
      { query, variables: { ...variables } },
      {
        next: value => listener.next(value as Told),
        error: error => listener.end(error ?? 'error'),
        complete: () => listener.end()
      }
    ),
  close: () => void client.dispose()
})

const options = (url: string, params: Params) => ({
  url,
  connectionParams: { ...params },
  retryAttempts: 0
})

/** The package of the newer protocol. */
export const modernClient = (url: string, params: Params = {}): SocketClient =>
  shown(createClient({ ...options(url, params), webSocketImpl: WebSocket }))

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  }
}

/** The site's own socket, which speaks both protocols, before a server that knows this one alone. */
export const siteClient =
  (protocol: string) =>
  (url: string, params: Params = {}): SocketClient => {
    class OneProtocol extends globalThis.WebSocket {
      constructor(address: string | URL) {
        super(address, protocol)
      }
    }
    const webSocketImpl = twoProtocolSocket({
      WebSocket: OneProtocol,
      clock,
      token: async () => undefined,
      onRefused: () => {}
    })
    return shown(createClient({ ...options(url, params), webSocketImpl }))
  }

/** The package of the older protocol, whose subprotocol is called `graphql-ws`. */
export function legacyClient(url: string, params: Params = {}): SocketClient {
  const options: ClientOptions = { reconnect: false, lazy: true, connectionParams: { ...params } }
  const client = new SubscriptionClient(url, options, WebSocket)
  return {
    subscribe(query, listener, variables = {}) {
      client.onError(error => listener.end(error))
      client.onDisconnected(() => listener.end('disconnected'))
      const { unsubscribe } = client.request({ query, variables: { ...variables } }).subscribe({
        next: value => listener.next(value as Told),
        error: error => listener.end(error),
        complete: () => listener.end()
      })
      return unsubscribe
    },
    close: () => client.close()
  }
}

/** Everything that an operation answers until it ends. */
export const hear = (client: SocketClient, query: string, variables?: Params): Promise<Heard> =>
  new Promise(resolve => {
    const values: Told[] = []
    const listener: Listener = {
      next: value => values.push(value),
      end: error => resolve(error === undefined ? { values } : { values, error })
    }
    client.subscribe(query, listener, variables)
  })

/** A stream that hands out one value after the other as they are waited for. */
export function listen(client: SocketClient, query: string, variables?: Params) {
  const values: Told[] = []
  const waiting: ((value: Told) => void)[] = []
  let ended: { readonly error?: unknown } | undefined
  let tellEnd: (() => void) | undefined
  const stop = client.subscribe(
    query,
    {
      next(value) {
        const taker = waiting.shift()
        if (taker) taker(value)
        else values.push(value)
      },
      end(error) {
        ended ??= { error }
        tellEnd?.()
      }
    },
    variables
  )
  return {
    stop,
    next(): Promise<Told> {
      const [value] = values
      if (value) {
        values.shift()
        return Promise.resolve(value)
      }
      return new Promise(resolve => waiting.push(resolve))
    },
    /** How it ended, once it has. */
    end: async (): Promise<unknown> => {
      if (!ended)
        await new Promise<void>(resolve => {
          tellEnd = resolve
        })
      return ended?.error
    },
    unheard: () => values.length
  }
}

export interface RawEnd {
  readonly status?: number
  readonly code?: number
  readonly reason?: string
  readonly frames: readonly Frame[]
}

export type Frame = Readonly<Record<string, unknown>>

/** Opens a bare socket, sends frames as they are, and tells how it ended or what `until` saw. */
export function rawSocket(
  url: string,
  protocol: string | undefined,
  sent: readonly (object | string)[],
  options: {
    readonly origin?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly until?: (frames: readonly Frame[]) => boolean
    /** Waited for after that, before the socket is cut. */
    readonly settled?: () => Promise<void>
    /** Sent when the first message has been acknowledged. */
    readonly afterAck?: readonly (object | string)[]
  } = {}
): Promise<RawEnd> {
  const { origin, headers = {}, until, settled, afterAck = [] } = options
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocol ?? [], {
      headers: { ...headers },
      ...(origin !== undefined && { origin })
    })
    const frames: Frame[] = []
    const send = (frame: object | string) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    let isDone = false
    const cut = async () => {
      await settled?.()
      socket.terminate()
      resolve({ frames })
    }
    const done = () => {
      if (isDone || until?.(frames) !== true) return
      isDone = true
      cut().catch(reject)
    }
    socket.on('message', data => {
      const frame = JSON.parse(String(data)) as Frame
      frames.push(frame)
      if (frame['type'] === 'connection_ack') for (const next of afterAck) send(next)
      done()
    })
    socket.on('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0, frames })
      socket.terminate()
    })
    socket.on('error', error => (socket.readyState === WebSocket.CONNECTING ? reject(error) : {}))
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason), frames }))
    socket.on('open', () => {
      for (const frame of sent) send(frame)
      done()
    })
  })
}

/** Counts who listens on a platform's bus, by the kind and the subject of events. */
export function countListeners({ ports }: Pick<Platform, 'ports'>) {
  const counts = new Map<string, number>()
  const subscribe = ports.bus.subscribe.bind(ports.bus)
  vi.spyOn(ports.bus, 'subscribe').mockImplementation((kind, subject, handler, since) => {
    const name = `${kind} ${subject}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const stop = subscribe(kind, subject, handler, since)
    return () => {
      counts.set(name, (counts.get(name) ?? 0) - 1)
      stop()
    }
  })
  const now = (kind: EventKind, subject: string) => counts.get(`${kind} ${subject}`) ?? 0
  return {
    now,
    reach: (kind: EventKind, subject: string, count: number): Promise<void> =>
      vi.waitFor(() => expect(now(kind, subject)).toBe(count), { ...PATIENT, interval: 5 })
  }
}

/** Watches a platform, so that a test can wait until a subject's events of a kind are listened to. */
export function watchBus({ ports }: Pick<Platform, 'ports'>) {
  const spy = vi.spyOn(ports.bus, 'subscribe')
  return (kind: EventKind, subject: string, times = 1): Promise<void> =>
    vi.waitFor(() => {
      const heard = spy.mock.calls.filter(([what, who]) => what === kind && who === subject)
      expect(heard.length).toBeGreaterThanOrEqual(times)
    }, PATIENT)
}
