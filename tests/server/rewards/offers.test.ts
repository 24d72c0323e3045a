import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { closeBonuses } from '#server/capabilities/bonus/index.ts'
import {
  begun,
  CARDS,
  depositor,
  noticeOf,
  notify,
  payWith
} from '#tests/server/cashier/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { change, claim, give, statusOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

/** A deposit whose offer came while a bonus ran. */
async function offerThatWaits() {
  const who = await depositor(platform)
  await change(platform, who.player, { is_phone_number_verified: true })
  const deposit = await begun(platform, who, { offer: 'welcome' })
  const worth = { type: 'BonusMoneyDrop', amount: 1_000n, factor: 20 } as const
  await give(platform, who.player, { worth, claimType: 'Automatic' })
  await payWith(platform, deposit.frame, CARDS.success)
  const reward = await platform.ports.db.kysely
    .selectFrom('reward_assignments')
    .selectAll()
    .where('key', '=', `offer:${deposit.id}`)
    .executeTakeFirstOrThrow()
  const { id: reference, paymentId } = deposit
  const chargeBack = () =>
    notify(platform, noticeOf({ reference, paymentId, sequence: 9, status: 'chargedBack' }))
  return { ...who, reward, chargeBack }
}

const lastBonusOf = (playerId: string) =>
  platform.ports.db.kysely
    .selectFrom('bonuses')
    .select(['status', 'end_reason', 'given'])
    .where('player_id', '=', playerId)
    .orderBy('granted_at', 'desc')
    .executeTakeFirst()

describe('an offer whose bonus has to wait', () => {
  test('goes with the deposit that it came with', async () => {
    const { reward, chargeBack, ...who } = await offerThatWaits()
    expect(reward.status).toBe('Unclaimed')
    await chargeBack()
    expect(await statusOf(platform, reward)).toBe('Removed')
    expect((await claim(platform, who, reward)).error?.code).toBe('NOT_CLAIMABLE')
  })

  test('goes with it after it was claimed, too', async () => {
    const { reward, chargeBack, ...who } = await offerThatWaits()
    const { ports } = platform
    await ports.db.transaction(tx => closeBonuses(ports, tx, who.player.id, 'GIVEN_UP'))
    expect((await claim(platform, who, reward)).ok?.status).toBe('Credited')
    expect(await lastBonusOf(who.player.id)).toMatchObject({ status: 'Active', given: 2_500n })
    await chargeBack()
    expect(await lastBonusOf(who.player.id)).toMatchObject({ end_reason: 'DEPOSIT_RETURNED' })
  })
})
