// The house and its database killed at random moments while players bet, pay in and out: five minutes.
import { setTimeout as pause } from 'node:timers/promises'

import { type OwnPostgres, startOwnPostgres } from '#tests/support/postgres-server.ts'
import { numbersOf } from '#tests/support/sports-slips.ts'
import { spreadOf } from '../figures.ts'
import { recordGoal } from '../goals/record.ts'
import { whileAtWork } from './at-work.ts'
import { type Customer, doneBy, openCustomers } from './customer.ts'
import { type FaultHouse, openFaultHouse } from './fault-house.ts'
import { finishedBooks } from './finished-books.ts'
import { Heard } from './heard.ts'
import { DURABLE } from './house-for.ts'
import { seedOf } from './seed.ts'
import { openSpinner, type Spinner } from './spinner.ts'
import { wrongAfter } from './wrong-after.ts'

const KILLS = { house: 30, database: 20 } as const
const LEAST_DONE = 2000
const CUSTOMERS = 10
const SPINNERS = 2
const LATEST_MS = 800
/** Until the house says again that it is ready. */
const READY_WITHIN_MS = 5000

type Victim = keyof typeof KILLS

interface Scene {
  readonly house: FaultHouse
  readonly postgres: OwnPostgres
  readonly customers: readonly Customer[]
  readonly spinners: readonly Spinner[]
}

/** As many of each as there shall be, in an order of chance. */
function inAnyOrder(random: () => number): readonly Victim[] {
  const all = (Object.keys(KILLS) as Victim[]).flatMap(victim =>
    Array.from({ length: KILLS[victim] }, () => ({ victim, place: random() }))
  )
  return all.toSorted((a, b) => a.place - b.place).map(({ victim }) => victim)
}

/** Kills one of them while players play; milliseconds from its start until the house is ready. */
async function killOnce(scene: Scene, victim: Victim, random: () => number): Promise<number> {
  const { customers, house, postgres, spinners } = scene
  const due = doneBy(customers) + Math.ceil(LEAST_DONE / (KILLS.house + KILLS.database))
  return await whileAtWork(
    [...customers, ...spinners],
    () => doneBy(customers) >= due,
    async () => {
      await pause(random() * LATEST_MS)
      if (victim === 'house') {
        await house.end('SIGKILL')
        return await house.start()
      }
      await postgres.kill()
      const began = performance.now()
      await postgres.startAgain()
      await house.ready()
      return performance.now() - began
    }
  )
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** What was not as promised after each kill, and how long each took until the house was ready. */
async function killAll(scene: Scene, random: () => number) {
  const { customers, house, postgres } = scene
  const took: Record<Victim, number[]> = { house: [], database: [] }
  const wrong: string[] = []
  const looked = new Map<Customer, number>()
  for (const [index, victim] of inAnyOrder(random).entries()) {
    const ms = await killOnce(scene, victim, random)
    took[victim].push(ms)
    const again = customers.flatMap(each => each.done.slice(looked.get(each) ?? 0))
    for (const each of customers) looked.set(each, each.done.length)
    const found = await wrongAfter(house, customers, { again, databaseUrl: postgres.url })
    wrong.push(...found.map(one => `kill ${index + 1} (${victim}): ${one}`))
    console.log(
      `${index + 1}: ${victim} killed, ready after ${seconds(ms)} s, ${doneBy(customers)} done, ${found.length} wrong`
    )
  }
  return { took, wrong }
}

/** A house whose processes and database die at random moments, and what is found after each time. */
export async function kills(): Promise<boolean> {
  const seed = seedOf()
  const random = numbersOf(seed)
  const heard = new Heard()
  const postgres = await startOwnPostgres(DURABLE)
  const house = await openFaultHouse({ DATABASE_URL: postgres.url })
  try {
    await house.start()
    const customers = await openCustomers(house, CUSTOMERS, { heard, seed })
    const spinners: Spinner[] = []
    while (spinners.length < SPINNERS) spinners.push(await openSpinner(house))
    const scene = { house, postgres, customers, spinners }
    const { took, wrong } = await killAll(scene, random)
    const last = await wrongAfter(house, customers, {
      again: customers.flatMap(({ done }) => done),
      databaseUrl: postgres.url
    })
    const books = await finishedBooks(house, postgres.url, spinners)
    const all = [...wrong, ...last, ...books.wrong]
    for (const one of all) console.error(`WRONG: ${one}`)
    heard.tell()
    const [platform, database] = [spreadOf(took.house), spreadOf(took.database)]
    const isRight = all.length === 0 && doneBy(customers) >= LEAST_DONE
    recordGoal('security-02', {
      isMet: isRight && Math.max(platform.max, database.max) <= READY_WITHIN_MS,
      figures: `${took.house.length} kills of the platform and ${took.database.length} of the database, ${doneBy(customers)} operations and ${books.rounds} rounds acknowledged, each operation asked for twice more, ${books.payments} payments laid beside the provider’s book: ${all.length} wrong; the platform ready after ${seconds(platform.median)} s (${seconds(platform.max)} s at most), the database after ${seconds(database.median)} s (${seconds(database.max)} s)`
    })
    return isRight
  } finally {
    await house.close()
    await postgres.stop()
  }
}
