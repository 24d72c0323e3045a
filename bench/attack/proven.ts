import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

export interface Proven {
  readonly passed: number
  readonly total: number
  /** How many of the tests whose name this fits have passed. */
  count(name: RegExp): number
}

/** Runs tests that hold a goal already, on real parts and through public doors, and counts them. */
export function proven(...paths: readonly string[]): Proven {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-proven-'))
  const file = join(folder, 'report.json')
  try {
    const args = ['run', ...paths, '--reporter=json', `--outputFile=${file}`]
    spawnSync('vitest', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const passed = tests.filter(({ status }) => status === 'passed')
    for (const { fullName, status } of tests)
      if (status !== 'passed') console.error(`FAULT ${status}: ${fullName}`)
    return {
      passed: passed.length,
      total: tests.length,
      count: name => passed.filter(({ fullName }) => name.test(fullName)).length
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
