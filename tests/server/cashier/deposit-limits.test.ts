import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { LimitPeriod } from '#config/licences.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { limitStands } from '#tests/support/limits.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  begun,
  CARDS,
  create,
  type Depositor,
  depositor,
  noticeOf,
  notify,
  payWith,
  visit
} from './support.ts'
import { change, leaving, nextDay, payAll, saver } from './withdrawal-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterEach(async () => {
  await platform.ports.clock.move('real')
})

afterAll(async () => {
  await platform.close()
})

const limit = (
  { player }: Depositor,
  period: LimitPeriod,
  amount: bigint,
  currency = player.currency
) => limitStands(platform, player.id, { period, value: amount, currency })

const OPTIONS = '{ viewer { depositOptions { limits { period limit left resetsAt } } } }'

async function limitsOf({ token }: Depositor) {
  type Data = { readonly viewer: { readonly depositOptions: { readonly limits: unknown } } }
  const { data } = await ask<Data>({ url: `${platform.url}/graphql`, token, query: OPTIONS })
  return data?.viewer.depositOptions.limits
}

/** What came of a deposit: nothing in the way, or the code. */
const tried = async (who: Depositor, amount: string, method = 'card') =>
  (await create(platform, who, { amount, method })).error?.code ?? 'begun'

/** The same player, signed in anew at another moment of the platform's clock. */
async function on(moment: Date, { player }: Depositor): Promise<Depositor> {
  await platform.ports.clock.move(moment)
  const { accessToken } = await signInAs(platform, player.id)
  return { player, token: accessToken }
}

async function payments(): Promise<number> {
  const rows = await platform.ports.db.kysely.selectFrom('desk_payments').select('id').execute()
  return rows.length
}

