import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findPlayer } from '#server/capabilities/player/index.ts'
import { deliverSoon } from '#server/engagement/deliver.ts'
import { loseIdleRanks } from '#server/engagement/house-keeping.ts'
import { changePoints } from '#server/engagement/points.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { createSandboxClock } from './clock.ts'
import {
  betOf,
  eventOf,
  joined,
  joins,
  type Known,
  known,
  postEvents,
  providerIn,
  standingOf,
  tellAs,
  until
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

const bets = (who: Known, ...stakes: readonly Parameters<typeof betOf>[]) =>
  tellAs(platform, who.player, ...stakes.map(stake => betOf(...stake)))

const give = (who: Known, by: number, key: string = randomUUID()) =>
  platform.ports.db.transaction(tx =>
    changePoints(tx, {
      playerId: who.player.id,
      by,
      reason: 'test',
      key,
      at: platform.ports.clock.now()
    })
  )

const casinoKnows = ({ player: { id } }: Known, level: number) =>
  until(platform, 'player.updated', id).is(
    async () => (await findPlayer(platform.ports.db.kysely, id))?.gamification_level === level
  )

describe('experience and rank', () => {
  test('G01: EUR 99.99 staked are 9 XP, and the cent that was missing brings the tenth', async () => {
    const who = await joined(platform)
    await bets(who, ['99.99'])
    expect(await standingOf(platform, who)).toMatchObject({ level: 0, xp: 9, nextLevelXp: 10 })
    await bets(who, ['0.01'])
    expect(await standingOf(platform, who)).toMatchObject({ level: 1, xp: 0, nextLevelXp: 20 })
  })

  test('G01: NOK 1,150 staked are 10 XP', async () => {
    const who = await joined(platform, { country: 'NO' })
    await bets(who, ['1150.00', { currency: 'NOK' }])
    expect(await standingOf(platform, who)).toMatchObject({ level: 1, xp: 0 })
  })

  test('L075: a bet of real money without any bonus counts, as one of bonus money does', async () => {
    const [real, bonus] = [await joined(platform), await joined(platform)]
    await bets(real, ['100.00'])
    await bets(bonus, ['0.00', { bonus: '100.00' }])
    expect(await standingOf(platform, real)).toMatchObject({ level: 1 })
    expect(await standingOf(platform, bonus)).toMatchObject({ level: 1 })
  })

  test('nothing counts before the player joined, nor while they do not take part', async () => {
    const who = await known(platform)
    const before = eventOf(platform, who.player, betOf('1000.00'))
    await bets(who, ['1000.00'])
    await joins(platform, who)
    // One from before that comes late.
    await postEvents(platform, [before])
    expect(await standingOf(platform, who)).toMatchObject({ level: 0, xp: 0, points: 0 })
    await bets(who, ['50.00'])
    await joins(platform, who, false)
    await bets(who, ['1000.00'])
    await joins(platform, who)
    expect(await standingOf(platform, who)).toMatchObject({ level: 0, xp: 5 })
  })

  test('an event that is told twice counts once, in one list or in two', async () => {
    const who = await joined(platform)
    const event = eventOf(platform, who.player, betOf('30.00'))
    expect((await postEvents(platform, [event, event])).status).toBe(200)
    await postEvents(platform, [event])
    expect(await standingOf(platform, who)).toMatchObject({ xp: 3 })
  })

  test('reaching a rank gives its points once, and the casino is told the level', async () => {
    const who = await joined(platform)
    await postEvents(platform, [eventOf(platform, who.player, betOf('700.00'))])
    expect(await standingOf(platform, who)).toMatchObject({
      level: 3,
      rank: 'helmsman',
      points: 100
    })
    await casinoKnows(who, 3)
  })

  test('a round that is undone takes its XP back, but never a rank that was reached', async () => {
    const who = await joined(platform)
    const roundId = randomUUID()
    const undone = { kind: 'roundUndone', game: 'pearl-drift', roundId } as const
    await bets(who, ['690.00'], ['10.00', { roundId }])
    await tellAs(platform, who.player, undone)
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, xp: 0, points: 100 })
    await bets(who, ['9.99'])
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, xp: 0 })
    await bets(who, ['10.01'])
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, xp: 1, points: 100 })
    // Told again, it takes nothing more.
    await tellAs(platform, who.player, undone)
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, xp: 1 })
  })

  test('what raised a stake and was given back takes its XP back, once', async () => {
    const who = await joined(platform)
    const roundId = randomUUID()
    const undone = {
      kind: 'raiseUndone',
      id: randomUUID(),
      amount: '20.00',
      currency: 'EUR',
      game: 'blackjack-salon',
      roundId
    } as const
    await bets(who, ['20.00', { roundId }], ['20.00', { roundId }])
    await tellAs(platform, who.player, undone, undone)
    expect(await standingOf(platform, who)).toMatchObject({ xp: 2 })
    await tellAs(platform, who.player, { kind: 'roundUndone', game: 'blackjack-salon', roundId })
    expect(await standingOf(platform, who)).toMatchObject({ xp: 0 })
    // More than was staked in a round is never taken.
    await bets(who, ['10.00', { roundId: 'small' }], ['30.00'])
    await tellAs(platform, who.player, { ...undone, id: randomUUID(), roundId: 'small' })
    expect(await standingOf(platform, who)).toMatchObject({ xp: 4 })
  })

  test('G04: with the rank go the level, the XP and a fifth of the points: 1,000 leave 800', async () => {
    const who = await joined(platform)
    await bets(who, ['700.00'])
    deliverSoon(platform.ports)
    await casinoKnows(who, 3)
    await give(who, 900)
    const { rankLostAt } = await standingOf(platform, who)
    expect(new Date(rankLostAt!).getTime() - clock.now().getTime()).toBeGreaterThan(89 * DAY)
    await clock.move(new Date(Date.parse(rankLostAt!) - 1000))
    await loseIdleRanks(providerIn(platform))
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, points: 1000 })
    await clock.move(new Date(Date.parse(rankLostAt!)))
    await loseIdleRanks(providerIn(platform))
    expect(await standingOf(platform, who)).toMatchObject({
      level: 0,
      xp: 0,
      points: 800,
      rank: 'deckhand',
      rankLostAt: null
    })
    await casinoKnows(who, 0)
    // The climb begins anew, and so do the points of its ranks.
    await bets(who, ['700.00'])
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, points: 900 })
  })

  test('no rank is lost while its player is shut out, and the days begin anew afterwards', async () => {
    const who = await joined(platform)
    await bets(who, ['700.00'])
    const facts = { currency: 'EUR', country: 'FI', initials: 'A. V.', language: 'fi' } as const
    await tellAs(platform, who.player, { kind: 'player', ...facts, isBlocked: true })
    await clock.move(new Date(clock.now().getTime() + 200 * DAY))
    await loseIdleRanks(providerIn(platform))
    await tellAs(platform, who.player, { kind: 'player', ...facts, isBlocked: false })
    await clock.move(new Date(clock.now().getTime() + 89 * DAY))
    await loseIdleRanks(providerIn(platform))
    expect(await standingOf(platform, who)).toMatchObject({ level: 3 })
    await clock.move(new Date(clock.now().getTime() + 2 * DAY))
    await loseIdleRanks(providerIn(platform))
    expect(await standingOf(platform, who)).toMatchObject({ level: 0 })
  })

  test('a bet keeps the rank even of somebody who has left the programme', async () => {
    const who = await joined(platform)
    await bets(who, ['700.00'])
    await joins(platform, who, false)
    await clock.move(new Date(clock.now().getTime() + 80 * DAY))
    await bets(who, ['0.10'])
    await clock.move(new Date(clock.now().getTime() + 80 * DAY))
    await loseIdleRanks(providerIn(platform))
    expect(await standingOf(platform, who)).toMatchObject({ level: 3, points: 100 })
  })
})

describe('points', () => {
  test('the same key changes them once, and they never fall below nothing', async () => {
    const who = await joined(platform)
    expect(await give(who, 50, 'a')).toEqual({ status: 'changed', points: 50 })
    expect(await give(who, 50, 'a')).toEqual({ status: 'known', points: 50 })
    expect(await give(who, -51, 'b')).toEqual({ status: 'short', points: 50 })
    expect(await give(who, -50, 'b')).toEqual({ status: 'changed', points: 0 })
  })

  test('twenty that use one key at once change them once', async () => {
    const who = await joined(platform)
    const all = await Promise.all(Array.from({ length: 20 }, () => give(who, 5, 'same')))
    expect(all.filter(({ status }) => status === 'changed')).toHaveLength(1)
    expect(await standingOf(platform, who)).toMatchObject({ points: 5 })
  })
})
