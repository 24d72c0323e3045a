import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openPGlite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createLedger } from '#server/ledger/index.ts'
import { createMetrics } from '#server/metrics.ts'
import { createPostgresDatabase } from '#tests/support/database.ts'
import { cash, move, quiet, standingClock } from '#tests/support/ledger.ts'

const PROGRAM = new URL('../../support/post-until-killed.ts', import.meta.url)
const ENOUGH = 80

async function newTarget(): Promise<string> {
  if (process.env['TEST_ENGINE'] === 'postgres') {
    const { url, drop } = await createPostgresDatabase()
    onTestFinished(drop)
    return url
  }
  const folder = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'db')
}

const reopen = (target: string) =>
  target.startsWith('postgres:')
    ? openPostgres({ url: target, log: quiet })
    : openPGlite({ directory: target })

/** Keys that a process was promised before it was killed in the middle of its work. */
async function promisedBeforeKill(target: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileURLToPath(PROGRAM), target], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const promised: string[] = []
  for await (const line of createInterface(child.stdout)) {
    promised.push(line)
    if (promised.length === ENOUGH) child.kill('SIGKILL')
  }
  await ended
  return promised
}

test('what was promised before a process was killed is there afterwards, and nothing by halves', async () => {
  const target = await newTarget()
  const promised = await promisedBeforeKill(target)
  expect(promised.length).toBeGreaterThanOrEqual(ENOUGH)

  const db = await reopen(target)
  onTestFinished(() => db.close())
  const ledger = createLedger(db, standingClock(), createMetrics())
  expect(await ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  for (const key of promised) {
    const [lane] = key.split(':')
    const { replayed } = await ledger.postAlone(move(key, 'world', cash(`p${lane}`), 1n))
    expect(replayed).toBe(true)
  }
})
