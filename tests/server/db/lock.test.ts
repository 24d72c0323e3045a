import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDirectory } from '#server/db/lock.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lobby-test-')), 'db.lock')

test('one process at a time holds the embedded database', () => {
  const file = lockFile()
  const unlock = lockDirectory(file)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  expect(() => lockDirectory(file)).toThrow(/already uses/)
  unlock()
  expect(existsSync(file)).toBe(false)
  lockDirectory(file)()
})

test('the lock of a process that lives is respected', () => {
  const file = lockFile()
  writeFileSync(file, String(process.ppid))
  expect(() => lockDirectory(file)).toThrow(`Process ${process.ppid} uses the embedded database`)
})

test('the lock of a process that died is taken over', () => {
  const file = lockFile()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  lockDirectory(file)()
  expect(existsSync(file)).toBe(false)
})

test('a lock that says nothing is taken over', () => {
  const file = lockFile()
  writeFileSync(file, '')
  lockDirectory(file)()
  expect(existsSync(file)).toBe(false)
})
