import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { postMessage } from '#server/identity/outbox.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { signIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { codeIn, messageTo, newPerson, register } from '#tests/support/registration.ts'
import { listen, modernClient, watchBus } from '#tests/support/sockets.ts'
import { begun, CARDS, cashOf, depositor, payWith, stateOf, visit } from '../cashier/support.ts'
import { control } from './support.ts'

let platform: TestPlatform
let heard: ReturnType<typeof watchBus>

beforeAll(async () => {
  platform = await startPlatform()
  heard = watchBus(platform)
})

afterAll(async () => {
  await platform.close()
})

describe('a new player', () => {
  test('comes in the chosen country and currency and can sign in with the password', async () => {
    const { status, body } = await control(platform, '/players', {
      country: 'CA',
      currency: 'USD',
      language: 'fr_CA'
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ country: 'CA', currency: 'USD' })
    const { email, password } = body as { email: string; password: string }
    const tokens = await signIn(platform, { email, password })
    expect(tokens.access_token).toBeTruthy()
  })

  test('has the currency of the country if none is asked for', async () => {
    expect((await control(platform, '/players', { country: 'JP' })).body).toMatchObject({
      currency: 'JPY'
    })
  })

  test('is found by a part of the name, with what is in the purses', async () => {
    const player = await newPlayer(platform, { lastName: 'Findable%Name', cash: 1250n })
    const search = encodeURIComponent('dable%N')
    const { body } = await control(platform, `/players?search=${search}`)
    expect(body).toMatchObject({ players: [{ playerId: player.id, cash: '12.50' }] })
    const nothing = await control(platform, `/players?search=${encodeURIComponent('dable_N')}`)
    expect(nothing.body).toEqual({ players: [] })
  })
})

describe('money from the sandbox', () => {
  test('arrives in the purse, in every open tab, and the books still balance', async () => {
    const who = await depositor(platform)
    const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
      Authorization: `Bearer ${who.token}`
    })
    const tab = listen(client, 'subscription { balanceUpdated { balance bonusBalance } }')
    await tab.next()
    const path = `/players/${who.player.id}/money`
    expect((await control(platform, path, { amount: '12.50' })).body).toMatchObject({
      cash: '12.50'
    })
    expect((await tab.next()).data).toMatchObject({ balanceUpdated: { balance: '12.50' } })
    await control(platform, path, { amount: '5', purse: 'bonus' })
    expect((await tab.next()).data).toMatchObject({ balanceUpdated: { bonusBalance: '5.00' } })
    client.close()
    expect((await platform.ports.ledger.reconcile()).unbalanced).toEqual([])
  })

  test.each(['-1', '0', 'NaN', '1e3', '1.234,56', '0.001', 'x', '٩', '9999999999999'])(
    'is refused in an amount like %s',
    async amount => {
      const who = await depositor(platform)
      const answer = await control(platform, `/players/${who.player.id}/money`, { amount })
      expect(answer).toEqual({
        status: 400,
        body: { error: { code: 'INVALID_FIELD', field: 'amount' } }
      })
      expect(await cashOf(platform, who)).toBe('0.00')
    }
  )
})

describe('the clock', () => {
  test('moves for the whole platform, finishes what falls due, and comes back', async () => {
    const who = await depositor(platform)
    const { id } = await begun(platform, who)
    const { body } = await control(platform, '/clock', { minutes: 30 })
    expect(Math.round(Number(body['offsetSeconds']) / 60)).toBe(30)
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'EXPIRED' })

    const to = '2031-02-03T04:05:06.000Z'
    await control(platform, '/clock', { to })
    expect(platform.ports.clock.now().getUTCFullYear()).toBe(2031)
    expect((await control(platform, '/clock/reset', {})).body).toMatchObject({ offsetSeconds: 0 })
    expect((await control(platform, '/clock')).body).toMatchObject({ offsetSeconds: 0 })
  })

  test.each([{}, { minutes: 5, to: '2031-01-01T00:00:00Z' }, { minutes: 1.5 }, { to: 'soon' }])(
    'does not move by %j',
    async body => {
      expect((await control(platform, '/clock', body)).status).toBe(400)
      expect((await control(platform, '/clock')).body).toMatchObject({ offsetSeconds: 0 })
    }
  )
})

