import { readFile } from 'node:fs/promises'

/** Written by a full run only, so that a run of one file never stands for all of them. */
export const REPORTS = {
  vitest: 'reports/vitest.json',
  playwright: 'reports/playwright.json'
} as const

export interface TestResult {
  readonly title: string
  readonly passed: boolean
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly PlaywrightSuite[]
}

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

function fromPlaywright({ title, specs = [], suites = [] }: PlaywrightSuite): TestResult[] {
  return [
    ...specs.map(spec => ({ title: `${title} ${spec.title}`, passed: spec.ok })),
    ...suites.flatMap(fromPlaywright)
  ]
}

/** The browser tests of a run that wrote its report to this file; rejects when there is none. */
export async function readBrowserResults(path: string): Promise<readonly TestResult[]> {
  const { suites } = (await read(path)) as { readonly suites: readonly PlaywrightSuite[] }
  return suites.flatMap(fromPlaywright)
}

/** Every test of the last full run; rejects when one of the two reports is missing. */
export async function readTestResults(): Promise<readonly TestResult[]> {
  const vitest = (await read(REPORTS.vitest)) as VitestReport
  return [
    ...vitest.testResults.flatMap(file =>
      file.assertionResults.map(({ fullName, status }) => ({
        title: fullName,
        passed: status === 'passed'
      }))
    ),
    ...(await readBrowserResults(REPORTS.playwright))
  ]
}

export async function countTests() {
  const results = await readTestResults()
  const passed = results.filter(result => result.passed).length
  return { passed, failed: results.length - passed }
}
