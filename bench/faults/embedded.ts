// The house killed at random moments with its embedded database in it: two minutes.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { openPGlite } from '#server/db/pglite.ts'
import { reconcile } from '#server/ledger/reconcile.ts'
import { numbersOf } from '#tests/support/sports-slips.ts'
import { wrongIn } from '../books.ts'
import { whileAtWork } from './at-work.ts'
import { type Customer, doneBy, openCustomers } from './customer.ts'
import { type FaultHouse, openFaultHouse } from './fault-house.ts'
import { Heard } from './heard.ts'
import { seedOf } from './seed.ts'
import { wrongInRepeats, wrongInTables } from './wrong-after.ts'

const KILLS = 12
const DONE_EACH = 40
const CUSTOMERS = 6
const LATEST_MS = 500

/** What the folder of a house that has ended says otherwise than its customers were told. */
export async function wrongInFolder(
  house: FaultHouse,
  customers: readonly Customer[]
): Promise<readonly string[]> {
  const db = await openPGlite({ directory: join(house.dataDir, 'db') })
  const of = async (query: string, values: readonly unknown[] = []) =>
    BigInt((await db.pglite.query<{ n: string }>(query, [...values])).rows[0]?.n ?? 0)
  try {
    return [
      ...(await wrongInTables(house, customers, { of })),
      ...wrongIn(await reconcile(db.kysely))
    ]
  } finally {
    await db.close()
  }
}

/** A dozen kills of a house that needs no database server. */
export async function embedded(): Promise<boolean> {
  const seed = seedOf()
  const random = numbersOf(seed)
  const heard = new Heard()
  const house = await openFaultHouse({ DATABASE_URL: '' })
  try {
    await house.start()
    const customers = await openCustomers(house, CUSTOMERS, { heard, seed })
    const wrong: string[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      const before = customers.map(({ done }) => done.length)
      const due = doneBy(customers) + DONE_EACH
      const ms = await whileAtWork(
        customers,
        () => doneBy(customers) >= due,
        async () => {
          await pause(random() * LATEST_MS)
          await house.end('SIGKILL')
          return await house.start()
        }
      )
      const again = customers.flatMap(({ done }, index) => done.slice(before[index]))
      wrong.push(...(await wrongInRepeats(again)))
      console.log(
        `${kill}: killed, ready after ${(ms / 1000).toFixed(1)} s, ${doneBy(customers)} done, ${wrong.length} wrong`
      )
    }
    wrong.push(...(await wrongInRepeats(customers.flatMap(({ done }) => done))))
    await house.credit()
    await house.end('SIGKILL')
    wrong.push(...(await wrongInFolder(house, customers)))
    for (const one of wrong) console.error(`WRONG: ${one}`)
    heard.tell()
    return wrong.length === 0
  } finally {
    await house.close()
  }
}
