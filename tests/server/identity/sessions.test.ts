import { createHash } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { readAccessToken } from '#contract/wire/access-token.ts'
import type { BusEvent } from '#server/bus/events.ts'
import { destroySession, listSessions, startSession } from '#server/capabilities/session/index.ts'
import { InvalidTokenFailure } from '#server/graphql/faults.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { refreshAccessToken, startCustomSession } from '#server/identity/custom-tokens.ts'
import { currentKey } from '#server/identity/keys.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { AUDIENCE, issuerOf } from '#server/identity/realm.ts'
import { VerifiedTokens } from '#server/identity/verified-tokens.ts'
import { newSecrets } from '#server/secrets.ts'
import { DESKTOP, MOBILE } from '#tests/support/device.ts'
import {
  Agent,
  refresh,
  signIn,
  startSignIn,
  submitSignIn,
  type Tokens
} from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const password = 'a quiet evening'

let platform: TestPlatform
let credentials: { email: string; password: string }
let playerId: string
let passwordHash: string

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_OPERATOR: 'Elmst' } })
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  const player = await newPlayer(platform, { passwordHash })
  playerId = player.id
  credentials = { email: player.email, password }
})
afterAll(() => platform.close())

const sessionOf = (token: string) => String(decodeJwt(token)['sid'])

/** Collects what the bus tells of the player's sessions while the work runs. */
async function endedDuring(work: () => Promise<unknown>): Promise<readonly BusEvent['data'][]> {
  const ended: BusEvent['data'][] = []
  let heard = () => {}
  const told = new Promise<void>(resolve => {
    heard = resolve
  })
  const stop = platform.ports.bus.subscribe('session.destroyed', playerId, ({ data }) => {
    ended.push(data)
    heard()
  })
  await work()
  await told
  stop()
  return ended
}

