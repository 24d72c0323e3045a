import { afterAll, beforeAll, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf } from '../cashier/support.ts'
import { type Banking, FIRST, opened, press } from './banking-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const METHODS: readonly Banking[] = ['zimpler', 'finshark', 'krofort']

test.each(METHODS)(
  '%s: approving, leaving and asking at once end a payment in one way',
  async method => {
    const payments = await Promise.all([1, 2, 3, 4, 5].map(() => opened(platform, method)))
    for (const { frame } of payments) await press(platform, frame, 'bank', FIRST[method])
    await Promise.all(
      payments.flatMap(({ frame }) => [
        ...[1, 2, 3, 4].map(() => press(platform, frame, 'approve')),
        press(platform, frame, 'cancel'),
        press(platform, frame, 'ending', { ending: 'refused' })
      ])
    )
    await platform.ports.clock.move(new Date(Date.now() + 120_000))
    await Promise.all([1, 2, 3].map(() => platform.ports.jobs.run('cashier.reconcile')))
    await platform.ports.clock.move('real')
    const { db, ledger } = platform.ports
    for (const { id, paymentId, who } of payments) {
      const at = (table: 'deposits' | 'desk_payments', key: string) =>
        db.kysely.selectFrom(table).select('status').where('id', '=', key).executeTakeFirstOrThrow()
      const { status } = await at('desk_payments', paymentId)
      const isPaid = status === 'captured'
      expect(await at('deposits', id)).toEqual({ status: isPaid ? 'Completed' : 'Cancelled' })
      expect(await cashOf(platform, who)).toBe(isPaid ? '50.00' : '0.00')
    }
    expect((await ledger.reconcile()).unbalanced).toEqual([])
  }
)
