import { afterEach, describe, expect, test } from 'vitest'

import { WalletDocument, type WalletSubscription } from '#contract/generated/main/graphql.ts'
import type { Failure } from '#stores/environment/failure.ts'
import { reconnectDelay } from '#stores/environment/sockets/backoff.ts'
import { createSocketClient } from '#stores/environment/sockets/socket-client.ts'
import { libraryTimers } from '#tests/support/library-timers.ts'
import {
  type Frame,
  NEWER,
  OLDER,
  type Peer,
  serveSockets,
  until
} from '#tests/support/socket-server.ts'
import { createTestClock } from '#tests/support/test-clock.ts'

type Server = Awaited<ReturnType<typeof serveSockets>>

const ended: (() => unknown)[] = []

const update = (version: number) => ({ balanceUpdated: { balance: '12.50', version } })

/** Answers as the protocol asks, and sends one event to every operation. */
const polite = (protocol: string) => (peer: Peer, frame: Frame) => {
  if (frame.type === 'connection_init') peer.send({ type: 'connection_ack' })
  if (frame.type === 'ping') peer.send({ type: 'pong' })
  if (frame.type === 'subscribe' || frame.type === 'start')
    peer.send({
      id: frame.id!,
      type: protocol === OLDER ? 'data' : 'next',
      payload: { data: update(1) }
    })
}

async function serve(protocol: string, react = polite(protocol)): Promise<Server> {
  const server = await serveSockets(protocol, react)
  ended.push(server.close)
  return server
}

function connect(
  server: Server,
  { token = async () => 'token-1', fraction = 0.5, Socket = WebSocket } = {}
) {
  const clock = createTestClock()
  const wakers = new Set<() => void>()
  const refusals: string[] = []
  let ids = 0
  const client = createSocketClient(
    {
      url: async () => server.url,
      parameters: async () => ({ accessToken: await token() }),
      onRefused: (reason, code) => void refusals.push(`${code} ${reason}`)
    },
    {
      WebSocket: Socket,
      clock,
      random: { fraction: () => fraction, id: () => `operation-${++ids}` },
      onWake(listener) {
        wakers.add(listener)
        return () => void wakers.delete(listener)
      }
    }
  )
  const follow = () => {
    const seen: WalletSubscription[] = []
    const failures: Failure[] = []
    let connections = 0
    const stop = client(
      WalletDocument,
      {},
      {
        next: data => void seen.push(data),
        failed: failure => void failures.push(failure),
        connected: () => {
          connections += 1
        }
      }
    )
    ended.unshift(stop)
    return { seen, failures, stop, connections: () => connections }
  }
  const wake = () => {
    for (const listener of [...wakers]) listener()
  }
  return { clock, follow, refusals, wake }
}

const types = (peer: Peer | undefined) => peer?.frames.map(({ type }) => type) ?? []

afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

