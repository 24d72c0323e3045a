// The ledger alone: `npm run bench ledger`, about three minutes.
import { startPostgres } from '#tests/support/postgres-server.ts'
import { DURABLE, withDatabase } from './databases.ts'
import { recordGoal } from './goals/record.ts'
import { ALONE_AT_EIGHT, benchLedger, type LedgerResult, SHARED_AND_HOT } from './ledger.ts'

const ROUNDS = 7
const GOAL = { shared: 10, alone: 3, ninetyNinthMs: 10 }

/** Keeps what was measured of bets beside the plain transaction of the same run. */
export function recordLedger({ figures, ninetyNinth, conservation }: LedgerResult): void {
  const of = (name: string) => {
    const figure = figures.find(one => one.name === name)
    if (!figure) throw new Error(`Nothing was measured of "${name}"`)
    const { measured, reference, ratio, noise, cleanRounds, rounds } = figure
    const words = `${ratio.median.toFixed(2)} times (${measured.median.toFixed(0)} a second beside ${reference.median.toFixed(0)}, twin ${(noise * 100).toFixed(1)} % apart)`
    return { times: ratio.median, words, quiet: `${cleanRounds} of ${rounds} rounds quiet` }
  }
  const [hot, alone] = [of(SHARED_AND_HOT), of(ALONE_AT_EIGHT)]
  const slowest = ninetyNinth.get(SHARED_AND_HOT) ?? Number.POSITIVE_INFINITY
  const { unbalanced, drifted, negative } = conservation
  recordGoal('speed-07', {
    isMet: hot.times >= GOAL.shared && slowest <= GOAL.ninetyNinthMs,
    figures: `${hot.words}, p99 ${slowest.toFixed(1)} ms with the waiting; ${unbalanced} unbalanced, ${drifted} adrift, ${negative} negative; ${hot.quiet}`
  })
  recordGoal('speed-08', {
    isMet: alone.times >= GOAL.alone,
    figures: `${alone.words}; ${alone.quiet}`
  })
}

/** Measures the ledger on a durable database of its own; books that do not hold make it fail. */
export async function ledger(): Promise<boolean> {
  const server = await startPostgres(DURABLE)
  try {
    recordLedger(await withDatabase(server.url, 'ledger', url => benchLedger(url, ROUNDS)))
    return true
  } finally {
    await server.stop()
  }
}
