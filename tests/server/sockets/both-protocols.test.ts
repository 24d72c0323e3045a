import { makeExecutableSchema } from '@graphql-tools/schema'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { Documents } from '#server/graphql/documents.ts'
import { streamOf } from '#server/graphql/stream.ts'
import { serveGraphqlSocket } from '#server/sockets/graphql-socket.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  hear,
  legacyClient,
  listen,
  modernClient,
  type Params,
  rawSocket,
  type SocketClient
} from '#tests/support/sockets.ts'

/** How many streams have begun and how many were left. */
const streams = { begun: 0, left: 0 }
let streamLeft = () => {}

const schema = makeExecutableSchema({
  typeDefs: `
    type Query { hello: String! boom: String! who: String }
    type Subscription { tick(n: Int!): Int! forever: Int! failsAt(n: Int!): Int! }`,
  resolvers: {
    Query: {
      hello: () => 'hi',
      boom: () => {
        throw new Error('secret')
      },
      who: (_root, _input, { session }: { session: { playerId: string } | null }) =>
        session?.playerId ?? null
    },
    Subscription: {
      tick: {
        async *subscribe(_root: unknown, { n }: { n: number }) {
          for (let tick = 0; tick < n; tick++) yield { tick }
        }
      },
      failsAt: {
        async *subscribe(_root: unknown, { n }: { n: number }) {
          for (let failsAt = 0; failsAt < n; failsAt++) yield { failsAt }
          throw new Error('secret')
        }
      },
      forever: {
        subscribe: () =>
          streamOf<{ forever: number }>(push => {
            streams.begun++
            push({ forever: 0 })
            return () => {
              streams.left++
              streamLeft()
            }
          })
      }
    }
  }
})

const nextStreamLeft = () =>
  new Promise<void>(resolve => {
    streamLeft = resolve
  })