describe('what is done to a player', () => {
  test('ending the sessions makes the token worthless at once', async () => {
    const who = await depositor(platform)
    expect((await control(platform, `/players/${who.player.id}/end-sessions`, {})).body).toEqual({
      ended: 1
    })
    expect(await stateOf(platform, who, 'any')).toBeNull()
    await expect(begun(platform, who)).rejects.toThrow('AuthenticationFailure')
  })

  test.each([
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', '/graphql'],
    ['SESSION_EXPIRED', '/lobby/graphql'],
    ['JWT_EXPIRED', '/lobby/graphql']
  ])('sessions end for %s as well, which %s tells', async (reason, path) => {
    const { id } = await newPlayer(platform)
    const { accessToken } = await signInAs(platform, id)
    const client = modernClient(`${platform.url.replace('http', 'ws')}${path}`, { accessToken })
    const told = listen(client, 'subscription { sessionDestroyed { sessionId } }')
    await heard('session.destroyed', id, 2)
    expect((await control(platform, `/players/${id}/end-sessions`, { reason })).body).toEqual({
      ended: 1
    })
    const sessionId = decodeJwt(accessToken)['session_id']
    expect(await told.next()).toEqual({ data: { sessionDestroyed: { sessionId } } })
    client.close()
    expect((await control(platform, `/players/${id}`)).body).toMatchObject({
      sessions: [{ endReason: reason }]
    })
  })

  test('the next card is declined, and only the next one', async () => {
    const who = await depositor(platform)
    await control(platform, `/players/${who.player.id}/next-payment`, { outcome: 'refused' })
    expect((await control(platform, `/players/${who.player.id}`)).body).toMatchObject({
      nextPayment: 'refused'
    })
    const { frame } = await begun(platform, who)
    await payWith(platform, frame, CARDS.success)
    expect((await visit(platform, frame)).text).toContain('The bank has refused this payment')
    expect(await cashOf(platform, who)).toBe('0.00')
    await payWith(platform, frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('50.00')
    expect((await control(platform, `/players/${who.player.id}`)).body).toMatchObject({
      nextPayment: null,
      deposits: [{ amount: '50.00', status: 'Completed', account: '•••• 1111' }]
    })
  })

  test('a refusal can be taken back', async () => {
    const who = await depositor(platform)
    const path = `/players/${who.player.id}/next-payment`
    await control(platform, path, { outcome: 'refused' })
    await control(platform, path, { outcome: 'asUsual' })
    const { frame } = await begun(platform, who)
    await payWith(platform, frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('blocked deposits are refused', async () => {
    const who = await depositor(platform)
    await control(platform, `/players/${who.player.id}/state`, { deposits: 'blocked' })
    await expect(begun(platform, who)).rejects.toThrow('DEPOSITS_BLOCKED')
    await control(platform, `/players/${who.player.id}/state`, { deposits: 'allowed' })
    expect((await begun(platform, who)).frame).toBeTruthy()
  })

  test('a player who does not exist is not found', async () => {
    expect(await control(platform, '/players/nobody/money', { amount: '1' })).toEqual({
      status: 404,
      body: { error: { code: 'UNKNOWN_PLAYER' } }
    })
  })

  test.each([
    [{ purse: 'pocket' }, 'INVALID_FIELD', 'purse'],
    [{ amount: 5 }, 'INVALID_FIELD', 'amount'],
    [{ colour: 'red' }, 'UNKNOWN_FIELD', 'colour'],
    [{ constructor: 'x' }, 'UNKNOWN_FIELD', 'constructor']
  ])('an input that is not of the form is named: %j', async (body, code, field) => {
    const { player } = await depositor(platform)
    const answer = await control(platform, `/players/${player.id}/money`, body)
    expect(answer).toEqual({ status: 400, body: { error: { code, field } } })
  })
})

describe('the console', () => {
  test('shows the demo player, whose name and password are good', async () => {
    const { body } = await control(platform, '/demo')
    const { email, password } = body as { email: string; password: string }
    expect((await signIn(platform, { email, password })).access_token).toBeTruthy()
    const page = await (await fetch(`${platform.url}/sandbox/`)).text()
    expect(page).toContain(email)
    expect(page).toContain(password)
  })

  test('shows the chosen player, escaped', async () => {
    const player = await newPlayer(platform, { firstName: '<img src=x>', cash: 100n })
    const response = await fetch(`${platform.url}/sandbox/?player=${player.id}`)
    const page = await response.text()
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
    expect(page).toContain(`action="/sandbox/api/players/${player.id}/money"`)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page).not.toMatch(/<script(?! src)|style=|onclick/)
  })

  test.each(['http://evil.example', 'null', 'http://pay.localhost:1', 'http://localhost:1'])(
    'does nothing for a page of the origin %s',
    async origin => {
      const { player } = await depositor(platform)
      const answer = await control(
        platform,
        `/players/${player.id}/money`,
        { amount: '10' },
        { origin }
      )
      expect(answer).toEqual({ status: 403, body: { error: { code: 'FOREIGN_ORIGIN' } } })
    }
  )

  test('serves its own page', async () => {
    const origin = new URL(platform.url).origin
    expect((await control(platform, '/clock/reset', {}, { origin })).status).toBe(200)
  })

  test('takes JSON and nothing that a form of another page could send', async () => {
    const { player } = await depositor(platform)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await fetch(`${platform.url}/sandbox/api/players/${player.id}/money`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"amount":"10"}'
      })
      expect(response.status).toBe(415)
    }
  })

  test('can not be switched on where others can reach it', () => {
    expect(() => readConfig({ LOBBY_SANDBOX: '1', LOBBY_HOST: '0.0.0.0' })).toThrow(
      'LOBBY_SANDBOX must be 0'
    )
  })
})

