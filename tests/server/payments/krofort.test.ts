import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sharedSecret } from '#server/capabilities/cashier/index.ts'
import { call } from '#server/http/call.ts'
import type { PaymentState } from '#server/payments/desk/tables.ts'
import { paymentFields } from '#server/payments/krofort/states.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, cashOf, create, visit } from '../cashier/support.ts'
import { proveDoubt, proveProvider, type Subject } from './banking-suite.ts'
import { opened, payer, payFrom, post, press, seconds } from './banking-support.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Fields in the order of their names, hashed with the key. */
function signed(key: string, fields: Readonly<Record<string, string>>): string {
  const sorted = new URLSearchParams(
    Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  )
  const sign = createHmac('sha256', key).update(String(sorted)).digest('hex')
  return `${sorted}&sign=${sign}`
}

const tell: Subject['tell'] = (platform, said, signing = {}) => {
  const { key = sharedSecret(platform.ports.config, 'krofort', 'notifications') } = signing
  const sent = signed(key, {
    notice: signing.id ?? randomUUID(),
    about: 'payment',
    ...paymentFields({
      amount: '50.00',
      currency: 'EUR',
      at: '2026-11-27T12:00:00.000Z',
      reason: null,
      account: 'DE•• 1234',
      accountId: 'acc_1',
      ...said
    } as PaymentState),
    time: String(seconds(platform) + (signing.seconds ?? 0))
  })
  const body = signing.unsigned ? sent.replace(/&sign=.*/, '') : sent
  return post(platform, 'krofort', signing.change?.(body) ?? body, FORM)
}

describe('Krofort', () => {
  proveProvider({ method: 'krofort', isFramed: false, tell })
})

describe('Krofort on its own page', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterAll(async () => {
    await platform.close()
  })

  test('[L070] leads back to the address that was given, and adds nothing to it', async () => {
    const returnUrl = `${platform.url}/de/?a=1&b=2%26c#d`
    for (const end of ['approve', 'cancel']) {
      const { frame } = await opened(platform, 'krofort', { returnUrl })
      await press(platform, frame, 'bank', { bank: 'Ostara', user: 'aino', pin: '1234' })
      const { headers, status } = await press(platform, frame, end)
      expect(status).toBe(303)
      expect(headers['location']).toBe(returnUrl)
    }
  })

  test('asks for nothing but an approval when the account is known', async () => {
    const who = await payer(platform, 'krofort')
    const { frame } = await begun(platform, who, { method: 'krofort', accountId: who.account })
    const { text } = await visit(platform, frame)
    expect(text).toContain('Nothing but your approval is wanted')
    expect(text).not.toContain('name="pin"')
    await press(platform, frame, 'approve')
    expect(await cashOf(platform, who)).toBe('100.00')
  })

  test('takes another account in place of the known one', async () => {
    const who = await payer(platform, 'krofort')
    const { frame } = await begun(platform, who, { method: 'krofort', accountId: who.account })
    await press(platform, frame, 'other')
    await press(platform, frame, 'approve')
    expect(await cashOf(platform, who)).toBe('50.00')
    await payFrom(platform, 'krofort', frame)
    expect(await cashOf(platform, who)).toBe('100.00')
  })

  test('the account of another customer can not be used', async () => {
    const [other, who] = [await payer(platform, 'krofort'), await payer(platform, 'krofort')]
    const { error } = await create(platform, who, {
      method: 'krofort',
      accountId: other.account
    })
    expect(error?.code).toBe('ACCOUNT_NOT_AVAILABLE')
  })
})

describe('a form of Krofort', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterAll(async () => {
    await platform.close()
  })

  test('with a field twice is refused, whichever of them was signed', async () => {
    const { frame, id, paymentId, who } = await opened(platform, 'krofort')
    const key = sharedSecret(platform.ports.config, 'krofort', 'notifications')
    const fields = {
      about: 'payment',
      account: '',
      amount: '50.00',
      at: '2026-11-27T12:00:00.000Z',
      curr: 'EUR',
      mask: '',
      notice: 'n1',
      ref: id,
      seq: '1',
      state: 'PAID',
      time: String(seconds(platform)),
      txn: paymentId
    }
    const sorted = new URLSearchParams(fields)
    sorted.append('state', 'WAIT')
    sorted.sort()
    const sign = createHmac('sha256', key).update(String(sorted)).digest('hex')
    expect(await post(platform, 'krofort', `${sorted}&sign=${sign}`, FORM)).toBe(401)
    expect(await cashOf(platform, who)).toBe('0.00')
    expect((await visit(platform, frame)).status).toBe(200)
  })

  test.each([
    ['by another key', 'wrong', 0],
    ['an hour ago', undefined, -3600]
  ])('to the gateway signed %s is refused', async (_, wrong, off) => {
    const { config } = platform.ports
    const body = signed(wrong ?? sharedSecret(config, 'krofort', 'api'), {
      op: 'payments',
      ref: 'any',
      time: String(seconds(platform) + off)
    })
    const answer = await call(config, new URL('/gateway', config.providerUrls.krofort), {
      method: 'POST',
      headers: FORM,
      body
    })
    expect(answer.status).toBe(401)
  })
})

describe('an answer of Krofort', () => {
  proveDoubt({
    method: 'krofort',
    variable: 'LOBBY_KROFORT_URL',
    answer: page => String(new URLSearchParams({ txn: 'k1', page }))
  })
})
