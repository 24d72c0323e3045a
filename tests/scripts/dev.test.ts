import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-dev-'))
  const programs = {
    // The platform stays until it is ended; the site says how it was started, and ends.
    node: 'while :; do :; done',
    astro: 'echo "astro $* for $LOBBY_PUBLIC_URL before $LOBBY_DEV_PLATFORM"'
  }
  for (const [name, does] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function said(port?: string): readonly string[] {
  const { stdout } = spawnSync(process.execPath, ['scripts/dev.ts'], {
    env: { PATH: folder, ...(port !== undefined && { PORT: port }) },
    encoding: 'utf8'
  })
  return stdout.trimEnd().split('\n')
}

describe('work with hot reload', () => {
  test('says where site and platform are', () => {
    expect(said()).toEqual([
      'Site with hot reload on http://localhost:4321, platform behind it on port 4322.',
      'astro dev --port 4321 for http://localhost:4321 before http://127.0.0.1:4322'
    ])
  })

  test('has the site where it is asked for, and the platform one port above', () => {
    expect(said('5410')).toEqual([
      'Site with hot reload on http://localhost:5410, platform behind it on port 5411.',
      'astro dev --port 5410 for http://localhost:5410 before http://127.0.0.1:5411'
    ])
  })
})
