import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fromJson } from '#contract/wire/fit.ts'
import { readTrustlyResult, serialised, signedText } from '#contract/wire/trustly.ts'
import { adapterOf } from '#server/capabilities/cashier/providers/index.ts'
import { call } from '#server/http/call.ts'
import { isRsaSigned, rsaSignature } from '#server/http/rsa-signature.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, stateOf, visit } from '../cashier/support.ts'
import { proveProvider, type Said, type Signing, type Subject } from './banking-suite.ts'
import { opened, payFrom, permutations, press } from './banking-support.ts'

const STRANGER = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  format: 'jwk'
})

interface Notice {
  readonly method: string
  readonly said: Pick<Said, 'amount' | 'currency' | 'paymentId' | 'reference'>
  readonly attributes?: object
}

/** Sends a notification as the provider would, or as somebody who is not the provider. */
async function notify(
  { ports, url }: TestPlatform,
  { method, said, attributes }: Notice,
  signing: Signing = {}
) {
  const { amount = '50.00', currency = 'EUR', paymentId, reference } = said
  const uuid = randomUUID()
  const timestamp = new Date(ports.clock.now().getTime() + (signing.seconds ?? 0) * 1000)
  const data = {
    notificationid: signing.id ?? randomUUID(),
    orderid: paymentId,
    messageid: reference,
    amount,
    currency,
    timestamp: timestamp.toISOString(),
    ...(attributes && { attributes })
  }
  const key = signing.key === undefined ? ports.config.secrets.trustly.provider : STRANGER
  const signature = rsaSignature(key, signedText(method, uuid, data))
  const sent = { ...data, messageid: signing.change?.(data.messageid) ?? data.messageid }
  const params = { uuid, data: sent, ...(!signing.unsigned && { signature }) }
  const response = await fetch(`${url}/payments/notifications/trustly`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: '1.1', method, params })
  })
  return { status: response.status, uuid, text: await response.text() }
}

const ACCOUNT = { accountid: 'acc_1', descriptor: 'FI•• 1234' }

const WAYS = {
  open: { method: 'account', attributes: ACCOUNT },
  captured: { method: 'credit', attributes: ACCOUNT },
  cancelled: { method: 'cancel', attributes: { reason: 'CANCELED' } },
  chargedBack: { method: 'debit', attributes: { reason: 'CHARGEBACK' } }
} as const

const isWay = (status: string): status is keyof typeof WAYS => Object.hasOwn(WAYS, status)

const tell: Subject['tell'] = async (platform, said, signing) => {
  if (!isWay(said.status)) throw new RangeError(said.status)
  return (await notify(platform, { ...WAYS[said.status], said }, signing)).status
}

describe('Trustly', () => {
  proveProvider({ method: 'trustly', isFramed: true, tell })
})

describe('a notification of Trustly', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterAll(async () => {
    await platform.close()
  })

  async function waiting() {
    const { id, paymentId, who } = await opened(platform, 'trustly')
    return { id, who, said: { paymentId, reference: id } }
  }

  test('[L067] account, pending, credit and cancel in all 24 orders, each twice, are one credit', async () => {
    const messages = [
      WAYS.open,
      { method: 'pending' },
      WAYS.captured,
      WAYS.cancelled
    ] satisfies Omit<Notice, 'said'>[]
    for (const order of permutations(messages)) {
      const { id, who, said } = await waiting()
      for (const message of order)
        for (const _ of [1, 2]) {
          const notice = { ...message, said }
          const { status } = await notify(platform, notice, { id: `${id}-${message.method}` })
          expect(status).toBe(200)
        }
      expect(await cashOf(platform, who)).toBe('50.00')
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    }
  })

  test('a debit in every order of the four leaves nothing, and never less', async () => {
    const messages = [WAYS.open, { method: 'pending' }, WAYS.captured, WAYS.chargedBack]
    for (const order of permutations(messages)) {
      const { who, said } = await waiting()
      for (const message of order) await notify(platform, { ...message, said })
      expect(await cashOf(platform, who)).toBe('0.00')
    }
  })

  test('is answered by a signed OK for it alone, a wrong one by a signed FAILED', async () => {
    const { said } = await waiting()
    const { house } = platform.ports.config.secrets.trustly
    for (const [amount, status] of [
      ['50.01', 'FAILED'],
      ['50.00', 'OK'],
      ['50.00', 'OK']
    ] as const) {
      const answer = await notify(platform, { ...WAYS.captured, said: { ...said, amount } })
      const result = readTrustlyResult(fromJson(answer.text))?.result
      expect(result).toMatchObject({ uuid: answer.uuid, method: 'credit', data: { status } })
      const text = signedText('credit', answer.uuid, { status })
      expect(isRsaSigned(house, text, result?.signature ?? '')).toBe(true)
    }
  })

  test('that is forged gets nothing signed', async () => {
    const { said } = await waiting()
    const { text } = await notify(platform, { ...WAYS.captured, said }, { key: 'x' })
    expect(text).toBe('{}')
  })

  test('under a number that was taken, with another amount, is refused', async () => {
    const { who, said } = await waiting()
    const other = await waiting()
    expect((await notify(platform, { ...WAYS.captured, said }, { id: 'n-1' })).status).toBe(200)
    const again = { ...WAYS.captured, said: other.said }
    expect((await notify(platform, again, { id: 'n-1' })).status).toBe(422)
    expect(await cashOf(platform, who)).toBe('50.00')
    expect(await cashOf(platform, other.who)).toBe('0.00')
  })

  test('of an account or a wait moves nothing', async () => {
    const { id, who, said } = await waiting()
    await notify(platform, { ...WAYS.open, said })
    await notify(platform, { method: 'pending', said })
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })
})

