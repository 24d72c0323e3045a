import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { type OwnPostgres, startOwnPostgres } from '#tests/support/postgres-server.ts'
import { numbersOf } from '#tests/support/sports-slips.ts'
import { whileAtWork } from './at-work.ts'
import { doneBy, openCustomers } from './customer.ts'
import { openFaultHouse } from './fault-house.ts'
import { Heard } from './heard.ts'
import { DURABLE } from './house-for.ts'
import { wrongAfter } from './wrong-after.ts'

const CUSTOMERS = 8
const STOPS = 200
const LEAST_STOP_MS = 50
const MOST_STOP_MS = 2000
const BETWEEN_STOPS_MS = 100
/** Shorter than many a stop: the same is asked again while the first is still under way. */
const PATIENCE_MS = 400

/** The processes that one of them leads. */
function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
      } catch {
        return false
      }
    })
    .map(Number)
}

const signal = (pid: number, name: 'SIGCONT' | 'SIGSTOP') => {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

/** Has processes of the database stand still in the middle of whatever they do, as on a disk that hangs. */
async function stopManyTimes(postgres: OwnPostgres, random: () => number): Promise<void> {
  const stopped: Promise<void>[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    const children = childrenOf(postgres.pid() ?? 0)
    const chosen = children[Math.floor(random() * children.length)]
    if (chosen === undefined) throw new Error('The database has no processes')
    signal(chosen, 'SIGSTOP')
    const ms = LEAST_STOP_MS + random() * (MOST_STOP_MS - LEAST_STOP_MS)
    stopped.push(pause(ms).then(() => signal(chosen, 'SIGCONT')))
    await pause(random() * 2 * BETWEEN_STOPS_MS)
  }
  await Promise.all(stopped)
}

/** A database that hangs again and again, and players who do not wait for it; what was wrong afterwards. */
export async function slowDatabase(seed: number): Promise<readonly string[]> {
  const postgres = await startOwnPostgres(DURABLE)
  const house = await openFaultHouse({ DATABASE_URL: postgres.url })
  try {
    await house.start()
    const heard = new Heard()
    const options = { heard, seed, patienceMs: PATIENCE_MS }
    const customers = await openCustomers(house, CUSTOMERS, options)
    await whileAtWork(
      customers,
      () => doneBy(customers) >= CUSTOMERS,
      () => stopManyTimes(postgres, numbersOf(seed))
    )
    console.log(`slow: ${STOPS} stops, ${doneBy(customers)} done`)
    heard.tell()
    const again = customers.flatMap(({ done }) => done)
    return await wrongAfter(house, customers, { again, databaseUrl: postgres.url })
  } finally {
    await house.close()
    await postgres.stop()
  }
}
