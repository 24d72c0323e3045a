import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { authenticate } from '#server/identity/authenticate.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { issuerOf } from '#server/identity/realm.ts'
import { Agent, refresh, signIn, startSignIn, type Tokens } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

let platform: TestPlatform
let credentials: { email: string; password: string }

beforeAll(async () => {
  platform = await startPlatform()
  const password = 'a quiet evening'
  const { email } = await newPlayer(platform, { passwordHash: await hashPassword(password) })
  credentials = { email, password }
})
afterAll(() => platform.close())

const address = (params: Record<string, string> = {}) =>
  `${issuerOf(platform.ports.config)}/protocol/openid-connect/logout?${new URLSearchParams(params)}`

const isAlive = async ({ access_token }: Tokens) =>
  (await authenticate(platform.ports, access_token)) !== null

describe('log-out', () => {
  test('[SESS-20] a hint of the session ends it and leads back to the login page', async () => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    const back = `${platform.url}/fi/login/?logoutReason=JWT_EXPIRED`
    const answer = await agent.fetch(
      address({
        id_token_hint: tokens.id_token,
        ui_locales: 'fi',
        post_logout_redirect_uri: back,
        state: 's 1'
      })
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${back}&state=s+1`])
    expect(await isAlive(tokens)).toBe(false)
    expect((await refresh(platform, tokens.refresh_token)).status).toBe(400)
    const silent = await startSignIn(platform, { prompt: 'none' }, agent)
    expect(silent.location.searchParams.get('error')).toBe('login_required')
  })

  test('the cookie that is taken away keeps its flags', async () => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    const { headers } = await agent.fetch(address({ id_token_hint: tokens.id_token }))
    const lines = headers.getSetCookie().filter(line => line.startsWith('identity_session'))
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/; samesite=lax; httponly/i)
  })

  test('the hint is taken by POST as well', async () => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    const answer = await agent.post(address(), { id_token_hint: tokens.id_token })
    expect(answer.status).toBe(200)
    expect(await isAlive(tokens)).toBe(false)
  })

  test('the session of a hint ends when its browser has lost the cookie', async () => {
    const tokens = await signIn(platform, credentials)
    await new Agent().fetch(address({ id_token_hint: tokens.id_token }))
    expect(await isAlive(tokens)).toBe(false)
  })

  test('without a hint the player is asked, and a click on the page logs out', async () => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    const page = await (await agent.fetch(address())).text()
    expect(page).toContain(credentials.email)
    expect(await isAlive(tokens)).toBe(true)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await agent.post(address(), { xsrf })
    expect(await isAlive(tokens)).toBe(false)
  })

  test('the hint of an older session does not log the present one out', async () => {
    const agent = new Agent()
    const { id_token } = await signIn(platform, credentials)
    const tokens = await signIn(platform, credentials, agent)
    const page = await (await agent.fetch(address({ id_token_hint: id_token }))).text()
    expect(page).toContain('name="xsrf"')
    expect(await isAlive(tokens)).toBe(true)
  })

  test('a click that another site made logs nobody out', async () => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    await agent.post(address(), {})
    await agent.post(address(), { xsrf: 'x'.repeat(43) })
    expect(await isAlive(tokens)).toBe(true)
  })

  test.each([
    'https://evil.example/',
    'http://localhost.evil.example/en/login/',
    '/en/login/',
    'javascript:alert(1)'
  ])('nobody is led to %s', async target => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    const params = { id_token_hint: tokens.id_token, post_logout_redirect_uri: target }
    const answer = await agent.fetch(address(params))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(await isAlive(tokens)).toBe(true)
  })

  test('a hint that is unsigned, changed or of another issuer is refused', async () => {
    const agent = new Agent()
    const tokens = await signIn(platform, credentials, agent)
    const [head, body, signature] = tokens.id_token.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const other = encode({ ...decodeJwt(tokens.id_token), sub: 'somebody' })
    for (const hint of [
      `${encode({ alg: 'none' })}.${body}.`,
      `${head}.${other}.${signature}`,
      tokens.access_token,
      'undefined'
    ])
      expect((await agent.fetch(address({ id_token_hint: hint }))).status).toBe(400)
    expect(await isAlive(tokens)).toBe(true)
  })

  test('who is not signed in is told that the session has ended', async () => {
    const answer = await new Agent().fetch(address({ ui_locales: 'en' }))
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('You are logged out')
    ])
  })
})