describe.each([OLDER, NEWER])('a socket to a server that speaks %s', protocol => {
  const start = protocol === OLDER ? 'start' : 'subscribe'
  const stop = protocol === OLDER ? 'stop' : 'complete'
  const data = protocol === OLDER ? 'data' : 'next'

  test('offers both subprotocols in one handshake [WIRE-09]', async () => {
    const server = await serve(protocol)
    const { seen } = connect(server).follow()
    await until(() => seen.length > 0)
    expect(server.offered).toEqual([[OLDER, NEWER]])
    expect(server.peers[0]!.socket.protocol).toBe(protocol)
  })

  test('introduces itself with the token before anything else [WIRE-10] [WIRE-25]', async () => {
    const server = await serve(protocol)
    const { seen } = connect(server).follow()
    await until(() => seen.length > 0)
    expect(server.peers[0]!.frames[0]).toEqual({
      type: 'connection_init',
      payload: { accessToken: 'token-1' }
    })
  })

  test('begins a stream with query, name and variables under an id [WIRE-11]', async () => {
    const server = await serve(protocol)
    const { seen } = connect(server).follow()
    await until(() => seen.length > 0)
    expect(server.peers[0]!.frames[1]).toEqual({
      id: 'operation-1',
      type: start,
      payload: { query: WalletDocument.toString(), operationName: 'Wallet', variables: {} }
    })
    expect(seen).toEqual([update(1)])
  })

  test('ends a stream under the same id [WIRE-12]', async () => {
    const server = await serve(protocol)
    const client = connect(server)
    const first = client.follow()
    const second = client.follow()
    await until(() => first.seen.length > 0 && second.seen.length > 0)
    first.stop()
    const [peer] = server.peers
    await until(() => types(peer).includes(stop))
    expect(peer!.frames.at(-1)).toEqual({ id: 'operation-1', type: stop })
    peer!.send({ id: 'operation-1', type: data, payload: { data: update(2) } })
    peer!.send({ id: 'operation-2', type: data, payload: { data: update(3) } })
    await until(() => second.seen.length > 1)
    expect(first.seen).toHaveLength(1)
  })

  test('lets the server end a stream [WIRE-13]', async () => {
    const server = await serve(protocol)
    const client = connect(server)
    const first = client.follow()
    const second = client.follow()
    await until(() => first.seen.length > 0 && second.seen.length > 0)
    const [peer] = server.peers
    peer!.send({ id: 'operation-1', type: 'complete' })
    peer!.send({ id: 'operation-1', type: data, payload: { data: update(2) } })
    peer!.send({ id: 'operation-2', type: data, payload: { data: update(3) } })
    await until(() => second.seen.length > 1)
    expect(first.seen).toHaveLength(1)
    expect(types(peer)).not.toContain(stop)
  })

  test('closes with the last stream and says goodbye', async () => {
    const server = await serve(protocol)
    const { seen, stop: end } = connect(server).follow()
    await until(() => seen.length > 0)
    end()
    const [peer] = server.peers
    await until(() => peer!.socket.readyState === peer!.socket.CLOSED)
    expect(types(peer).at(-1)).toBe(protocol === OLDER ? 'connection_terminate' : 'complete')
  })

  test('comes back by growing delays and takes its streams up again [WIRE-15] [WIRE-26]', async () => {
    const server = await serve(protocol)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    await clock.pass(0)
    expect(stream.connections()).toBe(1)

    server.shut(true)
    server.peers[0]!.socket.close(1001)
    for (const delay of [1000, 1200, 1440, 1728]) {
      await until(() => clock.delays().includes(delay))
      await clock.pass(delay)
    }
    await until(() => clock.delays().includes(2074))
    server.shut(false)
    await clock.pass(2074)
    await until(() => stream.seen.length === 2)
    await clock.pass(0)
    expect(stream.connections()).toBe(2)
    expect(server.peers).toHaveLength(2)
    expect(types(server.peers[1])).toEqual(['connection_init', start])
  })

  test('shows the newest token when it comes back [L023]', async () => {
    const server = await serve(protocol)
    let count = 0
    const { clock, follow } = connect(server, { token: async () => `token-${++count}` })
    const stream = follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.socket.close(1012)
    await until(() => clock.delays().includes(1000))
    await clock.pass(1000)
    await until(() => stream.seen.length === 2)
    expect(server.peers[1]!.frames[0]!.payload).toEqual({ accessToken: 'token-2' })
  })

  test.each([1000, 4400, 4401, 4403, 4500])('comes back after a close by %i [L024]', async code => {
    const server = await serve(protocol)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.socket.close(code)
    await until(() => clock.delays().includes(1000))
    await clock.pass(1000)
    await until(() => stream.seen.length === 2)
    expect(stream.failures).toEqual([])
  })

  test('comes back at once when the page wakes', async () => {
    const server = await serve(protocol)
    const { clock, follow, wake } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.socket.terminate()
    await until(() => clock.delays().includes(1000))
    wake()
    await until(() => stream.seen.length === 2)
  })

  test('tries no more once nobody follows [L022]', async () => {
    const server = await serve(protocol)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.socket.terminate()
    await until(() => clock.delays().includes(1000))
    stream.stop()
    await clock.pass(60_000)
    const other = connect(server).follow()
    await until(() => other.seen.length === 1)
    expect(server.peers).toHaveLength(2)
  })

  test('gives up a server that never answers, after 30,000 ms, and tries again [WIRE-16]', async () => {
    const server = await serve(protocol, () => undefined)
    const { clock, follow } = connect(server)
    follow()
    await until(() => types(server.peers[0]).length === 1)
    await clock.pass(29_999)
    expect(server.peers[0]!.socket.readyState).toBe(server.peers[0]!.socket.OPEN)
    await clock.pass(1)
    await until(() => clock.delays().includes(1000))
    await clock.pass(1000)
    await until(() => types(server.peers[1]).length === 1)
  })

  test('hands on the fault of a stream, and only of that one', async () => {
    const server = await serve(protocol)
    const client = connect(server)
    const first = client.follow()
    const second = client.follow()
    await until(() => first.seen.length > 0 && second.seen.length > 0)
    const fault = { message: 'no', extensions: { type: 'AuthenticationFailure' } }
    const payload = protocol === OLDER ? fault : [fault]
    server.peers[0]!.send({ id: 'operation-1', type: 'error', payload })
    await until(() => first.failures.length > 0)
    expect(first.failures[0]).toMatchObject({ kind: 'auth', message: '[GraphQL] no' })
    expect(second.failures).toEqual([])
  })

  test('comes back after a frame that cannot be read', async () => {
    const server = await serve(protocol)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.send('not json')
    await until(() => clock.delays().includes(1000))
    await clock.pass(1000)
    await until(() => stream.seen.length === 2)
  })
})

