import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPostgresDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/free-port.ts'

function startProcess(env: Readonly<Record<string, string>>) {
  const data = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/index.ts'],
    {
      env: { PATH: process.env['PATH'], LOBBY_DATA: data, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  const { promise: open, resolve } = Promise.withResolvers<void>()
  child.stdout.on('data', chunk => {
    said.out += chunk
    if (said.out.includes('is open at')) resolve()
  })
  child.stderr.on('data', chunk => {
    said.err += chunk
  })
  const ended = new Promise<number | null>(settle => child.once('close', settle))
  return { child, data, said, open, ended }
}

test('a start that can not be says why in one sentence and ends', async () => {
  const { said, ended } = startProcess({ PORT: 'eighty' })
  expect(await ended).toBe(1)
  expect(said).toEqual({ out: '', err: 'PORT must be a whole number from 1 to 65535.\n' })
})

test('the platform starts, says where it is, and ends in order on a signal', async () => {
  const port = String(await freePort())
  const isPostgres = process.env['TEST_ENGINE'] === 'postgres'
  const several: Record<string, string> = {}
  if (isPostgres) {
    const { url, drop } = await createPostgresDatabase()
    onTestFinished(drop)
    Object.assign(several, { DATABASE_URL: url, LOBBY_PROCESSES: '2' })
  }
  const { child, data, said, open, ended } = startProcess({ PORT: port, ...several })
  await open
  expect(said.out).toContain(`http://localhost:${port}/sandbox/`)
  expect(said.out.includes('for trying, not for money')).toBe(!isPostgres)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  expect(existsSync(join(data, 'db.lock'))).toBe(!isPostgres)

  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(join(data, 'db.lock'))).toBe(false)
  expect(said.err).toBe('')
})
