import pg from 'pg'
import { pino } from 'pino'

import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { encode } from '#server/ledger/encode.ts'
import { createLedger } from '#server/ledger/index.ts'
import type { Entry, Ledger } from '#server/ledger/ledger.ts'
import { postAll } from '#server/ledger/post.ts'
import { createMetrics } from '#server/metrics.ts'

import { bareBets, prepareBareHouses } from './bare-sql.ts'
import { ASSET, type Bet, type Books, cashOf, houseAt, PLAYERS, playerAt, stakeAt } from './book.ts'
import { compare, type Figure } from './figures.ts'
import { type Slice, slice } from './quiet.ts'

export const ALONE_AT_EIGHT = 'one statement an entry, 8 at once, many houses'
export const SHARED_AND_HOT = 'shared commits, 32 at once, one hot house'

const SLICE_MS = 600
const FILLED_AT_ONCE = 50
const PURSE = 10n ** 12n
const PLAIN_AT_ONCE = 8
const PLAIN_SLICES = 5

let last = 0

/** Bets a second of so many workers, each of which waits for its own; each bet's milliseconds are added to `took`. */
async function rate(bet: Bet, workers: number, took: number[]): Promise<number> {
  const started = performance.now()
  let done = 0
  const work = async (worker: number) => {
    for (let now = started; now - started < SLICE_MS; ) {
      last += 1
      await bet(last, worker)
      done += 1
      const then = performance.now()
      took.push(then - now)
      now = then
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return (done * 1000) / (performance.now() - started)
}

/** The time that all but one in a hundred stay within. */
const ninetyNinth = (took: readonly number[]) =>
  took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0

const entryOf = (number: number, books: Books): Entry => ({
  key: `bench:${number}`,
  postings: [
    {
      from: cashOf(playerAt(number)),
      to: houseAt(number, books),
      asset: ASSET,
      amount: stakeAt(number)
    }
  ]
})

async function fillPurses(ledger: Ledger): Promise<void> {
  const give = (number: number) =>
    ledger.postAlone({
      key: `fill:${number}`,
      postings: [{ from: 'world', to: cashOf(`p${number}`), asset: ASSET, amount: PURSE }]
    })
  for (let from = 0; from < PLAYERS; from += FILLED_AT_ONCE)
    await Promise.all(Array.from({ length: FILLED_AT_ONCE }, (_, index) => give(from + index)))
}

interface Cell {
  readonly name: string
  readonly bet: Bet
  readonly workers: number
  /** The bare transaction this one is laid beside. */
  readonly reference: { readonly books: Books; readonly workers: number }
}

function cells(db: Database, ledger: Ledger): readonly Cell[] {
  const single =
    (books: Books): Bet =>
    number =>
      postAll(db.kysely, [encode(entryOf(number, books))], new Date())
  const shared =
    (books: Books): Bet =>
    number =>
      ledger.postAlone(entryOf(number, books))
  const ones = [1, 8, 32].map(workers => ({
    name: `one statement an entry, ${workers} at once, many houses`,
    bet: single('spread'),
    workers,
    reference: { books: 'spread' as const, workers }
  }))
  const batches = [32, 64].map(workers => ({
    name: `shared commits, ${workers} at once, one hot house`,
    bet: shared('hot'),
    workers,
    reference: { books: 'hot' as const, workers: 8 }
  }))
  return [
    ...ones,
    {
      name: 'shared commits, 32 at once, many houses',
      bet: shared('spread'),
      workers: 32,
      reference: { books: 'spread', workers: 32 }
    },
    ...batches
  ]
}

/** Throws unless every asset sums up to zero and every balance is the sum of its postings. */
async function assertConserved(ledger: Ledger, db: Database) {
  const faults = await ledger.reconcile()
  const found = Object.entries(faults).filter(([, names]) => names.length > 0)
  if (found.length > 0) throw new Error(`The books do not hold: ${JSON.stringify(found)}`)
  const { entries } = await db.kysely
    .selectFrom('ledger_journal')
    .select(({ fn }) => fn.countAll<bigint>().as('entries'))
    .executeTakeFirstOrThrow()
  const { sum } = await db.kysely
    .selectFrom('ledger_balances')
    .select(({ fn }) => fn.sum('balance').as('sum'))
    .executeTakeFirstOrThrow()
  return { entries: Number(entries), sum: String(sum), unbalanced: 0, drifted: 0, negative: 0 }
}

export type Conservation = Awaited<ReturnType<typeof assertConserved>>

export interface LedgerResult {
  readonly figures: readonly Figure[]
  /** Milliseconds from asking for a bet until its commit that all but one in a hundred stay within, by the figure's name. */
  readonly ninetyNinth: ReadonlyMap<string, number>
  readonly conservation: Conservation
}

interface BooksOpen {
  readonly db: Database
  readonly pool: pg.Pool
  readonly ledger: Ledger
}

/** The books of a database with filled purses while the work lasts. */
async function withBooks<Value>(
  url: string,
  work: (books: BooksOpen) => Promise<Value>
): Promise<Value> {
  const db = await openPostgres({ url, log: pino({ level: 'silent' }), connections: 33 })
  const pool = new pg.Pool({ connectionString: url, max: 33 })
  // The database may be dropped before the last connection has heard that it is no longer needed.
  pool.on('error', () => {})
  try {
    await migrate(db)
    const clock = { now: () => new Date(), move: async () => {} }
    const ledger = createLedger(db, clock, createMetrics())
    await fillPurses(ledger)
    await prepareBareHouses(pool)
    await pool.query('vacuum analyze')
    return await work({ db, pool, ledger })
  } finally {
    await pool.end()
    await db.close()
  }
}

/** Transactions a second of the bare transaction, eight at once on many houses: what a machine can do. */
export const plainRate = (url: string): Promise<number> =>
  withBooks(url, async ({ pool }) => {
    const bare = await bareBets(pool, 'spread', PLAIN_AT_ONCE)
    try {
      await rate(bare.bet, PLAIN_AT_ONCE, [])
      const slices: number[] = []
      while (slices.length < PLAIN_SLICES) slices.push(await rate(bare.bet, PLAIN_AT_ONCE, []))
      return slices.reduce((sum, slice) => sum + slice, 0) / PLAIN_SLICES
    } finally {
      bare.release()
    }
  })

/** Transactions a second of the ledger beside the same transaction in seven round trips. */
export const benchLedger = (url: string, rounds: number): Promise<LedgerResult> =>
  withBooks(url, async ({ db, pool, ledger }) => {
    const figures: Figure[] = []
    const slowest = new Map<string, number>()
    for (const cell of cells(db, ledger)) {
      console.log(`  ledger: ${cell.name}`)
      const { books, workers } = cell.reference
      const bare = await bareBets(pool, books, workers)
      const taken = { measured: [], reference: [], twin: [] } as Record<
        'measured' | 'reference' | 'twin',
        Slice<number>[]
      >
      const took: number[] = []
      const kinds = Object.keys(taken) as (keyof typeof taken)[]
      for (let round = -1; round < rounds; round++)
        for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
          const isCell = kind === 'measured'
          const run = await slice(() =>
            rate(
              isCell ? cell.bet : bare.bet,
              isCell ? cell.workers : workers,
              isCell && round >= 0 ? took : []
            )
          )
          if (round >= 0) taken[kind].push(run)
        }
      bare.release()
      slowest.set(cell.name, ninetyNinth(took))
      figures.push(
        compare(
          { group: 'ledger', name: cell.name, unit: 'transactions/s', better: 'higher' },
          taken
        )
      )
    }
    return { figures, ninetyNinth: slowest, conservation: await assertConserved(ledger, db) }
  })
