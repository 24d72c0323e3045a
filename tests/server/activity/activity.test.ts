import type { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Activity } from '#server/generated/main.ts'
import { begun, CARDS, depositor, payWith } from '#tests/server/cashier/support.ts'
import { move, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const QUERY = `query ($period: LimitPeriod!, $ago: Int!) { viewer { activity(period: $period, ago: $ago) {
  from until currency deposits withdrawals sessions minutes hasEarlier
  deposited { amount } withdrawn { amount } net { amount } netBefore { amount }
  staked { amount } won { amount } result { amount } wagered { amount } returnBasisPoints
  longest { startedAt minutes }
  parts { from deposited { amount } net { amount } result { amount } sessions minutes }
} } }`

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A Wednesday, in the afternoon. */
let time = Date.UTC(2026, 10, 25, 14, 30)
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

async function activityOf(token: string, period: string, ago = 0): Promise<Activity> {
  const { data, errors } = await ask<{ viewer: { activity: Activity } }>({
    url: `${platform.url}/graphql`,
    query: QUERY,
    variables: { period, ago },
    token
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.viewer.activity
}

/** Somebody who has paid 50.00 in, and lost 3.00 and won 1.25 at a game. */
async function busy() {
  const who = await depositor(platform, { kycStatus: 'Done' })
  const { frame } = await begun(platform, who, { amount: '50.00' })
  await payWith(platform, frame, CARDS.success)
  const session = await platform.ports.db.kysely
    .selectFrom('sessions')
    .select('id')
    .where('player_id', '=', who.player.id)
    .executeTakeFirstOrThrow()
  const token = await sessionToken(platform, {
    player: who.player,
    sessionId: session.id as ReturnType<typeof randomUUID>
  })
  for (const [stake, won] of [
    ['2.00', '0.00'],
    ['1.00', '1.25']
  ] as const) {
    time += 10_000
    const round = roundOf(token, stake, won)
    expect((await move(platform, 'bet', round.bet)).status).toBe('ok')
    expect((await move(platform, 'win', round.win)).status).toBe('ok')
  }
  return { ...who, sessionId: session.id }
}

const figuresOf = ({ deposited, withdrawn, net, staked, won, result }: Activity) =>
  [deposited, withdrawn, net, staked, won, result].map(({ amount }) => String(amount))

describe('the player’s own figures', () => {
  test('tell money in and out, what play cost and how long it took, by hours, days and months', async () => {
    const { token } = await busy()
    time += 8 * MINUTE
    const day = await activityOf(token, 'Day')
    expect(figuresOf(day)).toEqual(['50.00', '0.00', '-50.00', '3.00', '1.25', '-1.75'])
    expect(day).toMatchObject({ currency: 'EUR', deposits: 1, withdrawals: 0, sessions: 1 })
    expect(day.minutes).toBe(8)
    expect([day.wagered.amount, day.returnBasisPoints]).toEqual(['3.00', 4166])
    expect(day.parts).toHaveLength(24)
    const hours = day.parts.flatMap((part, hour) =>
      part.sessions > 0 || String(part.result.amount) !== '0.00' ? [[hour, part.result.amount]] : []
    )
    expect(hours).toEqual([[14, '-1.75']])

    const week = await activityOf(token, 'Week')
    expect(figuresOf(week)).toEqual(figuresOf(day))
    expect(week.from).toBe('2026-11-23T00:00:00.000Z')
    expect(week.parts.map(part => part.net.amount)).toEqual([
      '0.00',
      '0.00',
      '-50.00',
      '0.00',
      '0.00',
      '0.00',
      '0.00'
    ])
    const month = await activityOf(token, 'Month')
    expect(month.parts).toHaveLength(30)
    expect(month.parts[24]?.deposited.amount).toBe('50.00')
  })

  test('tell what games returned, with what was given back among bets and returns [G07]', async () => {
    const who = await busy()
    const token = await sessionToken(platform, {
      player: who.player,
      sessionId: who.sessionId as ReturnType<typeof randomUUID>
    })
    time += 10_000
    const undone = roundOf(token, '1.00', '0.00')
    expect((await move(platform, 'bet', undone.bet)).status).toBe('ok')
    expect((await move(platform, 'rollback', undone.rollback)).status).toBe('ok')
    const { wagered, returnBasisPoints } = await activityOf(who.token, 'Day')
    expect(wagered.amount).toBe('3.00')
    expect(returnBasisPoints).toBe(5625)
  })

  test('of the week before are what that week had, and stand beside those of this one', async () => {
    const { token } = await busy()
    time += 7 * 24 * HOUR
    const now = await activityOf(token, 'Week')
    expect(figuresOf(now)).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00', '0.00'])
    expect(now.netBefore.amount).toBe('-50.00')
    expect(now.hasEarlier).toBe(true)
    const before = await activityOf(token, 'Week', 1)
    expect(before.net.amount).toBe('-50.00')
    expect(before.hasEarlier).toBe(false)
    time -= 7 * 24 * HOUR
  })

  test('count time in which a page was open, and none after it fell silent', async () => {
    const who = await busy()
    const { db } = platform.ports
    time += 2 * HOUR
    // No page has renewed the session since, so nobody was there.
    expect((await activityOf(who.token, 'Day')).minutes).toBeLessThanOrEqual(11)
    await db.kysely
      .updateTable('sessions')
      .set({ last_seen_at: new Date(time) })
      .where('id', '=', who.sessionId)
      .execute()
    const day = await activityOf(who.token, 'Day')
    expect(day.minutes).toBe(120)
    expect(day.longest?.minutes).toBe(120)
    time -= 2 * HOUR
  })

  test('of a session over midnight are on both days', async () => {
    const late = time
    time = Date.UTC(2026, 10, 28, 23, 50)
    const who = await busy()
    time = Date.UTC(2026, 10, 29, 0, 20)
    await platform.ports.db.kysely
      .updateTable('sessions')
      .set({ last_seen_at: new Date(time) })
      .where('id', '=', who.sessionId)
      .execute()
    expect((await activityOf(who.token, 'Day')).minutes).toBe(20)
    const before = await activityOf(who.token, 'Day', 1)
    expect(before.minutes).toBe(10)
    expect(before.deposited.amount).toBe('50.00')
    time = late
  })

  test.each([-1, 121, 2_000_000])('ask for no period that is not there: %s', async ago => {
    const { token } = await depositor(platform)
    const { errors } = await ask({
      url: `${platform.url}/graphql`,
      query: QUERY,
      variables: { period: 'Day', ago },
      token
    })
    expect(errors?.[0]?.extensions).toMatchObject({ type: 'InvalidInput', keys: ['ago'] })
  })
})
