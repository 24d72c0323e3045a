// Has a million contributions decided by the house's own decider on PostgreSQL and compares pots, wins
// and purses with the ledger to the minor unit, and hits with the odds: `node bench/jackpots.ts [--bets n]`.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'

import { EURO_RATES } from '#config/exchange-rates.ts'
import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { microOf } from '#rules/jackpot/euros.ts'
import { assetOf } from '#rules/money.ts'
import { checkRecords, decidePending } from '#server/capabilities/jackpot/index.ts'
import { createPlayer } from '#server/capabilities/player/index.ts'
import { readConfig } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'
import type { Ports } from '#server/ports.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { type Bettor, cashOf, differencesOf, type HitRate, hitsOf, PURSE } from './jackpot-books.ts'

const { id: JACKPOT } = HOUSE_JACKPOT
const AT_ONCE = 2048
/** What a bet gives at most, in minor units of EUR; every amount up to it is as likely. */
const MOST = 200
const COUNTRIES = ['FI', 'NO', 'JP'] as const
const PLAYERS = 300

export interface JackpotFacts {
  readonly bets: number
  readonly seconds: number
  readonly wins: number
  /** Amounts that are not what the ledger says, to the minor unit. */
  readonly differences: readonly string[]
  readonly recordFaults: number
  readonly hits: readonly HitRate[]
}

async function openPurses(ports: Ports): Promise<readonly Bettor[]> {
  const bettors: Bettor[] = []
  for (let number = 0; number < PLAYERS; number++)
    await ports.db.transaction(async tx => {
      const player = await createPlayer(tx, {
        id: ports.random.uuid(),
        createdAt: ports.clock.now(),
        house: ports.config,
        email: `bettor-${number}@example.com`,
        passwordHash: null,
        firstName: 'Bench',
        lastName: `No ${number}`,
        dateOfBirth: '1990-05-17',
        country: COUNTRIES[number % COUNTRIES.length] ?? 'FI',
        language: 'en',
        emailVerified: true
      })
      if (!player) throw new Error(`Bettor ${number} is there already`)
      const { id, currency } = player
      const asset = assetOf(currency)
      await ports.ledger.post(tx, {
        key: `bench:purse:${id}`,
        postings: [{ from: 'world', to: cashOf(id), asset, amount: PURSE }]
      })
      bettors.push({ id, currency })
    })
  return bettors
}

/** Contributions as bets write them, each posted; the entries of many bets are one. */
async function contribute(ports: Ports, bettors: readonly Bettor[], from: number, count: number) {
  const at = ports.clock.now()
  const bets = Array.from({ length: count }, (_, index) => {
    const bettor = bettors[randomInt(bettors.length)]
    if (!bettor) throw new RangeError('Nobody bets')
    const rate = EURO_RATES[bettor.currency]
    const scale = bettor.currency === 'JPY' ? 1n : 100n
    const euros = BigInt(1 + randomInt(MOST))
    const amount = (euros * scale * BigInt(Math.ceil(Number(rate)))) / 100n || 1n
    return {
      ...bettor,
      number: from + index,
      amount,
      micro: microOf(amount, bettor.currency, rate)
    }
  })
  const sums = new Map<string, { readonly of: Bettor; amount: bigint }>()
  for (const bet of bets) {
    const sum = sums.get(bet.id) ?? { of: bet, amount: 0n }
    sum.amount += bet.amount
    sums.set(bet.id, sum)
  }
  const entry = `jackpot:${JACKPOT}:bench:${from}`
  await ports.db.transaction(async tx => {
    await ports.ledger.post(tx, {
      key: entry,
      postings: [...sums.values()].map(({ of, amount }) => ({
        from: cashOf(of.id),
        to: 'house:jackpots',
        asset: assetOf(of.currency),
        amount
      }))
    })
    await tx
      .insertInto('jackpot_contributions')
      .values(
        bets.map(({ id, currency, number, amount, micro }) => ({
          instance: JACKPOT,
          player_id: id,
          currency,
          amount,
          micro,
          freebet: null,
          provider: 'bench',
          transaction_id: String(number),
          round_id: String(number),
          game: 'pearl-drift',
          entry,
          at
        }))
      )
      .execute()
  })
}

/** So many bets' contributions, decided in their order, and what the books say afterwards. */
export async function benchJackpots(databaseUrl: string, bets: number): Promise<JackpotFacts> {
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
    const { ports } = platform
    const bettors = await openPurses(ports)
    const started = performance.now()
    for (let from = 0; from < bets; from += AT_ONCE) {
      await contribute(ports, bettors, from, Math.min(AT_ONCE, bets - from))
      await decidePending(ports, JACKPOT)
    }
    const seconds = (performance.now() - started) / 1000
    const { findings, records } = await checkRecords(
      ports.db.kysely,
      config.secrets.jackpotKey,
      JACKPOT
    )
    const { wins } = await ports.db.kysely
      .selectFrom('jackpot_wins')
      .select(({ fn }) => fn.countAll().as('wins'))
      .executeTakeFirstOrThrow()
    return {
      bets: records,
      seconds,
      wins: Number(wins),
      differences: await differencesOf(ports, bettors),
      recordFaults: findings.length,
      hits: await hitsOf(ports)
    }
  } finally {
    await platform.close()
    rmSync(data, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { bets: { type: 'string', default: '1000000' } } })
  const server = await startPostgres()
  try {
    const { hits, differences, ...facts } = await benchJackpots(server.url, Number(values.bets))
    console.log(facts)
    console.table(hits)
    for (const difference of differences) console.error(difference)
    const isOff = hits.some(({ errors }) => Math.abs(errors) > 4)
    if (differences.length > 0 || facts.recordFaults > 0 || isOff) process.exitCode = 1
  } finally {
    await server.stop()
  }
}
