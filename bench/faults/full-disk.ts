import { setTimeout as pause } from 'node:timers/promises'

import { type OwnPostgres, startOwnPostgres } from '#tests/support/postgres-server.ts'
import { whileAtWork } from './at-work.ts'
import { type Customer, doneBy, openCustomers } from './customer.ts'
import { wrongInFolder } from './embedded.ts'
import { type FaultHouse, openFaultHouse } from './fault-house.ts'
import { Heard } from './heard.ts'
import { DURABLE } from './house-for.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { wrongAfter, wrongInRepeats } from './wrong-after.ts'

const CUSTOMERS = 4
const DONE_EACH = 40
const REFUSED = 40
const WITHIN_MS = 60_000
const BETWEEN_LOOKS_MS = 20

interface Scene {
  readonly house: FaultHouse
  readonly customers: readonly Customer[]
  readonly disk: SmallDisk
  readonly heard: Heard
  /** What whoever keeps the services does with one that has ended. */
  keep(): Promise<void>
}

async function until(what: string, isSo: () => boolean, meanwhile = async () => {}) {
  const began = performance.now()
  while (!isSo()) {
    if (performance.now() - began > WITHIN_MS) throw new Error(`${what}: not in time`)
    await meanwhile()
    await pause(BETWEEN_LOOKS_MS)
  }
  return performance.now() - began
}

/** Fills the disk under players, and makes room again; how long it took until things were done again. */
async function fillOnce({ customers, disk, heard, house, keep }: Scene): Promise<void> {
  const due = doneBy(customers) + DONE_EACH
  await whileAtWork(
    customers,
    () => doneBy(customers) >= due,
    async () => {
      disk.fill()
      const before = heard.total()
      const refused = await until('nothing is refused', () => heard.total() >= before + REFUSED)
      const alive = await fetch(`${house.config.publicUrl}/healthz`).catch(() => undefined)
      const ready = await fetch(`${house.config.publicUrl}/readyz`).catch(() => undefined)
      console.log(
        `full: ${REFUSED} refusals after ${(refused / 1000).toFixed(1)} s, healthz ${alive?.status}, readyz ${ready?.status}`
      )
      disk.free()
      const done = doneBy(customers)
      const again = await until('nothing is done', () => doneBy(customers) >= done + 10, keep)
      console.log(`room: ten things done after ${(again / 1000).toFixed(1)} s`)
    }
  )
}

const everything = (customers: readonly Customer[]) => customers.flatMap(({ done }) => done)

async function opened(env: Readonly<Record<string, string>>, seed: number, dataDir?: string) {
  const heard = new Heard()
  const house = await openFaultHouse(env, dataDir)
  await house.start()
  return { heard, house, customers: await openCustomers(house, CUSTOMERS, { heard, seed }) }
}

/** A database server whose disk is full; what was wrong afterwards. */
export async function fullDatabase(seed: number): Promise<readonly string[]> {
  const disk = mountSmallDisk(400)
  let postgres: OwnPostgres | undefined
  let house: FaultHouse | undefined
  try {
    const server = await startOwnPostgres([...DURABLE, 'max_wal_size=48MB'], disk.directory)
    postgres = server
    const scene = await opened({ DATABASE_URL: server.url }, seed)
    house = scene.house
    const keep = async () => {
      if (server.pid() !== undefined) return
      console.log('the database had ended, and is started again')
      await server.startAgain()
    }
    await fillOnce({ ...scene, disk, keep })
    scene.heard.tell()
    return await wrongAfter(scene.house, scene.customers, {
      again: everything(scene.customers),
      databaseUrl: server.url
    })
  } finally {
    await house?.close()
    await postgres?.stop()
    disk.unmount()
  }
}

/** A house whose own folder, with its embedded database, is on a full disk. */
export async function fullFolder(seed: number): Promise<readonly string[]> {
  const disk = mountSmallDisk(200)
  let house: FaultHouse | undefined
  try {
    const scene = await opened({ DATABASE_URL: '' }, seed, `${disk.directory}/data`)
    house = scene.house
    const { customers, heard } = scene
    await fillOnce({ ...scene, disk, keep: async () => {} })
    heard.tell()
    const wrong = await wrongInRepeats(everything(customers))
    await house.credit()
    await house.end('SIGKILL')
    return [...wrong, ...(await wrongInFolder(house, customers))]
  } finally {
    await house?.close()
    disk.unmount()
  }
}
