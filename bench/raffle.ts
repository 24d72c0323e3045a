// Draws raffles of a million tickets and says how long it takes: `node bench/raffle.ts`.
import { createHash } from 'node:crypto'

import { type DrawEntry, digestOf, drawTickets } from '#rules/raffle/draw.ts'

const TICKETS = 1_000_000
const PRIZES = 50
const SEED = createHash('sha256').update('bench').digest('hex')

export interface DrawTime {
  readonly players: number
  readonly tickets: number
  readonly prizes: number
  /** Milliseconds: the middle of the rounds, and the longest. */
  readonly median: number
  readonly longest: number
  /** Of the same rounds, milliseconds for the digest of the list alone. */
  readonly digest: number
}

/** So many players with the same number of tickets each, in the order that a draw wants them in. */
function entriesOf(players: number): readonly DrawEntry[] {
  const tickets = TICKETS / players
  const names = Array.from({ length: players }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex').slice(0, 32)
  )
  // Copied, so that they lie in memory as they come from the database: one after the other.
  return names
    .toSorted()
    .map(name => ({ entrant: Buffer.from(name, 'latin1').toString('latin1'), tickets }))
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** A million tickets in the hands of few, of many, and of a million players. */
export async function benchRaffle(rounds: number): Promise<readonly DrawTime[]> {
  const times: DrawTime[] = []
  for (const players of [1000, 50_000, 1_000_000]) {
    const entries = entriesOf(players)
    const request = { instance: 'weekly-1', seed: SEED, entries, prizes: PRIZES }
    const draws: number[] = []
    const digests: number[] = []
    for (let round = 0; round < rounds; round++) {
      draws.push(await timed(() => drawTickets(request)))
      digests.push(await timed(() => digestOf(entries)))
    }
    times.push({
      players,
      tickets: TICKETS,
      prizes: PRIZES,
      median: middle(draws),
      longest: Math.max(...draws),
      digest: middle(digests)
    })
  }
  return times
}

if (import.meta.main) console.table(await benchRaffle(7))