describe('the outbox', () => {
  test('shows what was posted, with its code and its link, and lets one look for a recipient', async () => {
    const person = { ...newPerson(), email: `o'neil&${crypto.randomUUID()}@example.com` }
    await register(platform, person)
    const path = `/messages?recipient=${encodeURIComponent(person.email.slice(0, 20))}`
    const { body } = await control(platform, path)
    const message = await messageTo(platform, person.email)
    expect(body['messages']).toEqual([
      {
        messageId: String(message?.id),
        channel: 'mail',
        recipient: person.email,
        subject: 'Your code for Infiniza',
        body: message?.body,
        link: message?.link,
        code: codeIn(message),
        at: message?.at.toISOString()
      }
    ])
    const page = await (
      await fetch(`${platform.url}/sandbox/${path.replace('/messages', '')}`)
    ).text()
    expect(page).toContain(`<code>${codeIn(message)}</code>`)
    expect(page).toContain(`href="${message?.link}"`)
    expect(page).toContain(person.email.replace('&', '&amp;').replace("'", '&#39;'))
    expect((await control(platform, '/messages?recipient=nobody%25')).body).toEqual({
      messages: []
    })
  })

  test('holds fifty messages, the newest first, and finds no code in a letter without one', async () => {
    for (let count = 0; count < 51; count++)
      await postMessage(
        platform.ports.db.kysely,
        {
          channel: 'sms',
          recipient: '+358401234567',
          subject: '',
          body: `message ${count} to +358401234567`
        },
        new Date()
      )
    const { body } = await control(platform, '/messages')
    const messages = body['messages'] as { body: string; code: string | null }[]
    expect(messages).toHaveLength(50)
    expect(messages[0]).toMatchObject({ body: 'message 50 to +358401234567', code: null })
  })
})
