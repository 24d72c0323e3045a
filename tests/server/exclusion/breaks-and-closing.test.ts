import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findPlayer, mayMarket } from '#server/capabilities/player/index.ts'
import { create, depositor } from '#tests/server/cashier/support.ts'
import { bonusOf } from '#tests/server/games/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  closeAccount,
  DAY,
  decisionsOf,
  excludeSelf,
  protectionOf,
  reopenAccount,
  takeBreak
} from './support.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
})
beforeEach(() => {
  now = new Date('2026-06-15T12:00:00Z')
})
afterAll(() => platform.close())

const refusal = (code: string) => ({ ok: null, error: { code } })
const past = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

describe('a break', () => {
  test('keeps the player away until its last millisecond', async () => {
    const who = await depositor(platform)
    const { ok } = await takeBreak(platform, who, 7)
    expect(ok?.breakEndsAt).toBe('2026-06-22T12:00:00.000Z')
    past(7 * DAY - 1)
    expect((await create(platform, who)).error).toEqual({ code: 'TIMED_OUT' })
    past(1)
    expect((await create(platform, who)).error).toBeNull()
    expect((await protectionOf(platform, who)).breakEndsAt).toBeNull()
  })

  test('is never made shorter, and can be made longer', async () => {
    const who = await depositor(platform)
    await takeBreak(platform, who, 14)
    expect(await takeBreak(platform, who, 7)).toEqual(refusal('ALREADY_EXCLUDED'))
    expect(await takeBreak(platform, who, 14)).toEqual(refusal('ALREADY_EXCLUDED'))
    expect((await protectionOf(platform, who)).breakEndsAt).toBe('2026-06-29T12:00:00.000Z')
    expect((await takeBreak(platform, who, 30)).ok?.breakEndsAt).toBe('2026-07-15T12:00:00.000Z')
    expect(await decisionsOf(platform, who.player.id)).toEqual([
      'exclusion.breakTaken',
      'exclusion.breakTaken'
    ])
  })

  test('keeps a bonus and stops advertising while it lasts', async () => {
    const who = await depositor(platform, { bonus: 500n, acceptsEmailMarketing: true })
    await takeBreak(platform, who, 2)
    expect(await bonusOf(platform, who.player)).toBe(500n)
    const player = await findPlayer(platform.ports.db.kysely, who.player.id)
    expect(player && mayMarket(player, 'email', now)).toBe(false)
    past(2 * DAY)
    expect(player && mayMarket(player, 'email', now)).toBe(true)
  })

  test('is none of an excluded player, whose exclusion lasts longer', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    expect(await takeBreak(platform, who, 30)).toEqual(refusal('ALREADY_EXCLUDED'))
  })
})

describe('an account', () => {
  test('is closed and opened again by its player', async () => {
    const who = await depositor(platform, { bonus: 500n })
    const { ok } = await closeAccount(platform, who, { reason: 'PaymentIssues', comment: 'Slow' })
    expect(ok?.mayReopen).toBe(true)
    expect(await bonusOf(platform, who.player)).toBe(0n)
    expect((await create(platform, who)).error).toEqual({ code: 'ACCOUNT_CLOSED' })
    expect(await closeAccount(platform, who)).toEqual(refusal('ACCOUNT_CLOSED'))
    expect((await reopenAccount(platform, who)).ok?.mayReopen).toBe(false)
    expect((await create(platform, who)).error).toBeNull()
    expect(await decisionsOf(platform, who.player.id)).toEqual([
      'account.closed',
      'account.reopened'
    ])
  })

  test.each([
    ['open', { account_status: 'Open' }],
    ['closed by the house', { account_status: 'Closed', account_closure_cause: 'Other' }],
    [
      'closed by the house, by a cause of the player',
      { account_status: 'Closed', account_closure_cause: 'CustomerRequest' }
    ],
    [
      'closed for being one of several',
      {
        account_status: 'Closed',
        account_closure_cause: 'MultipleAccounts',
        reopen_by_customer_allowed: true
      }
    ]
  ] as const)('that is %s is not reopened', async (_, columns) => {
    const who = await depositor(platform)
    await platform.ports.db.kysely
      .updateTable('players')
      .set(columns)
      .where('id', '=', who.player.id)
      .execute()
    expect(await reopenAccount(platform, who)).toEqual(refusal('NOT_REOPENABLE'))
  })

  test('is not reopened while its player is excluded', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    await closeAccount(platform, who)
    expect(await reopenAccount(platform, who)).toEqual(refusal('NOT_REOPENABLE'))
  })

  test('is not closed by more words than are read', async () => {
    const who = await depositor(platform)
    expect(await closeAccount(platform, who, { comment: 'x'.repeat(1001) })).toEqual(
      refusal('COMMENT_TOO_LONG')
    )
    expect((await closeAccount(platform, who, { comment: 'x'.repeat(1000) })).error).toBeNull()
  })
})
