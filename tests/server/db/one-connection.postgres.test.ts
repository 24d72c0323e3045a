import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

describe('a statement beside the transaction that it is called in', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  const read = () => database.db.kysely.selectFrom('settings').select('name').execute()

  test('is found when the transaction awaits it: the embedded database would stand still', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const work = database.db.transaction(async () => {
      const beside = read()
      await nextTurn()
      vi.advanceTimersByTime(60_000)
      await beside
    })
    await expect(work).rejects.toThrow('awaits a statement that is not its own')
  })

  test('runs after the transaction when nothing awaits it', async () => {
    const order: string[] = []
    let beside: Promise<unknown> | undefined
    await database.db.transaction(async tx => {
      beside = read().then(() => order.push('beside'))
      await tx.selectFrom('settings').select('name').execute()
      order.push('within')
    })
    await beside
    expect(order).toEqual(['within', 'beside'])
  })
})
