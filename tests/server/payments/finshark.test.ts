import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sharedSecret } from '#server/capabilities/cashier/index.ts'
import { call } from '#server/http/call.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, stateOf } from '../cashier/support.ts'
import { proveDoubt, proveProvider, type Signing, type Subject } from './banking-suite.ts'
import { opened, post, press, putAt, seconds } from './banking-support.ts'

const PATH = '/payments/notifications/finshark'

const headersOf = (platform: TestPlatform, key: string, signed: string, off = 0) => {
  const time = String(seconds(platform) + off)
  const hex = createHmac('sha256', key).update(`${time}.${signed}`).digest('hex')
  return {
    'content-type': 'application/json',
    'x-finshark-time': time,
    'x-finshark-signature': hex
  }
}

function changed(platform: TestPlatform, id: string, signing: Signing = {}) {
  const { key = sharedSecret(platform.ports.config, 'finshark', 'notifications') } = signing
  const body = JSON.stringify({ event: signing.id ?? randomUUID(), changed: 'payment', id })
  const headers = headersOf(platform, key, `POST ${PATH}\n${body}`, signing.seconds)
  const { 'x-finshark-signature': _, ...unsigned } = headers
  return post(
    platform,
    'finshark',
    signing.change?.(body) ?? body,
    signing.unsigned ? unsigned : headers
  )
}

/** The state stands at the provider; a notification names nothing but the payment. */
const tell: Subject['tell'] = async (platform, said, signing) => {
  const { paymentId, reference: _, ...state } = said
  await putAt(platform, paymentId, state)
  return await changed(platform, paymentId, signing)
}

describe('Finshark', () => {
  proveProvider({ method: 'finshark', isFramed: false, saysAll: false, tell })
})

describe('a notification of Finshark', () => {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterAll(async () => {
    await platform.close()
  })

  test('says nothing by itself: the state is asked for', async () => {
    const { id, paymentId, who } = await opened(platform, 'finshark')
    expect(await changed(platform, paymentId)).toBe(200)
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    await putAt(platform, paymentId, { status: 'captured', sequence: 1 })
    expect(await changed(platform, paymentId)).toBe(200)
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('of a payment that the provider does not know is refused', async () => {
    expect(await changed(platform, 'pay_nothing')).toBe(400)
  })

  test('signed for another address is refused', async () => {
    const { paymentId } = await opened(platform, 'finshark')
    const key = sharedSecret(platform.ports.config, 'finshark', 'notifications')
    const body = JSON.stringify({ event: 'e1', changed: 'payment', id: paymentId })
    const headers = headersOf(platform, key, `POST /payments/notifications/card\n${body}`)
    expect(await post(platform, 'finshark', body, headers)).toBe(401)
  })

  test('[L070] leads back to the address that was given, and adds nothing to it', async () => {
    const returnUrl = `${platform.url}/fi/?a=1&b=2%26c`
    const { frame } = await opened(platform, 'finshark', { returnUrl })
    await press(platform, frame, 'bank', { bank: 'Ostara' })
    const { headers, status } = await press(platform, frame, 'approve')
    expect([status, headers['location']]).toEqual([303, returnUrl])
  })

  test.each([
    ['by another key', 'wrong', '/payments?reference=any', 0],
    ['for another address', undefined, '/payouts?reference=any', 0],
    ['an hour ago', undefined, '/payments?reference=any', -3600]
  ])('a call to its API that is signed %s is refused', async (_, wrong, signedPath, off) => {
    const { config } = platform.ports
    const key = wrong ?? sharedSecret(config, 'finshark', 'api')
    const { status } = await call(
      config,
      new URL('/payments?reference=any', config.providerUrls.finshark),
      { headers: headersOf(platform, key, `GET ${signedPath}\n`, off) }
    )
    expect(status).toBe(401)
  })
})

test('what Finshark has changed and can not be asked for now is to be sent again', async () => {
  const silent = await serveHttp((_received, response) => json(response, {}, 500))
  const platform = await startPlatform({ env: { LOBBY_FINSHARK_URL: silent.url } })
  try {
    expect(await changed(platform, 'pay_1')).toBe(503)
  } finally {
    await platform.close()
    await silent.close()
  }
})

describe('an answer of Finshark', () => {
  proveDoubt({
    method: 'finshark',
    variable: 'LOBBY_FINSHARK_URL',
    answer: page => JSON.stringify({ id: 'f1', redirect: page })
  })
})
