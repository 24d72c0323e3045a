import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'
import type { Encoded } from './encode.ts'
import { EntryCancelled, IdempotencyConflict, InsufficientFunds } from './errors.ts'
import type { Posted } from './ledger.ts'

export interface Outcome {
  readonly outcome: 'cancelled' | 'conflict' | 'posted' | 'refused' | 'replayed'
  readonly answer: StoredAnswer | null
}

/** The answer as the journal keeps it: amounts as text, because JSON numbers are too short. */
export interface StoredAnswer {
  readonly balances: readonly {
    readonly account: string
    readonly asset: string
    readonly balance: string
  }[]
  readonly subjects: readonly { readonly playerId: string; readonly version: number }[]
}

/** Brings the stored answer back into the form it was given in. */
export const posted = (answer: StoredAnswer, replayed: boolean): Posted => ({
  replayed,
  balances: answer.balances.map(row => ({ ...row, balance: BigInt(row.balance) })),
  subjects: answer.subjects
})

/** Sends entries of distinct keys and players in one round trip; outcomes in the same order. */
export async function postAll(
  executor: Executor,
  entries: readonly Encoded[],
  at: Date
): Promise<readonly Outcome[]> {
  const numbered = entries.map((entry, index) => ({ ...entry, number: index + 1 }))
  const subjects = numbered.flatMap(e => e.players.map(player => ({ entry: e.number, player })))
  const legs = numbered.flatMap(e => e.legs.map(leg => ({ ...leg, entry: e.number })))
  const rows = numbered.flatMap(e => e.postings.map(row => ({ ...row, entry: e.number })))
  const { rows: outcomes } = await sql<Outcome & { entry: number }>`
    select * from ledger_post(
      ${entries.map(entry => entry.key)}::text[],
      ${entries.map(entry => entry.hash)}::text[],
      ${entries.map(entry => entry.reverses)}::text[],
      ${entries.map(entry => JSON.stringify(entry.meta ?? {}))}::text[],
      ${at}::timestamptz,
      ${subjects.map(subject => subject.entry)}::int[],
      ${subjects.map(subject => subject.player)}::text[],
      ${legs.map(leg => leg.entry)}::int[],
      ${legs.map(leg => leg.account)}::text[],
      ${legs.map(leg => leg.asset)}::text[],
      ${legs.map(leg => leg.slot)}::int[],
      ${legs.map(leg => String(leg.delta))}::text[]::bigint[],
      ${rows.map(row => row.entry)}::int[],
      ${rows.map(row => row.from)}::text[],
      ${rows.map(row => row.to)}::text[],
      ${rows.map(row => row.asset)}::text[],
      ${rows.map(row => String(row.amount))}::text[]::bigint[]
    )`.execute(executor)
  return outcomes.toSorted((a, b) => a.entry - b.entry)
}

/** Turns an outcome into the answer of its entry, or throws what stood against it. */
export function settle(key: string, { outcome, answer }: Outcome): Posted {
  if (outcome === 'conflict') throw new IdempotencyConflict(key)
  if (outcome === 'cancelled') throw new EntryCancelled(key)
  if (outcome === 'refused' || answer === null) throw new InsufficientFunds(key)
  return posted(answer, outcome === 'replayed')
}
