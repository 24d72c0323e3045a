import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Account, Asset } from './accounts.ts'
import { encode } from './encode.ts'
import { IdempotencyConflict } from './errors.ts'
import type { Posting, Reversal, Reversed } from './ledger.ts'
import { postAll, posted, type StoredAnswer, settle } from './post.ts'

interface Cancelled {
  readonly kind: 'entry' | 'reversal' | 'tombstone'
  readonly fresh: boolean
  readonly undone_by: string | null
  readonly answer: StoredAnswer | null
  readonly postings: readonly {
    readonly from: Account
    readonly to: Account
    readonly asset: Asset
    readonly amount: string
  }[]
}

const opposite = (rows: Cancelled['postings']): readonly Posting[] =>
  rows
    .toReversed()
    .map(row => ({ from: row.to, to: row.from, asset: row.asset, amount: BigInt(row.amount) }))

/** Undoes an entry once, whoever asks how often; an unknown one is kept from coming later. */
export async function reverse(tx: Tx, reversal: Reversal, at: Date): Promise<Reversed> {
  const meta = reversal.meta ?? {}
  const { rows } = await sql<Cancelled>`
    select * from ledger_cancel(${reversal.of}, ${JSON.stringify(meta)}, ${at}::timestamptz)
  `.execute(tx)
  const [found] = rows
  if (!found || found.kind === 'tombstone') {
    return { status: 'blocked', replayed: found?.fresh === false }
  }
  if (found.kind === 'reversal') throw new IdempotencyConflict(reversal.of)
  if (found.answer) return { status: 'reversed', ...posted(found.answer, true) }

  const entry = { key: reversal.key, postings: opposite(found.postings), meta }
  const [outcome] = await postAll(tx, [encode(entry, reversal.of)], at)
  // A replay here means that the reversal's own key belongs to an entry of the same body.
  if (!outcome || outcome.outcome === 'replayed') throw new IdempotencyConflict(reversal.key)
  return { status: 'reversed', ...settle(reversal.key, outcome) }
}