describe('websockets', () => {
  let platform: TestPlatform
  let app: FastifyInstance
  let url: string
  /** Beats often and waits briefly, so that tests need not. */
  let impatient: string
  let token: string
  let playerId: string

  beforeAll(async () => {
    platform = await startPlatform()
    app = fastify()
    const documents = new Documents(schema, { introspection: false })
    const common = { documents, tellsSessionEnd: false }
    const pace = { keepAlive: 250, init: 300 }
    serveGraphqlSocket(app, platform.ports, { path: '/graphql', ...common })
    serveGraphqlSocket(app, platform.ports, { path: '/impatient', ...common, pace })
    const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
    url = `${address}/graphql`
    impatient = `${address}/impatient`
    playerId = (await newPlayer(platform)).id
    token = (await signInAs(platform, playerId)).accessToken
  })
  afterAll(async () => {
    await app.close()
    await platform.close()
  })

  describe.each([
    { name: 'the newer protocol', connect: modernClient },
    { name: 'the older protocol', connect: legacyClient }
  ])('by the client of $name', ({ connect }) => {
    let client: SocketClient
    const open = (params: Params) => {
      client = connect(url, params)
      return client
    }
    beforeEach(() => {
      open({ accessToken: token })
      return () => client.close()
    })

    test('a stream is told in order and then completed', async () => {
      const { values, error } = await hear(client, 'subscription($n: Int!) { tick(n: $n) }', {
        n: 10
      })
      expect(error).toBeUndefined()
      expect(values.map(({ data }) => data?.['tick'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    })

    test('a query is answered', async () => {
      const { values } = await hear(client, '{ hello }')
      expect(values).toEqual([{ data: { hello: 'hi' } }])
    })

    test('an unknown field is told as an error, without a suggestion', async () => {
      const heard = await hear(client, '{ helo }')
      expect(JSON.stringify(heard)).toContain('Cannot query field')
      expect(JSON.stringify(heard)).not.toContain('Did you mean')
    })

    test('a mistake in the syntax ends that operation and no other', async () => {
      const other = listen(client, 'subscription { forever }')
      await other.next()
      const heard = await hear(client, '{syntax')
      expect(JSON.stringify(heard)).toContain('Syntax Error')
      expect((await hear(client, '{ hello }')).values).toEqual([{ data: { hello: 'hi' } }])
      other.stop()
    })

    test('what a resolver throws is masked', async () => {
      const heard = await hear(client, '{ boom }')
      expect(heard.values[0]?.errors?.[0]?.message).toBe('Something went wrong')
      expect(JSON.stringify(heard)).not.toContain('secret')
    })

    test('a stream that fails tells so without its words', async () => {
      const heard = await hear(client, 'subscription { failsAt(n: 2) }')
      expect(heard.values).toHaveLength(2)
      expect(JSON.stringify(heard.error)).toContain('Something went wrong')
      expect(JSON.stringify(heard.error)).not.toContain('secret')
    })

    test('the token of the first message says who asks', async () => {
      expect((await hear(client, '{ who }')).values).toEqual([{ data: { who: playerId } }])
      client.close()
      const bearer = open({ authorization: `Bearer ${token}` })
      expect((await hear(bearer, '{ who }')).values).toEqual([{ data: { who: playerId } }])
    })

    test('a client without a token is a visitor', async () => {
      client.close()
      expect((await hear(open({}), '{ who }')).values).toEqual([{ data: { who: null } }])
    })

    test.each(['garbage', 'undefined', 'null', 'a.b.c'])('the token %s is refused', async wrong => {
      client.close()
      const heard = await hear(open({ accessToken: wrong }), '{ hello }')
      expect(heard.values).toEqual([])
      expect(heard.error).toBeDefined()
    })

    test('leaving a stream stops its source', async () => {
      const stream = listen(client, 'subscription { forever }')
      await stream.next()
      const left = nextStreamLeft()
      stream.stop()
      await left
    })

    test('losing the socket stops its sources', async () => {
      await listen(client, 'subscription { forever }').next()
      const left = nextStreamLeft()
      client.close()
      await left
      expect(streams.left).toBe(streams.begun)
    })
  })

  describe('by bare frames', () => {
    const init = { type: 'connection_init', payload: {} }
    const start = (id: string, query: string) => ({ id, type: 'start', payload: { query } })
    const subscribe = (id: string, query: string) => ({ id, type: 'subscribe', payload: { query } })

    test('both protocols are offered and the newer one is preferred [WIRE-09]', async () => {
      const chosen = (protocols: string[]) =>
        new Promise(resolve => {
          const socket = new WebSocket(url, protocols)
          socket.onopen = () => {
            resolve(socket.protocol)
            socket.close()
          }
        })
      expect(await chosen(['graphql-ws'])).toBe('graphql-ws')
      expect(await chosen(['graphql-ws', 'graphql-transport-ws'])).toBe('graphql-transport-ws')
    })

    test('the older protocol acknowledges and keeps alive [WIRE-14]', async () => {
      const isThirdBeat = (frames: readonly { readonly type?: unknown }[]) =>
        frames.filter(({ type }) => type === 'ka').length === 3
      const { frames } = await rawSocket(impatient, 'graphql-ws', [init], { until: isThirdBeat })
      expect(frames.map(({ type }) => type)).toEqual(['connection_ack', 'ka', 'ka', 'ka'])
    })

    test('connection_init, start and stop are understood, data and complete answered [WIRE-10] [WIRE-11] [WIRE-12] [WIRE-13]', async () => {
      const left = nextStreamLeft()
      const { frames } = await rawSocket(url, 'graphql-ws', [init], {
        afterAck: [
          start('1', 'subscription { forever }'),
          start('2', 'subscription { tick(n: 1) }'),
          { id: '1', type: 'stop' }
        ],
        until: seen => seen.some(({ id, type }) => id === '2' && type === 'complete')
      })
      expect(frames.filter(({ id }) => id === '2')).toEqual([
        { id: '2', type: 'data', payload: { data: { tick: 0 } } },
        { id: '2', type: 'complete' }
      ])
      await left
    })

    test('a start that comes before the acknowledgement waits for it', async () => {
      const { frames } = await rawSocket(url, 'graphql-ws', [init, start('1', '{ hello }')], {
        until: seen => seen.some(({ type }) => type === 'complete')
      })
      expect(frames.filter(({ type }) => type !== 'ka')).toEqual([
        { type: 'connection_ack' },
        { id: '1', type: 'data', payload: { data: { hello: 'hi' } } },
        { id: '1', type: 'complete' }
      ])
    })

    test('a refused token is told by name', async () => {
      const wrong = { type: 'connection_init', payload: { accessToken: 'garbage' } }
      const legacy = await rawSocket(url, 'graphql-ws', [wrong])
      expect(legacy.frames).toEqual([
        { type: 'connection_error', payload: { message: 'AuthenticationFailure' } }
      ])
      const modern = await rawSocket(url, 'graphql-transport-ws', [wrong])
      expect(modern).toMatchObject({ code: 4403, reason: 'AuthenticationFailure', frames: [] })
    })

    test.each([
      { what: 'work before the first message', sent: [start('1', '{ hello }')], code: 4401 },
      { what: 'broken JSON', sent: ['{"type":'], code: 4400 },
      { what: 'null', sent: ['null'], code: 4400 },
      { what: 'a list', sent: ['[]'], code: 4400 },
      { what: 'an unknown type', sent: [{ type: '__proto__' }], code: 4400 },
      { what: 'a start without a query', sent: [init, { id: '1', type: 'start' }], code: 4400 },
      { what: 'two first messages', sent: [init, init], code: 4429 },
      {
        what: 'one id twice',
        sent: [
          init,
          start('1', 'subscription { forever }'),
          start('1', 'subscription { forever }')
        ],
        code: 4409
      }
    ])('the older protocol ends on $what', async ({ sent, code }) => {
      expect((await rawSocket(url, 'graphql-ws', sent)).code).toBe(code)
    })

    test.each([
      { what: 'work before the first message', sent: [subscribe('1', '{ hello }')], code: 4401 },
      { what: 'broken JSON', sent: ['{"type":'], code: 4400 },
      { what: 'a frame of the older protocol', sent: [init, start('1', '{ hello }')], code: 4400 },
      { what: 'a frame above 64 KiB', sent: ['x'.repeat(70_000)], code: 1009 },
      { what: 'two first messages', sent: [init, init], code: 4429 }
    ])('the newer protocol ends on $what', async ({ sent, code }) => {
      expect((await rawSocket(url, 'graphql-transport-ws', sent)).code).toBe(code)
    })

    test.each(['graphql-ws', 'graphql-transport-ws'])(
      'a socket of %s that never says who it is is closed',
      async protocol => {
        expect((await rawSocket(impatient, protocol, [])).code).toBe(4408)
      }
    )

    test('a socket without a protocol of ours is closed', async () => {
      expect((await rawSocket(url, undefined, [])).code).toBe(4406)
      expect((await rawSocket(url, 'soap', [])).code).toBe(1006)
    })

    test.each(['https://evil.example', 'null', 'http://games.localhost'])(
      'a page of %s is refused at the handshake',
      async origin => {
        expect((await rawSocket(url, 'graphql-ws', [], { origin })).status).toBe(403)
      }
    )

    test('a page of the site is let in', async () => {
      const { frames } = await rawSocket(url, 'graphql-ws', [init], {
        origin: new URL(platform.ports.config.publicUrl).origin,
        until: seen => seen.length > 0
      })
      expect(frames[0]).toEqual({ type: 'connection_ack' })
    })

    test('of a thousand operations on one socket no more than 64 run', async () => {
      const starts = Array.from({ length: 1000 }, (_, at) =>
        subscribe(String(at), 'subscription { forever }')
      )
      const refused = (frames: readonly { readonly type?: unknown }[]) =>
        frames.filter(({ type }) => type === 'error').length
      const before = streams.begun
      const { frames } = await rawSocket(url, 'graphql-transport-ws', [init], {
        afterAck: starts,
        until: seen => refused(seen) >= 1000 - 64
      })
      expect(refused(frames)).toBe(1000 - 64)
      expect(streams.begun - before).toBe(64)
    })

    test('a path where nothing listens is told so', async () => {
      const { status } = await rawSocket(url.replace('graphql', 'nothing'), 'graphql-ws', [])
      expect(status).toBe(404)
    })
  })
})
