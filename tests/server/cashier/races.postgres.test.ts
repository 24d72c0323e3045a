import type { UUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openDifferences } from '#server/capabilities/cashier/index.ts'
import { creditShuffled, fillLimit } from '#tests/support/payment-rounds.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { move, roundOf, sessionToken } from '../games/support.ts'
import { cancel, paidIn, payoutOf, saver, withdraw } from './withdrawal-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterEach(async () => {
  expect(await platform.ports.ledger.reconcile()).toEqual({
    unbalanced: [],
    drifted: [],
    negative: []
  })
})

afterAll(async () => {
  await platform.close()
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least))
/** How often the database had to break a circle of transactions that waited for each other. */
async function circles(): Promise<bigint> {
  const { rows } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(
    platform.ports.db.kysely
  )
  return rows[0]?.deadlocks ?? 0n
}

test.each(times(10))(
  'round %i: fifty deposits at once fill a limit and never pass it',
  async () => {
    const { accepted, limit, refused } = await fillLimit(platform)
    expect(accepted).toBeLessThanOrEqual(limit)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['LIMIT_EXCEEDED']))
    // Whatever was refused would not have fitted: the gap is smaller than any of it.
    for (const { amount } of refused) expect(limit - accepted).toBeLessThan(amount)
  }
)

test('withdrawals, deposits, bets and cancelling at once leave every cent somewhere, and none twice', async () => {
  for (const _round of times(8)) {
    const who = await saver(platform, { cash: 15_000n })
    const sessionId = decodeJwt(who.token)['session_id'] as UUID
    const token = await sessionToken(platform, { player: who.player, sessionId })
    const leave = async () => {
      const { ok } = await withdraw(platform, who, { amount: `${between(10, 90)}` })
      return ok?.id
    }
    const leaveAndReturn = async () => {
      const id = await leave()
      if (id !== undefined)
        await Promise.all([cancel(platform, who, id), cancel(platform, who, id)])
    }
    const pay = async () => {
      const id = await leave()
      const payout = id === undefined ? undefined : await payoutOf(platform, id)
      if (!payout) return
      await platform.ports.db.kysely
        .updateTable('desk_payouts')
        .set({ due_at: platform.ports.clock.now() })
        .where('id', '=', payout.id)
        .execute()
      await Promise.all([
        platform.ports.jobs.run('desk.payouts'),
        cancel(platform, who, payout.reference)
      ])
    }
    const bet = async () => {
      const stake = between(5, 40)
      const { status } = await move(platform, 'bet', roundOf(token, `${stake}`, '0').bet)
      return status === 'ok' ? BigInt(stake) * 100n : 0n
    }
    const payIn = () => paidIn(platform, who, '20')
    const bets = times(8).map(bet)
    await Promise.all([
      ...times(4).map(leaveAndReturn),
      ...times(3).map(pay),
      ...times(3).map(payIn),
      ...bets
    ])

    const staked = (await Promise.all(bets)).reduce((sum, stake) => sum + stake, 0n)
    const rows = await platform.ports.db.kysely
      .selectFrom('withdrawals')
      .select(['amount', 'status'])
      .where('player_id', '=', who.player.id)
      .execute()
    const left = (statuses: readonly string[]) =>
      rows
        .filter(({ status }) => statuses.includes(status))
        .reduce((sum, { amount }) => sum + amount, 0n)
    const { db, ledger } = platform.ports
    const purse = (kind: 'cash' | 'held') =>
      ledger.balanceOf(db.kysely, `player:${who.player.id}:${kind}`, 'EUR/2')
    const held = left(['Initialized', 'CancelInitialized'])
    expect(await purse('held')).toBe(held)
    expect(await purse('cash')).toBe(26_000n - staked - held - left(['Completed']))
  }
  expect(await circles()).toBe(0n)
  await platform.ports.jobs.run('cashier.compare')
  expect(await openDifferences(platform.ports.db.kysely)).toEqual([])
})

test('one withdrawal of twenty at once fits a purse that holds it once', async () => {
  const who = await saver(platform)
  const answers = await Promise.all(times(20).map(() => withdraw(platform, who)))
  expect(answers.filter(({ ok }) => ok !== null)).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error?.code ?? 'begun'))).toEqual(
    new Set(['begun', 'NOT_AVAILABLE'])
  )
})

test('forty payments, each told of five times in any order, are forty credits', async () => {
  const { credits, statuses } = await creditShuffled(platform, 40)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statuses).toHaveLength(200)
  expect(credits).toBe(40)
})
