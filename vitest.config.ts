import { defineConfig } from 'vitest/config'
import { EMBEDDED } from './tests/support/embedded.ts'

const SERVER = 'tests/server/**/*.test.ts'
/** True races need more than the one connection that the embedded database has. */
const POSTGRES_ONLY = 'tests/server/**/*.postgres.test.ts'
/** What puts a module in another's place must have all modules to itself; the others share them. */
const ALONE = 'tests/server/**/*.alone.test.ts'

// One copy of graphql-js: the one that packages get from Node, not the one that bundlers pick.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

const server = (engine: 'pglite' | 'postgres', include: readonly string[], isolate = false) => ({
  resolve,
  test: {
    name: `server-${engine}${isolate ? '-alone' : ''}`,
    include: [...include],
    exclude: [...(isolate ? [] : [ALONE]), ...(engine === 'pglite' ? [POSTGRES_ONLY] : [])],
    isolate,
    env: { TEST_ENGINE: engine },
    globalSetup: [`tests/support/database-${engine}.ts`],
    // Processes that start, and databases, on machines with other things to do.
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Odds are worked out here, whole sites are built, and machines have other things to do.
          testTimeout: 60_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/server/**']
        }
      },
      server('postgres', [SERVER]),
      server('postgres', [ALONE], true),
      server('pglite', EMBEDDED)
    ]
  }
})
