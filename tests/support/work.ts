import { hash, verify } from '@node-rs/argon2'
import { PostgresQueryCompiler } from 'kysely'
import { expect, vi } from 'vitest'

import { startErrand } from '#server/jobs/errand.ts'
import { currentTrace } from '#server/tracing/current-trace.ts'

import { startErrand as noErrand } from './no-errands.ts'

/** What a piece of work costs, in things that are counted and not in time. */
export interface Work {
  /** Passwords hashed or compared, which is what takes long. */
  readonly hashes: number
  /** The statements in their order, without their values. */
  readonly statements: readonly string[]
}

/**
 * Counts what calls have this process do; what its jobs do meanwhile belongs to no call and is not
 * counted. The test file asks for it with `vi.mock('@node-rs/argon2', { spy: true })`, and has no
 * errand running, which would go on in the name of the call that began it.
 */
export function countWork() {
  expect(vi.isMockFunction(verify)).toBe(true)
  expect(startErrand).toBe(noErrand)
  let statements: string[] = []
  const compile = PostgresQueryCompiler.prototype.compileQuery
  const spy = vi
    .spyOn(PostgresQueryCompiler.prototype, 'compileQuery')
    .mockImplementation(function (this: PostgresQueryCompiler, ...query) {
      const compiled = compile.apply(this, query)
      if (currentTrace()) statements.push(compiled.sql)
      return compiled
    })
  const made = () => vi.mocked(verify).mock.calls.length + vi.mocked(hash).mock.calls.length
  return {
    async of(work: () => Promise<unknown>): Promise<Work> {
      statements = []
      const before = made()
      await work()
      expect(statements).not.toEqual([])
      return { hashes: made() - before, statements }
    },
    stop: () => spy.mockRestore()
  }
}
