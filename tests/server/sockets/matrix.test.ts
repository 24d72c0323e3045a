import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { destroySession } from '#server/capabilities/session/index.ts'
import type { EndReason } from '#server/capabilities/session/table.ts'
import { LEGACY, MODERN } from '#server/sockets/legacy.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  countListeners,
  hear,
  legacyClient,
  listen,
  modernClient,
  type Params,
  type SocketClient,
  siteClient
} from '#tests/support/sockets.ts'

const CLIENTS = [
  { client: 'graphql-ws', protocol: MODERN, connect: modernClient },
  { client: 'subscriptions-transport-ws', protocol: LEGACY, connect: legacyClient },
  { client: 'the site’s own', protocol: MODERN, connect: siteClient(MODERN) },
  { client: 'the site’s own', protocol: LEGACY, connect: siteClient(LEGACY) }
]

/** The real endpoints; each tells of its own share of the sessions that end. */
const ENDPOINTS: readonly { endpoint: string; reason: EndReason; query: string; answer: object }[] =
  [
    {
      endpoint: '/graphql',
      reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
      query: '{ public { __typename } }',
      answer: { public: { __typename: 'Public' } }
    },
    {
      endpoint: '/lobby/graphql',
      reason: 'SESSION_EXPIRED',
      query: '{ abTests { name } __typename }',
      answer: { abTests: [], __typename: 'Query' }
    }
  ]

const MATRIX = CLIENTS.flatMap(client => ENDPOINTS.map(endpoint => ({ ...client, ...endpoint })))

const SESSION_ENDS = 'subscription { sessionDestroyed { sessionId } }'

describe('real clients at the real endpoints', () => {
  let platform: TestPlatform
  let listeners: ReturnType<typeof countListeners>
  let playerId: string
  let token: string
  let sessionId: string

  beforeAll(async () => {
    platform = await startPlatform()
    listeners = countListeners(platform)
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    playerId = (await newPlayer(platform)).id
    token = (await signInAs(platform, playerId)).accessToken
    sessionId = String(decodeJwt(token)['session_id'])
  })

  describe.each(MATRIX)('$client by $protocol at $endpoint', row => {
    const { protocol, endpoint, reason, query, answer, connect } = row
    let client: SocketClient

    const open = (params: Params) => {
      client = connect(`${platform.url.replace('http', 'ws')}${endpoint}`, params)
      return client
    }
    const end = (id = sessionId) => destroySession(platform.ports, id, reason)
    const listening = (count: number) => listeners.reach('session.destroyed', playerId, count)

    beforeEach(() => {
      open({ accessToken: token })
      return () => client.close()
    })

    test('asks for this protocol at the handshake', async () => {
      const offered = new Promise(resolve =>
        platform.app.server.once('upgrade', ({ headers }) =>
          resolve(headers['sec-websocket-protocol'])
        )
      )
      await hear(client, query)
      expect(await offered).toBe(protocol)
    })

    test('is answered', async () => {
      expect(await hear(client, query)).toEqual({ values: [{ data: answer }] })
    })

    test('has its variables read', async () => {
      const asked =
        'query ($yes: Boolean!, $no: Boolean!) { yes: __typename @include(if: $yes) no: __typename @include(if: $no) }'
      const { values } = await hear(client, asked, { yes: true, no: false })
      expect(values).toEqual([{ data: { yes: 'Query' } }])
    })

    test('is told of an unknown field, without a suggestion', async () => {
      const heard = JSON.stringify(await hear(client, '{ __typenam }'))
      expect(heard).toContain('Cannot query field')
      expect(heard).not.toContain('Did you mean')
    })

    test('keeps its other streams when one operation is wrong', async () => {
      const stream = listen(client, SESSION_ENDS)
      await listening(2)
      expect(JSON.stringify(await hear(client, '{syntax'))).toContain('Syntax Error')
      await end()
      expect(await stream.next()).toEqual({ data: { sessionDestroyed: { sessionId } } })
    })

    test('is a visitor without a token, who follows no player', async () => {
      client.close()
      expect(await hear(open({}), query)).toEqual({ values: [{ data: answer }] })
      expect(JSON.stringify(await hear(client, SESSION_ENDS))).toContain('Sign in to do this')
    })

    test.each(['garbage', 'a.b.c'])('is refused with the token %s', async wrong => {
      client.close()
      const heard = await hear(open({ accessToken: wrong }), query)
      expect(heard.values).toEqual([])
      expect(heard.error).toBeDefined()
    })

    test('is refused with the token of a session that has ended', async () => {
      client.close()
      await end()
      const heard = await hear(open({ accessToken: token }), query)
      expect(heard.values).toEqual([])
      expect(heard.error).toBeDefined()
    })

    test('is told of the end of its own session and of no other', async () => {
      const other = (await newPlayer(platform)).id
      const theirs = decodeJwt((await signInAs(platform, other)).accessToken)['session_id']
      const stream = listen(client, SESSION_ENDS)
      await listening(2)
      await end(String(theirs))
      await end()
      expect(await stream.next()).toEqual({ data: { sessionDestroyed: { sessionId } } })
    })

    test('is told nothing more once its session has ended', async () => {
      const stream = listen(client, SESSION_ENDS)
      await listening(2)
      await end()
      await stream.next()
      expect(await stream.end()).toBeDefined()
      await listening(0)
      const again = await signInAs(platform, playerId)
      await end(String(decodeJwt(again.accessToken)['session_id']))
      expect(stream.unheard()).toBe(0)
    })

    test('leaves nothing behind when it leaves a stream', async () => {
      const stream = listen(client, SESSION_ENDS)
      await listening(2)
      const kept = listen(client, SESSION_ENDS)
      await listening(3)
      stream.stop()
      await listening(2)
      await end()
      expect(await kept.next()).toEqual({ data: { sessionDestroyed: { sessionId } } })
      expect(stream.unheard()).toBe(0)
    })

    test('leaves nothing behind when its socket goes', async () => {
      listen(client, SESSION_ENDS)
      await listening(2)
      client.close()
      await listening(0)
    })
  })
})
