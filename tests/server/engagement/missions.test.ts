import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Mission, readMissions } from '#contract/wire/engagement.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { createSandboxClock } from './clock.ts'
import {
  askProvider,
  betOf,
  joined,
  jsonOf,
  type Known,
  known,
  refusalOf,
  standingOf,
  tellAs
} from './support.ts'

const DAY = 86_400_000
const clock = createSandboxClock()
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock })
})
afterAll(async () => {
  await platform.close()
})

const post = (who: Known, path: string) =>
  askProvider(platform, `/missions/${path}`, { token: who.token, method: 'POST' })

async function done(who: Known, path: string): Promise<void> {
  const answer = await post(who, path)
  if (answer.status !== 200) throw new Error(answer.text)
}

async function listOf(who: Known, locale = 'en') {
  const answer = await askProvider(platform, `/missions?locale=${locale}`, { token: who.token })
  const read = readMissions(jsonOf(answer))
  if (!read) throw new Error(answer.text)
  return read
}

const missionOf = async (who: Known, id: string): Promise<Mission | undefined> =>
  (await listOf(who)).missions.find(mission => mission.id === id)

const rounds = (who: Known, game: string, count: number, staked = '0.10', won = '0.00') =>
  tellAs(
    platform,
    who.player,
    ...Array.from({ length: count }, () => randomUUID()).flatMap(roundId => [
      betOf(staked, { game, roundId }),
      { kind: 'roundEnded', staked, won, currency: 'EUR', game, roundId } as const
    ])
  )

const openAll = async (who: Known) => {
  for (const step of ['dashboard', 'limits', 'responsible-play'])
    await done(who, `know-your-numbers/steps/${step}/opened`)
}

const ordersOf = ({ player }: Known) =>
  platform.ports.db.kysely
    .selectFrom('engage_orders')
    .select('body')
    .where('player_id', '=', player.id)
    .execute()

