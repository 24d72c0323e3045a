// Places bets on one outcome and on many, settles ten thousand bets of one market, and says how fast:
// `node bench/sports-book.ts [--bets n] [--settled n]`. About two minutes on two quiet cores.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import { startSession } from '#server/capabilities/session/index.ts'
import { takeMessages } from '#server/capabilities/sports/index.ts'
import { placeBet } from '#server/capabilities/sports/place-bet.ts'
import { readConfig } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'
import type { Ports } from '#server/ports.ts'
import { DESKTOP } from '#tests/support/device.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newPlayer } from '#tests/support/player.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { timed } from './timed.ts'

const MARKET = 'match-result'
const PLAYERS = 64
/** So many bets are on their way at a time. */
const AT_ONCE = 32
const ALIVE_MS = 10_000

export interface BookFacts {
  /** Bets a second, each on its way from being asked for to being committed. */
  readonly onOneOutcome: number
  readonly onManyMatches: number
  readonly settled: number
  /** Bets a second, from the message to the last payment told. */
  readonly settledASecond: number
}

let no = 0

const tell = async (ports: Ports, bodies: readonly object[]) =>
  await takeMessages(
    ports,
    bodies.map(body => {
      no += 1
      return { no, at: ports.clock.now().getTime(), ...body } as FeedMessage
    })
  )

/** Matches that can be bet on. */
async function matches(ports: Ports, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => `match-${randomUUID()}`)
  const startsAt = ports.clock.now().getTime() + 86_400_000
  const sides = [
    { id: 'home', name: 'Ravnsund' },
    { id: 'away', name: 'Tallgrove' }
  ]
  const about = { sport: 'football', competition: 'aurora-league', round: 1, speed: 1 }
  const outcomes = [{ id: '1', odds: 1100, enabled: true }]
  await tell(
    ports,
    ids.flatMap(id => [
      {
        kind: 'fixture',
        status: 'trading',
        fixture: { id, ...about, startsAt, sides, eachWay: null }
      },
      {
        kind: 'odds',
        event: id,
        status: 'trading',
        score: null,
        incidents: [],
        markets: [{ market: MARKET, status: 'active', outcomes }]
      }
    ])
  )
  return ids
}

async function bettors(platform: { readonly ports: Ports }) {
  const made = []
  for (let count = 0; count < PLAYERS; count++) {
    const { id: playerId } = await newPlayer(platform, { cash: 100_000_000n })
    const sessionId = randomUUID()
    await startSession(platform.ports, {
      id: sessionId,
      playerId,
      flow: 'keycloak',
      device: DESKTOP,
      method: 'PASSWORD'
    })
    made.push({ playerId, sessionId })
  }
  return made
}

/** Places bets, so many at a time, each player's by turns; how many there were in a second. */
async function placed(
  ports: Ports,
  who: Awaited<ReturnType<typeof bettors>>,
  { events, bets }: { readonly events: readonly string[]; readonly bets: number }
): Promise<number> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < bets; at = next++) {
      const [player, event] = [who[at % who.length], events[at % events.length]]
      if (!player || !event) throw new Error('There is nobody, or nothing, to bet')
      const answer = await placeBet(ports, player, {
        reference: randomUUID(),
        legs: [{ event, market: MARKET, outcome: '1', price: 1100 }],
        shape: 'SINGLE',
        stake: '1.00'
      })
      if (answer.status === 'refused') throw new Error(answer.refusal.code)
    }
  }
  const took = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, work)))
  return Math.round((bets * 1000) / took)
}

/** The book of a house of its own, on PostgreSQL that keeps what it says. */
export async function benchSportsBook(bets: number, settled: number): Promise<BookFacts> {
  const server = await startPostgres(['fsync=on', 'synchronous_commit=on'])
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SANDBOX: '1',
    DATABASE_URL: server.url
  })
  const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
  try {
    await platform.listen()
    const { ports } = platform
    const alive = setInterval(() => tell(ports, [{ kind: 'alive' }]), ALIVE_MS)
    const who = await bettors(platform)
    const [one = ''] = await matches(ports, 1)
    const many = await matches(ports, 100)
    // The first bets ask the register of excluded people, which answers for a minute.
    await placed(ports, who, { events: many, bets: PLAYERS * 2 })
    const onOneOutcome = await placed(ports, who, { events: [one], bets })
    const onManyMatches = await placed(ports, who, { events: many, bets })
    if (settled > bets) await placed(ports, who, { events: [one], bets: settled - bets })
    const outcomes = [{ id: '1', result: 1, void: 0 }]
    const settlement = { kind: 'settlement', event: one, markets: [{ market: MARKET, outcomes }] }
    const took = await timed(() => tell(ports, [settlement]))
    clearInterval(alive)
    const count = Math.max(bets, settled)
    const settledASecond = Math.round((count * 1000) / took)
    return { onOneOutcome, onManyMatches, settled: count, settledASecond }
  } finally {
    await platform.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      bets: { type: 'string', default: '3000' },
      settled: { type: 'string', default: '10000' }
    }
  })
  console.table([await benchSportsBook(Number(values.bets), Number(values.settled))])
}
