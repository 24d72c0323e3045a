import { randomUUID } from 'node:crypto'
import { CompactSign } from 'jose'
import { describe, expect, test } from 'vitest'

import { sharedSecret } from '#server/capabilities/cashier/index.ts'
import { call } from '#server/http/call.ts'
import type { PaymentState } from '#server/payments/desk/tables.ts'
import { depositOf } from '#server/payments/zimpler/states.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { visit } from '../cashier/support.ts'
import { proveDoubt, proveProvider, type Subject } from './banking-suite.ts'
import { opened, payFrom, post, seconds } from './banking-support.ts'

const tell: Subject['tell'] = async (platform, said, signing = {}) => {
  const { key = sharedSecret(platform.ports.config, 'zimpler', 'notifications') } = signing
  const payload = {
    jti: signing.id ?? `ntf_${randomUUID()}`,
    aud: 'merchant-notifications',
    iat: seconds(platform) + (signing.seconds ?? 0),
    event: 'deposit',
    deposit: depositOf({
      amount: '50.00',
      currency: 'EUR',
      at: '2026-11-27T12:00:00.000Z',
      reason: null,
      account: 'FI•• 1234',
      accountId: 'acc_1',
      ...said
    } as PaymentState)
  }
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const signed = await new CompactSign(bytes)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(key))
  const [, body = ''] = signed.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const sent = signing.unsigned ? `${none}.${body}.` : signed
  return post(platform, 'zimpler', signing.change?.(sent) ?? sent, {
    'content-type': 'application/jwt'
  })
}

describe('Zimpler', () => {
  proveProvider({ method: 'zimpler', isFramed: true, tell })
})

describe('Zimpler in its frame', () => {
  test('tells the lobby’s window, and only that, to close the frame when it is paid', async () => {
    const platform = await startPlatform()
    try {
      const { frame } = await opened(platform, 'zimpler')
      const { headers } = await payFrom(platform, 'zimpler', frame)
      expect(headers['location']).toBe(frame.pathname)
      expect((await visit(platform, frame)).text).toContain(
        `data-message="closeQuickDepositEvent" data-origin="${new URL(platform.url).origin}" data-closes`
      )
    } finally {
      await platform.close()
    }
  })
})

describe('the API of Zimpler', () => {
  test('answers nobody without a token of its own', async () => {
    const platform = await startPlatform()
    const { config } = platform.ports
    const at = (path: string) => new URL(path, config.providerUrls.zimpler)
    try {
      for (const authorization of ['', 'Bearer wrong', 'Bearer a.b.c', 'Basic x']) {
        const answer = await call(config, at('/v3/deposits?merchant_reference=1'), {
          headers: { authorization }
        })
        expect(answer.status).toBe(401)
      }
      const asked = await call(config, at('/oauth/token'), {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('Infiniza:wrong').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded'
        },
        body: 'grant_type=client_credentials'
      })
      expect(asked.status).toBe(401)
    } finally {
      await platform.close()
    }
  })
})

describe('an answer of Zimpler', () => {
  proveDoubt({
    method: 'zimpler',
    variable: 'LOBBY_ZIMPLER_URL',
    answer: page =>
      JSON.stringify({
        access_token: 'token-of-the-api',
        token_type: 'Bearer',
        expires_in: 600,
        id: 'z1',
        authorization_url: page
      })
  })
})
