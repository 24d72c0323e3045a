import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pino } from 'pino'

import { WalletDocument } from '#contract/generated/main/graphql.ts'
import { walletChanged } from '#server/capabilities/wallet/index.ts'
import { readConfig } from '#server/config.ts'
import { createPlatform, type Platform } from '#server/platform.ts'
import { createSocketClient } from '#stores/environment/sockets/socket-client.ts'
import { type Chaos, openChaos } from '#tests/support/chaos.ts'
import { freePort } from '#tests/support/free-port.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { newPlayer } from '#tests/support/player.ts'
import { WORLD } from './scale/watch-balance.ts'

const SOCKETS = 200
const EVENT_EVERY_MS = 250
const LOOK_EVERY_MS = 20
const PATIENCE_MS = 60_000
const OLDER = 'graphql-ws'

export interface StormFact {
  readonly fault: string
  /** Milliseconds from the fault's end until every socket had heard of a newer event. */
  readonly recovered: number
  readonly reconnects: number
  /** What applications were told of as a failure. */
  readonly errors: number
  /** Sockets the platform holds, and streams it serves on them, when all is well again. */
  readonly sockets: number
  readonly streams: number
}

export interface Storm {
  readonly clients: number
  readonly facts: readonly StormFact[]
  /** What the platform holds when all clients have gone. */
  readonly left: { readonly sockets: number; readonly streams: number }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** A client that knows the older protocol alone. */
class OlderSocket extends WebSocket {
  constructor(url: string | URL) {
    super(url, OLDER)
  }
}

/** The site's own clients, every other one on the older protocol, and what they have heard. */
function openClients(url: string, token: string) {
  const seen = new Array<number>(SOCKETS).fill(0)
  const told = { connections: 0, errors: 0 }
  const stops = seen.map((_, index) => {
    const follow = createSocketClient(
      {
        url: async () => url,
        parameters: async () => ({ accessToken: token }),
        onRefused: () => {
          told.errors += 1
        }
      },
      {
        WebSocket: index % 2 === 0 ? WebSocket : OlderSocket,
        ...WORLD
      }
    )
    return follow(
      WalletDocument,
      {},
      {
        next({ balanceUpdated }) {
          seen[index] = balanceUpdated.version
        },
        connected() {
          told.connections += 1
        },
        failed() {
          told.errors += 1
        }
      }
    )
  })
  const stop = () => {
    for (const end of stops) end()
  }
  return { seen, told, stop }
}

/** Counts what the platform keeps for its clients. */
function watchPlatform({ app, ports }: Platform) {
  const sockets = new Set<Duplex>()
  let streams = 0
  app.server.on('upgrade', (_request, socket: Duplex) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const subscribe = ports.bus.subscribe.bind(ports.bus)
  ports.bus.subscribe = (kind, subject, handler, since) => {
    const stop = subscribe(kind, subject, handler, since)
    if (kind !== 'wallet.changed') return stop
    streams += 1
    return () => {
      streams -= 1
      stop()
    }
  }
  return { sockets, streams: () => streams }
}

const FAULTS: Readonly<Record<string, (line: Chaos, sockets: Set<Duplex>) => Promise<void>>> = {
  'every connection reset': async line => line.reset(),
  'no server for 2 s': async line => {
    line.faults.refuses = true
    line.reset()
    await pause(2000)
    line.faults.refuses = false
  },
  'the server drops all': async (_line, sockets) => {
    for (const socket of sockets) socket.destroy()
  },
  'one byte at a time': async line => {
    line.faults.slice = 1
    await pause(1000)
    line.faults.slice = 0
  },
  'latency of 200 to 300 ms': async line => {
    Object.assign(line.faults, { latency: 200, jitter: 100 })
    await pause(2000)
    Object.assign(line.faults, { latency: 0, jitter: 0 })
  },
  'silence for 4 s': async line => {
    line.faults.isSilent = true
    await pause(4000)
    line.faults.isSilent = false
  }
}

async function storm(platform: Platform, line: Chaos): Promise<Storm> {
  const { ports } = platform
  const kept = watchPlatform(platform)
  const { id: playerId } = await newPlayer(platform)
  const { accessToken } = await signInAs(platform, playerId)
  const clients = openClients(`ws://127.0.0.1:${line.port}/graphql`, accessToken)
  let isOver = false

  const deposit = async () => {
    const posted = await ports.ledger.postAlone({
      key: `bench:${crypto.randomUUID()}`,
      postings: [{ from: 'world', to: `player:${playerId}:cash`, asset: 'EUR/2', amount: 1n }]
    })
    await walletChanged(ports, playerId, { amount: 1n, moneyType: 'real', posted })
  }
  const deposits = (async () => {
    while (!isOver) {
      await deposit()
      await pause(EVENT_EVERY_MS)
    }
  })()

  /** Until every socket has heard of something that happened after this moment. */
  async function allStream(): Promise<number> {
    const started = performance.now()
    const newest = Math.max(...clients.seen)
    while (clients.seen.some(seen => seen <= newest)) {
      if (performance.now() - started > PATIENCE_MS)
        throw new Error(`${clients.seen.filter(seen => seen <= newest).length} sockets are silent`)
      await pause(LOOK_EVERY_MS)
    }
    return performance.now() - started
  }

  const settled = async () => {
    const end = performance.now() + PATIENCE_MS
    while (kept.sockets.size !== SOCKETS || kept.streams() !== SOCKETS) {
      if (performance.now() > end) return
      await pause(LOOK_EVERY_MS)
    }
  }

  await allStream()
  const facts: StormFact[] = []
  for (const [fault, strike] of Object.entries(FAULTS)) {
    const before = clients.told.connections
    await strike(line, kept.sockets)
    const recovered = await allStream()
    await settled()
    facts.push({
      fault,
      recovered,
      reconnects: clients.told.connections - before,
      errors: clients.told.errors,
      sockets: kept.sockets.size,
      streams: kept.streams()
    })
  }
  clients.stop()
  isOver = true
  await deposits
  const end = performance.now() + PATIENCE_MS
  while (kept.sockets.size > 0 && performance.now() < end) await pause(LOOK_EVERY_MS)
  return {
    clients: SOCKETS,
    facts,
    left: { sockets: kept.sockets.size, streams: kept.streams() }
  }
}

/** Breaks the line between the site's socket clients and a platform of this process in six ways. */
export async function benchStorm(siteDir: string, databaseUrl: string): Promise<Storm> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SITE: siteDir,
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl
  })
  const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
  try {
    const { port } = await platform.listen()
    const line = await openChaos(Number(port))
    try {
      return await storm(platform, line)
    } finally {
      await line.close()
    }
  } finally {
    await platform.close()
    rmSync(data, { recursive: true, force: true })
  }
}
