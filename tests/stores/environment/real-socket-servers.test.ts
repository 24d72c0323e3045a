import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { useServer as serveNewer } from 'graphql-ws/use/ws'
import { SubscriptionServer } from 'subscriptions-transport-ws'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'

import { createSocketClient } from '#stores/environment/sockets/socket-client.ts'
import { until } from '#tests/support/socket-server.ts'
import { createTestClock } from '#tests/support/test-clock.ts'

// Both packages load the CommonJS copy of graphql, and a schema must be of the same copy.
const { buildSchema, execute, subscribe } = createRequire(import.meta.url)(
  'graphql'
) as typeof import('graphql')

function countingSchema() {
  const schema = buildSchema(`
    type Query { ok: Boolean }
    type Subscription { count(to: Int!): Int!, broken: Int! }
  `)
  const { count, broken } = schema.getSubscriptionType()!.getFields()
  count!.subscribe = async function* (_, { to }) {
    for (let next = 1; next <= to; next++) yield { count: next }
  }
  broken!.subscribe = () => {
    throw new Error('broken')
  }
  return schema
}

const COUNT = 'subscription Count($to: Int!) { count(to: $to) }'
const BROKEN = 'subscription Broken { broken }'
const ends: (() => unknown)[] = []

async function listening(http: Server): Promise<string> {
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise<void>(resolve => http.close(() => resolve())))
  return `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`
}

const PARAMETERS: unknown[] = []

async function olderServer(): Promise<string> {
  const http = createServer()
  const server = SubscriptionServer.create(
    {
      schema: countingSchema(),
      execute,
      subscribe,
      keepAlive: 20,
      onConnect: (parameters: unknown) => void PARAMETERS.push(parameters)
    },
    { server: http, path: '/graphql' }
  )
  ends.push(() => server.close())
  return listening(http)
}

async function newerServer(): Promise<string> {
  const http = createServer()
  const sockets = new WebSocketServer({ server: http, path: '/graphql' })
  const server = serveNewer(
    {
      schema: countingSchema(),
      onConnect: ({ connectionParams }) => void PARAMETERS.push(connectionParams)
    },
    sockets
  )
  ends.push(() => server.dispose())
  return listening(http)
}

function connect(url: string) {
  let ids = 0
  return createSocketClient(
    {
      url: async () => url,
      parameters: async () => ({ accessToken: 'token-1', brand: 'Infiniza' }),
      onRefused: () => undefined
    },
    {
      WebSocket,
      clock: createTestClock(),
      random: { fraction: () => 0.5, id: () => `operation-${++ids}` },
      onWake: () => () => undefined
    }
  )
}

describe.each([
  ['subscriptions-transport-ws', olderServer],
  ['graphql-ws', newerServer]
] as const)('the server of the package %s', (_, serve) => {
  afterEach(async () => {
    PARAMETERS.length = 0
    for (const end of ends.splice(0)) await end()
  })

  test('is understood from the first event to the last [WIRE-09] [WIRE-13] [WIRE-23]', async () => {
    const client = connect(await serve())
    const seen: unknown[] = []
    ends.unshift(
      client({ toString: () => COUNT }, { to: 3 }, { next: data => void seen.push(data) })
    )
    await until(() => seen.length === 3)
    expect(seen).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }])
    expect(PARAMETERS).toEqual([{ accessToken: 'token-1', brand: 'Infiniza' }])
  })

  test('is understood when it tells of a fault', async () => {
    const client = connect(await serve())
    const failures: string[] = []
    const listener = {
      next: () => undefined,
      failed: ({ message }: Error) => void failures.push(message)
    }
    ends.unshift(client({ toString: () => BROKEN }, {}, listener))
    await until(() => failures.length === 1)
    expect(failures[0]).toContain('[GraphQL]')
  })
})