describe('sessions', () => {
  test('a token of a running session tells its player and session', async () => {
    const { access_token } = await signIn(platform, credentials)
    expect(await authenticate(platform.ports, access_token)).toMatchObject({
      player: { id: playerId, email: credentials.email },
      session: { id: sessionOf(access_token), flow: 'keycloak', device: 'Desktop' }
    })
  })

  test('a session of the realm keeps the device and the network that it was begun from', async () => {
    class Forwarded extends Agent {
      override fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
        const headers = new Headers(init.headers)
        headers.set('x-forwarded-for', '192.0.2.1, 203.0.113.77')
        headers.set('user-agent', 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0')
        return super.fetch(url, { ...init, headers })
      }
    }
    await signIn(platform, credentials, new Forwarded())
    const [session] = await listSessions(platform.ports.db.kysely, playerId, { first: 1 })
    expect(session).toMatchObject({
      device: 'Desktop',
      browser: 'Firefox',
      system: 'Windows',
      network: '203.0.113.*',
      method: 'PASSWORD'
    })
  })

  test('a log-in on another device ends the session before it, everywhere', async () => {
    const first = await signIn(platform, credentials)
    const ended = await endedDuring(() => signIn(platform, credentials))
    expect(ended).toEqual([
      { sessionId: sessionOf(first.access_token), reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' }
    ])
    expect(await authenticate(platform.ports, first.access_token)).toBeNull()
    expect((await refresh(platform, first.refresh_token)).status).toBe(400)
  })

  test('a log-in ends no other session where the licence allows several', async () => {
    const several = await startPlatform()
    const player = await newPlayer(several, { passwordHash })
    const first = await signIn(several, { email: player.email, password })
    await signIn(several, { email: player.email, password })
    expect(await authenticate(several.ports, first.access_token)).not.toBeNull()
    const sessions = await listSessions(several.ports.db.kysely, player.id, { first: 10 })
    expect(sessions.map(({ ended_at }) => ended_at)).toEqual([null, null])
    await several.close()
  })

  test('the realm says that there is one session only where there is', async () => {
    const several = await startPlatform()
    const pages = [platform, several].map(async at => {
      const { agent, location } = await startSignIn(at, { ui_locales: 'en' })
      return await (await agent.fetch(`${location.href}/sign-in`)).text()
    })
    const [one, many] = await Promise.all(pages)
    expect(one).toContain('one device at a time')
    expect(many).not.toContain('one device at a time')
    await several.close()
  })

  test('two log-ins at once leave one session running', async () => {
    // The one that is overtaken may be over before it gets its tokens.
    await Promise.allSettled([signIn(platform, credentials), signIn(platform, credentials)])
    const sessions = await listSessions(platform.ports.db.kysely, playerId, { first: 10 })
    expect(sessions.filter(session => session.ended_at === null)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
  })

  test('a destroyed session ends its tokens, its cookie and its refreshing', async () => {
    const agent = new Agent()
    const { access_token, refresh_token } = await signIn(platform, credentials, agent)
    const ended = await endedDuring(() =>
      destroySession(platform.ports, sessionOf(access_token), 'SESSION_EXPIRED')
    )
    expect(ended).toEqual([{ sessionId: sessionOf(access_token), reason: 'SESSION_EXPIRED' }])
    expect(await authenticate(platform.ports, access_token)).toBeNull()
    expect((await refresh(platform, refresh_token)).status).toBe(400)
    const silent = await startSignIn(platform, { prompt: 'none' }, agent)
    expect(silent.location.searchParams.get('error')).toBe('login_required')
    expect(await destroySession(platform.ports, sessionOf(access_token), 'LOGGED_OUT')).toBe(false)
  })

  test('an ended session never comes back', async () => {
    const { access_token } = await signIn(platform, credentials)
    const id = sessionOf(access_token)
    await destroySession(platform.ports, id, 'LOGGED_OUT')
    const again = {
      id,
      playerId,
      flow: 'keycloak',
      device: DESKTOP,
      method: 'PASSWORD'
    } as const
    expect(await startSession(platform.ports, again)).toBeUndefined()
  })

  test('signing in again in the same browser makes a new session', async () => {
    const agent = new Agent()
    const first = await signIn(platform, credentials, agent)
    const asked = await startSignIn(platform, { prompt: 'login' }, agent)
    const answer = await agent.post(`${asked.location.href}/sign-in`, credentials)
    await agent.fetch(new URL(answer.headers.get('location')!, asked.location))
    const [latest] = await listSessions(platform.ports.db.kysely, playerId, { first: 1 })
    expect(latest!.id).not.toBe(sessionOf(first.access_token))
    expect(await authenticate(platform.ports, first.access_token)).toBeNull()
  })

  test('a cookie that was there before the log-in is worth nothing after it', async () => {
    const started = await startSignIn(platform)
    const planted = started.response.headers.getSetCookie().map(line => line.split(';')[0])
    await submitSignIn(started, credentials)
    const [session] = await listSessions(platform.ports.db.kysely, playerId, { first: 1 })
    expect(session).toMatchObject({ ended_at: null })

    const headers = { cookie: planted.join('; ') }
    const asked = new URL(`${issuerOf(platform.ports.config)}/protocol/openid-connect/auth`)
    const params = {
      client_id: 'lobby',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: started.redirectUri,
      state: 'state-2',
      code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
      code_challenge_method: 'S256',
      prompt: 'none'
    }
    for (const [name, value] of Object.entries(params)) asked.searchParams.set(name, value)
    const answer = await fetch(asked, { headers, redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.searchParams.get('error')).toBe('login_required')
    expect((await fetch(started.location, { headers })).status).toBe(400)
  })

  test('a list of sessions goes on where the last page ended, and shows nobody else', async () => {
    for (let count = 0; count < 3; count++) await signIn(platform, credentials)
    const { kysely } = platform.ports.db
    const all = await listSessions(kysely, playerId, { first: 10 })
    const rest = await listSessions(kysely, playerId, { first: 10, after: all[0]!.id })
    expect(rest.map(session => session.id)).toEqual(all.slice(1).map(session => session.id))
    const stranger = await newPlayer(platform)
    const page = { first: 10, after: all[0]!.id }
    expect(await listSessions(kysely, stranger.id, page)).toEqual([])
  })
})

describe('the one-use refresh token of the realm', () => {
  test('has exactly one winner of ten uses at once', async () => {
    const { refresh_token } = await signIn(platform, credentials)
    const uses = Array.from({ length: 10 }, () => refresh(platform, refresh_token))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 400)).toHaveLength(9)
  })

  test('that is shown again ends the session and every token of it at once', async () => {
    const first = await signIn(platform, credentials)
    const second = (await (await refresh(platform, first.refresh_token)).json()) as Tokens
    const ended = await endedDuring(() => refresh(platform, first.refresh_token))
    expect(ended).toEqual([{ sessionId: sessionOf(first.access_token), reason: 'SESSION_EXPIRED' }])
    for (const token of [first.access_token, second.access_token])
      expect(await authenticate(platform.ports, token)).toBeNull()
    expect((await refresh(platform, second.refresh_token)).status).toBe(400)
  })

  test('of another session goes on', async () => {
    const other = await newPlayer(platform, { passwordHash })
    const theirs = await signIn(platform, { email: other.email, password })
    const mine = await signIn(platform, credentials)
    await refresh(platform, mine.refresh_token)
    await refresh(platform, mine.refresh_token)
    expect((await refresh(platform, theirs.refresh_token)).status).toBe(200)
  })
})

describe('a token that has been verified before', () => {
  test('is verified again after its time, and its session is looked at each time', async () => {
    const { accessToken } = await startCustomSession(platform.ports, {
      playerId,
      device: DESKTOP,
      method: 'PASSWORD'
    })
    const id = String(decodeJwt(accessToken)['session_id'])
    expect(await authenticate(platform.ports, accessToken)).not.toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: decodeJwt(accessToken).exp! * 1000 - 1000 })
    expect(await authenticate(platform.ports, accessToken)).not.toBeNull()
    vi.setSystemTime(decodeJwt(accessToken).exp! * 1000)
    expect(await authenticate(platform.ports, accessToken)).toBeNull()
    vi.useRealTimers()
    expect(await authenticate(platform.ports, accessToken)).not.toBeNull()
    await destroySession(platform.ports, id, 'LOGGED_OUT')
    expect(await authenticate(platform.ports, accessToken)).toBeNull()
  })

  test('does not lend its name to one that differs in a letter', async () => {
    const { access_token } = await signIn(platform, credentials)
    expect(await authenticate(platform.ports, access_token)).not.toBeNull()
    const last = access_token.at(-2) === 'A' ? 'B' : 'A'
    const forged = `${access_token.slice(0, -2)}${last}${access_token.at(-1)}`
    expect(await authenticate(platform.ports, forged)).toBeNull()
  })

  test('is forgotten when many others came after it', () => {
    const tokens = new VerifiedTokens(3)
    const expiresAt = Date.now() + 60_000
    for (const name of ['a', 'b', 'c']) tokens.add(name, { sessionId: name, expiresAt })
    expect(tokens.sessionOf('a')).toBe('a')
    tokens.add('d', { sessionId: 'd', expiresAt })
    expect(['a', 'b', 'c', 'd'].map(name => tokens.sessionOf(name))).toEqual([
      'a',
      undefined,
      'c',
      'd'
    ])
    expect(tokens.size).toBe(3)
  })
})