describe('deposit limits', () => {
  test('[B19] [R16] ten a day and a hundred a week let ten in and nothing more that day', async () => {
    const who = await depositor(platform, { currency: 'USD' })
    await limit(who, 'Day', 1000n)
    await limit(who, 'Week', 10_000n)
    expect(await tried(who, '10')).toBe('begun')
    expect(await tried(who, '10')).toBe('LIMIT_EXCEEDED')
  })

  test('[L072] a bank is refused before it is asked, and what is left is told with its end', async () => {
    const noon = nextDay(3, 12)
    await platform.ports.clock.move(noon)
    const who = await depositor(platform)
    await limit(who, 'Day', 10_000n)
    expect(await tried(who, '90')).toBe('begun')
    const before = await payments()
    expect(await tried(who, '20', 'finshark')).toBe('LIMIT_EXCEEDED')
    expect(await payments()).toBe(before)
    expect(await limitsOf(who)).toEqual([
      { period: 'Day', limit: '100.00', left: '10.00', resetsAt: nextDay(4, 0).toISOString() }
    ])
  })

  test('what fits exactly is let in', async () => {
    const who = await depositor(platform)
    await limit(who, 'Day', 5000n)
    expect(await tried(who, '50.01')).toBe('LIMIT_EXCEEDED')
    expect(await tried(who, '50')).toBe('begun')
  })

  test('[R16] the lowest of them decides, whatever its period', async () => {
    const who = await depositor(platform)
    await limit(who, 'Day', 10_000n)
    await limit(who, 'Month', 5000n)
    await limit(who, 'Week', 8000n)
    expect(await tried(who, '60')).toBe('LIMIT_EXCEEDED')
    expect(await limitsOf(who)).toMatchObject([
      { period: 'Day' },
      { period: 'Week' },
      { period: 'Month', left: '50.00' }
    ])
  })

  const edges: readonly (readonly [LimitPeriod, Date, Date])[] = [
    ['Day', nextDay(3, 23, 59), nextDay(4, 0)],
    ['Week', nextDay(0, 23, 59), new Date(nextDay(0, 23, 59).getTime() + 60_000)],
    ['Month', new Date('2032-02-29T23:59:00Z'), new Date('2032-03-01T00:00:00Z')],
    // The hour that a summer time would have taken: by UTC it is an hour like others.
    ['Day', new Date('2032-03-28T23:59:00Z'), new Date('2032-03-29T00:00:00Z')]
  ]

  test.each(edges)(
    '%s: what was used until %s is free again at %s',
    async (period, last, first) => {
      await platform.ports.clock.move(last)
      const who = await depositor(platform)
      await limit(who, period, 5000n)
      expect(await tried(who, '50')).toBe('begun')
      expect(await tried(who, '20')).toBe('LIMIT_EXCEEDED')
      expect(await limitsOf(who)).toMatchObject([{ left: '0.00', resetsAt: first.toISOString() }])
      const later = await on(first, who)
      expect(await limitsOf(later)).toMatchObject([{ left: '50.00' }])
      expect(await tried(later, '50')).toBe('begun')
    }
  )

  test('a week ends with its Sunday, and not with the day before', async () => {
    await platform.ports.clock.move(nextDay(1, 0))
    const who = await depositor(platform)
    await limit(who, 'Week', 5000n)
    expect(await tried(who, '50')).toBe('begun')
    const sunday = new Date(platform.ports.clock.now().getTime() + 6.9 * 86_400_000)
    expect(await tried(await on(sunday, who), '20')).toBe('LIMIT_EXCEEDED')
  })

  test('all methods count together', async () => {
    const who = await depositor(platform)
    await limit(who, 'Day', 5000n)
    expect(await tried(who, '40')).toBe('begun')
    for (const method of ['card', 'trustly', 'zimpler', 'finshark'])
      expect(await tried(who, '20', method)).toBe('LIMIT_EXCEEDED')
  })

  test('[R17] a deposit that came to nothing does not count, one that was given back does', async () => {
    const who = await depositor(platform)
    await limit(who, 'Day', 5000n)
    const left = await begun(platform, who)
    await visit(platform, new URL(`${left.frame.pathname}/cancel`, left.frame), {})
    const { frame, id, paymentId } = await begun(platform, who)
    await payWith(platform, frame, CARDS.success)
    await notify(platform, noticeOf({ reference: id, paymentId, status: 'refunded', sequence: 9 }))
    expect(await tried(who, '20')).toBe('LIMIT_EXCEEDED')
  })

  test('[R17] a withdrawal gives no room back', async () => {
    const who = await saver(platform)
    await limit(who, 'Day', 5000n)
    await leaving(platform, who)
    await payAll(platform)
    expect(await tried(who, '20')).toBe('LIMIT_EXCEEDED')
  })

  test('money that a provider took after all is the player’s, and leaves nothing below zero', async () => {
    const who = await depositor(platform)
    await limit(who, 'Day', 5000n)
    const { id, paymentId } = await begun(platform, who)
    const notice = { reference: id, paymentId }
    await notify(platform, noticeOf({ ...notice, status: 'expired', sequence: 1 }))
    const other = await begun(platform, who)
    await payWith(platform, other.frame, CARDS.success)
    expect(await notify(platform, noticeOf({ ...notice, sequence: 2 }))).toBe(200)
    expect(await limitsOf(who)).toMatchObject([{ left: '0.00' }])
  })

  test('one in a currency that the player no longer has leaves nothing', async () => {
    const who = await depositor(platform)
    await limit(who, 'Month', 1_000_000n, 'NOK')
    expect(await tried(who, '20')).toBe('LIMIT_EXCEEDED')
  })

  test('[L100] what was paid in in another currency counts by what it is in the limit’s', async () => {
    const who = await depositor(platform, { currency: 'NOK' })
    await limit(who, 'Day', 100_000n)
    await create(platform, who, { amount: '200' })
    await sql`
      update deposits set currency = 'EUR', amount = 2001 where player_id = ${who.player.id}
    `.execute(platform.ports.db.kysely)
    await create(platform, who, { amount: '300' })
    // 20.01 at 11.5 is 230.115, and a part of an øre is none to pay in.
    expect(await limitsOf(who)).toMatchObject([{ limit: '1000.00', left: '469.88' }])
    expect(await tried(who, '469.89')).toBe('LIMIT_EXCEEDED')
    expect(await tried(who, '469.88')).toBe('begun')
  })

  test('one that refuses a deposit is on record', async () => {
    const who = await depositor(platform)
    await limit(who, 'Day', 5000n)
    await tried(who, '60')
    const records = await platform.ports.db.kysely
      .selectFrom('protective_decisions')
      .select(['kind', 'data'])
      .where('player_id', '=', who.player.id)
      .execute()
    expect(records).toMatchObject([
      {
        kind: 'deposit.refusedByLimit',
        data: { amount: '6000', currency: 'EUR', left: [{ period: 'Day', left: '5000' }] }
      }
    ])
  })

  test('none at all lets everything in that the method takes', async () => {
    const who = await depositor(platform)
    await change(platform, who, { kyc_status: 'Done' })
    expect(await limitsOf(who)).toEqual([])
    expect(await tried(who, '5000')).toBe('begun')
  })
})