describe('a socket of the older protocol', () => {
  test('takes keep-alive for a sign of life and for no data [WIRE-14]', async () => {
    const server = await serve(OLDER)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    const [peer] = server.peers
    for (let round = 1; round <= 3; round++) {
      peer!.send({ type: 'ka' })
      peer!.send({ id: 'operation-1', type: 'data', payload: { data: update(round + 1) } })
      await until(() => stream.seen.length === round + 1)
      await clock.pass(29_000)
    }
    expect(peer!.socket.readyState).toBe(peer!.socket.OPEN)
    expect(stream.seen).toHaveLength(4)
  })

  test('is given up 30,000 ms after the last keep-alive, and comes back [WIRE-14] [WIRE-16]', async () => {
    const server = await serve(OLDER)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.send({ type: 'ka' })
    await until(() => clock.delays().includes(30_000))
    await clock.pass(30_000)
    await until(() => clock.delays().includes(1000))
    await clock.pass(1000)
    await until(() => server.peers.length === 2 && stream.seen.length === 2)
  })

  test('asks no keep-alive of a server that sends none', async () => {
    const server = await serve(OLDER)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    await clock.pass(120_000)
    server.peers[0]!.send({ id: 'operation-1', type: 'data', payload: { data: update(2) } })
    await until(() => stream.seen.length === 2)
    expect(server.peers).toHaveLength(1)
  })

  test('tells why the server would not have it, and tries again [SESS-17]', async () => {
    const server = await serve(OLDER, (peer, frame) => {
      if (frame.type !== 'connection_init') return
      peer.send({ type: 'connection_error', payload: { message: 'session_destroyed_error' } })
    })
    const { clock, follow, refusals } = connect(server)
    follow()
    await until(() => clock.delays().includes(1000))
    expect(refusals).toEqual(['4403 session_destroyed_error'])
  })
})

describe('a socket of the newer protocol', () => {
  test('is given up when the server falls silent for 30,000 ms [WIRE-16]', async () => {
    const server = await serve(NEWER)
    const { clock, follow } = connect(server)
    const stream = follow()
    await until(() => stream.seen.length === 1)
    await clock.pass(30_000)
    await until(() => clock.delays().includes(1000))
    await clock.pass(1000)
    await until(() => stream.seen.length === 2)
  })

  test('tells a token that has come since by its next sign of life, once, and lives on [L023]', async () => {
    const server = await serve(NEWER)
    let token = 'token-1'
    const pings = () => server.peers[0]!.frames.filter(({ type }) => type === 'ping')
    const timers = libraryTimers()
    try {
      const stream = connect(server, { token: async () => token }).follow()
      await until(() => stream.seen.length === 1)
      for (const count of [1, 2, 3]) {
        await timers.pass(12_000)
        await until(() => pings().length === count)
        token = 'token-2'
      }
    } finally {
      timers.restore()
    }
    expect(pings()).toEqual([
      { type: 'ping' },
      { type: 'ping', payload: { accessToken: 'token-2' } },
      { type: 'ping' }
    ])
    expect(server.peers).toHaveLength(1)
  })

  test('answers the server when it asks for a sign of life', async () => {
    const server = await serve(NEWER)
    const { seen } = connect(server).follow()
    await until(() => seen.length === 1)
    server.peers[0]!.send({ type: 'ping' })
    await until(() => types(server.peers[0]).includes('pong'))
  })
})

