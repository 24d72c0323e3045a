import { defineConfig } from 'vitest/config'

/** The tests of what is mutated, and no others: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    include: [
      'tests/rules/{deposit-minimum,exchange,formatting,money,typed-amount}.test.ts',
      'tests/rules/limits/*.test.ts',
      'tests/stores/wallet.test.ts'
    ],
    testTimeout: 60_000
  }
})