describe('authenticate', () => {
  const signed = async (claims: object, given: { typ?: string; secrets?: object } = {}) => {
    const secrets = given.secrets ? newSecrets() : platform.ports.config.secrets
    const { key, kid } = await currentKey(secrets)
    return await new SignJWT({ sub: playerId, ...claims })
      .setProtectedHeader({ alg: 'RS256', typ: given.typ ?? 'at+jwt', kid })
      .sign(key)
  }
  const right = (sid: string) => ({
    sid,
    iss: issuerOf(platform.ports.config),
    aud: AUDIENCE,
    exp: Math.floor(Date.now() / 1000) + 60
  })

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['nothing', ''],
    ['the word undefined', 'undefined'],
    ['the word null', 'null'],
    ['three letters', 'a.b.c'],
    ['a whole header', 'Bearer x'],
    ['a number', 42],
    ['an object', {}],
    ['a million letters', 'x'.repeat(1_000_000)],
    ['empty parts', 'e30.e30.']
  ])('knows nobody by %s as a token', async (_, token) => {
    expect(await authenticate(platform.ports, token)).toBeNull()
  })

  test('refuses another type, issuer, audience, key, algorithm or time', async () => {
    const { access_token, id_token, refresh_token } = await signIn(platform, credentials)
    const sid = sessionOf(access_token)
    expect(await authenticate(platform.ports, await signed(right(sid)))).not.toBeNull()

    const [, body = ''] = (await signed(right(sid))).split('.')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    for (const wrong of [
      id_token,
      refresh_token,
      await signed(right(sid), { typ: 'JWT' }),
      await signed(right(sid), { secrets: {} }),
      await signed({ ...right(sid), iss: 'https://evil.example/realms/infiniza' }),
      await signed({ ...right(sid), aud: 'lobby' }),
      await signed({ ...right(sid), exp: Math.floor(Date.now() / 1000) - 60 }),
      await signed({ ...right(sid), exp: undefined }),
      await signed({ ...right(sid), sid: 'nobody' }),
      await signed({ ...right(sid), sid: undefined }),
      `${none}.${body}.`
    ])
      expect(await authenticate(platform.ports, wrong)).toBeNull()
  })
})

