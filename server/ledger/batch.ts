import { isFloored, playerOf } from './accounts.ts'
import type { Encoded } from './encode.ts'
import type { Posted } from './ledger.ts'
import { type Outcome, settle } from './post.ts'

const LARGEST_BATCH = 64

interface Waiting {
  readonly entry: Encoded
  readonly resolve: (posted: Posted) => void
  readonly reject: (error: unknown) => void
}

type PostAll = (entries: readonly Encoded[]) => Promise<readonly Outcome[]>

/** Whether the entry can only be refused for its one player, not for what others do. */
const isShareable = ({ players, legs }: Encoded) =>
  players.length === 1 &&
  legs.every(leg => leg.delta >= 0n || !isFloored(leg.account) || playerOf(leg.account))

/**
 * Gathers entries that arrive while a statement is under way and sends them as one: one commit
 * for many players. Two of one player, or of one key, never share a batch.
 */
export function createBatcher(postAll: PostAll) {
  let queue: Waiting[] = []
  let running = false

  const takeBatch = () => {
    const [first] = queue
    if (!first) return []
    if (!isShareable(first.entry)) return queue.splice(0, 1)
    const taken = new Set<string>()
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const { key, players } = waiting.entry
      // A player's or a key's second entry waits, and what stands behind it keeps its order.
      const names = [`key ${key}`, ...players]
      const isFree = batch.length < LARGEST_BATCH && !names.some(name => taken.has(name))
      for (const name of names) taken.add(name)
      if (isFree && isShareable(waiting.entry)) batch.push(waiting)
      else rest.push(waiting)
    }
    queue = rest
    return batch
  }

  const postOne = async ({ entry, resolve, reject }: Waiting) => {
    try {
      const [outcome] = await postAll([entry])
      if (!outcome) throw new Error(`No outcome for ${entry.key}`)
      resolve(settle(entry.key, outcome))
    } catch (error) {
      reject(error)
    }
  }

  const postBatch = async (batch: readonly Waiting[]) => {
    const [first] = batch
    if (first && batch.length === 1) return postOne(first)
    // Whatever a batch can not say for certain (or failed to say) is asked again, one by one.
    const outcomes = await postAll(batch.map(({ entry }) => entry)).catch(() => [])
    for (const [index, waiting] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome && outcome.outcome !== 'refused') {
        try {
          waiting.resolve(settle(waiting.entry.key, outcome))
        } catch (error) {
          waiting.reject(error)
        }
      } else await postOne(waiting)
    }
  }

  const run = async () => {
    while (queue.length > 0) await postBatch(takeBatch())
    running = false
  }

  return (entry: Encoded): Promise<Posted> =>
    new Promise((resolve, reject) => {
      queue.push({ entry, resolve, reject })
      if (running) return
      running = true
      setImmediate(run)
    })
}
