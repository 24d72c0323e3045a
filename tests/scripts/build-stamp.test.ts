import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

import { buildStamp } from '../../scripts/build-stamp.ts'

const folder = mkdtempSync(join(tmpdir(), 'stamp-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a build is stale once the operator’s list of third parties says something else', () => {
  const file = join(folder, 'parties.json')
  const stampWith = (text: string) => {
    writeFileSync(file, text)
    return buildStamp('Infiniza')
  }
  const without = buildStamp('Infiniza')
  vi.stubEnv('LOBBY_THIRD_PARTIES', file)
  const first = stampWith('{"events":"https://one.example/"}')
  expect(first).not.toBe(without)
  expect(stampWith('{"events":"https://other.example/"}')).not.toBe(first)
  expect(stampWith('{"events":"https://one.example/"}')).toBe(first)
})