describe('tokens of the custom flow', () => {
  const start = () =>
    startCustomSession(platform.ports, { playerId, device: MOBILE, method: 'PASSWORD' })

  test('[ENT-21] [SESS-06] either style of token is read with its claims', async () => {
    const { access_token } = await signIn(platform, credentials)
    expect(readAccessToken(access_token)).toEqual({
      style: 'keycloak',
      player_id: playerId,
      sid: sessionOf(access_token),
      passwordless: false,
      flow: 'keycloak',
      exp: expect.any(Number),
      iat: expect.any(Number)
    })
    const { accessToken } = await start()
    const { session } = (await authenticate(platform.ports, accessToken))!
    expect(readAccessToken(accessToken)).toEqual({
      style: 'custom',
      player_id: playerId,
      session_id: session.id,
      exp: expect.any(Number),
      iat: expect.any(Number)
    })
  })

  test('a pair signs its player in', async () => {
    const { accessToken } = await start()
    expect(await authenticate(platform.ports, accessToken)).toMatchObject({
      player: { id: playerId },
      session: { flow: 'custom', device: 'Mobile' }
    })
  })

  test('a refresh gives a new pair of the same session', async () => {
    const first = await start()
    const second = await refreshAccessToken(platform.ports, first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    const [before, after] = await Promise.all(
      [first, second].map(pair => authenticate(platform.ports, pair.accessToken))
    )
    expect(after?.session.id).toBe(before?.session.id)
  })

  test('a refresh token that is shown twice ends the session', async () => {
    const first = await start()
    const second = await refreshAccessToken(platform.ports, first.refreshToken)
    for (const spent of [first.refreshToken, second.refreshToken])
      await expect(refreshAccessToken(platform.ports, spent)).rejects.toThrow(InvalidTokenFailure)
    expect(await authenticate(platform.ports, second.accessToken)).toBeNull()
  })

  test('ten refreshes at once have one winner', async () => {
    const { refreshToken } = await start()
    const tries = Array.from({ length: 10 }, () => refreshAccessToken(platform.ports, refreshToken))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['nothing', ''],
    ['the word undefined', 'undefined'],
    ['a number', 7],
    ['a hundred thousand letters', 'x'.repeat(100_000)]
  ])('%s as a refresh token is refused as invalid', async (_, token) => {
    await expect(refreshAccessToken(platform.ports, token)).rejects.toThrow(InvalidTokenFailure)
  })

  test('the stored refresh token is not the one that the player holds', async () => {
    const { refreshToken } = await start()
    const rows = await platform.ports.db.kysely
      .selectFrom('refresh_tokens')
      .select('hash')
      .execute()
    expect(rows.map(row => row.hash)).not.toContain(refreshToken)
  })
})
