import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  type EngagementError,
  readCalendar,
  readShop,
  readTournament,
  readTournaments
} from '#contract/wire/engagement.ts'
import { issueToken } from '#server/engagement/player-token.ts'
import { closeTournament } from '#server/engagement/tournaments/turn.ts'
import { call } from '#server/http/call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { contest, participant, pointsOf, provider, round } from './contest-support.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  await platform.ports.clock.move(new Date('2026-12-04T12:00:00Z'))
})
afterAll(() => platform.close())

interface Asked {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks the provider as the page of a player does. */
async function ask(playerId: string, path: string, { body, headers = {} }: Asked = {}) {
  const { config } = platform.ports
  const { token } = await issueToken(provider(platform), playerId)
  const answer = await call(config, `${config.engagementUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body })
  })
  return { status: answer.status, body: JSON.parse(answer.text) as unknown }
}

const post = (playerId: string, path: string, body: object = {}) =>
  ask(playerId, path, { body: JSON.stringify(body) })

const refusal = (status: number, code: EngagementError) => ({ status, body: { error: { code } } })

describe('what a page asks for', () => {
  test('is the tournaments, of which one is entered and told anew', async () => {
    const player = await participant(platform)
    const id = await contest(platform)
    const all = readTournaments((await ask(player, '/tournaments')).body)
    expect(all?.tournaments.find(one => one.id === id)).toMatchObject({
      isIn: false,
      games: [{ slug: 'northlight-wolf', title: 'Northlight Wolf' }]
    })
    expect(readTournament((await post(player, `/tournaments/${id}/entry`)).body)).toMatchObject({
      id,
      isIn: true,
      entrants: 1
    })
    await round(platform, player, { won: '3.00' })
    expect(readTournament((await ask(player, `/tournaments/${id}`)).body)?.own).toMatchObject({
      place: 1,
      score: '3.00'
    })
  })

  test('is a way out of a tournament that has not begun, with the points back', async () => {
    const player = await participant(platform, { points: 100 })
    const later = { from: 3_600_000, to: 7_200_000 }
    const id = await contest(platform, { entry: 'buyIn', price: 100 }, later)
    await post(player, `/tournaments/${id}/entry`)
    expect(await pointsOf(platform, player)).toBe(0)
    const left = readTournament((await post(player, `/tournaments/${id}/leave`)).body)
    expect(left).toMatchObject({ id, isIn: false, entrants: 0, state: 'Scheduled' })
    expect(await pointsOf(platform, player)).toBe(100)
    expect(await post(player, `/tournaments/${id}/leave`)).toEqual(refusal(409, 'NOT_IN'))
  })

  test('is the shop, which tells what a purchase has left', async () => {
    const player = await participant(platform, { points: 120 })
    const shop = readShop((await ask(player, '/shop')).body)
    expect(shop?.points).toBe(120)
    expect(shop?.items.map(({ prize }) => prize)).toContainEqual(
      expect.objectContaining({ game: 'the-ninth-vault', title: 'The Ninth Vault' })
    )
    const bought = await post(player, '/shop/ten-spins/purchase', { key: randomUUID() })
    expect(readShop(bought.body)?.points).toBe(20)
  })

  test('L089: is the calendar, whose doors no clock of a page opens', async () => {
    const player = await participant(platform)
    const tomorrow = { 'x-now': '2026-12-05T12:00:00Z', date: 'Sat, 05 Dec 2026 12:00:00 GMT' }
    const told = readCalendar((await ask(player, '/calendar', { headers: tomorrow })).body)
    expect(told?.calendar).toMatchObject({ now: expect.any(Date) })
    expect(told?.calendar?.doors[4]).toMatchObject({ day: 5, state: 'shut', prize: null })
    const door = '/calendar/december-2026-12-01/doors/5'
    const now = JSON.stringify({ now: '2026-12-05T12:00:00Z' })
    expect(await ask(player, door, { body: now, headers: tomorrow })).toEqual(
      refusal(409, 'NOT_OPEN')
    )
    expect(await pointsOf(platform, player)).toBe(0)
    const opened = await post(player, '/calendar/december-2026-12-01/doors/4')
    expect(readCalendar(opened.body)?.calendar?.doors[3]).toMatchObject({ state: 'taken' })
    expect(await pointsOf(platform, player)).toBe(30)
  })

  test('is answered in the language of the page', async () => {
    const player = await participant(platform, { language: 'fi' })
    const title = async (path: string) => {
      const { body } = await ask(player, path)
      return readCalendar(body)?.calendar?.title
    }
    expect(await title('/calendar?locale=fr')).toBe('Calendrier de décembre')
    expect(await title('/calendar?locale=xx')).toBe('Joulukuun kalenteri')
    expect(await title('/calendar')).toBe('Joulukuun kalenteri')
  })
})

describe('what makes no sense', () => {
  const bad: readonly [string, string, object, number, EngagementError][] = [
    ['a tournament that is none', '/tournaments/%20/entry', {}, 404, 'UNKNOWN'],
    ['an unknown tournament', '/tournaments/no-such/entry', {}, 404, 'UNKNOWN'],
    ['a purchase without a key', '/shop/ten-spins/purchase', {}, 400, 'INVALID_REQUEST'],
    ['a key that is none', '/shop/ten-spins/purchase', { key: 'a b' }, 400, 'INVALID_REQUEST'],
    ['a long key', '/shop/ten-spins/purchase', { key: 'k'.repeat(129) }, 400, 'INVALID_REQUEST'],
    ['a key of another kind', '/shop/ten-spins/purchase', { key: 5 }, 400, 'INVALID_REQUEST'],
    ['an unknown item', '/shop/a-yacht/purchase', { key: 'k' }, 404, 'UNKNOWN'],
    ['a day that is none', '/calendar/december-2026-12-01/doors/0', {}, 404, 'UNKNOWN'],
    ['half a day', '/calendar/december-2026-12-01/doors/1.5', {}, 404, 'UNKNOWN'],
    ['a day below none', '/calendar/december-2026-12-01/doors/-1', {}, 404, 'UNKNOWN'],
    ['a calendar that is none', '/calendar/christmas/doors/4', {}, 404, 'UNKNOWN']
  ]
  test.each(bad)(
    '%s is refused with a code, and nothing is lost',
    async (_what, path, body, status, code) => {
      const player = await participant(platform, { points: 1_000 })
      expect(await post(player, path, body)).toEqual(refusal(status, code))
      expect(await pointsOf(platform, player)).toBe(1_000)
    }
  )

  test.each(['', '{', '[]', 'null', '"key"'])('a body of %j buys nothing', async body => {
    const player = await participant(platform, { points: 1_000 })
    expect(await ask(player, '/shop/ten-spins/purchase', { body })).toEqual(
      refusal(400, 'INVALID_REQUEST')
    )
    expect(await pointsOf(platform, player)).toBe(1_000)
  })

  test('an entry after the end, and one in a foreign name', async () => {
    const player = await participant(platform)
    const id = await contest(platform)
    await closeTournament(platform.ports, id)
    expect(await post(player, `/tournaments/${id}/entry`)).toEqual(refusal(409, 'ENDED'))
    const { config } = platform.ports
    const answer = await call(config, `${config.engagementUrl}/tournaments`, {
      headers: { authorization: 'Bearer nobody-at-all' }
    })
    expect(answer.status).toBe(401)
  })

  test('nothing is told to who is blocked or unknown', async () => {
    const blocked = await participant(platform, { isBlocked: true })
    for (const path of ['/tournaments', '/shop', '/calendar']) {
      expect(await ask(blocked, path)).toEqual(refusal(403, 'PLAYER_BLOCKED'))
      expect(await ask(randomUUID(), path)).toEqual(refusal(404, 'UNKNOWN'))
    }
  })
})
