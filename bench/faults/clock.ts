// The house's clock set forward and back while players play: three minutes. It needs faketime.
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

import type { Config } from '#server/config.ts'
import { atConsole, newPlayer } from '#tests/support/house-player.ts'
import { sharedSecrets } from '#tests/support/platform.ts'
import { startOwnPostgres } from '#tests/support/postgres-server.ts'
import { openNumbers } from '../books.ts'
import { whileAtWork } from './at-work.ts'
import { type Customer, doneBy, openCustomers } from './customer.ts'
import { falseTime } from './false-time.ts'
import { openFaultHouse } from './fault-house.ts'
import { openGuarded } from './guarded.ts'
import { Heard } from './heard.ts'
import { DURABLE } from './house-for.ts'
import { seedOf } from './seed.ts'
import { wrongAfter } from './wrong-after.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CUSTOMERS = 4
const DONE_EACH = 24
const JOBS_WITHIN_MS = 150_000
const BETWEEN_LOOKS_MS = 500

const from = (moment: string) => Date.parse(moment) - Date.now()

/** Each time the clock goes there from the real time, and back to it; whether limits stand there as well. */
const JUMPS: readonly (readonly [string, () => number, boolean])[] = [
  ['an hour ahead', () => HOUR_MS, false],
  ['an hour behind', () => -HOUR_MS, true],
  ['a day ahead', () => DAY_MS, false],
  ['a day behind', () => -DAY_MS, true],
  ['the last night of winter time', () => from('2027-03-28T00:59:50Z'), false],
  ['the last night of summer time', () => from('2027-10-31T00:59:50Z'), false],
  ['the night before the leap day', () => from('2028-02-28T23:59:50Z'), false],
  ['the night after the leap day', () => from('2028-02-29T23:59:50Z'), false]
]

const COMPLETED = "select count(*) as n from pgboss.job where state = 'completed'"

/** Whether jobs that are due each minute are done again. */
async function wrongInJobs(databaseUrl: string): Promise<readonly string[]> {
  const numbers = openNumbers(databaseUrl)
  try {
    const before = await numbers.of(COMPLETED)
    const until = performance.now() + JOBS_WITHIN_MS
    while (performance.now() < until) {
      if ((await numbers.of(COMPLETED)) > before) return []
      await pause(BETWEEN_LOOKS_MS)
    }
    return ['no job is done any more']
  } finally {
    await numbers.close()
  }
}

/** What the records say that are checked line by line. */
function wrongInRecords(databaseUrl: string): readonly string[] {
  const env = { DATABASE_URL: databaseUrl, LOBBY_SECRETS_FILE: sharedSecrets(), LOG_LEVEL: 'error' }
  return ['check-audit.ts', 'check-jackpot-records.ts'].flatMap(script => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`], {
      encoding: 'utf8',
      env: { ...process.env, ...env }
    })
    console.log(stdout.trim())
    return status === 0 ? [] : [`${script}: ${stderr}`]
  })
}

/** A jackpot that falls at this time, for the records. */
async function drop(config: Config): Promise<void> {
  const { playerId } = await newPlayer(config)
  await atConsole(config, `/players/${playerId}/jackpot/drop`, { pot: 'minor' })
}

/** Sets the clock of a house to other times and back, under players. */
export async function clock(): Promise<boolean> {
  const seed = seedOf()
  const time = falseTime()
  const heard = new Heard()
  const postgres = await startOwnPostgres(DURABLE)
  // Its own provider is at the same time as the house.
  const house = await openFaultHouse({
    DATABASE_URL: postgres.url,
    LOBBY_PAYMENTS_URL: '',
    ...time.env
  })
  const { config } = house
  const wrong: string[] = []
  const play = async (customers: readonly Customer[], deed: () => Promise<unknown>) => {
    const due = doneBy(customers) + DONE_EACH
    await whileAtWork(
      customers,
      () => true,
      async () => {
        await deed()
        while (doneBy(customers) < due) await pause(BETWEEN_LOOKS_MS / 10)
      }
    )
    const again = customers.flatMap(({ done }) => done.slice(-DONE_EACH))
    return await wrongAfter(house, customers, { again, databaseUrl: postgres.url })
  }
  try {
    await house.start()
    const customers = await openCustomers(house, CUSTOMERS, { heard, seed, now: time.now })
    const guarded = await openGuarded(config)
    for (const [name, offset, areLimitsKept] of JUMPS) {
      const there = await play(customers, async () => {
        time.jump(offset())
        await drop(config)
      })
      if (areLimitsKept) wrong.push(...(await guarded.wrong()).map(one => `${name}: ${one}`))
      const back = await play(customers, async () => time.jump(0))
      const found = [...there, ...back, ...(await guarded.wrong())]
      wrong.push(...found.map(one => `${name} and back: ${one}`))
      console.log(`${name}, and back: ${doneBy(customers)} done, ${found.length} wrong`)
    }
    wrong.push(...(await wrongInJobs(postgres.url)), ...wrongInRecords(postgres.url))
    for (const one of wrong) console.error(`WRONG: ${one}`)
    heard.tell()
    return wrong.length === 0
  } finally {
    await house.close()
    await postgres.stop()
    time.remove()
  }
}
