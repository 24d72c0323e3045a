import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Prize, RewardOrder } from '#contract/wire/engagement.ts'
import { changePlayer } from '#server/capabilities/player/index.ts'
import { clientKeyOf } from '#server/engagement/client-key.ts'
import { deliverSoon } from '#server/engagement/deliver.ts'
import { order } from '#server/engagement/orders.ts'
import { changePoints } from '#server/engagement/points.ts'
import { postSigned } from '#server/http/client-call.ts'
import { cashOf } from '#tests/server/games/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { joined, type Known, providerIn, refusalOf, standingOf, until } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(async () => {
  await platform.close()
})

const MONEY: Prize = { kind: 'money', amount: '3.00', currency: 'EUR' }

const orderOf = ({ player }: Known, change: Partial<RewardOrder> = {}): RewardOrder => ({
  key: randomUUID(),
  playerId: player.id,
  name: 'Meet the tables',
  reason: 'For a mission',
  prize: MONEY,
  ...change
})

const ask = (path: string, body: object, key = clientKeyOf(providerIn(platform))) =>
  postSigned(
    platform.ports,
    key,
    new URL(`/api/engagement/v1/${path}`, platform.ports.config.publicUrl),
    body
  )

const rewardsOf = ({ player }: Known) =>
  platform.ports.db.kysely
    .selectFrom('reward_assignments')
    .select(['type', 'claim_type', 'status', 'name'])
    .where('player_id', '=', player.id)
    .execute()

describe('rewards that the provider asks for', () => {
  test('cash is in the balance at once, and once by its key', async () => {
    const who = await joined(platform)
    const wanted = orderOf(who)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('rewards', wanted)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await cashOf(platform, who.player)).toBe(300n)
    expect(await rewardsOf(who)).toEqual([
      { type: 'MoneyDrop', claim_type: 'Automatic', status: 'Credited', name: 'Meet the tables' }
    ])
  })

  test('spins and bonus money wait for the player to claim them', async () => {
    const who = await joined(platform)
    const spins = { kind: 'spins', spins: 10, value: '0.20', currency: 'EUR', game: 'pearl-drift' }
    const bonus = { kind: 'bonus', amount: '5.00', currency: 'EUR', factor: 10, days: 7 }
    for (const prize of [spins, bonus] as Prize[])
      expect((await ask('rewards', orderOf(who, { prize }))).status).toBe(200)
    expect((await rewardsOf(who)).map(({ type, status }) => [type, status])).toEqual([
      ['FreeSpins', 'Unclaimed'],
      ['BonusMoneyDrop', 'Unclaimed']
    ])
    expect(await cashOf(platform, who.player)).toBe(0n)
  })

  test.each([
    ['another currency', { prize: { ...MONEY, currency: 'NOK' } }, '409 WRONG_CURRENCY'],
    ['nothing', { prize: { ...MONEY, amount: '0.00' } }, '409 INVALID_PRIZE'],
    ['a part of a cent', { prize: { ...MONEY, amount: '0.001' } }, '409 INVALID_PRIZE'],
    ['less than nothing', { prize: { ...MONEY, amount: '-3.00' } }, '409 INVALID_PRIZE'],
    [
      'spins of no game',
      {
        prize: { kind: 'spins', spins: 10, value: '0.20', currency: 'EUR', game: 'no-such-game' }
      } as const,
      '409 INVALID_PRIZE'
    ],
    ['somebody unknown', { playerId: 'nobody' }, '409 UNKNOWN_PLAYER'],
    ['no key', { key: '' }, '400 INVALID_REQUEST']
  ])('%s is refused', async (_, change, refusal) => {
    const who = await joined(platform)
    expect(refusalOf(await ask('rewards', orderOf(who, change as Partial<RewardOrder>)))).toBe(
      refusal
    )
    expect(await rewardsOf(who)).toEqual([])
  })

  test('cash that is owed to an excluded player waits for them; nothing to play with is given', async () => {
    const who = await joined(platform)
    const until = { exclusion_ends_at: new Date(Date.now() + 86_400_000) }
    await platform.ports.db.transaction(tx => changePlayer(tx, who.player.id, until))
    const bonus = { kind: 'bonus', amount: '5.00', currency: 'EUR', factor: 10, days: 7 } as const
    expect(refusalOf(await ask('rewards', orderOf(who, { prize: bonus })))).toBe(
      '409 PLAYER_BLOCKED'
    )
    expect((await ask('rewards', orderOf(who))).status).toBe(200)
    expect(await rewardsOf(who)).toMatchObject([{ type: 'MoneyDrop', status: 'Unclaimed' }])
    expect(await cashOf(platform, who.player)).toBe(0n)
  })

  test('nobody gives orders without the secret that both know', async () => {
    const who = await joined(platform)
    const key = { ...clientKeyOf(providerIn(platform)), secret: 'another' }
    expect(refusalOf(await ask('rewards', orderOf(who), key))).toBe('401 INVALID_SIGNATURE')
    const level = { playerId: who.player.id, level: 9, version: 9 }
    expect(refusalOf(await ask('levels', level, key))).toBe('401 INVALID_SIGNATURE')
    expect(await cashOf(platform, who.player)).toBe(0n)
  })

  test('an older level does not take the place of a newer one', async () => {
    const who = await joined(platform)
    const playerId = who.player.id
    const levelOf = async () =>
      (
        await platform.ports.db.kysely
          .selectFrom('players')
          .select('gamification_level')
          .where('id', '=', playerId)
          .executeTakeFirstOrThrow()
      ).gamification_level
    expect((await ask('levels', { playerId, level: 4, version: 7 })).status).toBe(200)
    expect((await ask('levels', { playerId, level: 3, version: 6 })).status).toBe(200)
    expect(await levelOf()).toBe(4)
    expect(refusalOf(await ask('levels', { playerId, level: -1, version: 8 }))).toBe(
      '400 INVALID_REQUEST'
    )
    expect((await ask('levels', { playerId, level: 0, version: 8 })).status).toBe(200)
    expect(await levelOf()).toBe(0)
  })
})

describe('orders of the provider', () => {
  const place = (who: Known, wanted: RewardOrder, refund = 0) =>
    platform.ports.db.transaction(async tx => {
      const at = platform.ports.clock.now()
      await order(tx, wanted, { at, refund })
      await order(tx, wanted, { at, refund })
      await changePoints(tx, { playerId: who.player.id, by: 100, reason: 'test', key: 'start', at })
    })

  test('are delivered after the commit, and give once', async () => {
    const who = await joined(platform)
    await place(who, orderOf(who))
    deliverSoon(platform.ports)
    await until(platform, 'wallet.changed', who.player.id).is(
      async () => (await cashOf(platform, who.player)) > 0n
    )
    expect(await cashOf(platform, who.player)).toBe(300n)
    expect(await rewardsOf(who)).toHaveLength(1)
  })

  test('that the casino refuses for good give the points back that were paid', async () => {
    const who = await joined(platform)
    await place(who, orderOf(who, { prize: { ...MONEY, currency: 'NOK' } }), 40)
    deliverSoon(platform.ports)
    await until(platform, 'engagement.changed', who.player.id).is(
      async () => (await standingOf(platform, who)).points === 140
    )
    const orders = await platform.ports.db.kysely
      .selectFrom('engage_orders')
      .select(['status', 'refusal'])
      .where('player_id', '=', who.player.id)
      .execute()
    expect(orders).toEqual([{ status: 'refused', refusal: 'WRONG_CURRENCY' }])
  })
})
