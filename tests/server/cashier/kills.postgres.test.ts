import { afterAll, beforeAll, expect, test } from 'vitest'

import { createPostgresDatabase } from '#tests/support/database.ts'
import { type KilledHouse, openKilledHouse } from '#tests/support/killed-house.ts'
import { countAfterKills, finishAll, KILL_MOMENTS, killAt } from '#tests/support/payment-kills.ts'
import { startPlatform } from '#tests/support/platform.ts'

let killed: KilledHouse
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createPostgresDatabase()
  drop = database.drop
  killed = await openKilledHouse(database.url, prepare => startPlatform({ prepare }))
})

afterAll(async () => {
  await killed.close()
  await drop()
})

test('a house that is killed between provider and ledger loses no payment and doubles none', async () => {
  for (const moment of KILL_MOMENTS) await killAt(killed, moment)
  await finishAll(killed)
  expect(await countAfterKills(killed)).toEqual({
    payments: 11,
    lost: 0,
    doubled: 0,
    differences: 0,
    ledgerFaults: 0
  })
}, 240_000)
