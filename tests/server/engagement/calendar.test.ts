import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readCalendar } from '#contract/wire/engagement.ts'
import { calendarAnswer } from '#server/engagement/calendar/answers.ts'
import { openDoor } from '#server/engagement/calendar/open-door.ts'
import { contestTexts } from '#server/engagement/contest-texts.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { ordersOf, participant, pointsOf, provider } from './contest-support.ts'

const CALENDAR = 'december-2026-12-01'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  await platform.ports.clock.move(new Date('2026-12-04T12:00:00Z'))
})
afterAll(() => platform.close())

const open = (playerId: string, day: number, calendar = CALENDAR) =>
  openDoor(provider(platform), { playerId, calendar, day })

async function seen(playerId: string) {
  const { clock, db } = platform.ports
  const calendar = await calendarAnswer(db.kysely, playerId, contestTexts('en'), clock.now())
  return calendar ?? { id: '', title: '', doors: [] }
}

describe('the calendar', () => {
  test('tells which doors can be opened, and of none what is behind it', async () => {
    const player = await participant(platform)
    const calendar = await seen(player)
    expect(readCalendar(JSON.parse(JSON.stringify({ calendar })))).not.toBeNull()
    expect(calendar).toMatchObject({ id: CALENDAR, title: 'December calendar' })
    expect(calendar.doors.map(({ state }) => state).slice(0, 6)).toEqual([
      'missed',
      'open',
      'open',
      'open',
      'shut',
      'shut'
    ])
    expect(calendar.doors.filter(({ prize }) => prize !== null)).toEqual([])
  })

  test('a door gives what is behind it, once, to each who opens it', async () => {
    const [player, other] = [await participant(platform), await participant(platform)]
    expect(await open(player, 4)).toEqual({
      status: 'opened',
      prize: { kind: 'points', points: 30 }
    })
    expect(await open(player, 4)).toEqual({ status: 'refused', code: 'ALREADY_TAKEN' })
    expect(await open(other, 4)).toMatchObject({ status: 'opened' })
    expect([await pointsOf(platform, player), await pointsOf(platform, other)]).toEqual([30, 30])
    expect((await seen(player)).doors[3]).toMatchObject({
      state: 'taken',
      prize: { kind: 'points', points: 30 }
    })
  })

  test('many that open one door at once get one prize', async () => {
    const player = await participant(platform, { currency: 'NOK' })
    const all = await Promise.all(Array.from({ length: 8 }, () => open(player, 2)))
    expect(all.filter(({ status }) => status === 'opened')).toHaveLength(1)
    expect(await ordersOf(platform, player)).toEqual([
      {
        key: `door:${CALENDAR}:2:${player}`,
        playerId: player,
        name: 'December calendar',
        reason: 'Behind door 2',
        prize: {
          kind: 'spins',
          spins: 5,
          value: '2.00',
          currency: 'NOK',
          game: 'frostbound',
          title: 'Frostbound'
        }
      }
    ])
  })

  test.each([
    ['of tomorrow', 5, CALENDAR, {}, 'NOT_OPEN'],
    ['that has shut', 1, CALENDAR, {}, 'ENDED'],
    ['that there is not', 25, CALENDAR, {}, 'UNKNOWN'],
    ['of another calendar', 4, 'december-2025-12-01', {}, 'UNKNOWN'],
    ['of who takes no part', 4, CALENDAR, { optedIn: false }, 'NOT_OPTED_IN'],
    ['of who is blocked', 4, CALENDAR, { isBlocked: true }, 'PLAYER_BLOCKED']
  ] as const)('a door %s stays as it is', async (_which, day, calendar, who, code) => {
    const player = await participant(platform, who)
    expect(await open(player, day, calendar)).toEqual({ status: 'refused', code })
    expect(await pointsOf(platform, player)).toBe(0)
    expect(await ordersOf(platform, player)).toEqual([])
  })

  test('opens the door of a day when the provider’s own day begins', async () => {
    const { clock } = platform.ports
    const player = await participant(platform)
    await clock.move(new Date('2026-12-05T23:59:58Z'))
    expect(await open(player, 6)).toEqual({ status: 'refused', code: 'NOT_OPEN' })
    await clock.move(new Date('2026-12-06T00:00:00Z'))
    expect(await open(player, 6)).toMatchObject({ status: 'opened' })
    await clock.move(new Date('2026-12-04T12:00:00Z'))
  })
})
