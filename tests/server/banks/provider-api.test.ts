import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { BANK_PROVIDERS, type BankProvider } from '#config/bank-providers.ts'
import { call } from '#server/http/call.ts'
import { bankKeyOf } from '#server/identity/bank-login/index.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { AtBank, complete, handlerOf, upToConfirm, WAYS } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const orderOf = (provider: BankProvider) => ({
  reference: randomUUID(),
  merchant: 'A Casino',
  state: 'state-of-the-merchant',
  returnUrl: `${platform.url}${handlerOf(provider)}`,
  locale: 'en',
  country: 'FI',
  expiresAt: new Date(platform.ports.clock.now().getTime() + 600_000).toISOString()
})

async function post(provider: BankProvider, path: string, body: unknown, key?: string) {
  const { config } = platform.ports
  const url = new URL(`/v1/banks/${BANK_PROVIDERS[provider].slug}/${path}`, config.banksUrl)
  const { status, text } = await call(config, url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${key ?? bankKeyOf(config, provider)}`
    },
    body: JSON.stringify(body)
  })
  return { status, body: JSON.parse(text) as Readonly<Record<string, unknown>> }
}

describe('the interface of a bank', () => {
  test('wants the key of the very provider', async () => {
    for (const key of ['', 'nobody', bankKeyOf(platform.ports.config, 'ZIMPLER')]) {
      expect((await post('TRUSTLY', 'logins', orderOf('TRUSTLY'), key)).status).toBe(401)
      expect((await post('TRUSTLY', 'logins/x/result', { code: 'A'.repeat(43) }, key)).status).toBe(
        401
      )
    }
  })

  test('takes no order that is not one', async () => {
    for (const wrong of [
      { returnUrl: 'javascript:alert(1)' },
      { locale: 'xx' },
      { country: 'fi' },
      { expiresAt: 'soon' },
      { state: '' }
    ])
      expect((await post('PIQ', 'logins', { ...orderOf('PIQ'), ...wrong })).status).toBe(400)
    expect((await post('PIQ', 'logins', null)).status).toBe(400)
  })

  test('takes one order a reference', async () => {
    const order = orderOf('TRUSTLY')
    expect((await post('TRUSTLY', 'logins', order)).status).toBe(201)
    expect((await post('TRUSTLY', 'logins', order)).status).toBe(409)
  })

  test('tells the person once, for the code of the login', async () => {
    const { body } = await post('TRUSTLY', 'logins', orderOf('TRUSTLY'))
    const bank = await AtBank.open(platform, String(body['url']))
    await bank.send('way', WAYS.TRUSTLY)
    await bank.send('person', { who: 'trustly-fi-1' })
    await bank.send('confirm')
    const code = bank.back?.searchParams.get('code') ?? ''
    const path = `logins/${body['loginId']}/result`
    expect((await post('TRUSTLY', path, { code: 'B'.repeat(43) })).status).toBe(409)
    expect((await post('TRUSTLY', 'logins/other/result', { code })).status).toBe(404)
    const told = await Promise.all(Array.from({ length: 5 }, () => post('TRUSTLY', path, { code })))
    const [person] = told.filter(({ status }) => status === 200)
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(person?.body).toEqual({
      personId: 'trustly-fi-1',
      firstName: 'Helmi',
      lastName: 'Koivuranta',
      dateOfBirth: '1987-03-14',
      nationalId: expect.stringMatching(/^140387-9\d\d[0-9A-Y]$/),
      country: 'FI',
      account: expect.stringMatching(/^FI•• •••• •••• \d{4}$/)
    })
  })

  test('may stand at an address of its own, and nothing else stands there', async () => {
    const port = await freePort()
    const env = { PORT: String(port), LOBBY_BANKS_URL: `http://bank.localhost:${port}` }
    const house = await startPlatform({ env })
    try {
      const { bank, state } = await upToConfirm(house, 'ZIMPLER')
      expect(bank.page.url.origin).toBe(env.LOBBY_BANKS_URL)
      await bank.send('confirm')
      const code = bank.back?.searchParams.get('code') ?? ''
      expect((await complete(house, { provider: 'ZIMPLER', state, code })).ok).toBeTruthy()
      for (const path of ['/graphql', '/config.json', '/sandbox/'])
        expect((await call(house.ports.config, new URL(path, env.LOBBY_BANKS_URL))).status).toBe(
          404
        )
    } finally {
      await house.close()
    }
  })

  test('leads to its pages for ten minutes, however long it is asked to', async () => {
    const day = new Date(platform.ports.clock.now().getTime() + 86_400_000).toISOString()
    const { body } = await post('PIQ', 'logins', { ...orderOf('PIQ'), expiresAt: day })
    const bank = await AtBank.open(platform, String(body['url']))
    expect(Number(/data-seconds="(\d+)"/.exec(bank.page.text)?.[1])).toBeLessThanOrEqual(600)
  })
})
