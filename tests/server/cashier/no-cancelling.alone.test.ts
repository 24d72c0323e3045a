import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cancel, leaving, saver, withdrawalOf } from './withdrawal-support.ts'

vi.mock('#config/operator-table.ts', async original => {
  const { OPERATORS } = await original<typeof import('#config/operator-table.ts')>()
  const Infiniza = { ...OPERATORS.Infiniza, licence: 'strict' }
  return { OPERATORS: { ...OPERATORS, Infiniza } }
})

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

test('where the licence lets nobody take withdrawals back, none can be [R12]', async () => {
  const who = await saver(platform, { cash: 100_000n })
  const { id, canCancelWithdrawal, paymentId } = await leaving(platform, who, { amount: '600' })
  expect({ canCancelWithdrawal, paymentId }).toEqual({
    canCancelWithdrawal: false,
    paymentId: null
  })
  expect((await cancel(platform, who, id)).error?.code).toBe('NOT_ALLOWED')
  expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
})
