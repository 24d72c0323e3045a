import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>

/** What a query can run on: the database itself or a transaction of the caller. */
export type Executor = Kysely<Tables>

export interface Database {
  readonly kysely: Kysely<Tables>
  readonly engine: 'pglite' | 'postgres'
  /**
   * Runs the work in one transaction and commits it. After a deadlock or a serialisation failure
   * the work runs again from its start, so it must do nothing but queries on `tx`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Calls the handler for every notification of the channel until the returned function is called,
   * and `missed` whenever it listens again after a break.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    missed?: () => void
  ): Promise<() => Promise<void>>
  /** Tells the handlers of a channel, in every process of the database. */
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}
