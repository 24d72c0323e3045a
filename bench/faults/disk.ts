// Disks that are full and disks that hang: three minutes. A full one needs root, and is a file system in memory.
import { fullDatabase, fullFolder } from './full-disk.ts'
import { seedOf } from './seed.ts'
import { slowDatabase } from './slow-disk.ts'

const SCENES = {
  'the database’s disk is full': fullDatabase,
  'the disk of the embedded database is full': fullFolder,
  'the database hangs': slowDatabase
} as const

/** Has a disk fill up, and hang, under players. */
export async function disk(): Promise<boolean> {
  const seed = seedOf()
  let isRight = true
  for (const [name, scene] of Object.entries(SCENES)) {
    console.log(name)
    const wrong = await scene(seed)
    for (const one of wrong) console.error(`WRONG: ${name}: ${one}`)
    isRight &&= wrong.length === 0
  }
  return isRight
}
