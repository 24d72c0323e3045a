import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findPlayer } from '#server/capabilities/player/index.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { listen, modernClient } from '#tests/support/sockets.ts'
import {
  begun,
  CARDS,
  cashOf,
  create,
  type Depositor,
  depositor,
  payWith,
  stateOf,
  visit
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const OPTIONS = `{ viewer {
  lastCompletedDeposit { provider payload }
  depositOptions {
    currency
    methods { id name provider kind way feeBasisPoints arrivesWithinMinutes minimum maximum account }
    presets
    limits { period }
  }
  player { numberOfDeposits hasFirstTimeDeposit totalDepositAmount }
} }`

async function read(who: Depositor) {
  const { data } = await ask<{ viewer: Record<string, unknown> }>({
    url: `${platform.url}/graphql`,
    token: who.token,
    query: OPTIONS
  })
  return data?.viewer
}

describe('a deposit by card', () => {
  test('the money is there once the provider has told of it', async () => {
    const who = await depositor(platform)
    const { id, frame } = await begun(platform, who)
    expect(frame.host).toMatch(/^pay\.localhost:/)
    expect(await stateOf(platform, who, id)).toMatchObject({
      status: 'Initialized',
      frameUrl: frame.href
    })

    expect((await payWith(platform, frame, CARDS.success)).status).toBe(303)
    expect(await stateOf(platform, who, id)).toEqual({
      status: 'Completed',
      refusal: null,
      frameUrl: null,
      amount: '50.00'
    })
    expect(await cashOf(platform, who)).toBe('50.00')
    expect(await platform.ports.ledger.reconcile()).toEqual({
      unbalanced: [],
      drifted: [],
      negative: []
    })
  })

  test('[CASH-28] every open tab hears of the money, and what kind of movement it was', async () => {
    const who = await depositor(platform)
    const socket = `${platform.url.replace('http', 'ws')}/graphql`
    const query =
      'subscription { balanceUpdated { balance bonusBalance currency amount moneyType version } }'
    const clients = [1, 2].map(() => modernClient(socket, { Authorization: `Bearer ${who.token}` }))
    const tabs = clients.map(client => listen(client, query))
    for (const tab of tabs) await tab.next()

    const { frame } = await begun(platform, who)
    await payWith(platform, frame, CARDS.success)
    for (const tab of tabs)
      expect((await tab.next()).data?.['balanceUpdated']).toMatchObject({
        balance: '50.00',
        currency: 'EUR',
        amount: '50.00',
        moneyType: 'real'
      })
    for (const client of clients) client.close()
  })

  test('the player’s totals count what arrived and nothing else', async () => {
    const who = await depositor(platform)
    expect(await read(who)).toMatchObject({
      player: { numberOfDeposits: 0, hasFirstTimeDeposit: false, totalDepositAmount: '0.00' }
    })
    const first = await begun(platform, who, { amount: '20' })
    await payWith(platform, first.frame, CARDS.success)
    const cancelled = await begun(platform, who, { amount: '30' })
    await visit(platform, new URL(`${cancelled.frame.pathname}/cancel`, cancelled.frame), {})
    const second = await begun(platform, who, { amount: '22.50' })
    await payWith(platform, second.frame, CARDS.success)
    expect(await read(who)).toMatchObject({
      player: { numberOfDeposits: 2, hasFirstTimeDeposit: true, totalDepositAmount: '42.50' }
    })
  })

  test('[CASH-16] the last one that was completed tells its provider and a payload', async () => {
    const who = await depositor(platform)
    expect(await read(who)).toMatchObject({ lastCompletedDeposit: null })
    const { frame } = await begun(platform, who)
    await payWith(platform, frame, CARDS.success)
    const later = await begun(platform, who)
    await visit(platform, new URL(`${later.frame.pathname}/cancel`, later.frame), {})
    expect(await read(who)).toMatchObject({
      lastCompletedDeposit: {
        provider: 'card',
        payload: {
          txName: 'CreditcardDeposit',
          accountId: expect.stringMatching(/^acc_[\w-]{24}$/)
        }
      },
      depositOptions: {
        methods: expect.arrayContaining([
          expect.objectContaining({ id: 'card', account: '•••• 1111' })
        ])
      }
    })
  })

  test('a declined card leaves the deposit waiting, the third one ends it', async () => {
    const who = await depositor(platform)
    const { id, frame } = await begun(platform, who)
    await payWith(platform, frame, CARDS.insufficientFunds)
    expect((await visit(platform, frame)).text).toContain('not enough money')
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    await payWith(platform, frame, CARDS.expiredCard)
    await payWith(platform, frame, CARDS.insufficientFunds)
    expect(await stateOf(platform, who, id)).toMatchObject({
      status: 'Cancelled',
      refusal: 'DECLINED',
      frameUrl: null
    })
    await payWith(platform, frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('another player’s deposit is as unknown as one that never was', async () => {
    const { id } = await begun(platform, await depositor(platform))
    expect(await stateOf(platform, await depositor(platform), id)).toBeNull()
  })
})

describe('what a deposit may be', () => {
  test('the options name the card, its terms and no limit that nobody has set', async () => {
    const who = await depositor(platform)
    expect(await read(who)).toMatchObject({
      depositOptions: {
        currency: 'EUR',
        methods: [
          {
            id: 'card',
            name: 'Card',
            provider: 'card',
            kind: 'Card',
            way: 'Frame',
            feeBasisPoints: 0,
            arrivesWithinMinutes: 0,
            minimum: '20.00',
            maximum: '5000.00',
            account: null
          },
          { id: 'trustly', kind: 'InstantBanking', way: 'Frame' },
          { id: 'zimpler', kind: 'InstantBanking', way: 'Frame' },
          { id: 'finshark', kind: 'InstantBanking', way: 'Redirect' }
        ],
        presets: ['20.00', '50.00', '100.00', '150.00', '200.00'],
        limits: []
      }
    })
  })

  test('a currency without minor units is paid in whole ones', async () => {
    const who = await depositor(platform, { country: 'JP' })
    expect(await read(who)).toMatchObject({
      depositOptions: { currency: 'JPY', methods: [{ minimum: '1200', maximum: '700000' }] }
    })
    expect((await create(platform, who, { amount: '1200.5' })).error?.code).toBe('INVALID_AMOUNT')
    const { frame } = await begun(platform, who, { amount: '1200' })
    await payWith(platform, frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('1200')
  })

  test('the smallest and the largest amount are still accepted', async () => {
    const who = await depositor(platform)
    expect((await create(platform, who, { amount: '20.00' })).ok).not.toBeNull()
    expect((await create(platform, who, { amount: '5000.00' })).ok).not.toBeNull()
    expect((await create(platform, who, { amount: '19.99' })).error?.code).toBe('BELOW_MINIMUM')
    expect((await create(platform, who, { amount: '5000.01' })).error?.code).toBe('ABOVE_MAXIMUM')
  })
})

describe('who may deposit', () => {
  const ahead = new Date(Date.now() + 86_400_000)
  const past = new Date(Date.now() - 86_400_000)

  test.each([
    ['DEPOSITS_BLOCKED', { is_deposits_blocked: true }],
    ['ACCOUNT_CLOSED', { account_status: 'Closed', account_closure_cause: 'CustomerRequest' }],
    ['SELF_EXCLUDED', { account_status: 'Closed', account_closure_cause: 'SelfExclusion' }],
    ['SELF_EXCLUDED', { exclusion_ends_at: ahead }],
    ['TIMED_OUT', { timeout_ends_at: ahead }],
    ['KYC_REQUIRED', { kyc_status: 'Required', kyc_deadline: past }],
    ['KYC_REQUIRED', { banking_cdd: 'Required', banking_cdd_deadline: past }],
    ['SOURCE_OF_WEALTH_REQUIRED', { source_of_wealth_due_date: past }]
  ] as const)(
    '[CASH-25] %s is told before a form, and refuses the deposit before any provider is asked',
    async (code, change) => {
      const who = await depositor(platform)
      await platform.ports.db.kysely
        .updateTable('players')
        .set(change)
        .where('id', '=', who.player.id)
        .execute()
      const payments = await countPayments()
      expect(await blockOf(who)).toBe(code)
      expect(await create(platform, who)).toEqual({ ok: null, error: { code } })
      expect(await countPayments()).toBe(payments)
    }
  )

  test('what is over blocks nobody', async () => {
    const who = await depositor(platform)
    await platform.ports.db.kysely
      .updateTable('players')
      .set({
        exclusion_ends_at: past,
        timeout_ends_at: past,
        kyc_status: 'Required',
        kyc_deadline: ahead,
        banking_cdd: 'Required',
        banking_cdd_deadline: ahead,
        source_of_wealth_due_date: ahead
      })
      .where('id', '=', who.player.id)
      .execute()
    expect(await blockOf(who)).toBeNull()
    expect((await create(platform, who)).ok).not.toBeNull()
  })

  test('a visitor may not', async () => {
    const who = { ...(await depositor(platform)), token: 'undefined' }
    await expect(create(platform, who)).rejects.toThrow('AuthenticationFailure')
    expect(await findPlayer(platform.ports.db.kysely, who.player.id)).toMatchObject({
      number_of_deposits: 0
    })
  })
})

const blockOf = async ({ token }: Depositor) => {
  const answer = await ask<{ viewer: { depositOptions: { block: string | null } } }>({
    url: `${platform.url}/graphql`,
    token,
    query: '{ viewer { depositOptions { block } } }'
  })
  return answer.data?.viewer.depositOptions.block
}

const countPayments = async () => {
  const rows = await platform.ports.db.kysely.selectFrom('desk_payments').select('id').execute()
  return rows.length
}
