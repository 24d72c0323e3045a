import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { listSessions } from '#server/capabilities/session/index.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { ok { accessToken refreshToken } error { code retryAt } } }`

interface Answer {
  readonly signIn: {
    readonly ok: { readonly accessToken: string; readonly refreshToken: string } | null
    readonly error: { readonly code: string; readonly retryAt: string | null } | null
  }
}

const password = 'P@ss&w0rd+%= ü'

let now = new Date()
let platform: TestPlatform
let passwordHash: string
let email: string
let playerId: string

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  now = new Date(now.getTime() + 48 * 3_600_000)
  const player = await newPlayer(platform, {
    passwordHash,
    email: `a+${crypto.randomUUID()}@player.example`
  })
  email = player.email
  playerId = player.id
})
afterAll(() => platform.close())

async function signIn(
  input: { readonly email: string; readonly password: string },
  address = '192.0.2.1',
  more: { readonly token?: string; readonly headers?: Readonly<Record<string, string>> } = {}
) {
  const headers = { 'x-forwarded-for': address, ...more.headers }
  const url = `${platform.url}/graphql`
  const answer = await ask<Answer>({ url, query: SIGN_IN, variables: { input }, ...more, headers })
  expect(answer.errors).toBeUndefined()
  return answer.data!.signIn
}

const sessionIdOf = (token: string) => String(decodeJwt(token)['session_id'])

describe('the lobby’s own form', () => {
  test('[L018] signs a player in by name and password, whatever signs stand in them', async () => {
    const { ok, error } = await signIn({ email: ` ${email.toUpperCase()} `, password })
    expect(error).toBeNull()
    expect(await authenticate(platform.ports, ok!.accessToken)).toMatchObject({
      player: { id: playerId },
      session: { flow: 'custom', method: 'PASSWORD' }
    })
  })

  test('keeps from where and with what the session was begun', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0'
    }
    await signIn({ email, password }, '203.0.113.77', { headers })
    const [session] = await listSessions(platform.ports.db.kysely, playerId, { first: 1 })
    expect(session).toMatchObject({
      device: 'Desktop',
      browser: 'Firefox',
      system: 'Linux',
      network: '203.0.113.*'
    })
  })

  test('begins a session that nobody knew before, however the browser came', async () => {
    const first = (await signIn({ email, password })).ok!.accessToken
    const known = sessionIdOf(first)
    const cookie = `sessionInfo=${encodeURIComponent(JSON.stringify({ sessionId: known }))}; accessToken=${first}`
    const again = (await signIn({ email, password }, '192.0.2.1', { headers: { cookie } })).ok!
    const signedIn = (await signIn({ email, password }, '192.0.2.1', { token: first })).ok!
    const ids = [first, again.accessToken, signedIn.accessToken].map(sessionIdOf)
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  })

  test('answers in every country, and to a wrong password alike', async () => {
    for (const country of ['CA', 'FI', 'JP', 'BR']) {
      const player = await newPlayer(platform, { country, passwordHash })
      expect((await signIn({ email: player.email, password })).ok).not.toBeNull()
      expect(await signIn({ email: player.email, password: 'wrong' }, '192.0.2.9')).toEqual({
        ok: null,
        error: { code: 'LOGIN_FAILED', retryAt: null }
      })
    }
  })

  test.each([
    ['nothing', '', ''],
    ['half a letter', '\ud800@example.com', '\udfff'],
    ['ten thousand letters', 'x'.repeat(10_000), 'x'.repeat(10_000)],
    ['a statement', "' or 1=1 --", "' or 1=1 --"],
    ['a pattern', '%', '%']
  ])('fails on %s as on a wrong password', async (_, name, typed) => {
    expect(await signIn({ email: name, password: typed }, crypto.randomUUID())).toEqual({
      ok: null,
      error: { code: 'LOGIN_FAILED', retryAt: null }
    })
  })
})

describe('a hundred tries on one account', () => {
  test('are slowed down by the tenth, the right password too, and hit nobody else', async () => {
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 100; count++) {
      const { error } = await signIn({ email, password: `wrong ${count}` })
      codes.push(error?.code)
    }
    expect(codes.indexOf('TOO_MANY_TRIES')).toBeGreaterThan(3)
    expect(codes.indexOf('TOO_MANY_TRIES')).toBeLessThan(10)
    expect(new Set(codes)).toEqual(new Set(['LOGIN_FAILED', 'TOO_MANY_TRIES']))

    const { ok, error } = await signIn({ email, password })
    expect(ok).toBeNull()
    expect(error?.code).toBe('TOO_MANY_TRIES')
    expect(new Date(error!.retryAt!).getTime()).toBeGreaterThan(now.getTime())

    const other = (await newPlayer(platform, { passwordHash })).email
    expect((await signIn({ email: other, password })).ok).not.toBeNull()
    expect((await signIn({ email, password }, '198.51.100.20')).ok).not.toBeNull()
    now = new Date(error!.retryAt!)
    expect((await signIn({ email, password })).ok).not.toBeNull()
  })

  test('from all over one IPv6 network are those of one customer', async () => {
    const codes = []
    for (let count = 0; count < 12; count++) {
      const address = `2001:db8:1:2:${count}::${count}`
      codes.push((await signIn({ email, password: 'wrong' }, address)).error?.code)
    }
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
    expect((await signIn({ email, password }, '2001:db8:1:3::1')).ok).not.toBeNull()
  })

  test('do not lend themselves an address that the host in front has not seen', async () => {
    const codes = []
    for (let count = 0; count < 12; count++) {
      const forged = `203.0.113.${count}, 192.0.2.50`
      codes.push((await signIn({ email, password: 'wrong' }, forged)).error?.code)
    }
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
  })
})
