import { type Client, createClient } from 'graphql-ws/client'

import { asFailure, type Failure, graphqlFailure } from '../failure.ts'
import { operationOf, type TypedDocument, variablesOf } from '../graphql/documents.ts'
import type { Clock, Random } from '../parts.ts'
import { pause, reconnectDelay } from './backoff.ts'
import { twoProtocolSocket } from './two-protocol-socket.ts'

export interface SocketOptions {
  readonly url: () => Promise<string>
  /** Asked at every connection, so a token that rotated is never sent again. */
  readonly parameters: () => Promise<Readonly<Record<string, string>>>
  /** What an operation carries beside its query: the trace that it is a part of. */
  readonly extensions?: () => Promise<Readonly<Record<string, string>>>
  readonly onRefused: (reason: string, code: number) => void
}

export interface SocketPorts {
  readonly WebSocket: typeof globalThis.WebSocket
  readonly clock: Clock
  readonly random: Random
  readonly onWake: (listener: () => void) => () => void
}

export interface Listener<Result> {
  next(data: Result): void
  /** The stream runs, for the first time or again: whatever it feeds is to be read anew. */
  connected?(): void
  failed?(failure: Failure): void
}

export type SocketClient = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  listener: Listener<Result>
) => () => void

const PING_EVERY = 12_000

async function connectable(options: SocketOptions, ports: SocketPorts): Promise<Client> {
  const { clock, random, onWake } = ports
  return createClient({
    url: await options.url(),
    connectionParams: options.parameters,
    webSocketImpl: twoProtocolSocket({
      ...ports,
      token: async () => (await options.parameters())['accessToken'],
      onRefused: options.onRefused
    }),
    keepAlive: PING_EVERY,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: attempt => pause(reconnectDelay(attempt, random), clock, onWake),
    generateID: () => random.id()
  })
}

/** One socket for all streams of an endpoint; it is opened by the first and closed after the last. */
export function createSocketClient(options: SocketOptions, ports: SocketPorts): SocketClient {
  let client: Promise<Client> | undefined
  let isConnected = false

  async function open(): Promise<Client> {
    const opened = await connectable(options, ports)
    opened.on('connected', () => {
      isConnected = true
    })
    opened.on('closed', () => {
      isConnected = false
    })
    return opened
  }

  return (document, variables, listener) => {
    let stopped = false
    const undo: (() => void)[] = []
    const fail = (thrown: unknown) => {
      if (stopped) return
      stop()
      listener.failed?.(Array.isArray(thrown) ? graphqlFailure(thrown) : asFailure(thrown))
    }
    const stop = () => {
      stopped = true
      for (const end of undo.splice(0)) end()
    }

    // A moment later, so that the state is read after the stream was asked for and not before.
    const tell = () => undo.push(ports.clock.after(0, () => listener.connected?.()))

    const start = async (ready: Client) => {
      const extensions = await options.extensions?.()
      if (stopped) return
      undo.push(ready.on('connected', tell))
      if (isConnected) tell()
      const operation = {
        query: document.toString(),
        operationName: operationOf(document).name,
        variables: variablesOf(variables),
        extensions
      }
      const end = ready.subscribe<never>(operation, {
        next({ data, errors }) {
          if (stopped) return
          if (data) listener.next(data)
          else fail(errors ?? [])
        },
        error: fail,
        complete: stop
      })
      undo.push(end)
    }

    client ??= open()
    client.then(start).catch((thrown: unknown) => {
      client = undefined
      fail(thrown)
    })
    return stop
  }
}
