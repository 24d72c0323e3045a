import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cashbackWeek } from '#rules/rewards/cashback.ts'
import { turnCashback } from '#server/capabilities/rewards/index.ts'
import { cashOf, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { change, view } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

interface Week {
  readonly from: string
  readonly to: string
  readonly bet: { readonly amount: string }
  readonly won: { readonly amount: string }
  readonly given: { readonly amount: string }
  readonly lost: { readonly amount: string }
  readonly paid: { readonly amount: string }
  readonly rateBasisPoints: number
  readonly rank: string | null
  readonly status: string
}

const WEEK_MS = 7 * 86_400_000
// Sessions end by the machine's time, so that play has to lie before it.
const START = cashbackWeek(new Date(Date.now() - 60 * WEEK_MS)).from

let weeks = 0

/** A week that no other test has played in, some time on its Wednesday. */
async function freshWeek() {
  weeks += 1
  const from = new Date(START.getTime() + weeks * WEEK_MS)
  await platform.ports.clock.move(new Date(from.getTime() + 2.5 * 86_400_000))
  return { from, paidAt: new Date(from.getTime() + WEEK_MS + 6 * 3_600_000) }
}

async function weeksOf(playerId: string): Promise<readonly Week[]> {
  const { accessToken: token } = await signInAs(platform, playerId)
  const { cashback } = await view<{ cashback: { readonly weeks: readonly Week[] } }>(
    platform,
    { token },
    `cashback { nextPaidAt least { amount } weeks {
      from to bet { amount } won { amount } given { amount } lost { amount } paid { amount }
      rateBasisPoints rank status } }`
  )
  return cashback.weeks
}

const sums = ({ bet, won, given, lost, paid }: Week) =>
  [bet, won, given, lost, paid].map(({ amount }) => amount)

async function play(who: Awaited<ReturnType<typeof playing>>, stake: string, won: string) {
  const round = roundOf(await sessionToken(platform, who), stake, won)
  await move(platform, 'bet', round.bet)
  await move(platform, 'win', round.win)
}

describe('cashback', () => {
  test('is worked out of the week’s rounds and paid once, six hours after it [B14]', async () => {
    const { from, paidAt } = await freshWeek()
    const who = await playing(platform, { cash: 200_000n })
    await play(who, '20', '5')
    await play(who, '30', '15.40')
    const undone = roundOf(await sessionToken(platform, who), '10', '0')
    await move(platform, 'bet', undone.bet)
    await move(platform, 'rollback', undone.rollback)
    const [running] = await weeksOf(who.player.id)
    expect(running?.from).toBe(from.toISOString())
    expect(running && sums(running)).toEqual(['50.00', '20.40', '0.00', '29.60', '1.48'])
    expect(running).toMatchObject({ status: 'Running', rateBasisPoints: 500, rank: 'deckhand' })

    const before = await cashOf(platform, who.player)
    await platform.ports.clock.move(new Date(paidAt.getTime() - 60_000))
    await turnCashback(platform.ports)
    expect(await cashOf(platform, who.player)).toBe(before)
    await platform.ports.clock.move(new Date(paidAt.getTime() + 60_000))
    await Promise.all([turnCashback(platform.ports), turnCashback(platform.ports)])
    await turnCashback(platform.ports)
    expect((await cashOf(platform, who.player)) - before).toBe(148n)
    const [, paid] = await weeksOf(who.player.id)
    expect(paid && sums(paid)).toEqual(['50.00', '20.40', '0.00', '29.60', '1.48'])
    expect(paid?.status).toBe('Paid')
  })

  test('is nothing for a week that was won [B14]', async () => {
    const { paidAt } = await freshWeek()
    const who = await playing(platform, { cash: 200_000n })
    await play(who, '10', '10.50')
    const before = await cashOf(platform, who.player)
    await platform.ports.clock.move(paidAt)
    await turnCashback(platform.ports)
    expect(await cashOf(platform, who.player)).toBe(before)
    const [, week] = await weeksOf(who.player.id)
    expect(week).toMatchObject({ status: 'Nothing', lost: { amount: '0.00' } })
  })

  test('has the rate of the player’s rank', async () => {
    await freshWeek()
    const who = await playing(platform, { cash: 200_000n })
    await change(platform, who.player, { gamification_level: 6 })
    await play(who, '20', '0')
    const [week] = await weeksOf(who.player.id)
    expect(week).toMatchObject({ rank: 'navigator', rateBasisPoints: 1000 })
    expect(week?.paid.amount).toBe('2.00')
  })

  test('counts real money alone, by its share in each stake', async () => {
    await freshWeek()
    const who = await playing(platform, { cash: 1_500n, bonus: 10_000n })
    await play(who, '20', '8')
    const [week] = await weeksOf(who.player.id)
    expect(week && sums(week)).toEqual(['15.00', '6.00', '0.00', '9.00', '0.45'])
  })

  test('counts of a round that wins in parts what real money was given', async () => {
    await freshWeek()
    const who = await playing(platform, { cash: 1_500n, bonus: 10_000n })
    const { bet, win } = roundOf(await sessionToken(platform, who), '20', '0.03')
    await move(platform, 'bet', bet)
    for (const part of [1, 2, 3])
      await move(platform, 'win', {
        ...win,
        transactionId: `${win.transactionId}.${part}`,
        roundEnded: part === 3
      })
    const [week] = await weeksOf(who.player.id)
    expect(week?.won.amount).toBe('0.07')
    expect(await cashOf(platform, who.player)).toBe(7n)
  })

  test('is withheld from who is excluded when it is paid', async () => {
    const { paidAt } = await freshWeek()
    const who = await playing(platform, { cash: 200_000n })
    await play(who, '20', '0')
    const before = await cashOf(platform, who.player)
    await platform.ports.clock.move(paidAt)
    await change(platform, who.player, { exclusion_ends_at: new Date(paidAt.getTime() + WEEK_MS) })
    await turnCashback(platform.ports)
    expect(await cashOf(platform, who.player)).toBe(before)
    const stored = await platform.ports.db.kysely
      .selectFrom('cashback_weeks')
      .select(['status', 'paid', 'lost'])
      .where('player_id', '=', who.player.id)
      .executeTakeFirst()
    expect(stored).toEqual({ status: 'Withheld', paid: 0n, lost: 2_000n })
  })

  test('catches up on weeks in which nobody was there to pay', async () => {
    const first = await freshWeek()
    const who = await playing(platform, { cash: 200_000n })
    await play(who, '20', '0')
    const before = await cashOf(platform, who.player)
    weeks += 3
    await platform.ports.clock.move(new Date(first.from.getTime() + 4 * WEEK_MS))
    await turnCashback(platform.ports)
    expect((await cashOf(platform, who.player)) - before).toBe(100n)
  })

  test('is paid of a week that the clock was taken back to', async () => {
    const { paidAt } = await freshWeek()
    const wednesday = platform.ports.clock.now()
    await platform.ports.clock.move(new Date(paidAt.getTime() + 1_000))
    await turnCashback(platform.ports)
    await platform.ports.clock.move(wednesday)
    await turnCashback(platform.ports)
    const who = await playing(platform, { cash: 200_000n })
    await play(who, '20', '0')
    const before = await cashOf(platform, who.player)
    await platform.ports.clock.move(new Date(paidAt.getTime() + 60_000))
    await turnCashback(platform.ports)
    expect((await cashOf(platform, who.player)) - before).toBe(100n)
  })

  test('a round belongs to the week in which it ends', async () => {
    const { from } = await freshWeek()
    const who = await playing(platform, { cash: 200_000n })
    const token = await sessionToken(platform, who)
    const round = roundOf(token, '20', '5', randomUUID())
    await move(platform, 'bet', round.bet)
    expect((await weeksOf(who.player.id))[0]?.bet.amount).toBe('0.00')
    await move(platform, 'win', round.win)
    const [week] = await weeksOf(who.player.id)
    expect([week?.from, week?.bet.amount]).toEqual([from.toISOString(), '20.00'])
  })
})
