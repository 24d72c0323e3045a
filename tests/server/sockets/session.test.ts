import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { destroySession } from '#server/capabilities/session/index.ts'
import type { EndReason } from '#server/capabilities/session/table.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  hear,
  legacyClient,
  listen,
  modernClient,
  rawSocket,
  watchBus
} from '#tests/support/sockets.ts'

const CLIENTS = [
  { name: 'newer', connect: modernClient },
  { name: 'older', connect: legacyClient }
]

describe('a session on a socket', () => {
  let platform: TestPlatform
  let main: string
  let lobby: string
  let playerId: string
  let token: string
  let listenedTo: ReturnType<typeof watchBus>

  const sessionIdOf = (accessToken: string): string =>
    JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).session_id
  const end = (reason: EndReason) => destroySession(platform.ports, sessionIdOf(token), reason)

  beforeAll(async () => {
    // Its licence allows one session alone, so a log-in ends the one before.
    platform = await startPlatform({ env: { LOBBY_OPERATOR: 'Elmst' } })
    listenedTo = watchBus(platform)
    main = `${platform.url.replace('http', 'ws')}/graphql`
    lobby = `${platform.url.replace('http', 'ws')}/lobby/graphql`
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    playerId = (await newPlayer(platform)).id
    token = (await signInAs(platform, playerId)).accessToken
  })

  test.each(CLIENTS)(
    'another log-in is told on the main socket of the $name protocol, then it closes [SESS-14]',
    async ({ connect }) => {
      const client = connect(main, { accessToken: token })
      const told = listen(client, 'subscription { sessionDestroyed { sessionId } }')
      const wallet = listen(client, 'subscription { balanceUpdated { version } }')
      await wallet.next()
      // The socket itself listens too.
      await listenedTo('session.destroyed', playerId, 2)
      await signInAs(platform, playerId)
      expect(await told.next()).toEqual({
        data: { sessionDestroyed: { sessionId: sessionIdOf(token) } }
      })
      expect(await wallet.end()).toBeDefined()
      expect(wallet.unheard()).toBe(0)
      client.close()
    }
  )

  test.each(CLIENTS)(
    'any other end is told on the lobby socket of the $name protocol by session_destroyed_error [SESS-17]',
    async ({ connect }) => {
      const client = connect(lobby, { accessToken: token })
      const stream = listen(client, 'subscription { sessionDestroyed { sessionId } }')
      await listenedTo('session.destroyed', playerId, 2)
      await end('SESSION_EXPIRED')
      expect(await stream.next()).toEqual({
        data: { sessionDestroyed: { sessionId: sessionIdOf(token) } }
      })
      expect(JSON.stringify(await stream.end())).toContain('session_destroyed_error')
      client.close()
    }
  )

  test('the older protocol is told by connection_error too', async () => {
    const ended = rawSocket(
      lobby,
      'graphql-ws',
      [{ type: 'connection_init', payload: { accessToken: token } }],
      {
        until: frames => {
          if (frames.length === 2) void end('SESSION_EXPIRED')
          return false
        }
      }
    )
    const { code, reason, frames } = await ended
    expect({ code, reason }).toEqual({ code: 4403, reason: 'session_destroyed_error' })
    expect(frames.at(-1)).toEqual({
      type: 'connection_error',
      payload: { message: 'session_destroyed_error' }
    })
  })

  test.each([
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', 1, 0],
    ['SESSION_EXPIRED', 0, 1],
    ['JWT_EXPIRED', 0, 1],
    ['LOGGED_OUT', 0, 1]
  ] as const)(
    'an end for %s is told on one endpoint alone: main %i, lobby %i',
    async (reason, onMain, onLobby) => {
      const clients = [main, lobby].map(url => modernClient(url, { accessToken: token }))
      const streams = clients.map(client =>
        listen(client, 'subscription { sessionDestroyed { sessionId } }')
      )
      await listenedTo('session.destroyed', playerId, 4)
      await end(reason)
      const ends = await Promise.all(streams.map(stream => stream.end()))
      expect(streams.map(stream => stream.unheard())).toEqual([onMain, onLobby])
      expect(ends[0]).toMatchObject({ code: 4403, reason })
      for (const client of clients) client.close()
    }
  )

  test('a session ended from another device of the player is told on the lobby socket', async () => {
    const url = `${platform.url}/graphql`
    const query = 'mutation End($id: ID!) { endSession(id: $id) { ended } }'
    const client = modernClient(lobby, { accessToken: token })
    const told = listen(client, 'subscription { sessionDestroyed { sessionId } }')
    await listenedTo('session.destroyed', playerId, 2)
    const id = sessionIdOf(token)
    expect((await ask({ url, query, variables: { id }, token })).data).toEqual({
      endSession: { ended: true }
    })
    expect(await told.next()).toEqual({ data: { sessionDestroyed: { sessionId: id } } })
    client.close()
  })

  test('the end of one session leaves the socket of another player open', async () => {
    const other = await newPlayer(platform)
    const theirs = (await signInAs(platform, other.id)).accessToken
    const client = modernClient(main, { accessToken: theirs })
    await end('SESSION_EXPIRED')
    const { values } = await hear(client, '{ viewer { id } }')
    expect(values).toEqual([{ data: { viewer: { id: `viewer:${other.id}` } } }])
    client.close()
  })

  test.each(['main', 'lobby'])(
    'the token of an ended session opens no socket to the %s endpoint',
    async which => {
      await end('SESSION_EXPIRED')
      const answer = await rawSocket(which === 'main' ? main : lobby, 'graphql-transport-ws', [
        { type: 'connection_init', payload: { accessToken: token } }
      ])
      expect(answer).toMatchObject({ code: 4403, reason: 'AuthenticationFailure' })
    }
  )

  test('open sockets are counted by endpoint', async () => {
    const count = async () => {
      const { registry } = platform.ports.metrics
      const gauge = await registry.getSingleMetric('graphql_sockets')?.get()
      return gauge?.values.find(({ labels }) => labels['endpoint'] === 'main')?.value
    }
    await expect.poll(count, { timeout: 10_000 }).toBe(0)
    const client = modernClient(main, { accessToken: token })
    await hear(client, '{ viewer { id } }')
    const kept = listen(client, 'subscription { balanceUpdated { version } }')
    await kept.next()
    expect(await count()).toBe(1)
    client.close()
    await expect.poll(count, { timeout: 10_000 }).toBe(0)
  })

  test('after a log-out the token is worth nothing [SESS-18]', async () => {
    const url = `${platform.url}/graphql`
    const left = await ask({ url, token, query: 'mutation { logout { loggedOut } }' })
    expect(left.data).toEqual({ logout: { loggedOut: true } })
    const after = await ask({ url, token, query: '{ viewer { id } }' })
    expect(after).toMatchObject({
      status: 401,
      errors: [{ extensions: { type: 'AuthenticationFailure' } }]
    })
  })
})
