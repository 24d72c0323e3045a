import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { PIQ_SIGNATURE_HEADER, piqSigned } from '#contract/wire/piq.ts'
import { sharedSecret } from '#server/capabilities/cashier/index.ts'
import { adapterOf } from '#server/capabilities/cashier/providers/index.ts'
import { call } from '#server/http/call.ts'
import { returnPayout } from '#server/payments/desk/payouts.ts'
import { plan } from '#server/payments/desk/plans.ts'
import { takeBack } from '#server/payments/desk/steps.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, cashOf, depositor, stateOf, visit } from '../cashier/support.ts'
import {
  cancel,
  change,
  leaving,
  payAll,
  payoutOf,
  refuseNextPayout,
  type Saver,
  withdrawalOf
} from '../cashier/withdrawal-support.ts'
import { depositOf, deskPayment, later, permutations, press, putAt } from './banking-support.ts'

const PATH = '/payments/notifications/piq'

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

/** A deposit of 50.00 in Canada, for which the wallet takes 50.75 by its fee. */
async function opened() {
  const who = await depositor(platform, { country: 'CA', kycStatus: 'Done' })
  return { who, ...(await begun(platform, who, { method: 'piq' })) }
}

async function payFrom(frame: URL, wallet = 'wallet') {
  await press(platform, frame, 'bank', { wallet })
  return await press(platform, frame, 'approve')
}

async function payer(): Promise<Saver> {
  const { frame, id, who } = await opened()
  await payFrom(frame)
  return { ...who, account: (await depositOf(platform, id)).account_id ?? '' }
}

interface Signing {
  readonly key?: string
  /** Seconds from now that the signature was made at. */
  readonly at?: number
  readonly header?: string
  readonly path?: string
  readonly change?: (body: string) => string
}

/** Calls the merchant as the wallet would, or as somebody who is not the wallet. */
async function callAs(said: object, { key, at = 0, header, path = PATH, change }: Signing = {}) {
  const { ports, url } = platform
  const seconds = Math.floor(ports.clock.now().getTime() / 1000) + at
  const body = JSON.stringify(said)
  const hex = createHmac('sha256', key ?? sharedSecret(ports.config, 'piq', 'notifications'))
    .update(`${seconds}.${piqSigned('POST', path, body)}`)
    .digest('hex')
  const response = await fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [PIQ_SIGNATURE_HEADER]: header ?? `t=${seconds},v1=${hex}`
    },
    body: change?.(body) ?? body
  })
  return { status: response.status, body: fromJson(await response.text()) }
}

async function waiting() {
  const { id, paymentId, who } = await opened()
  const userId = who.player.id
  const common = { txId: paymentId, merchantTxId: id, txAmount: '50.75', txAmountCy: 'CAD' }
  const transaction = {
    ...common,
    txName: 'PiqDeposit',
    txState: 'SUCCESSFUL',
    changedAt: '2026-11-27T12:00:00Z',
    accountId: 'acc_1',
    maskedAccount: 'CA•• 1234'
  }
  return {
    id,
    who,
    transaction,
    verify: { call: 'verifyuser', userId, merchantTxId: id },
    authorize: { call: 'authorize', userId, ...common },
    transfer: { call: 'transfer', transaction },
    cancel: { call: 'cancel', transaction: { ...transaction, txState: 'CANCELLED_BY_USER' } },
    back: { call: 'transfer', transaction: { ...transaction, txState: 'CHARGEBACK' } }
  }
}

