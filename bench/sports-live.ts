// How soon an update of the feed reaches who follows the event, with a thousand events in play:
// `node bench/sports-live.ts [--seconds n] [--events n] [--listeners n] [--updates n]`.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pino } from 'pino'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import { takeMessages } from '#server/capabilities/sports/index.ts'
import { readConfig } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'
import type { Ports } from '#server/ports.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import type { LiveCrowdAnswer, LiveCrowdCommand } from './sports-live/crowd.ts'

const MARKETS = 20
const MOVED = 4
const ROUND_MS = 100
const TOLD_EVERY_MS = 60_000

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    events: { type: 'string', default: '1000' },
    listeners: { type: 'string', default: '500' },
    /** Of all events together, in a second. */
    updates: { type: 'string', default: '200' }
  }
})
const [seconds, events, listeners, updates] = [
  options.seconds,
  options.events,
  options.listeners,
  options.updates
].map(Number) as [number, number, number, number]

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const eventId = (index: number) => `event-${index}`
/** The real time in microseconds, in whichever process. */
const micros = () => Math.round((performance.timeOrigin + performance.now()) * 1000)

let no = 0
type Body = FeedMessage extends infer M
  ? M extends FeedMessage
    ? Omit<M, 'at' | 'no'>
    : never
  : never
const numbered = (body: Body): FeedMessage => {
  no += 1
  return { ...body, no, at: Date.now() }
}

const keyOf = (market: number) => (market === 0 ? 'match-result' : `total|total=${market}.5`)

function odds(event: number, markets: readonly number[], began: number | null): FeedMessage {
  return numbered({
    kind: 'odds',
    event: eventId(event),
    status: 'trading-live',
    score: {
      period: { kind: 'half', number: 1 },
      clock: 600,
      runs: true,
      points: [0, 0],
      periods: [[0, 0]]
    },
    // When it was told goes with it to whoever hears it.
    incidents: began === null ? [] : [{ kind: 'corner', side: 0, clock: began }],
    markets: markets.map(market => ({
      market: keyOf(market),
      status: 'active',
      outcomes: (market === 0 ? ['1', 'x', '2'] : ['over', 'under']).map(id => ({
        id,
        odds: 1001 + Math.floor(Math.random() * 5000),
        enabled: true
      }))
    }))
  })
}

const fixture = (event: number): FeedMessage =>
  numbered({
    kind: 'fixture',
    status: 'trading-live',
    fixture: {
      id: eventId(event),
      sport: 'football',
      competition: `competition-${event % 40}`,
      round: 1,
      startsAt: Date.now() - 600_000,
      speed: 1,
      sides: [
        { id: `home-${event}`, name: `Home ${event}` },
        { id: `away-${event}`, name: `Away ${event}` }
      ],
      eachWay: null
    }
  })

async function lay(ports: Ports): Promise<void> {
  const all = Array.from({ length: MARKETS }, (_, market) => market)
  for (let event = 0; event < events; event += 32) {
    const ids = Array.from({ length: Math.min(32, events - event) }, (_, each) => event + each)
    await takeMessages(
      ports,
      ids.flatMap(id => [fixture(id), odds(id, all, null)])
    )
  }
}

const ask = (child: ChildProcess, command: LiveCrowdCommand): Promise<LiveCrowdAnswer> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The listeners have ended'))
    child.once('exit', ended)
    child.once('message', answer => {
      child.off('exit', ended)
      resolve(answer as LiveCrowdAnswer)
    })
    child.send(command)
  })

const MiB = 1024 * 1024
const memory = () => {
  const { heapUsed, external, rss } = process.memoryUsage()
  return `${((heapUsed + external) / MiB).toFixed(0)} MiB held, ${(rss / MiB).toFixed(0)} MiB resident`
}

const postgres = await startPostgres()
const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
const config = readConfig({
  PORT: String(await freePort()),
  LOBBY_DATA: data,
  LOBBY_SANDBOX: '1',
  LOG_LEVEL: 'silent',
  DATABASE_URL: postgres.url
})
const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
await platform.listen()
const crowd = fork(fileURLToPath(new URL('./sports-live/crowd.ts', import.meta.url)), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc']
})

try {
  await lay(platform.ports)
  const topics = Array.from({ length: listeners }, (_, each) =>
    // Half of a crowd looks at the same few matches; one in ten at the list as well.
    [
      `event:${eventId(each % 2 === 0 ? each % 20 : each % events)}`,
      ...(each % 10 === 0 ? ['in-play'] : [])
    ]
  )
  const host = new URL(config.sportsUrl).host
  await ask(crowd, { do: 'open', port: config.port, host, origin: config.publicUrl, topics })
  console.log(`${events} events of ${MARKETS} markets, ${listeners} listeners: ${memory()}`)

  const end = performance.now() + seconds * 1000
  let [next, told, taken, late] = [0, performance.now(), 0, 0]
  while (performance.now() < end) {
    const began = performance.now()
    const count = Math.round((updates * ROUND_MS) / 1000)
    const messages = Array.from({ length: count }, () => {
      const event = next++ % events
      // Every other one is of a match that many look at.
      const which = next % 2 === 0 ? event % 20 : event
      const first = Math.floor(Math.random() * (MARKETS - MOVED))
      return odds(
        which,
        [0, ...Array.from({ length: MOVED - 1 }, (_, each) => first + each + 1)],
        micros()
      )
    })
    await takeMessages(platform.ports, messages)
    taken += count
    if (performance.now() - told > TOLD_EVERY_MS) {
      told = performance.now()
      console.log(`${((seconds * 1000 - (end - told)) / 1000).toFixed(0)} s: ${memory()}`)
    }
    const left = ROUND_MS - (performance.now() - began)
    if (left > 0) await pause(left)
    else late += 1
  }
  await pause(1000)
  const { frames, p50, p99, most } = await ask(crowd, { do: 'tell' })
  console.log(`${taken} updates in ${seconds} s, ${late} rounds took longer than ${ROUND_MS} ms`)
  console.log(
    `from the update until its frame has come: ${p50} ms median, ${p99} ms p99, ${most} ms at most, of ${frames} frames`
  )
  console.log(`at the end: ${memory()}`)
} finally {
  crowd.kill()
  await platform.close()
  await postgres.stop()
  rmSync(data, { recursive: true, force: true })
}
