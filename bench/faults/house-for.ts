import { existsSync } from 'node:fs'
import { type House, openHouse } from '#tests/support/open-house.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { build } from '../../scripts/build.ts'

/** The built site of the brand that everything here is tried with. */
export const SITE = 'dist/infiniza'
/** What is told as done must be on the disk, unlike in a test. */
export const DURABLE = ['fsync=on', 'synchronous_commit=on']

/** Builds the site if nobody has: what is tried here changes nothing of it. */
export function buildOnce(): void {
  if (!existsSync(`${SITE}/en/index.html`) && !build('Infiniza'))
    throw new Error('The site was not built')
}

/** A database server of its own while the work lasts. */
export async function withPostgres<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const postgres = await startPostgres(DURABLE)
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** One process of the product on a database of its own while the work lasts. */
export const withHouse = <Value>(
  work: (house: House, databaseUrl: string) => Promise<Value>,
  /** Variables in place of the usual ones. */
  variables: Readonly<Record<string, string>> = {}
): Promise<Value> =>
  withPostgres(async url => {
    buildOnce()
    const house = await openHouse(SITE, url, 'Infiniza', '.', {
      LOBBY_SPORTS_WORLD: '0',
      ...variables
    })
    try {
      return await work(house, url)
    } finally {
      await house.close()
    }
  })