describe('a deposit by PIQ', () => {
  test('goes from the choice of a wallet to the credited purse, the fee on top', async () => {
    const { frame, id, who } = await opened()
    const first = await visit(platform, frame)
    expect(first.text).toContain('What do you pay with?')
    expect(first.text).toContain('50.75')
    await press(platform, frame, 'bank', { wallet: 'account' })
    const approval = await visit(platform, frame)
    expect(approval.text).toMatch(/CA•• \d{4}/)
    expect(approval.text).toContain('Linked bank account')
    await press(platform, frame, 'approve')
    expect(await cashOf(platform, who)).toBe('50.00')
    expect(await depositOf(platform, id)).toMatchObject({
      status: 'Completed',
      account_mask: expect.stringMatching(/^CA•• \d{4}$/)
    })
  })

  test('approved twice at once is credited once', async () => {
    const { frame, who } = await opened()
    await press(platform, frame, 'bank', { wallet: 'wallet' })
    await Promise.all([1, 2, 3].map(() => press(platform, frame, 'approve')))
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('that the merchant no longer wants is declined before anything is taken', async () => {
    const { frame, id, paymentId, who } = await opened()
    await press(platform, frame, 'bank', { wallet: 'wallet' })
    await change(platform, who, { is_deposits_blocked: true })
    await press(platform, frame, 'approve')
    expect(await deskPayment(platform, paymentId)).toMatchObject({ status: 'declined' })
    expect((await visit(platform, frame)).text).toContain('no longer takes this payment')
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'DECLINED' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('can be approved again when the merchant has not answered', async () => {
    const { frame, paymentId, who } = await opened()
    await press(platform, frame, 'bank', { wallet: 'wallet' })
    const { notify_url } = await deskPayment(platform, paymentId)
    const tellAt = (address: string) =>
      platform.ports.db.kysely
        .updateTable('desk_payments')
        .set({ notify_url: address } as never)
        .where('id', '=', paymentId)
        .execute()
    await tellAt('http://localhost:9/nobody')
    await press(platform, frame, 'approve')
    expect(await deskPayment(platform, paymentId)).toMatchObject({ status: 'open' })
    await tellAt(notify_url)
    await press(platform, frame, 'approve')
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('ends as it was planned by the console', async () => {
    const { frame, id, who } = await opened()
    await plan(platform.ports.db.kysely, who.player.id, 'payment', 'insufficientFunds')
    await payFrom(frame)
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'DECLINED' })
  })

  test('that the customer leaves is cancelled, and nothing is taken', async () => {
    const { frame, id, who } = await opened()
    await press(platform, frame, 'cancel')
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'CANCELLED_BY_PLAYER' })
    await payFrom(frame)
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('that nobody answers waits, and ends when its time is over', async () => {
    const { frame, id, who } = await opened()
    await press(platform, frame, 'bank', { wallet: 'wallet' })
    await press(platform, frame, 'ending', { ending: 'silent' })
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    await later(platform, 21, () => platform.ports.jobs.run('desk.expire'))
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'EXPIRED' })
  })

  test('that another amount was paid for is credited with nothing', async () => {
    const { frame, id, paymentId, who } = await opened()
    await press(platform, frame, 'bank', { wallet: 'wallet' })
    await press(platform, frame, 'ending', { ending: 'otherAmount' })
    expect(await deskPayment(platform, paymentId)).toMatchObject({ status: 'captured' })
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('whose call is lost is found by asking, and credited once', async () => {
    const { id, paymentId, who } = await opened()
    await putAt(platform, paymentId, { status: 'captured', sequence: 1 })
    await later(platform, 2, () => platform.ports.jobs.run('cashier.reconcile'))
    await later(platform, 3, () => platform.ports.jobs.run('cashier.reconcile'))
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('that is charged back leaves the purse', async () => {
    const { frame, id, paymentId, who } = await opened()
    await payFrom(frame)
    await takeBack(platform.ports, paymentId, 'chargedBack')
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'RolledBacked' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })
})

describe('a withdrawal to PIQ', () => {
  test('is accepted, and paid when its time has come', async () => {
    const who = await payer()
    const { id } = await leaving(platform, who)
    expect(await payoutOf(platform, id)).toMatchObject({ provider: 'piq', status: 'accepted' })
    await payAll(platform)
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('that is refused, and one that comes back, are in the purse again', async () => {
    const who = await payer()
    await refuseNextPayout(platform, who)
    const first = await leaving(platform, who)
    await payAll(platform)
    expect(await withdrawalOf(platform, who, first.id)).toMatchObject({
      refusal: 'PROVIDER_REFUSED'
    })
    expect(await cashOf(platform, who)).toBe('50.00')
    const second = await leaving(platform, who)
    await payAll(platform)
    await returnPayout(platform.ports, (await payoutOf(platform, second.id))?.id ?? '')
    expect(await withdrawalOf(platform, who, second.id)).toMatchObject({ status: 'RolledBacked' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('can be taken back until it is paid', async () => {
    const who = await payer()
    const { id } = await leaving(platform, who)
    expect((await cancel(platform, who, id)).error).toBeNull()
    await payAll(platform)
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Cancelled' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('to an account that has never paid in is refused by the wallet', async () => {
    const { player } = await payer()
    const order = {
      reference: 'wd-1',
      amount: 1000n,
      currency: 'CAD',
      customer: player.id
    } as const
    const stranger = { ...order, accountId: 'acc_of_somebody' }
    expect(await adapterOf('piq').payOut(platform.ports, stranger)).toBe('refused')
  })
})

describe('what PIQ is asked', () => {
  test('it knows by our reference, and none by another', async () => {
    const who = await payer()
    const { id } = await leaving(platform, who)
    const { findPayIn, findPayOut } = adapterOf('piq')
    expect(await findPayOut(platform.ports, id)).toMatchObject({ status: 'accepted' })
    expect(await findPayOut(platform.ports, 'nothing')).toBeNull()
    expect(await findPayIn(platform.ports, id)).toBeNull()
  })

  test('it lists what has changed since a moment, and nothing older', async () => {
    const before = platform.ports.clock.now()
    const who = await payer()
    const { id } = await leaving(platform, who)
    const { changesSince } = adapterOf('piq')
    const changes = (await changesSince(platform.ports, before)) ?? []
    expect(changes.map(({ fact }) => fact.reference)).toContain(id)
    expect(changes.map(({ fact }) => fact.status)).toContain('captured')
    const future = new Date(before.getTime() + 30 * 86_400_000)
    expect(await changesSince(platform.ports, future)).toEqual([])
  })

  test('without an answer nothing is known, and it can be asked again', async () => {
    const { ports } = platform
    const { begin, cancelPayOut, changesSince, findPayIn, payOut } = adapterOf('piq')
    const providerUrls = { ...ports.config.providerUrls, piq: 'http://localhost:9' }
    const nobody = { ...ports, config: { ...ports.config, providerUrls } }
    const order = {
      reference: 'r-1',
      amount: 5075n,
      currency: 'CAD',
      customer: 'c-1',
      country: 'CA',
      locale: 'en',
      returnUrl: `${platform.url}/en/`,
      expiresAt: new Date(Date.now() + 600_000),
      accountId: null
    } as const
    expect(await begin(nobody, order)).toEqual({ status: 'unknown' })
    expect(await findPayIn(nobody, 'r-1')).toBeUndefined()
    expect(await payOut(nobody, { ...order, accountId: 'acc_1' })).toBe('unknown')
    expect(await cancelPayOut(nobody, 'r-1')).toBe('unknown')
    expect(await changesSince(nobody, new Date(0))).toBeNull()
    expect(await begin(ports, order)).toMatchObject({ status: 'begun' })
    expect(await begin(ports, { ...order, amount: 5076n })).toEqual({ status: 'refused' })
  })

  test('it answers nobody whose call is not signed with the key of the API', async () => {
    const { config } = platform.ports
    const path = '/api/v1/transactions?merchantTxId=1'
    const asked = (headers: Readonly<Record<string, string>>) =>
      call(config, new URL(path, config.providerUrls.piq), { headers })
    expect((await asked({})).status).toBe(401)
    const seconds = Math.floor(Date.now() / 1000)
    const hex = createHmac('sha256', sharedSecret(config, 'piq', 'notifications'))
      .update(`${seconds}.${piqSigned('GET', path, '')}`)
      .digest('hex')
    const answer = await asked({ [PIQ_SIGNATURE_HEADER]: `t=${seconds},v1=${hex}` })
    expect(answer.status).toBe(401)
  })
})

describe('what PIQ asks', () => {
  test('verifyuser is told who has come for a deposit of theirs', async () => {
    const { verify, who } = await waiting()
    expect(await callAs(verify)).toEqual({
      status: 200,
      body: {
        success: true,
        userId: who.player.id,
        firstName: 'Aino',
        lastName: 'Virtanen',
        country: 'CA',
        currency: 'CAD'
      }
    })
  })

  test('verifyuser says nothing of a player whose deposit it is not', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const { body } = await callAs({ ...one.verify, userId: other.who.player.id })
    expect(body).toEqual({ success: false, errCode: 'UNKNOWN_USER' })
  })

  test('authorize is allowed while the deposit waits, however often it asks', async () => {
    const { authorize, id } = await waiting()
    for (const _ of [1, 2])
      expect((await callAs(authorize)).body).toMatchObject({ success: true, authCode: id })
  })

  test.each([
    ['another amount', { txAmount: '50.00' }, 'WRONG_AMOUNT'],
    ['a larger amount', { txAmount: '5075' }, 'WRONG_AMOUNT'],
    ['another currency', { txAmountCy: 'EUR' }, 'WRONG_AMOUNT'],
    ['another payment', { txId: 'pay_other' }, 'UNKNOWN_TRANSACTION'],
    ['another deposit', { merchantTxId: 'other' }, 'UNKNOWN_TRANSACTION'],
    ['another player', { userId: 'other' }, 'UNKNOWN_TRANSACTION']
  ])('authorize for %s is refused', async (_name, changed, errCode) => {
    const { authorize } = await waiting()
    const { body } = await callAs({ ...authorize, ...changed })
    expect(body).toEqual({ success: false, errCode })
  })

  test('authorize is refused once the deposit no longer waits', async () => {
    const { authorize, transfer } = await waiting()
    await callAs(transfer)
    expect((await callAs(authorize)).body).toEqual({ success: false, errCode: 'NOT_WAITING' })
    const late = await waiting()
    await later(platform, 21, async () => {
      const { body } = await callAs(late.authorize)
      expect(body).toEqual({ success: false, errCode: 'NOT_WAITING' })
    })
  })

  test('authorize is refused for a player who may no longer deposit', async () => {
    const { authorize, who } = await waiting()
    await change(platform, who, { timeout_ends_at: new Date(Date.now() + 86_400_000) })
    expect((await callAs(authorize)).body).toEqual({ success: false, errCode: 'NOT_ALLOWED' })
  })
})

describe('what PIQ tells', () => {
  test('[L067] its four calls in all 24 orders, each twice, are one credit', async () => {
    for (const order of permutations(['verify', 'authorize', 'transfer', 'cancel'] as const)) {
      const calls = await waiting()
      for (const name of order)
        for (const _ of [1, 2]) expect((await callAs(calls[name])).status).toBe(200)
      expect(await cashOf(platform, calls.who)).toBe('50.00')
      expect(await stateOf(platform, calls.who, calls.id)).toMatchObject({ status: 'Completed' })
    }
  })

  test('a charge back leaves nothing, before the transfer and after it', async () => {
    for (const order of [
      ['transfer', 'back'],
      ['back', 'transfer']
    ] as const) {
      const calls = await waiting()
      for (const name of order) await callAs(calls[name])
      expect(await cashOf(platform, calls.who)).toBe('0.00')
    }
  })

  test.each([
    ['by another key', { key: 'x'.repeat(43) }],
    ['six minutes ago', { at: -360 }],
    ['in six minutes', { at: 360 }],
    ['for another address', { path: '/payments/notifications/card' }],
    ['for another body', { change: body => body.replace('50.75', '500.75') }],
    ['not at all', { header: '' }],
    ['by half', { header: 't=1,v1=abc' }]
  ] satisfies [string, Signing][])('signed %s is refused, and nothing moves', async (_, how) => {
    const { id, transfer, verify, who } = await waiting()
    expect((await callAs(transfer, how)).status).toBe(401)
    if (!('change' in how)) expect((await callAs(verify, how)).status).toBe(401)
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test.each([
    ['another amount', { txAmount: '5075.00' }, 422],
    ['the amount without its fee', { txAmount: '50.00' }, 422],
    ['another currency', { txAmountCy: 'USD' }, 422],
    ['another payment', { txId: 'pay_other' }, 422],
    ['an unknown deposit', { merchantTxId: 'other' }, 404],
    ['a negative amount', { txAmount: '-50.75' }, 400],
    ['an exponent', { txAmount: '5075e-2' }, 400],
    ['a state of its own', { txState: 'DONE' }, 400]
  ])('with %s is refused, and the right one still taken', async (_name, changed, status) => {
    const { transaction, transfer, who } = await waiting()
    const wrong = { call: 'transfer', transaction: { ...transaction, ...changed } }
    expect((await callAs(wrong)).status).toBe(status)
    expect(await cashOf(platform, who)).toBe('0.00')
    expect((await callAs(transfer)).body).toEqual({ success: true })
    expect(await cashOf(platform, who)).toBe('50.00')
  })
})

describe('the pages of PIQ', () => {
  test('stand in a frame of the site, and tell it to close when it is paid', async () => {
    const { frame } = await opened()
    const { origin } = new URL(platform.url)
    const { headers, text } = await visit(platform, frame)
    expect(String(headers['content-security-policy'])).toContain(`frame-ancestors ${origin} `)
    expect(text).not.toMatch(/<script(?! src)|style=|onclick/)
    await payFrom(frame)
    expect((await visit(platform, frame)).text).toContain(
      `data-message="closeQuickDepositEvent" data-origin="${origin}" data-closes`
    )
  })

  test('ask again for a wallet that there is not', async () => {
    const { frame, paymentId } = await opened()
    const { status, text } = await press(platform, frame, 'bank', { wallet: 'safe' })
    expect(status).toBe(422)
    expect(text).toContain('Choose one of these.')
    expect(await deskPayment(platform, paymentId)).toMatchObject({ way: null })
  })

  test.each(LOCALE_CODES)('speak %s at every step', async locale => {
    const { frame, paymentId } = await opened()
    await platform.ports.db.kysely
      .updateTable('desk_payments')
      .set({ locale } as never)
      .where('id', '=', paymentId)
      .execute()
    for (const step of [
      () => undefined,
      () => press(platform, frame, 'bank', { wallet: 'wallet' }),
      () => press(platform, frame, 'ending', { ending: 'refused' })
    ]) {
      await step()
      const { text } = await visit(platform, frame)
      expect(text).toContain(`<html lang="${LOCALES[locale].bcp47}">`)
      expect(text).not.toMatch(/\{\w+\}/)
    }
  })
})
