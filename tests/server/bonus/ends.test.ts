import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import { FactorTooHigh, grantBonus, type NewBonus } from '#server/capabilities/bonus/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, CARDS, depositor, noticeOf, notify, payWith } from '../cashier/support.ts'
import { control } from '../sandbox/support.ts'
import { asPlayer, underBonus } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterEach(async () => {
  await platform.ports.clock.move('real')
  expect((await platform.ports.ledger.reconcile()).unbalanced).toEqual([])
})

afterAll(async () => {
  await platform.close()
})

const bonusesOf = (playerId: string) =>
  platform.ports.db.kysely
    .selectFrom('bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('granted_at')
    .execute()

describe('a bonus ends', () => {
  test.each([
    ['is excluded', { exclusionMinutes: 60 }],
    ['has the account closed', { accountStatus: 'Closed' }]
  ])('when its player %s, and real money can still be withdrawn [L079]', async (_name, state) => {
    const who = await underBonus(platform, { cash: 5000n, bonus: 2500n })
    expect(await asPlayer(platform, who, OPTIONS)).toEqual(withdrawable('50.00', '25.00'))
    await control(platform, `/players/${who.player.id}/state`, state)
    expect(await who.bonus()).toMatchObject({
      status: 'Forfeited',
      end_reason: 'PLAYER_BLOCKED',
      removed: 2500n
    })
    expect(await who.purses()).toEqual({ cash: 5000n, bonus: 0n })
    expect(await asPlayer(platform, who, OPTIONS)).toEqual(withdrawable('50.00'))
  })

  test('with the next minute when its player was excluded by other ways', async () => {
    const who = await underBonus(platform, { bonus: 2500n })
    const until = new Date(platform.ports.clock.now().getTime() + 86_400_000)
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ exclusion_ends_at: until })
      .where('id', '=', who.player.id)
      .execute()
    await platform.ports.jobs.run('bonus.end')
    expect(await who.bonus()).toMatchObject({ end_reason: 'PLAYER_BLOCKED' })
  })

  test('not with a break: its player comes back to it', async () => {
    const who = await underBonus(platform, { bonus: 2500n })
    await control(platform, `/players/${who.player.id}/state`, { timeoutMinutes: 60 })
    await platform.ports.jobs.run('bonus.end')
    expect(await who.bonus()).toMatchObject({ status: 'Active' })
  })

  test('when its days are over, by itself, and is told', async () => {
    const who = await underBonus(platform, { cash: 100n, bonus: 2500n })
    const told: unknown[] = []
    const stop = platform.ports.bus.subscribe('bonus.changed', who.player.id, ({ data }) => {
      told.push(data['bonusId'])
    })
    const { id, expires_at: end } = await who.bonus()
    await platform.ports.clock.move(end)
    await expect.poll(() => told, { timeout: 20_000 }).toEqual([id])
    stop()
    expect(await who.bonus()).toMatchObject({ status: 'Expired', removed: 2500n })
    expect(await who.purses()).toEqual({ cash: 100n, bonus: 0n })
  })

  test('when it is read after its time, before any job has come by', async () => {
    const who = await underBonus(platform, { bonus: 2500n })
    const now = platform.ports.clock.now()
    await sql`update bonuses set expires_at = ${now} where player_id = ${who.player.id}`.execute(
      platform.ports.db.kysely
    )
    expect(
      await asPlayer(platform, who, '{ viewer { bonuses { edges { node { status } } } } }')
    ).toEqual({
      viewer: { bonuses: { edges: [{ node: { status: 'Expired' } }] } }
    })
  })

  test('when the deposit that it came with is taken back; one that was wagered stands', async () => {
    const who = await depositor(platform)
    const { id, frame, paymentId } = await begun(platform, who, { offer: 'welcome' })
    await payWith(platform, frame, CARDS.success)
    expect(await bonusesOf(who.player.id)).toMatchObject([
      { status: 'Active', given: 2500n, required: 75_000n, deposit_id: id }
    ])
    await notify(
      platform,
      noticeOf({ reference: id, paymentId, sequence: 9, status: 'chargedBack' })
    )
    expect(await bonusesOf(who.player.id)).toMatchObject([
      { status: 'Forfeited', end_reason: 'DEPOSIT_RETURNED', removed: 2500n }
    ])
  })
})

const OPTIONS = `{ viewer { withdrawalOptions {
  available notAvailable { amount reason } } } }`

const withdrawable = (available: string, bonus?: string) => ({
  viewer: {
    withdrawalOptions: {
      available,
      notAvailable: bonus ? [{ amount: bonus, reason: 'Bonus' }] : []
    }
  }
})

describe('a bonus is given', () => {
  const given = (who: Awaited<ReturnType<typeof underBonus>>, change: Partial<NewBonus> = {}) => ({
    playerId: who.player.id,
    country: who.player.country,
    currency: who.player.currency,
    name: 'Given',
    amount: 1000n,
    factor: '30',
    source: 'test',
    key: `given:${who.player.id}`,
    at: platform.ports.clock.now(),
    ...change
  })
  const grant = (bonus: NewBonus, most?: number) =>
    platform.ports.db.transaction(tx =>
      most === undefined
        ? grantBonus(platform.ports, tx, bonus)
        : grantBonus(platform.ports, tx, bonus, { maxWageringFactor: most })
    )

  test('once a key, and one at a time', async () => {
    const who = await underBonus(platform, {})
    expect(await grant(given(who))).toMatchObject({
      status: 'granted',
      posted: { replayed: false }
    })
    expect(await grant(given(who))).toMatchObject({ status: 'granted', posted: { replayed: true } })
    expect(await grant(given(who, { key: `other:${who.player.id}` }))).toEqual({ status: 'active' })
    expect(await who.purses()).toEqual({ cash: 0n, bonus: 1000n })
  })

  test('by ten at the same time once', async () => {
    const who = await underBonus(platform, {})
    const keys = Array.from({ length: 10 }, (_, number) => `${number}:${who.player.id}`)
    const outcomes = await Promise.all(keys.map(key => grant(given(who, { key }))))
    expect(outcomes.filter(({ status }) => status === 'granted')).toHaveLength(1)
    expect(await who.purses()).toEqual({ cash: 0n, bonus: 1000n })
  })

  test('with the terms of the house: 5.00 a round at most, ten times at most, seven days', async () => {
    const who = await underBonus(platform, {})
    await grant(given(who))
    const bonus = await who.bonus()
    expect(bonus).toMatchObject({
      required: 30_000n,
      max_bet: 500n,
      max_payout: 10_000n,
      weights: BONUS_TERMS.weights
    })
    expect(bonus.expires_at.getTime() - bonus.granted_at.getTime()).toBe(7 * 86_400_000)
  })

  test('within what the licence allows: ten times is, forty times is refused [B03]', async () => {
    const { maxWageringFactor } = jurisdiction(platform.ports.config.operator, 'FI', 'strict')
    const who = await underBonus(platform, {})
    const most = maxWageringFactor ?? 0
    const above = given(who, { factor: '40', amount: 5000n })
    await expect(grant(above, most)).rejects.toThrow(FactorTooHigh)
    await grant({ ...above, factor: '10' }, most)
    expect(await who.bonus()).toMatchObject({ required: 50_000n })
  })
})