describe('missions', () => {
  test('all are told in the player’s language, with steps, prizes and what they are played in', async () => {
    const who = await joined(platform)
    const { missions, past } = await listOf(who, 'fi')
    expect(past).toEqual([])
    expect(missions.map(({ status }) => status)).toEqual(missions.map(() => 'available'))
    expect(missions[0]).toMatchObject({ id: 'know-your-numbers', title: 'Tunne omat lukusi' })
    expect(missions.find(({ id }) => id === 'three-below')).toMatchObject({
      days: 7,
      steps: [
        { id: 'pearl-drift', title: 'Pearl Drift', done: 0, of: 20, game: 'pearl-drift' },
        { title: 'Emerald Tide' },
        { title: 'Sunken Hoard' }
      ]
    })
  })

  test('prizes are told in the player’s own currency', async () => {
    const who = await joined(platform, { country: 'NO' })
    expect((await missionOf(who, 'meet-the-tables'))?.prizes).toEqual([
      { kind: 'money', amount: '34.50', currency: 'NOK' },
      { kind: 'points', points: 120 }
    ])
  })

  test('nothing counts before a mission is started by hand', async () => {
    const who = await joined(platform)
    await rounds(who, 'grand-wheel', 3)
    await done(who, 'round-the-wheel/start')
    expect(await missionOf(who, 'round-the-wheel')).toMatchObject({
      status: 'running',
      steps: [{ done: 0, of: 5 }]
    })
    await rounds(who, 'grand-wheel', 2)
    await rounds(who, 'pearl-drift', 2)
    expect(await missionOf(who, 'round-the-wheel')).toMatchObject({ steps: [{ done: 2 }] })
  })

  test('a mission that needs no play is done by opening pages, and claimed once', async () => {
    const who = await joined(platform)
    expect(refusalOf(await post(who, 'know-your-numbers/steps/limits/opened'))).toBe(
      '409 NOT_STARTED'
    )
    await done(who, 'know-your-numbers/start')
    expect(refusalOf(await post(who, 'know-your-numbers/claim'))).toBe('409 NOT_FINISHED')
    expect(refusalOf(await post(who, 'know-your-numbers/steps/elsewhere/opened'))).toBe(
      '404 UNKNOWN'
    )
    await openAll(who)
    expect(await missionOf(who, 'know-your-numbers')).toMatchObject({ status: 'claimable' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(who, 'know-your-numbers/claim'))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refusalOf(await post(who, 'know-your-numbers/claim'))).toBe('409 ALREADY_TAKEN')
    expect(await standingOf(platform, who)).toMatchObject({ points: 100 })
    const { missions, past } = await listOf(who)
    expect(missions.some(({ id }) => id === 'know-your-numbers')).toBe(false)
    expect(past).toMatchObject([{ id: 'know-your-numbers', status: 'claimed' }])
    expect(refusalOf(await post(who, 'know-your-numbers/start'))).toBe('409 ALREADY_IN')
  })

  test('what the provider can not give itself it orders from the casino, by keys of its own', async () => {
    const who = await joined(platform)
    await done(who, 'three-below/start')
    for (const game of ['pearl-drift', 'emerald-tide', 'sunken-hoard']) await rounds(who, game, 20)
    await done(who, 'three-below/claim')
    expect(await standingOf(platform, who)).toMatchObject({ points: 150 })
    expect((await ordersOf(who)).map(({ body }) => body)).toMatchObject([
      {
        key: `mission:${who.player.id}:three-below:once:0`,
        playerId: who.player.id,
        name: 'Three below the surface',
        prize: { kind: 'spins', spins: 10, value: '0.20', currency: 'EUR', game: 'pearl-drift' }
      }
    ])
  })

  test('a win counts by how often it pays the bet; a level is asked for at the start', async () => {
    const who = await joined(platform)
    expect(refusalOf(await post(who, 'ten-times/start'))).toBe('403 LEVEL_TOO_LOW')
    await tellAs(platform, who.player, betOf('300.00'))
    await done(who, 'ten-times/start')
    await rounds(who, 'pearl-drift', 1, '90.00', '899.99')
    expect(await missionOf(who, 'ten-times')).toMatchObject({ status: 'running' })
    await rounds(who, 'pearl-drift', 1, '0.10', '1.00')
    expect(await missionOf(who, 'ten-times')).toMatchObject({ status: 'claimable' })
  })

  test('a mission whose time is up counts no more; one that is done waits to be claimed', async () => {
    const [late, ready] = [await joined(platform), await joined(platform)]
    for (const who of [late, ready]) await done(who, 'round-the-wheel/start')
    await rounds(late, 'grand-wheel', 4)
    await rounds(ready, 'grand-wheel', 5)
    await clock.move(new Date(clock.now().getTime() + 8 * DAY))
    await rounds(late, 'grand-wheel', 1)
    expect(refusalOf(await post(late, 'round-the-wheel/claim'))).toBe('409 ENDED')
    expect((await listOf(late)).past).toMatchObject([{ status: 'expired', steps: [{ done: 4 }] }])
    expect(await missionOf(ready, 'round-the-wheel')).toMatchObject({
      status: 'claimable',
      endsAt: null
    })
    await done(ready, 'round-the-wheel/claim')
    // It comes again with another week.
    await done(late, 'round-the-wheel/start')
    expect(await missionOf(late, 'round-the-wheel')).toMatchObject({ steps: [{ done: 0 }] })
  })

  test('an unknown mission, and one of somebody who does not take part, are refused', async () => {
    const who = await joined(platform)
    expect(refusalOf(await post(who, 'no-such-mission/start'))).toBe('404 UNKNOWN')
    expect(refusalOf(await post(who, 'meet-the-tables/claim'))).toBe('409 NOT_STARTED')
    const outside = await known(platform)
    expect(refusalOf(await post(outside, 'meet-the-tables/start'))).toBe('403 NOT_OPTED_IN')
    expect((await listOf(outside)).missions.length).toBeGreaterThan(0)
  })
})
