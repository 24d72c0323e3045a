import { pino } from 'pino'
import type { Clock } from '#server/clock.ts'
import type { Account } from '#server/ledger/accounts.ts'
import { createLedger } from '#server/ledger/index.ts'
import type { Entry, Ledger } from '#server/ledger/ledger.ts'
import { createMetrics } from '#server/metrics.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

export const quiet = pino({ level: 'silent' })

/** A clock that stands until the test moves it. */
export function standingClock(start = '2026-03-01T12:00:00Z'): Clock {
  let now = new Date(start)
  return {
    now: () => now,
    async move(to) {
      now = to === 'real' ? new Date(start) : to
    }
  }
}

export interface Book extends TestDatabase {
  readonly ledger: Ledger
}

/** A ledger over an empty database of its own. */
export async function openBook(): Promise<Book> {
  const database = await openTestDatabase(24)
  return { ...database, ledger: createLedger(database.db, standingClock(), createMetrics()) }
}

export const EUR = 'EUR/2'

export const cash = (player: string): Account => `player:${player}:cash`

/** One amount from one account to another, in euros and cents. */
export const move = (key: string, from: Account, to: Account, amount: bigint): Entry => ({
  key,
  postings: [{ from, to, asset: EUR, amount }]
})
