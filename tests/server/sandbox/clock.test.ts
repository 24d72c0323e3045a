import { afterAll, beforeAll, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

test('the last move of the clock counts, however late the one before is told', async () => {
  const { clock, db } = platform.ports
  for (let year = 2030; year < 2050; year++) {
    await clock.move('real')
    await clock.move(new Date(Date.UTC(year, 5, 1)))
    for (let look = 0; look < 5; look++) {
      await db.kysely.selectFrom('players').select('id').limit(1).execute()
      expect(clock.now().getUTCFullYear()).toBe(year)
    }
  }
})
