import type { UUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { returnPayout } from '#server/payments/desk/payouts.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { listen, modernClient } from '#tests/support/sockets.ts'
import { move, roundOf, sessionToken } from '../games/support.ts'
import { cashOf, depositor } from './support.ts'
import {
  at,
  cancel,
  change,
  DAY,
  leaving,
  MINUTE,
  nextDay,
  optionsOf,
  paidInByAnother,
  payAll,
  payoutOf,
  refuseNextPayout,
  type Saver,
  saver,
  withdraw,
  withdrawalOf
} from './withdrawal-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterEach(async () => {
  await platform.ports.clock.move('real')
  expect(await platform.ports.ledger.reconcile()).toEqual({
    unbalanced: [],
    drifted: [],
    negative: []
  })
})

afterAll(async () => {
  await platform.close()
})

const bet = async (who: Saver, stake: string) => {
  const sessionId = decodeJwt(who.token)['session_id'] as UUID
  const token = await sessionToken(platform, { player: who.player, sessionId })
  return await move(platform, 'bet', roundOf(token, stake, '0').bet)
}

describe('a withdrawal', () => {
  test('[L065] holds the amount at once: it can be neither played nor withdrawn again', async () => {
    const who = await saver(platform, { cash: 5000n })
    const { id } = await leaving(platform, who, { amount: '80' })
    expect(await cashOf(platform, who)).toBe('20.00')
    expect(await bet(who, '30')).toEqual({ status: 'error', code: 'INSUFFICIENT_FUNDS' })
    expect((await withdraw(platform, who, { amount: '80' })).error?.code).toBe('NOT_AVAILABLE')
    expect(await optionsOf(platform, who)).toMatchObject({
      available: '20.00',
      notAvailable: [{ amount: '80.00', reason: 'PendingWithdrawal' }],
      pending: [{ id, amount: '80.00', status: 'Initialized' }]
    })
    expect((await bet(who, '20')).status).toBe('ok')
  })

  test('up to the instant share goes to the provider at once, and is paid', async () => {
    const who = await saver(platform)
    const { id, mode } = await leaving(platform, who)
    expect(mode).toBe('Instant')
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'accepted', amount: '50.00' })
    await payAll(platform)
    expect(await withdrawalOf(platform, who, id)).toMatchObject({
      status: 'Completed',
      refusal: null,
      account: '•••• 1111',
      canCancelWithdrawal: false,
      paymentId: null
    })
    expect(await cashOf(platform, who)).toBe('0.00')
    const { ledger, db } = platform.ports
    expect(await ledger.balanceOf(db.kysely, `player:${who.player.id}:held`, 'EUR/2')).toBe(0n)
    expect(await ledger.find(db.kysely, `withdrawal-paid:${id}`)).toMatchObject({
      postings: [{ to: 'provider:card', amount: 5000n }]
    })
  })

  test('above it waits for two hours of a working day', async () => {
    const wednesday = nextDay(3, 10)
    await platform.ports.clock.move(wednesday)
    const who = await saver(platform, { cash: 100_000n })
    const { id, mode } = await leaving(platform, who, { amount: '500.01' })
    expect(mode).toBe('Manual')
    const release = () => platform.ports.jobs.run('cashier.release')
    await at(platform, new Date(wednesday.getTime() + 119 * MINUTE), release)
    expect(await payoutOf(platform, id)).toBeUndefined()
    await at(platform, new Date(wednesday.getTime() + 121 * MINUTE), release)
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'accepted' })
  })

  test('above it begun at a weekend waits until Monday, and the options say so', async () => {
    const [saturday, monday] = [nextDay(6, 12), new Date(nextDay(6, 0).getTime() + 2 * DAY)]
    await platform.ports.clock.move(saturday)
    const who = await saver(platform, { cash: 100_000n })
    const { id } = await leaving(platform, who, { amount: '600' })
    expect((await optionsOf(platform, who)).isWeekend).toBe(true)
    const release = () => platform.ports.jobs.run('cashier.release')
    await at(platform, new Date(monday.getTime() - MINUTE), release)
    expect(await payoutOf(platform, id)).toBeUndefined()
    await at(platform, monday, release)
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'accepted' })
  })

  test('that the provider refuses is cancelled and the money is back, in every open tab', async () => {
    const who = await saver(platform)
    await refuseNextPayout(platform, who)
    const { id } = await leaving(platform, who)
    const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
      Authorization: `Bearer ${who.token}`
    })
    const tab = listen(client, 'subscription { balanceUpdated { balance amount moneyType } }')
    expect((await tab.next()).data?.['balanceUpdated']).toMatchObject({ balance: '0.00' })
    await payAll(platform)
    expect((await tab.next()).data?.['balanceUpdated']).toEqual({
      balance: '50.00',
      amount: '50.00',
      moneyType: 'real'
    })
    client.close()
    expect(await withdrawalOf(platform, who, id)).toMatchObject({
      status: 'Cancelled',
      refusal: 'PROVIDER_REFUSED'
    })
  })

  test('that comes back from the bank is rolled back, and the money is there once', async () => {
    const who = await saver(platform)
    const { id } = await leaving(platform, who)
    await payAll(platform)
    const payout = await payoutOf(platform, id)
    await returnPayout(platform.ports, payout?.id ?? '')
    await returnPayout(platform.ports, payout?.id ?? '')
    expect(await withdrawalOf(platform, who, id)).toMatchObject({
      status: 'RolledBacked',
      refusal: 'RETURNED'
    })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('of another player is as unknown as one that never was', async () => {
    const { id } = await leaving(platform, await saver(platform))
    expect(await withdrawalOf(platform, await depositor(platform), id)).toBeNull()
  })
})

