import { existsSync, readFileSync, statSync } from 'node:fs'

import { POLICY_NOTE } from '#tests/e2e/policy-note.ts'
import { REPORTS } from '../../scripts/test-reports.ts'

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly { readonly status: string }[]
    }[]
  }[]
}

const testsOf = ({ suites = [], specs = [] }: Suite): ReturnType<typeof flat> => [
  ...flat(specs),
  ...suites.flatMap(testsOf)
]

const flat = (specs: NonNullable<Suite['specs']>) => specs.flatMap(({ tests }) => tests)

/**
 * What the last whole run of the browser tests heard of content policies. Each test notes how often
 * one has refused something (`tests/e2e/policy.ts`), and fails where that was not meant.
 */
export function browserRun(): { readonly isRight: boolean; readonly figures: string } {
  if (!existsSync(REPORTS.playwright))
    return { isRight: false, figures: `no browser run in ${REPORTS.playwright}` }
  const tests = testsOf(JSON.parse(readFileSync(REPORTS.playwright, 'utf8')))
  const noted = tests.flatMap(({ annotations }) =>
    annotations
      .filter(({ type }) => type === POLICY_NOTE)
      .map(({ description }) => Number(description))
  )
  const refused = noted.reduce((sum, count) => sum + count, 0)
  const failed = tests.filter(({ results }) => results.at(-1)?.status !== 'passed').length
  const day = statSync(REPORTS.playwright).mtime.toISOString().slice(0, 10)
  return {
    isRight: noted.length > 0 && noted.length === tests.length && refused === 0,
    figures: `a browser run of ${day}: ${tests.length} tests, ${failed} failed, ${noted.length} watched, ${refused} unexpected refusals by a policy`
  }
}
