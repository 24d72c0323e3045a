import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'

import { readConfig } from '#server/config.ts'
import { createPlatform, type Platform } from '#server/platform.ts'
import { freePort } from '#tests/support/free-port.ts'
import { sharedSecrets, type TestPlatform } from '#tests/support/platform.ts'

type Prepare = (app: Platform['app'], ports: Platform['ports']) => void

/** A platform in this process, so that what it has can be counted beside what it answers. */
export async function openPlatform(databaseUrl: string, prepare?: Prepare): Promise<TestPlatform> {
  const data = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const config = readConfig({
    PORT: String(await freePort()),
    LOBBY_DATA: data,
    LOBBY_SECRETS_FILE: sharedSecrets(),
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl
  })
  const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
  prepare?.(platform.app, platform.ports)
  await platform.listen()
  return {
    ...platform,
    url: config.publicUrl,
    async close() {
      await platform.close()
      rmSync(data, { recursive: true, force: true })
    }
  }
}