describe('Trustly’s pages', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterAll(async () => {
    await platform.close()
  })

  test('ask for the bank, and then for a login there', async () => {
    const { frame, who } = await opened(platform, 'trustly')
    const banks = await visit(platform, frame)
    expect(banks.text).toContain('Choose your bank')
    expect(banks.text).not.toContain('name="pin"')
    const login = await visit(platform, new URL('?bank=Ostara', frame))
    expect(login.text).toContain('Log in at Ostara')
    const refused = await press(platform, frame, 'bank', { bank: 'Ostara', user: '', pin: '1' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Log in at Ostara')
    expect(refused.text).toContain('Enter a user name.')
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('show the banks for a name that is no bank’s', async () => {
    const { frame } = await opened(platform, 'trustly')
    const { text } = await visit(platform, new URL('?bank="><script>', frame))
    expect(text).toContain('Choose your bank')
    expect(text).not.toContain('"><script>')
  })

  test('tell the lobby’s window, and only that, to close the frame when it is paid', async () => {
    const { frame } = await opened(platform, 'trustly')
    await payFrom(platform, 'trustly', frame)
    expect((await visit(platform, frame)).text).toContain(
      `data-message="closeQuickDepositEvent" data-origin="${new URL(platform.url).origin}" data-closes`
    )
  })
})

describe('what Trustly answers', () => {
  test('counts only when it is signed by Trustly; else nothing is known, and it can be asked again', async () => {
    const platform = await startPlatform()
    try {
      const { ports } = platform
      const { config } = ports
      const { begin, cancelPayOut, changesSince, findPayIn, findPayOut, payOut } =
        adapterOf('trustly')
      const trustly = { ...config.secrets.trustly, provider: STRANGER }
      const nobody = { ...config.providerUrls, trustly: 'http://localhost:9' }
      const order = {
        reference: 'r-1',
        amount: 5000n,
        currency: 'EUR',
        customer: 'c-1',
        country: 'FI',
        locale: 'en',
        returnUrl: `${platform.url}/en/`,
        expiresAt: new Date(Date.now() + 600_000),
        accountId: null
      } as const
      for (const faulty of [
        { ...config, secrets: { ...config.secrets, trustly } },
        { ...config, providerUrls: nobody }
      ]) {
        const wrong = { ...ports, config: faulty }
        expect(await begin(wrong, order)).toEqual({ status: 'unknown' })
        expect(await findPayIn(wrong, 'r-1')).toBeUndefined()
        expect(await findPayOut(wrong, 'r-1')).toBeUndefined()
        expect(await payOut(wrong, { ...order, accountId: 'acc_1' })).toBe('unknown')
        expect(await cancelPayOut(wrong, 'r-1')).toBe('unknown')
        expect(await changesSince(wrong, new Date(0))).toBeNull()
      }
      expect(await begin(ports, order)).toMatchObject({ status: 'begun' })
      expect(await begin(ports, { ...order, amount: 5001n })).toEqual({ status: 'refused' })
      expect(await findPayIn(ports, 'r-1')).toMatchObject({ status: 'open', amount: '50.00' })
    } finally {
      await platform.close()
    }
  })
})

describe('the API of Trustly', () => {
  test('does nothing for a call that the house has not signed', async () => {
    const platform = await startPlatform()
    const { config } = platform.ports
    const Data = { Username: 'infiniza', Password: 'x', Since: '2026-01-01T00:00:00Z' }
    const asked = async (key: typeof STRANGER) => {
      const UUID = randomUUID()
      const Signature = rsaSignature(key, signedText('GetOrders', UUID, Data))
      const { text } = await call(config, new URL('/api/1', config.providerUrls.trustly), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          version: '1.1',
          method: 'GetOrders',
          params: { Signature, UUID, Data }
        })
      })
      return text
    }
    try {
      expect(await asked(STRANGER)).toContain('ERROR_INVALID_SIGNATURE')
      expect(await asked(config.secrets.trustly.house)).toContain('ERROR_INVALID_CREDENTIALS')
    } finally {
      await platform.close()
    }
  })
})

describe('what is signed', () => {
  test('is the same however the names are ordered, and takes no data without an end', () => {
    const [one, other] = [
      { b: '2', a: { d: null, c: ['x', 'y'] } },
      { a: { c: ['x', 'y'], d: null }, b: '2' }
    ]
    expect(serialised(one)).toBe('acxydb2')
    expect(serialised(other)).toBe(serialised(one))
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    expect(() => serialised(deep)).toThrow(RangeError)
  })
})
