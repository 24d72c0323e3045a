import { createClient } from 'graphql-ws'
import { type ClientOptions, SubscriptionClient } from 'subscriptions-transport-ws'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'

import type { EventKind } from '#server/bus/events.ts'
import type { Platform } from '#server/platform.ts'

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

/** The package of the newer protocol. */
export function modernClient(url: string, params: Params = {}): SocketClient {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { ...params },
    retryAttempts: 0
  })
  return {
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
  }
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
    readonly until?: (frames: readonly Frame[]) => boolean
    /** Sent when the first message has been acknowledged. */
    readonly afterAck?: readonly object[]
  } = {}
): Promise<RawEnd> {
  const { origin, until, afterAck = [] } = options
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocol ?? [], origin === undefined ? {} : { origin })
    const frames: Frame[] = []
    const done = () => {
      if (until?.(frames) !== true) return
      socket.terminate()
      resolve({ frames })
    }
    socket.on('message', data => {
      const frame = JSON.parse(String(data)) as Frame
      frames.push(frame)
      if (frame['type'] === 'connection_ack')
        for (const next of afterAck) socket.send(JSON.stringify(next))
      done()
    })
    socket.on('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0, frames })
      socket.terminate()
    })
    socket.on('error', error => (socket.readyState === WebSocket.CONNECTING ? reject(error) : {}))
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason), frames }))
    socket.on('open', () => {
      for (const frame of sent)
        socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
      done()
    })
  })
}

/** Watches a platform, so that a test can wait until a subject's events of a kind are listened to. */
export function watchBus({ ports }: Pick<Platform, 'ports'>) {
  const spy = vi.spyOn(ports.bus, 'subscribe')
  return (kind: EventKind, subject: string, times = 1): Promise<void> =>
    vi.waitFor(
      () => {
        const heard = spy.mock.calls.filter(([what, who]) => what === kind && who === subject)
        expect(heard.length).toBeGreaterThanOrEqual(times)
      },
      { timeout: 10_000 }
    )
}
