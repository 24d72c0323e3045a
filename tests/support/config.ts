import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'

/** A configuration with a data folder of its own, for parts that need no database. */
export const testConfig = (env: Readonly<Record<string, string>> = {}): Config =>
  readConfig({
    LOBBY_DATA: mkdtempSync(join(tmpdir(), 'lobby-test-')),
    LOG_LEVEL: 'silent',
    ...env
  })