describe('what may be withdrawn', () => {
  test.each([
    [{ amount: '9.99' }, 'BELOW_MINIMUM'],
    [{ amount: '5000.01' }, 'ABOVE_MAXIMUM'],
    [{ amount: '50.01' }, 'NOT_AVAILABLE'],
    [{ currency: 'USD' }, 'CURRENCY_MISMATCH'],
    [{ currency: 'eur' }, 'CURRENCY_MISMATCH'],
    [{ account: '' }, 'ACCOUNT_NOT_AVAILABLE'],
    [{ account: 'acc_unknown' }, 'ACCOUNT_NOT_AVAILABLE'],
    [{ idempotencyKey: '' }, 'INVALID_IDEMPOTENCY_KEY'],
    [{ idempotencyKey: 'a b' }, 'INVALID_IDEMPOTENCY_KEY']
  ] as const)('%j is refused as %s and nothing moves', async (input, code) => {
    const who = await saver(platform)
    expect(await withdraw(platform, who, input)).toEqual({ ok: null, error: { code } })
    expect(await cashOf(platform, who)).toBe('50.00')
    expect((await optionsOf(platform, who)).pending).toEqual([])
  })

  test('the smallest amount is half of the smallest deposit', async () => {
    const who = await saver(platform)
    expect((await optionsOf(platform, who)).minimum).toBe('10.00')
    expect((await withdraw(platform, who, { amount: '10' })).ok).not.toBeNull()
  })

  test('to the account of another player is refused', async () => {
    const [who, other] = [await saver(platform), await saver(platform)]
    const { error } = await withdraw(platform, who, { account: other.account })
    expect(error?.code).toBe('ACCOUNT_NOT_AVAILABLE')
  })

  test('bonus money is not, and the options say what it is [L060]', async () => {
    const who = await saver(platform, { bonus: 2000n })
    expect(await optionsOf(platform, who)).toMatchObject({
      available: '50.00',
      notAvailable: [{ amount: '20.00', reason: 'Bonus' }]
    })
    expect((await withdraw(platform, who, { amount: '60' })).error?.code).toBe('NOT_AVAILABLE')
  })

  test('any card that has paid may be paid to, the last one first', async () => {
    const who = await saver(platform)
    await paidInByAnother(platform, who, '30')
    const { accounts, isClosedLoop } = await optionsOf(platform, who)
    expect(isClosedLoop).toBe(false)
    expect(accounts.map(({ method }) => method)).toEqual(['card', 'card'])
    expect(accounts[1]?.id).toBe(who.account)
    expect((await withdraw(platform, who)).ok).not.toBeNull()
  })

  test('nothing may be paid to somebody who has never paid in', async () => {
    const who = { ...(await depositor(platform, { cash: 10_000n })), account: 'acc_1' }
    await change(platform, who, { kyc_status: 'Done' })
    expect((await optionsOf(platform, who)).accounts).toEqual([])
    expect((await withdraw(platform, who)).error?.code).toBe('ACCOUNT_NOT_AVAILABLE')
  })
})

