import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { loadSecrets } from '#server/secrets.ts'
import { type House, openHouse } from '#tests/support/open-house.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'

export interface Houses {
  /** A sandbox: players are made at its console. */
  readonly sandbox: House
  /** The same casino as it stands in production: the same database and secrets, no console. */
  readonly bare: House
  readonly databaseUrl: string
  /** By which another process of the same casino is opened. */
  readonly variables: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Two processes of one casino on a database of their own, to be attacked; each keeps its whole log. */
export async function openHouses(
  variables: Readonly<Record<string, string>> = {}
): Promise<Houses> {
  const operator = 'Infiniza'
  const folder = mkdtempSync(join(tmpdir(), 'lobby-attack-'))
  const postgres = await startPostgres(['fsync=on'])
  const opened: House[] = []
  const close = async () => {
    for (const house of opened.toReversed()) await house.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    loadSecrets(folder)
    const common = {
      LOBBY_SECRETS_FILE: join(folder, 'secrets.json'),
      LOBBY_SPORTS_WORLD: 'small',
      LOG_LEVEL: 'info',
      ...variables
    }
    const open = async (sandbox: '0' | '1') => {
      const house = await openHouse(resolve('dist/infiniza'), postgres.url, operator, '.', {
        ...common,
        LOBBY_SANDBOX: sandbox
      })
      opened.push(house)
      return house
    }
    const [sandbox, bare] = [await open('1'), await open('0')]
    return { sandbox, bare, databaseUrl: postgres.url, variables: common, close }
  } catch (error) {
    await close()
    throw error
  }
}
