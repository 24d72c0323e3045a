// Lets PostgreSQL find what the embedded database cannot do: it has one connection, so whatever a
// transaction awaits beside itself waits there for that transaction, and for ever.
import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionBuilder } from 'kysely'
import pg from 'pg'

interface Running {
  readonly over: Promise<void>
  isOver: boolean
}

type Connected = (error: Error | undefined, ...rest: unknown[]) => void
type Connect = (this: pg.Pool, connected?: Connected) => unknown
type Execute = (this: unknown, work: (tx: unknown) => Promise<unknown>) => Promise<unknown>

const LONGEST_MS = 60_000
const running = new AsyncLocalStorage<Running>()

/** Settles when the transaction is over, as a statement on the only connection would. */
async function turn({ over }: Running, asked: Error): Promise<void> {
  const { promise: never, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(asked), LONGEST_MS)
  await Promise.race([over, never])
  clearTimeout(timer)
}

/** Lets work ask the database at once, though a transaction awaits it. */
export const besideTransactions = <T>(work: () => T): T => running.exit(work)

/** From now on a statement that its own transaction awaits, and that is not on `tx`, fails. */
export function allowOneConnection(): void {
  const { connect } = pg.Pool.prototype as unknown as { connect: Connect }
  const { execute } = TransactionBuilder.prototype as unknown as { execute: Execute }
  if (connect.name === 'inTurn') return

  function inTurn(this: pg.Pool, connected?: Connected): unknown {
    const transaction = running.getStore()
    if (!transaction || transaction.isOver) return connect.call(this, connected)
    const waited = turn(
      transaction,
      new Error('A transaction awaits a statement that is not its own')
    )
    if (!connected) return waited.then(() => connect.call(this))
    waited.then(() => connect.call(this, connected), connected)
    return undefined
  }

  async function marked(this: unknown, work: (tx: unknown) => Promise<unknown>): Promise<unknown> {
    const { promise: over, resolve } = Promise.withResolvers<void>()
    const mine: Running = { over, isOver: false }
    try {
      return await execute.call(this, tx => running.run(mine, () => work(tx)))
    } finally {
      mine.isOver = true
      resolve()
    }
  }

  Object.assign(pg.Pool.prototype, { connect: inTurn })
  Object.assign(TransactionBuilder.prototype, { execute: marked })
}
