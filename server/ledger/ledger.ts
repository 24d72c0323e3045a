import type { Executor, Tx } from '../db/database.ts'
import type { JsonObject } from '../db/tables.ts'
import type { Account, Asset } from './accounts.ts'

/** Money only moves: every amount leaves one account and enters another. */
export interface Posting {
  readonly from: Account
  readonly to: Account
  readonly asset: Asset
  readonly amount: bigint
}

export interface Entry {
  /** Who asks and their number for it: `deposit:<payment>`, `<provider>:<transaction>`. */
  readonly key: string
  readonly postings: readonly Posting[]
  readonly meta?: JsonObject
}

export interface Reversal {
  readonly key: string
  /** The key of the entry to undo. */
  readonly of: string
  readonly meta?: JsonObject
}

export interface Balance {
  readonly account: string
  readonly asset: string
  readonly balance: bigint
}

export interface Subject {
  readonly playerId: string
  /** Grows with every entry and touch of the player, for events that may overtake each other. */
  readonly version: number
}

export interface Posted {
  /** True when the key had been posted before and this is the stored answer. */
  readonly replayed: boolean
  /** After the entry, for each player's account and pot it touched. */
  readonly balances: readonly Balance[]
  readonly subjects: readonly Subject[]
}

export type Reversed =
  | ({ readonly status: 'reversed' } & Posted)
  /** The entry was not there: its key is blocked, so that it can not come later. */
  | { readonly status: 'blocked'; readonly replayed: boolean }

export interface JournalEntry {
  readonly key: string
  readonly kind: 'entry' | 'reversal' | 'tombstone'
  readonly postings: readonly Posting[]
  readonly meta: JsonObject
  readonly at: Date
  readonly reversed: boolean
}

export interface Reconciliation {
  /** Assets whose accounts do not sum up to zero. */
  readonly unbalanced: readonly string[]
  /** Accounts whose balance is not the sum of their postings. */
  readonly drifted: readonly string[]
  /** Accounts below their floor. */
  readonly negative: readonly string[]
}

/** The one place where balances change. Amounts are whole minor units of the asset. */
export interface Ledger {
  /**
   * Posts an entry inside the caller's transaction: all of it or nothing, and a key only once.
   * Throws `InsufficientFunds`, `IdempotencyConflict` (the key stands for another body),
   * `EntryCancelled` (the key was rolled back) or `InvalidPosting`; the transaction stays usable.
   */
  post(tx: Tx, entry: Entry): Promise<Posted>
  /**
   * Posts entries of distinct players in one round trip, inside the caller's transaction, and answers
   * in their order. Throws for the first that can not be posted: the others of them may stand then, so
   * the transaction has to be given up.
   */
  postMany(tx: Tx, entries: readonly Entry[]): Promise<readonly Posted[]>
  /** Posts an entry in a commit that entries of other players arriving just now may share. */
  postAlone(entry: Entry): Promise<Posted>
  /** Undoes an entry by its opposite, once; blocks the key of an entry that has not come yet. */
  reverse(tx: Tx, reversal: Reversal): Promise<Reversed>
  find(executor: Executor, key: string): Promise<JournalEntry | undefined>
  balanceOf(executor: Executor, account: Account, asset: Asset): Promise<bigint>
  /** Every balance of a player, in all assets. */
  balancesOf(executor: Executor, playerId: string): Promise<readonly Balance[]>
  versionOf(executor: Executor, playerId: string): Promise<number>
  /** Counts the player's version up for what has changed without money, and tells what they have. */
  touch(tx: Tx, playerId: string): Promise<Posted>
  reconcile(): Promise<Reconciliation>
}
