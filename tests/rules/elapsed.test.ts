import { expect, test } from 'vitest'

import { elapsed, remaining } from '#rules/elapsed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [-1, '00:00:00'],
  [0, '00:00:00'],
  [999, '00:00:00'],
  [1000, '00:00:01'],
  [10 * MINUTE + 20_000, '00:10:20'],
  [HOUR - 1, '00:59:59'],
  [HOUR, '01:00:00'],
  [100 * HOUR, '100:00:00']
])('%s ms of a session have passed as %s [PROF-04] [L105]', (milliseconds, told) => {
  expect(elapsed(milliseconds)).toBe(told)
})

test.each([
  [-1, '0:00:00'],
  [0, '0:00:00'],
  [1, '0:00:01'],
  [30 * MINUTE, '0:30:00'],
  [2 * HOUR, '2:00:00']
])('%s ms of a session are left as %s [R23]', (milliseconds, told) => {
  expect(remaining(milliseconds)).toBe(told)
})
