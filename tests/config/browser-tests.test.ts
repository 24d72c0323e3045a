import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A test or an expectation, and not a type alone, taken from the runner itself. */
const FROM_RUNNER = /^import (?!type\b)[^']*from '@playwright\/test'/m

test('every browser test runs where a refusal by the content policy is heard', () => {
  const files = globSync('tests/e2e/*.ts')
  expect(files.length).toBeGreaterThan(50)
  const unheard = files.filter(file => FROM_RUNNER.test(readFileSync(file, 'utf8')))
  expect(unheard).toEqual(['tests/e2e/policy.ts'])
})
