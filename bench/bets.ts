import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'

import { readConfig } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import { createPlatform } from '#server/platform.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newPlayer, openPlay } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'
import { compare, type Figure } from './figures.ts'
import { type Slice, slice } from './quiet.ts'
import { timed, timedBet } from './timed.ts'

const COUNTED_ROUNDS = 12
const BETS_A_SLICE = 30

export interface Trips {
  /** Requests over HTTP, those of the browser and those between the house's parts. */
  readonly requests: number
  /** Statements, `begin` and `commit` among them. */
  readonly statements: number
}

export interface BetCounts {
  readonly spin: Trips
  readonly settle: Trips
}

/** Counts what a piece of work sends; the least of many times is what the work alone needs. */
function openCounter() {
  let [requests, statements] = [0, 0]
  const onRequest = () => {
    requests += 1
  }
  subscribe('http.server.request.start', onRequest)
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, client, given) => {
      statements += 1
      return Reflect.apply(target, client, given)
    }
  })
  return {
    async count<Value>(work: () => Promise<Value>) {
      const before = { requests, statements }
      const value = await work()
      const trips = {
        requests: requests - before.requests,
        statements: statements - before.statements
      }
      return { value, trips }
    },
    close() {
      unsubscribe('http.server.request.start', onRequest)
      pg.Client.prototype.query = query
    }
  }
}

const least = (all: readonly Trips[]): Trips => ({
  requests: Math.min(...all.map(trips => trips.requests)),
  statements: Math.min(...all.map(trips => trips.statements))
})

/** Counts the round trips of bets in a platform of this process. */
export async function countBets(siteDir: string, databaseUrl: string): Promise<BetCounts> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SITE: siteDir,
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl
  })
  const counter = openCounter()
  const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
  try {
    await platform.listen()
    const play = await openPlay(config, await newPlayer(config))
    const spins: Trips[] = []
    const settles: Trips[] = []
    for (let round = 0; round < COUNTED_ROUNDS; round++) {
      const spun = await counter.count(play.spin)
      const settled = await counter.count(() => play.settle(spun.value))
      spins.push(spun.trips)
      settles.push(settled.trips)
    }
    return { spin: least(spins), settle: least(settles) }
  } finally {
    await platform.close()
    counter.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The time of one of many in a row, in milliseconds. */
async function each(work: () => Promise<number>): Promise<number> {
  let sum = 0
  for (let time = 0; time < BETS_A_SLICE; time++) sum += await work()
  return sum / BETS_A_SLICE
}

/** The time a bet takes beside an answer of the same host that never changes. */
export async function benchBets({ config }: House, rounds: number): Promise<Figure> {
  const play = await openPlay(config, await newPlayer(config))
  const constant = () => timed(() => call(config, new URL('/healthz', config.publicUrl)))
  const spin = () => timedBet(play)
  const work = { measured: spin, reference: constant, twin: constant }
  const taken: Record<keyof typeof work, Slice<number>[]> = {
    measured: [],
    reference: [],
    twin: []
  }
  const kinds = ['measured', 'reference', 'twin'] as const
  for (let round = -1; round < rounds; round++)
    for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
      const run = await slice(() => each(work[kind]))
      if (round >= 0) taken[kind].push(run)
    }
  return compare(
    { group: 'bets', name: 'a spin, beside a constant answer', unit: 'ms', better: 'lower' },
    taken
  )
}
