import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { readTournament } from '#contract/wire/engagement.ts'
import { askAsPlayer, engagementOf, takePart } from '#server/sandbox/controls/provider-page.ts'
import { makePlayer } from '#server/sandbox/controls/sandbox-player.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { contest } from '../engagement/contest-support.ts'
import { control } from './support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

/** A player who has signed in and takes part. */
async function member() {
  const { player } = await makePlayer(platform.ports)
  await takePart(engagementOf(platform.ports), player.id)
  return player.id
}

const tournamentOf = async (id: string, playerId: string) => {
  const { body } = await askAsPlayer(engagementOf(platform.ports), playerId, `/tournaments/${id}`)
  return readTournament(body)
}

const ordersLike = (key: string) =>
  platform.ports.db.kysely
    .selectFrom('engage_orders')
    .select(['status', 'refusal'])
    .where('key', 'like', key)
    .execute()

describe('a tournament from the console', () => {
  test('begins now, is filled by players who bet, and pays those who were best', async () => {
    const series = 'northlight-sprint'
    const begun = await control(platform, '/tournaments/start', { series, minutes: 5 })
    expect(begun.status).toBe(200)
    const { tournament } = begun.body as { tournament: string }
    const fill = { series, players: 3, rounds: 4 }
    expect((await control(platform, '/tournaments/fill', fill)).body).toEqual({
      tournament,
      players: 3,
      rounds: 12
    })
    const { kysely } = platform.ports.db
    const counted = await kysely
      .selectFrom('engage_contest_rounds')
      .select('round_id')
      .where('tournament', '=', tournament)
      .execute()
    const bets = await kysely
      .selectFrom('game_rounds')
      .select(['provider', 'id'])
      .where('game', '=', 'northlight-wolf')
      .execute()
    expect(counted.map(each => each.round_id).toSorted()).toEqual(
      bets.map(({ provider, id }) => `${provider}:${id}`).toSorted()
    )
    const watcher = await member()
    const during = await tournamentOf(tournament, watcher)
    expect(during).toMatchObject({ state: 'Active', entrants: 3, isIn: false, own: null })
    const ended = await control(platform, '/tournaments/end', { series })
    const placed = during?.standings.length ?? 0
    expect(ended.body).toEqual({ tournament, placed, unpaid: 40 - placed })
    expect(await tournamentOf(tournament, watcher)).toMatchObject({ state: 'Ended', entrants: 3 })
    await vi.waitFor(async () => {
      const orders = await ordersLike(`tournament:${tournament}:%`)
      expect(orders.map(({ status }) => status)).toEqual(Array(placed).fill('given'))
    }, PATIENT)
    expect((await control(platform, '/compare-books', {})).body).toEqual({ differences: 0 })
  })

  test('is called off, and what was paid to enter comes back', async () => {
    const series = 'hoard-for-two-hundred'
    const tournament = await contest(platform, { id: series, entry: 'buyIn', price: 100 })
    const player = await member()
    await control(platform, `/players/${player}/loyalty`, { points: 100 })
    const provider = engagementOf(platform.ports)
    await askAsPlayer(provider, player, `/tournaments/${tournament}/entry`, {})
    const outcome = { series, outcome: 'cancelled' }
    expect((await control(platform, '/tournaments/end', outcome)).body).toMatchObject({
      tournament
    })
    expect((await control(platform, `/players/${player}/loyalty`, { points: 0 })).body).toEqual({
      level: 0,
      xp: 0,
      points: 100
    })
  })
})

describe('a player of the loyalty programme', () => {
  test('is given experience and points, loses the rank, and begins again', async () => {
    const player = await member()
    const path = `/players/${player}/loyalty`
    const given = await control(platform, path, { points: 1_000, experience: 35 })
    expect(given.body).toEqual({ level: 2, xp: 5, points: 1_000 })
    expect((await control(platform, `${path}/lose-rank`, {})).body).toEqual({
      level: 0,
      xp: 0,
      points: 800
    })
    expect((await control(platform, path, { points: -801 })).body).toEqual({
      error: { code: 'NOT_ENOUGH_POINTS', field: 'points' }
    })
    expect((await control(platform, `${path}/reset`, {})).body).toEqual({
      level: 0,
      xp: 0,
      points: 0
    })
  })
})

describe('a purchase in the shop', () => {
  test('becomes a reward of the casino', async () => {
    const player = await member()
    await control(platform, `/players/${player}/loyalty`, { points: 500 })
    const path = '/shop/five-in-cash/purchase'
    const provider = engagementOf(platform.ports)
    expect((await askAsPlayer(provider, player, path, { key: 'once' })).status).toBe(200)
    await vi.waitFor(async () => {
      const rewards = await platform.ports.db.kysely
        .selectFrom('reward_assignments')
        .select(['type', 'name'])
        .where('player_id', '=', player)
        .execute()
      expect(rewards).toEqual([{ type: 'MoneyDrop', name: expect.any(String) }])
      const [order] = await ordersLike(`shop:${player}:once`)
      expect(order).toEqual({ status: 'given', refusal: null })
    }, PATIENT)
  })
})

describe('the next door', () => {
  test('is opened by moving the clock, and by nothing else', async () => {
    const { clock } = platform.ports
    await clock.move(new Date('2026-12-04T12:00:00Z'))
    const player = await member()
    const provider = engagementOf(platform.ports)
    const open = () => askAsPlayer(provider, player, '/calendar/december-2026-12-01/doors/5', {})
    expect((await open()).status).toBe(409)
    const moved = await control(platform, '/calendar/next-door', {})
    expect(moved.body['now']).toMatch(/^2026-12-05T00:00:00/)
    await vi.waitFor(async () => expect((await open()).status).toBe(200), PATIENT)
    await clock.move('real')
  })
})
