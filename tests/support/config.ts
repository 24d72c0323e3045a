import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Config, readConfig } from '#server/config.ts'

/** A configuration with a data folder for the running test, for parts that need no database. */
export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return readConfig({ LOBBY_DATA: dataDir, LOG_LEVEL: 'silent', ...env })
}