describe.each([OLDER, NEWER])('several streams on a socket that speaks %s', protocol => {
  test('share one connection, also those begun while it is away, each once [L020] [L027]', async () => {
    const server = await serve(protocol)
    const client = connect(server)
    const first = client.follow()
    await until(() => first.seen.length === 1)
    for (let round = 1; round <= 3; round++) {
      server.peers.at(-1)!.socket.terminate()
      await until(() => client.clock.delays().includes(1000))
      const { stop } = client.follow()
      stop()
      const kept = client.follow()
      await client.clock.pass(1000)
      await until(() => kept.seen.length === 1 && first.seen.length === round + 1)
    }
    expect(server.peers).toHaveLength(4)
    expect(server.peers.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(1)
    const begun = server.peers[3]!.frames.filter(
      ({ type }) => type === 'start' || type === 'subscribe'
    )
    expect(begun.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(begun.map(({ id }) => id))].toSorted()
    )
    expect(begun).toHaveLength(4)

    const [{ id }] = begun as [Frame]
    const type = protocol === OLDER ? 'data' : 'next'
    server.peers[3]!.send({ id: id!, type, payload: { data: update(9) } })
    await until(() => first.seen.length === 5)
    expect(first.seen.filter(seen => seen.balanceUpdated.version === 9)).toHaveLength(1)
  })

  test('are not torn down by the late close of the connection before [L031]', async () => {
    const server = await serve(protocol)
    // A browser that tells of the first connection's end only when the test says so.
    const late: (() => void)[] = []
    class SlowToTell extends WebSocket {
      override set onclose(listener: WebSocket['onclose']) {
        const isFirst = late.length === 0
        late.push(() => listener?.call(this, new CloseEvent('close', { code: 1006 })))
        super.onclose = isFirst ? null : listener
      }
    }
    const client = connect(server, { Socket: SlowToTell })
    const stream = client.follow()
    await until(() => stream.seen.length === 1)
    server.peers[0]!.send({ type: 'ka' })
    await until(() => client.clock.delays().includes(30_000))
    await client.clock.pass(30_000)
    await until(() => client.clock.delays().includes(1000))
    await client.clock.pass(1000)
    await until(() => stream.seen.length === 2)
    late[0]!()
    await client.clock.pass(2000)
    server.peers.at(-1)!.send({
      id: server.peers.at(-1)!.frames.at(-1)!.id!,
      type: protocol === OLDER ? 'data' : 'next',
      payload: { data: update(5) }
    })
    await until(() => stream.seen.length === 3)
    expect(server.peers).toHaveLength(2)
  })
})

describe('a hundred clients of a server that restarts', () => {
  // The formula of WIRE-17 bounds how far the first attempts can lie apart: one second.
  test.each([0, 3000])('and is back after %i ms do not come all at once [L025]', down => {
    let seed = 7
    const fraction = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed / 2 ** 31
    }
    const moments = Array.from({ length: 100 }, () => {
      let at = 0
      for (let attempt = 0; at === 0 || at < down; attempt++)
        at += reconnectDelay(attempt, { fraction, id: () => '' })
      return at
    })
    const within = (start: number) =>
      moments.filter(moment => moment >= start && moment < start + 100).length
    expect(Math.max(...moments.map(within))).toBeLessThanOrEqual(20)
  })
})

describe('reconnecting', () => {
  const delays = (fraction: number) =>
    [0, 1, 2, 3, 30].map(attempt =>
      reconnectDelay(attempt, { fraction: () => fraction, id: () => '' })
    )

  test('waits 1 s, longer by 1.2 each time, up to 30 s [WIRE-17]', () => {
    expect(delays(0.5)).toEqual([1000, 1200, 1440, 1728, 30_000])
  })

  test('varies by half at most [WIRE-17]', () => {
    expect(delays(0)).toEqual([500, 600, 720, 864, 15_000])
    expect(delays(0.9999999)).toEqual([1500, 1800, 2160, 2592, 30_000])
  })
})
