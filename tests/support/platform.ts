import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createPlatform, type Overrides, type Platform } from '#server/platform.ts'
import { loadSecrets } from '#server/secrets.ts'
import { openTestDatabase } from './database.ts'
import { freePort } from './free-port.ts'

export interface PlatformOptions extends Omit<Overrides, 'db'> {
  /** Variables of the environment beside the usual ones of a test. */
  readonly env?: Readonly<Record<string, string>>
  /** Adds routes before the platform listens. */
  readonly prepare?: (app: Platform['app'], ports: Platform['ports']) => void
}

export interface TestPlatform extends Platform {
  /** Where it listens: `http://localhost:<port>`. */
  readonly url: string
}

/** Keys take longest to make of all a platform needs, and tests may share them. */
export function sharedSecrets(): string {
  const folder = join('.cache', 'tests')
  loadSecrets(folder)
  return join(folder, 'secrets.json')
}

/** A whole platform in this process, with a port, a data folder and a database of its own. */
export async function startPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const { env = {}, prepare, ...overrides } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  const { db, url: databaseUrl, close: closeDatabase } = await openTestDatabase()
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: dataDir,
    LOBBY_SECRETS_FILE: sharedSecrets(),
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'silent',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env
  })
  const platform = await createPlatform(config, { ...overrides, db })
  prepare?.(platform.app, platform.ports)
  const { href } = await platform.listen()
  return {
    ...platform,
    url: href.slice(0, -1),
    async close() {
      await platform.close()
      await closeDatabase()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
