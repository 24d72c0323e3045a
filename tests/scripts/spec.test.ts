import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const SCRIPT = resolve('scripts/spec.ts')
const ITEMS = 'id\tsection\twhat\nCASH-01\t1\tone\nCASH-02\t1\ttwo\nWIRE-01\t2\tthree\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-spec-'))
  mkdirSync(join(folder, 'tests', 'spec'), { recursive: true })
  writeFileSync(join(folder, 'tests', 'spec', 'items.tsv'), ITEMS)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const count = () => spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' })

/** What a full run leaves behind: tests in a process, and tests in a browser. */
function leaveReports(tests: Readonly<Record<string, string>>, specs: Readonly<object>) {
  mkdirSync(join(folder, 'reports'))
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }))
  const suite = { title: '', specs: Object.entries(specs).map(([title, ok]) => ({ title, ok })) }
  writeFileSync(
    join(folder, 'reports', 'vitest.json'),
    JSON.stringify({ testResults: [{ assertionResults }] })
  )
  writeFileSync(join(folder, 'reports', 'playwright.json'), JSON.stringify({ suites: [suite] }))
}

describe('the count of proved items', () => {
  test('counts an item once a test that names it passes, and not while another one fails', () => {
    leaveReports(
      { '[CASH-01] pays': 'passed', '[CASH-02] pays too': 'passed', '[CASH-02] twice': 'failed' },
      { '[WIRE-01] speaks': true }
    )
    const { status, stdout } = count()
    expect(status).toBe(0)
    expect(stdout.split('\n')).toEqual([
      'CASH    1 of 2  missing CASH-02',
      'WIRE    1 of 1',
      'spec: 2 of 3 items have a passing test',
      ''
    ])
  })

  test('says what writes the reports where there are none', () => {
    const { status, stdout, stderr } = count()
    expect(stdout).toBe('')
    expect(stderr).toBe('There is no reports/vitest.json: `npm test` writes it.\n')
    expect(status).toBe(1)
  })

  test('ends with a fault where a test names an item that does not exist', () => {
    leaveReports({ '[CASH-09] pays': 'passed' }, {})
    const { status, stderr } = count()
    expect(stderr).toBe('Tests name items that do not exist: CASH-09\n')
    expect(status).toBe(1)
  })
})
