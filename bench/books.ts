import pg from 'pg'
import { pino } from 'pino'

import { openPostgres } from '#server/db/postgres.ts'
import type { Reconciliation } from '#server/ledger/ledger.ts'
import { reconcile } from '#server/ledger/reconcile.ts'

/** What adding up the books has found, in a sentence each. */
export const wrongIn = (books: Reconciliation): string[] =>
  Object.entries(books)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => `the ledger: ${name}: ${rows.join(', ')}`)

/** What is wrong with the books of a house as a whole, in a sentence each; nothing, if all is right. */
export async function wrongInBooks(databaseUrl: string): Promise<string[]> {
  const db = await openPostgres({ url: databaseUrl, log: pino({ level: 'silent' }) })
  try {
    return wrongIn(await reconcile(db.kysely))
  } finally {
    await db.close()
  }
}

/** Of the wallet's rounds those that stand: one whose bet nobody could be told of is taken back, and its stake with it. */
export const STANDING = "status <> 'rolledBack'"

/** How many of the rounds that were promised stand. */
export const STANDING_ROUNDS = `select count(*) as n from game_rounds where id = any($1) and ${STANDING}`

/** Whole numbers of a house's tables. */
export interface Numbers {
  of(query: string, values?: readonly unknown[]): Promise<bigint>
  close(): Promise<void>
}

/** Asks the database for a number named `n`; what is not there is 0. */
export function openNumbers(databaseUrl: string): Numbers {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  return {
    of: async (text, values = []) =>
      BigInt((await pool.query({ text, values: [...values] })).rows[0]?.n ?? 0),
    close: () => pool.end()
  }
}

const CASH = 'select coalesce(sum(balance), 0) as n from ledger_balances where account = $1'

/** What a player has of money of their own, in minor units. */
export const cashIn = (numbers: Pick<Numbers, 'of'>, playerId: string) =>
  numbers.of(CASH, [`player:${playerId}:cash`])
