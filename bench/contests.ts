// Fills a tournament with a hundred thousand entrants and takes the time from a bet to the page that shows
// where its player stands now: `node bench/contests.ts [--entrants n] [--bets n]`.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { pino } from 'pino'

import { CONTESTS } from '#config/engagement-contests.ts'
import { readTournament, type Tournament } from '#contract/wire/engagement.ts'
import { type Config, readConfig } from '#server/config.ts'
import { issueToken } from '#server/engagement/player-token.ts'
import { type Provider, providerOf } from '#server/engagement/provider.ts'
import { announceRun } from '#server/engagement/tournaments/open.ts'
import { createPlatform } from '#server/platform.ts'
import type { Ports } from '#server/ports.ts'
import { askAsPlayer, takePart } from '#server/sandbox/controls/provider-page.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newPlayer, openPlay } from '#tests/support/house-player.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { spreadOf } from './figures.ts'

const HOUR = 60 * 60 * 1000
/** What the goal says. */
const GOAL_MS = 1000
const WAITS_MS = 10_000

export interface ContestFacts {
  readonly entrants: number
  readonly bets: number
  /** From the bet until the page of its player has read the standings with it, in milliseconds. */
  readonly median: number
  readonly most: number
  /** Of the reading alone. */
  readonly readMedian: number
}

/** Entrants who have played before: most of them with little, as it is in a tournament. */
async function fill({ clock, db }: Ports, tournament: string, count: number): Promise<void> {
  const now = clock.now()
  await sql`
    insert into engage_players (player_id, currency, initials, opted_in, created_at)
    select 'bench-' || number, 'EUR', 'B. N.', true, ${now}
    from generate_series(1, ${count}::int) as number`.execute(db.kysely)
  await sql`
    insert into engage_contest_entries
      (tournament, player_id, entered_at, counted, score, reached_at, reached_by)
    select ${tournament}, 'bench-' || number, ${now}, 10,
      1000 + floor(1000000 / (number % 997 + 1))::bigint, ${now}, number
    from generate_series(1, ${count}::int) as number`.execute(db.kysely)
  await db.kysely
    .updateTable('engage_tournaments')
    .set({ entrants: count })
    .where('id', '=', tournament)
    .execute()
  await sql`analyze engage_contest_entries`.execute(db.kysely)
}

/** What a page listens to: calls back whenever it is told to read the tournament again. */
async function listen(provider: Provider, playerId: string, told: (id: string) => void) {
  const { config } = provider.ports
  const url = new URL('/stream', config.engagementUrl)
  const { token } = await issueToken(provider, playerId)
  const asking = request({
    hostname: config.host,
    port: url.port,
    path: url.pathname,
    headers: { host: url.host, authorization: `Bearer ${token}` }
  }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    for (const [, id = ''] of chunk.matchAll(/^event: tournament\ndata: \{"id":"([^"]+)"\}$/gm))
      told(id)
  })
  return () => asking.destroy()
}

/** One who plays while a page is open that follows the tournament. */
async function follow(provider: Provider, tournament: string, playerId: string) {
  let seen: Tournament | null = null
  const reads: number[] = []
  let changed = () => {}
  const read = async () => {
    const began = performance.now()
    const { body } = await askAsPlayer(provider, playerId, `/tournaments/${tournament}`)
    reads.push(performance.now() - began)
    seen = readTournament(body)
    changed()
  }
  const stop = await listen(provider, playerId, id => {
    if (id === tournament) void read()
  })
  return {
    reads,
    stop,
    /** Resolves when the page shows so many counted bets. */
    shows: (bets: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The bet was not shown')), WAITS_MS)
        changed = () => {
          if ((seen?.countedBets ?? 0) < bets) return
          clearTimeout(timer)
          resolve()
        }
        changed()
      })
  }
}

async function measure(config: Config, ports: Ports, entrants: number, bets: number) {
  const provider = providerOf(ports)
  const [series] = CONTESTS
  if (!provider || !series) throw new Error('The operator has no tournaments')
  const now = ports.clock.now().getTime()
  const tournament = await announceRun(
    ports,
    { ...series, entry: 'automatic', mostBets: null, games: ['pearl-drift'] },
    { startsAt: new Date(now - HOUR), endsAt: new Date(now + HOUR) }
  )
  if (tournament === undefined) throw new Error('There is such a tournament already')
  await fill(ports, tournament, entrants)
  const player = await newPlayer(config, { kycStatus: 'Done' })
  const play = await openPlay(config, player)
  await takePart(provider, player.playerId)
  const page = await follow(provider, tournament, player.playerId)
  const taken: number[] = []
  try {
    for (let bet = 1; bet <= bets; bet++) {
      const shown = page.shows(bet)
      const began = performance.now()
      await play.settle(await play.spin())
      await shown
      taken.push(performance.now() - began)
    }
  } finally {
    page.stop()
  }
  return {
    entrants,
    bets,
    median: Math.round(spreadOf(taken).median),
    most: Math.round(Math.max(...taken)),
    readMedian: Math.round(spreadOf(page.reads).median)
  }
}

/** The time from a bet to its place among so many entrants, on a house and a database of its own. */
export async function benchContests(
  databaseUrl: string,
  entrants: number,
  bets: number
): Promise<ContestFacts> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl
  })
  const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
  try {
    await platform.listen()
    return await measure(config, platform.ports, entrants, bets)
  } finally {
    await platform.close()
    rmSync(data, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      entrants: { type: 'string', default: '100000' },
      bets: { type: 'string', default: '40' }
    }
  })
  const server = await startPostgres()
  try {
    const facts = await benchContests(server.url, Number(values.entrants), Number(values.bets))
    console.log(facts)
    if (facts.median > GOAL_MS) process.exitCode = 1
  } finally {
    await server.stop()
  }
}
