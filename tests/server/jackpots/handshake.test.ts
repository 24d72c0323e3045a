import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { readJackpotTicket, signJackpotTicket } from '#server/capabilities/jackpot/index.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { rawSocket } from '#tests/support/sockets.ts'
import {
  brandOf,
  follow,
  hostOf,
  type Listening,
  listening,
  openLine,
  socketAddress,
  subscribeTo,
  ticketFor
} from './support.ts'

const ASK = 'mutation { createJackpotTicket { token expiresAt } }'

let platform: TestPlatform
let who: Listening
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  platform = await startPlatform({ log })
  who = await listening(platform)
})
afterAll(async () => {
  await platform.close()
})

const graphql = (token?: string) =>
  ask<{ createJackpotTicket: { token: string; expiresAt: string } }>({
    url: `${platform.url}/graphql`,
    query: ASK,
    ...(token !== undefined && { token })
  })

/** How a handshake ends: with the status of its refusal, or with the first message. */
const handshake = async (
  query: Readonly<Record<string, string>>,
  options: { readonly host?: string; readonly origin?: string } = {}
) => {
  const { host = hostOf(platform), origin } = options
  const { status, code, frames } = await rawSocket(
    socketAddress(platform, query),
    undefined,
    [subscribeTo(platform, who)],
    {
      headers: { host },
      ...(origin !== undefined && { origin }),
      until: heard => heard.length > 0
    }
  )
  return status ?? code ?? frames[0]?.['type']
}

describe('a ticket', () => {
  test('[JACK-45] that the mutation gives opens the socket with the currency beside it', async () => {
    const { data } = await graphql(who.accessToken)
    const token = data?.createJackpotTicket.token ?? ''
    expect(Date.parse(data?.createJackpotTicket.expiresAt ?? '') - Date.now()).toBeLessThan(61_000)
    expect(await handshake({ token, currency: 'EUR' })).toBe('JackpotUpdate')
  })

  test('is not given to a visitor', async () => {
    const { data, errors } = await graphql()
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions?.type).toBe('AuthenticationFailure')
  })

  test('is good for a minute and no longer', async () => {
    const now = Date.now()
    const ticket = { player: 'p', session: 's', brand: 'b', currency: 'EUR' } as const
    const { secrets } = platform.ports.config
    const { token } = signJackpotTicket(secrets, ticket, now)
    expect(readJackpotTicket(secrets, token, now + 59_999)).toEqual(ticket)
    expect(readJackpotTicket(secrets, token, now + 60_000)).toBeNull()
    const late = ticketFor(platform, who, now - 60_000)
    expect(await handshake({ token: late, currency: 'EUR' })).toBe(401)
  })

  test('for something else, of another key, cut or absent is refused', async () => {
    const { secrets } = platform.ports.config
    const token = ticketFor(platform, who)
    const [body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, player: 'x' })).toString('base64url')
    const elsewhere = Buffer.from(JSON.stringify({ ...claims, aud: 'chat' })).toString('base64url')
    const signed = (text: string, key: string) =>
      `${text}.${createHmac('sha256', key).update(`jackpot-socket.${text}`).digest('base64url')}`
    const wrong = [
      `${forged}.${signature}`,
      signed(elsewhere, secrets.tokenKey),
      signed(body, secrets.providerKey),
      // Right in all but what it was signed for.
      `${body}.${createHmac('sha256', secrets.tokenKey).update(body).digest('base64url')}`,
      `${token}.`,
      token.slice(0, -2),
      who.accessToken,
      body,
      ''
    ]
    for (const each of wrong) expect(await handshake({ token: each, currency: 'EUR' })).toBe(401)
    expect(await handshake({ currency: 'EUR' })).toBe(401)
  })

  test('with another currency, or of another brand, is refused', async () => {
    const token = ticketFor(platform, who)
    expect(await handshake({ token, currency: 'NOK' })).toBe(401)
    expect(await handshake({ token })).toBe(401)
    const foreign = signJackpotTicket(
      platform.ports.config.secrets,
      { player: who.player.id, session: who.sessionId, brand: 'elsewhere', currency: 'EUR' },
      Date.now()
    )
    expect(brandOf(platform)).not.toBe('elsewhere')
    expect(await handshake({ token: foreign.token, currency: 'EUR' })).toBe(401)
  })

  test('of a session that has ended, or is another player’s, is told nothing', async () => {
    const gone = await listening(platform)
    const { promise: isTold, resolve } = Promise.withResolvers<unknown>()
    onTestFinished(platform.ports.bus.subscribe('session.destroyed', gone.player.id, resolve))
    await destroySession(platform.ports, gone.sessionId, 'LOGGED_OUT')
    // Who comes while the news is under way is closed by it.
    await isTold
    expect(await handshake({ token: ticketFor(platform, gone), currency: 'EUR' })).toBe(4401)
    const stolen = { player: who.player, sessionId: (await listening(platform)).sessionId }
    expect(await handshake({ token: ticketFor(platform, stolen), currency: 'EUR' })).toBe(4401)
  })
})

describe('the handshake', () => {
  test('is refused to pages of another origin, and to other hosts', async () => {
    const query = { token: ticketFor(platform, who), currency: 'EUR' }
    expect(await handshake(query, { origin: 'https://evil.example' })).toBe(403)
    expect(await handshake(query, { origin: 'null' })).toBe(403)
    expect(await handshake(query, { origin: `http://${hostOf(platform)}` })).toBe(403)
    expect(await handshake(query, { host: `localhost:${platform.ports.config.port}` })).toBe(404)
    expect(await handshake(query, { origin: platform.url })).toBe('JackpotUpdate')
  })

  test('leaves nothing of its address in the log', async () => {
    const line = await follow(platform, who)
    line.socket.terminate()
    await handshake({ token: 'a-ticket-that-is-none', currency: 'EUR' })
    const text = logged.join('')
    expect(text).toContain('a jackpot socket was refused')
    expect(text).not.toContain('a-ticket-that-is-none')
    expect(text).not.toContain('token=')
  })

  test('a socket ends with its session', async () => {
    const one = await listening(platform)
    const line = await openLine(platform, one)
    line.send(subscribeTo(platform, one))
    await line.next('JackpotUpdate')
    await destroySession(platform.ports, one.sessionId, 'LOGGED_OUT')
    expect(await line.closed).toEqual({ code: 4403, reason: 'The session has ended' })
  })
})
