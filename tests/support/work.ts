import { hash, verify } from '@node-rs/argon2'
import { PostgresQueryCompiler } from 'kysely'
import { expect, vi } from 'vitest'

import { startErrand } from '#server/jobs/errand.ts'

import { startErrand as noErrand } from './no-errands.ts'

/** What a piece of work costs, in things that are counted and not in time. */
export interface Work {
  /** Passwords hashed or compared, which is what takes long. */
  readonly hashes: number
  /** The statements in their order, without their values. */
  readonly statements: readonly string[]
}

/**
 * Counts work in this process. The test file asks for it with
 * `vi.mock('@node-rs/argon2', { spy: true })`, and has no errand running that would be counted too.
 */
export function countWork() {
  expect(vi.isMockFunction(verify)).toBe(true)
  expect(startErrand).toBe(noErrand)
  const compile = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery')
  const made = () => vi.mocked(verify).mock.calls.length + vi.mocked(hash).mock.calls.length
  return {
    async of(work: () => Promise<unknown>): Promise<Work> {
      compile.mockClear()
      const before = made()
      await work()
      const statements = compile.mock.results.map(({ value }) => String(value.sql))
      return { hashes: made() - before, statements }
    },
    stop: () => compile.mockRestore()
  }
}