describe('the idempotency key of a withdrawal', () => {
  test('twenty requests at once under one key are one withdrawal', async () => {
    const who = await saver(platform, { cash: 100_000n })
    const input = { idempotencyKey: 'one' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(platform, who, input))
    )
    expect(new Set(answers.map(({ ok }) => ok?.id)).size).toBe(1)
    expect(await cashOf(platform, who)).toBe('1000.00')
  })

  test.each([{ amount: '49.99' }, { account: 'other' }])(
    'the same key for another order is refused: %j',
    async change => {
      const who = await saver(platform)
      const idempotencyKey = 'two'
      await leaving(platform, who, { idempotencyKey, amount: '20' })
      const { error } = await withdraw(platform, who, { idempotencyKey, ...change })
      expect(error?.code).toBe('IDEMPOTENCY_MISMATCH')
      expect(await cashOf(platform, who)).toBe('30.00')
    }
  )

  test('two players may have the same key', async () => {
    const [one, two] = [await saver(platform), await saver(platform)]
    const first = await leaving(platform, one, { idempotencyKey: 'same' })
    const second = await leaving(platform, two, { idempotencyKey: 'same' })
    expect(second.id).not.toBe(first.id)
  })
})

describe('taking a withdrawal back', () => {
  test('[CASH-23] in the house it is over at once, and asked again it is the same answer', async () => {
    const who = await saver(platform, { cash: 100_000n })
    const { id, paymentId, canCancelWithdrawal } = await leaving(platform, who, { amount: '600' })
    expect({ paymentId, canCancelWithdrawal }).toEqual({ paymentId: id, canCancelWithdrawal: true })
    for (const _time of [1, 2])
      expect((await cancel(platform, who, id)).ok).toMatchObject({
        status: 'Cancelled',
        refusal: 'CANCELLED_BY_PLAYER',
        canCancelWithdrawal: false,
        paymentId: null
      })
    expect(await cashOf(platform, who)).toBe('1050.00')
    await at(platform, nextDay(3, 12), () => platform.ports.jobs.run('cashier.release'))
    expect(await payoutOf(platform, id)).toBeUndefined()
  })

  test('at the provider it is asked back, and never paid', async () => {
    const who = await saver(platform)
    const { id } = await leaving(platform, who)
    expect((await cancel(platform, who, id)).ok).toMatchObject({ status: 'Cancelled' })
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'cancelled' })
    await payAll(platform)
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('that the provider has paid meanwhile is too late, told or not told', async () => {
    const who = await saver(platform, { cash: 5000n })
    const told = await leaving(platform, who, { amount: '40' })
    await payAll(platform)
    expect((await cancel(platform, who, told.id)).error?.code).toBe('TOO_LATE')

    const untold = await leaving(platform, who, { amount: '30' })
    await platform.ports.db.kysely
      .updateTable('desk_payouts')
      .set({ status: 'paid', sequence: 1 })
      .where('reference', '=', untold.id)
      .execute()
    expect((await cancel(platform, who, untold.id)).error?.code).toBe('TOO_LATE')
    expect(await withdrawalOf(platform, who, untold.id)).toMatchObject({ status: 'Completed' })
    expect(await cashOf(platform, who)).toBe('30.00')
  })

  test('that was refused or came back is too late', async () => {
    const who = await saver(platform)
    await refuseNextPayout(platform, who)
    const refused = await leaving(platform, who)
    await payAll(platform)
    expect((await cancel(platform, who, refused.id)).error?.code).toBe('TOO_LATE')
    const returned = await leaving(platform, who)
    await payAll(platform)
    await returnPayout(platform.ports, (await payoutOf(platform, returned.id))?.id ?? '')
    expect((await cancel(platform, who, returned.id)).error?.code).toBe('TOO_LATE')
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('of another player is unknown, and stays', async () => {
    const who = await saver(platform)
    const { id } = await leaving(platform, who)
    const { error } = await cancel(platform, await depositor(platform), id)
    expect(error?.code).toBe('UNKNOWN')
    expect((await cancel(platform, who, 'never')).error?.code).toBe('UNKNOWN')
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
  })

  test('[CASH-24] is not there for a player whom the house has taken it from', async () => {
    const who = await saver(platform)
    await change(platform, who, { is_cancel_withdrawal_blocked: true })
    const { id, canCancelWithdrawal, paymentId } = await leaving(platform, who)
    expect({ canCancelWithdrawal, paymentId }).toEqual({
      canCancelWithdrawal: false,
      paymentId: null
    })
    expect((await cancel(platform, who, id)).error?.code).toBe('NOT_ALLOWED')
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
  })
})
