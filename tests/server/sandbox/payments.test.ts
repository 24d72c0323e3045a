import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, create, depositor, stateOf } from '../cashier/support.ts'
import {
  cancel,
  leaving,
  paidIn,
  payAll,
  payoutOf,
  saver,
  withdraw,
  withdrawalOf
} from '../cashier/withdrawal-support.ts'
import { control } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  expect(await platform.ports.ledger.reconcile()).toEqual({
    unbalanced: [],
    drifted: [],
    negative: []
  })
  await platform.close()
})

const told = async (playerId: string, path: string, body: object) =>
  (await control(platform, `/players/${playerId}/${path}`, body)).body

describe('a withdrawal from the console', () => {
  test('is let go, paid at once and sent back', async () => {
    const who = await saver(platform, { cash: 100_000n })
    const { id } = await leaving(platform, who, { amount: '600' })
    const step = (name: string) => told(who.player.id, 'withdrawal', { step: name })
    expect(await step('pay')).toEqual({ moved: 0 })
    expect(await step('release')).toEqual({ moved: 1 })
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'accepted' })
    expect(await step('release')).toEqual({ moved: 0 })
    expect(await step('pay')).toEqual({ moved: 1 })
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    expect(await step('return')).toEqual({ moved: 1 })
    expect(await withdrawalOf(platform, who, id)).toMatchObject({
      status: 'RolledBacked',
      refusal: 'RETURNED'
    })
    expect(await cashOf(platform, who)).toBe('1050.00')
    const { body } = await control(platform, `/players/${who.player.id}`)
    expect(body).toMatchObject({
      withdrawals: [{ withdrawalId: id, amount: '600.00', mode: 'Manual', refusal: 'RETURNED' }]
    })
    const page = await fetch(`${platform.url}/sandbox/?player=${who.player.id}`)
    expect(await page.text()).toContain('Came back')
  })

  test('is rejected while it is in the house, the named one and no other', async () => {
    const who = await saver(platform, { cash: 200_000n })
    const [older, newer] = [
      await leaving(platform, who, { amount: '600' }),
      await leaving(platform, who, { amount: '700' })
    ]
    const named = { step: 'reject', withdrawalId: older.id }
    expect(await told(who.player.id, 'withdrawal', named)).toEqual({ moved: 1 })
    expect(await withdrawalOf(platform, who, older.id)).toMatchObject({
      status: 'Cancelled',
      refusal: 'REFUSED_BY_HOUSE'
    })
    expect(await withdrawalOf(platform, who, newer.id)).toMatchObject({ status: 'Initialized' })
    expect(await cashOf(platform, who)).toBe('1350.00')
    expect((await cancel(platform, who, older.id)).error?.code).toBe('TOO_LATE')
  })

  test('of another player is left alone', async () => {
    const [who, other] = [await saver(platform), await saver(platform, { cash: 100_000n })]
    const { id } = await leaving(platform, other, { amount: '600' })
    const named = { step: 'reject', withdrawalId: id }
    expect(await told(who.player.id, 'withdrawal', named)).toEqual({ moved: 0 })
    expect(await withdrawalOf(platform, other, id)).toMatchObject({ status: 'Initialized' })
  })

  test('is refused by the provider once, if the console has planned that', async () => {
    const who = await saver(platform, { cash: 5000n })
    expect(await told(who.player.id, 'next-payout', {})).toEqual({ nextPayout: 'refused' })
    const [first, second] = [await leaving(platform, who), await leaving(platform, who)]
    await payAll(platform)
    const ends = await Promise.all(
      [first, second].map(async ({ id }) => (await withdrawalOf(platform, who, id))?.status)
    )
    expect(ends.toSorted()).toEqual(['Cancelled', 'Completed'])
    await told(who.player.id, 'next-payout', {})
    const asUsual = { outcome: 'asUsual' }
    expect(await told(who.player.id, 'next-payout', asUsual)).toEqual({ nextPayout: null })
  })
})

describe('a deposit from the console', () => {
  test.each(['chargedBack', 'refunded'])('is taken back: %s', async how => {
    const who = await depositor(platform)
    expect(await told(who.player.id, 'deposit-back', { how })).toEqual({ moved: 0 })
    const { id } = await paidIn(platform, who, '50')
    expect(await told(who.player.id, 'deposit-back', { how })).toEqual({ moved: 1 })
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'RolledBacked' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('charged back from an empty purse waits until the money is there', async () => {
    const who = await saver(platform)
    await leaving(platform, who)
    await told(who.player.id, 'deposit-back', {})
    const waiting = async () => {
      const { body } = await control(platform, `/players/${who.player.id}`)
      return body['deposits']
    }
    expect(await waiting()).toMatchObject([{ status: 'RollbackInitialized' }])
    await control(platform, `/players/${who.player.id}/money`, { amount: '60' })
    await control(platform, '/clock', { minutes: 2 })
    await platform.ports.jobs.run('cashier.reconcile')
    await control(platform, '/clock/reset', {})
    expect(await waiting()).toMatchObject([{ status: 'RolledBacked' }])
    expect(await cashOf(platform, who)).toBe('10.00')
  })

  test('is limited, and not any more', async () => {
    const who = await depositor(platform)
    const path = 'deposit-limit'
    expect(await told(who.player.id, path, { period: 'Week', amount: '30' })).toEqual({
      limits: [{ period: 'Week', amount: '30.00' }]
    })
    expect((await create(platform, who)).error?.code).toBe('LIMIT_EXCEEDED')
    const { body } = await control(platform, `/players/${who.player.id}`)
    expect(body['limits']).toEqual([{ period: 'Week', amount: '30.00' }])
    const page = await fetch(`${platform.url}/sandbox/?player=${who.player.id}`)
    expect(await page.text()).toContain('Week €30.00')
    expect(await told(who.player.id, path, { period: 'Week' })).toEqual({ limits: [] })
    expect((await create(platform, who)).ok).not.toBeNull()
  })

  test.each(['-1', '0', 'x', '1e3'])('is not limited to %s', async amount => {
    const { player } = await depositor(platform)
    expect(await told(player.id, 'deposit-limit', { amount })).toEqual({
      error: { code: 'INVALID_FIELD', field: 'amount' }
    })
  })
})

test('withdrawals are blocked and allowed, and so is taking them back', async () => {
  const who = await saver(platform)
  const state = (change: object) => told(who.player.id, 'state', change)
  await state({ withdrawals: 'blocked' })
  expect((await withdraw(platform, who)).error?.code).toBe('WITHDRAWALS_BLOCKED')
  await state({ withdrawals: 'allowed', cancelling: 'blocked' })
  const { id } = await leaving(platform, who)
  expect((await cancel(platform, who, id)).error?.code).toBe('NOT_ALLOWED')
  await state({ cancelling: 'allowed' })
  expect((await cancel(platform, who, id)).ok).toMatchObject({ status: 'Cancelled' })
})
