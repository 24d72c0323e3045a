import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readShop } from '#contract/wire/engagement.ts'
import { contestTexts } from '#server/engagement/contest-texts.ts'
import { shopAnswer } from '#server/engagement/shop/answers.ts'
import { purchase } from '#server/engagement/shop/purchase.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  ordersOf,
  type Participant,
  participant,
  pointsOf,
  provider,
  readerOf
} from './contest-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const buy = (playerId: string, item: string, key: string = randomUUID()) =>
  purchase(provider(platform), { playerId, item, key })

async function seen(playerId: string) {
  const { player } = await readerOf(platform, playerId)
  return await shopAnswer(platform.ports.db.kysely, player, contestTexts('en'))
}

async function itemSeen(playerId: string, id: string) {
  return (await seen(playerId)).items.find(item => item.id === id)
}

const stockLeft = async (item: string, remaining: number) => {
  await platform.ports.db.kysely
    .insertInto('engage_stock')
    .values({ item, remaining })
    .onConflict(conflict => conflict.column('item').doUpdateSet({ remaining }))
    .execute()
}

describe('the shop', () => {
  test('tells each item with its price in points and what is left of it', async () => {
    const player = await participant(platform, { points: 40, currency: 'NOK' })
    const answer = await seen(player)
    expect(readShop(JSON.parse(JSON.stringify(answer)))).not.toBeNull()
    expect(answer.points).toBe(40)
    expect(answer.items).toContainEqual({
      id: 'twenty-in-cash',
      title: 'More cash',
      description: 'Into your wallet, without wagering.',
      price: 1_800,
      stock: 200,
      fromLevel: 3,
      left: 5,
      prize: { kind: 'money', amount: '230.00', currency: 'NOK' },
      art: 'coins'
    })
  })

  test('a purchase takes points and stock, and the casino is asked for what was bought', async () => {
    const player = await participant(platform, { points: 600, language: 'de' })
    const before = (await itemSeen(player, 'five-in-cash'))?.stock ?? 0
    expect(await buy(player, 'five-in-cash', 'first')).toEqual({ status: 'bought' })
    expect(await pointsOf(platform, player)).toBe(100)
    expect((await itemSeen(player, 'five-in-cash'))?.stock).toBe(before - 1)
    expect(await ordersOf(platform, player)).toEqual([
      {
        key: `shop:${player}:first`,
        playerId: player,
        name: 'Ein wenig Geld',
        reason: 'Aus dem Prämienshop',
        prize: { kind: 'money', amount: '5.00', currency: 'EUR' }
      }
    ])
  })

  test('G05: two tabs that buy for 500 with 500 points make one purchase, and 0 is left', async () => {
    const player = await participant(platform, { points: 500 })
    const both = await Promise.all([buy(player, 'five-in-cash'), buy(player, 'five-in-cash')])
    expect(both).toContainEqual({ status: 'bought' })
    expect(both).toContainEqual({ status: 'refused', code: 'NOT_ENOUGH_POINTS' })
    expect(await pointsOf(platform, player)).toBe(0)
    expect(await ordersOf(platform, player)).toHaveLength(1)
  })

  test('the same key buys once, however often and however much at once it comes', async () => {
    const player = await participant(platform, { points: 5_000 })
    const all = await Promise.all(
      Array.from({ length: 6 }, () => buy(player, 'five-in-cash', 'same'))
    )
    expect(all.filter(({ status }) => status === 'bought')).toHaveLength(1)
    expect(all.filter(({ status }) => status === 'known')).toHaveLength(5)
    expect(await pointsOf(platform, player)).toBe(4_500)
    expect(await ordersOf(platform, player)).toHaveLength(1)
  })

  test('a key that has bought something else buys nothing', async () => {
    const player = await participant(platform, { points: 5_000 })
    await buy(player, 'five-in-cash', 'same')
    expect(await buy(player, 'ten-spins', 'same')).toEqual({
      status: 'refused',
      code: 'INVALID_REQUEST'
    })
    expect(await pointsOf(platform, player)).toBe(4_500)
  })

  test('the last piece goes to one of many', async () => {
    await stockLeft('fifty-spins', 1)
    const players = await Promise.all(
      Array.from({ length: 5 }, () => participant(platform, { points: 450 }))
    )
    const results = await Promise.all(players.map(player => buy(player, 'fifty-spins')))
    expect(results.filter(({ status }) => status === 'bought')).toHaveLength(1)
    expect(results.filter(result => 'code' in result && result.code === 'SOLD_OUT')).toHaveLength(4)
    const left = await Promise.all(players.map(player => pointsOf(platform, player)))
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 450, 450, 450, 450])
  })

  test('no more of an item than one may have', async () => {
    const player = await participant(platform, { points: 9_000, level: 6 })
    expect(await buy(player, 'treasure-spins')).toEqual({ status: 'bought' })
    expect(await buy(player, 'treasure-spins')).toEqual({
      status: 'refused',
      code: 'LIMIT_REACHED'
    })
    expect((await itemSeen(player, 'treasure-spins'))?.left).toBe(0)
    expect(await pointsOf(platform, player)).toBe(6_500)
  })

  const refusals: readonly [string, string, Participant, string][] = [
    ['without the points', 'ten-spins', { points: 99 }, 'NOT_ENOUGH_POINTS'],
    ['below the level', 'twenty-in-cash', { points: 9_000, level: 2 }, 'LEVEL_TOO_LOW'],
    ['of what is not there', 'a-yacht', { points: 9_000 }, 'UNKNOWN'],
    ['without taking part', 'ten-spins', { points: 900, optedIn: false }, 'NOT_OPTED_IN'],
    ['while blocked', 'ten-spins', { points: 900, isBlocked: true }, 'PLAYER_BLOCKED']
  ]
  test.each(refusals)(
    'a purchase %s is refused, and nothing moves',
    async (_why, item, who, code) => {
      const player = await participant(platform, who)
      expect(await buy(player, item)).toEqual({ status: 'refused', code })
      expect(await pointsOf(platform, player)).toBe(who.points)
      expect(await ordersOf(platform, player)).toEqual([])
    }
  )
})
