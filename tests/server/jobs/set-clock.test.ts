import { expect, onTestFinished, test, vi } from 'vitest'

import { startErrand } from '#server/jobs/errand.ts'
import { steadyClock } from '#server/jobs/steady-clock.ts'
import { quiet } from '#tests/support/ledger.ts'

const DAY = 86_400_000

/** Sets the machine's clock, and nothing that counts how long things take. */
function setClock(by: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  onTestFinished(() => void vi.useRealTimers())
}

test('the queue’s time goes on though the machine’s clock is put back by a day', () => {
  const before = steadyClock.now()
  setClock(-DAY)
  expect(Date.now()).toBeLessThan(before - DAY / 2)
  expect(steadyClock.now()).toBeGreaterThanOrEqual(before)
})

test('an errand that is asked for is done soon though the machine’s clock was put forward by a day', async () => {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const errand = startErrand({
    name: 'letters',
    log: quiet,
    work: async () => {
      resolve()
      return false
    },
    everyMs: DAY
  })
  onTestFinished(() => errand.close())
  setClock(2 * DAY)
  errand.soon()
  await done
})
