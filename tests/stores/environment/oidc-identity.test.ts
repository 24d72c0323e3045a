import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { STORED_USER_KEYS } from '#contract/wire/stored-user.ts'
import { IdentityRefusal } from '#stores/environment/identity.ts'
import { oidcIdentity } from '#stores/environment/oidc-identity.ts'
import { openTestPage, type TestPage } from '#tests/support/environment.ts'
import { json, type Received, serveHttp } from '#tests/support/http-server.ts'
import { libraryTimers } from '#tests/support/library-timers.ts'
import { until } from '#tests/support/socket-server.ts'
import { jwt } from '#tests/support/tokens.ts'

const ORIGIN = 'http://lobby.test'
const CALLBACK = `${ORIGIN}/en/keycloak-login-handler/`
const ID_CLAIMS = { sub: 'player-1', iss: 'issuer', aud: 'lobby', exp: 9_999_999_999, iat: 1 }

type Tokens = Record<string, unknown>

describe('OpenID client', () => {
  let provider: Awaited<ReturnType<typeof serveHttp>>
  let page: TestPage
  let tokens: Tokens
  let realm: string

  const answer = (extra: object = {}, claims: object = ID_CLAIMS): Tokens => ({
    access_token: 'access-token-1',
    refresh_token: 'refresh-token-1',
    id_token: jwt(claims),
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'openid',
    ...extra
  })

  beforeEach(async () => {
    page = openTestPage()
    tokens = answer()
    provider = await serveHttp(({ url }, response) => {
      if (url.pathname.endsWith('openid-configuration')) json(response, metadata())
      else if (url.pathname.endsWith('/userinfo')) json(response, { sub: 'player-2' })
      else json(response, tokens, 'error' in tokens ? 400 : 200)
    })
    realm = `${provider.url}/realms/infiniza`
  })
  afterEach(() => provider.close())

  const metadata = () => ({
    issuer: realm,
    authorization_endpoint: `${realm}/protocol/openid-connect/auth`,
    token_endpoint: `${realm}/protocol/openid-connect/token`,
    jwks_uri: `${realm}/protocol/openid-connect/certs`,
    userinfo_endpoint: `${realm}/protocol/openid-connect/userinfo`,
    revocation_endpoint: `${realm}/protocol/openid-connect/revoke`,
    end_session_endpoint: `${realm}/protocol/openid-connect/logout`
  })

  const client = (
    options: { loadUserInfo?: boolean; responseType?: string; issuer?: string } = {}
  ) =>
    oidcIdentity({
      endpoints: { identity: realm, clientId: 'lobby' },
      vault: page.vault,
      origin: ORIGIN,
      ...options
    })

  const begin = async (options: { register?: boolean; locale?: 'de_AT' | 'en' } = {}) =>
    new URL(await client().signInUrl({ locale: 'en', returnTo: '/en/games/?x=1', ...options }))

  const stateOf = (url: URL) => url.searchParams.get('state')!

  /** Begins a sign-in, changes what was stored of it, and comes back with a code. */
  async function comeBack(change: (stored: Tokens) => Tokens = stored => stored) {
    const state = stateOf(await begin())
    const stored = JSON.parse(page.vaultEntries.get(state)!) as Tokens
    page.vaultEntries.set(state, JSON.stringify(change(stored)))
    return client().complete(`${CALLBACK}?code=code-1&state=${state}`)
  }

  const form = ({ body }: Received) => Object.fromEntries(new URLSearchParams(body))

  const posts = () => provider.received.filter(({ method }) => method === 'POST')

  test('asks the provider for its metadata first [SESS-47]', async () => {
    await begin()
    expect(provider.received[0]!.method).toBe('GET')
    expect(provider.received[0]!.url.pathname).toBe(
      '/realms/infiniza/.well-known/openid-configuration'
    )
  })

  test.each(['https://elsewhere.example/realms/infiniza', 'REALM/', 'REALM#', undefined])(
    'goes nowhere by metadata of the issuer %s [SESS-47]',
    async written => {
      const issuer = written?.replace('REALM', realm)
      await comeBack()
      provider.handle((_, response) => json(response, { ...metadata(), issuer }))
      provider.received.length = 0
      const asked = client()
      for (const ask of [
        () => asked.signInUrl({ locale: 'en', returnTo: '/en/' }),
        () => asked.signInWithPassword({ username: 'a@b.example', password: 'quiet' }),
        () => asked.renew(),
        () => asked.revoke(),
        () => asked.signingKeys(),
        () => asked.signOutUrl({ locale: 'en' })
      ])
        await expect(ask()).rejects.toThrow('The metadata is of the issuer')
      for (const { url } of provider.received)
        expect(url.pathname).toBe('/realms/infiniza/.well-known/openid-configuration')
    }
  )

  test('goes by metadata of the issuer that the site names, wherever it is asked', async () => {
    const issuer = 'https://casino.example/realms/infiniza'
    provider.handle((_, response) => json(response, { ...metadata(), issuer }))
    const asked = client({ issuer }).signInUrl({ locale: 'en', returnTo: '/en/' })
    expect(await asked).toContain(`${realm}/protocol/openid-connect/auth?`)
  })

  test('begins a code flow with PKCE and the scope openid [SESS-73] [SESS-74] [L008]', async () => {
    const url = await begin({ locale: 'de_AT' })
    expect(url.pathname).toBe('/realms/infiniza/protocol/openid-connect/auth')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'lobby',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${ORIGIN}/de_AT/keycloak-login-handler/`,
      ui_locales: 'de-AT de',
      code_challenge_method: 'S256'
    })
  })

  test.each(['token', 'id_token token', 'code id_token'])(
    'begins no flow but that of a code: %s [SESS-45]',
    async responseType => {
      const asked = client({ responseType }).signInUrl({ locale: 'en', returnTo: '/en/' })
      await expect(asked).rejects.toThrow(
        /^Only the Authorization Code flow \(with PKCE\) is supported$/
      )
    }
  )

  test('reads the keys that the provider signs with [SESS-48]', async () => {
    const keys = [{ kty: 'RSA', kid: 'key-1', n: 'n', e: 'AQAB' }]
    provider.handle(({ url }, response) =>
      json(response, url.pathname.endsWith('/certs') ? { keys } : metadata())
    )
    expect(await client().signingKeys()).toEqual(keys)
    const asked = provider.received.at(-1)!
    expect(`${asked.method} ${asked.url.pathname}`).toBe(
      'GET /realms/infiniza/protocol/openid-connect/certs'
    )
  })

  test('gets tokens for a password by a form, whatever signs stand in it [SESS-52] [L018]', async () => {
    const credentials = { username: 'a+b@x.ee', password: 'P@ss&w0rd+%=' }
    await client().signInWithPassword(credentials)
    const [asked] = posts()
    expect(asked!.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(form(asked!)).toEqual({
      grant_type: 'password',
      client_id: 'lobby',
      scope: 'openid',
      ...credentials
    })
    expect(page.vaultEntries.has(`user:${realm}:lobby`)).toBe(true)
  })

  test('begins a registration by the same request at the registrations path [SESS-54]', async () => {
    const url = await begin({ register: true })
    const signIn = await begin()
    expect(url.pathname).toBe('/realms/infiniza/protocol/openid-connect/registrations')
    expect([...url.searchParams.keys()]).toEqual([...signIn.searchParams.keys()])
  })

  test('exchanges the code by a form [SESS-50]', async () => {
    expect(await comeBack()).toEqual({ returnTo: '/en/games/?x=1' })
    const [exchange] = posts()
    expect(exchange!.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(form(exchange!)).toEqual({
      grant_type: 'authorization_code',
      code: 'code-1',
      redirect_uri: CALLBACK,
      client_id: 'lobby',
      code_verifier: expect.stringMatching(/^[\w-]{40,}$/)
    })
  })

  test('keeps the user with its tokens, expiry and profile [ENT-22]', async () => {
    await comeBack()
    const stored = page.vaultEntries.get(`user:${realm}:lobby`)!
    expect(Object.keys(JSON.parse(stored))).toEqual(expect.arrayContaining([...STORED_USER_KEYS]))
    expect(STORED_USER_KEYS.toSorted()).toEqual([
      'access_token',
      'expires_at',
      'id_token',
      'profile',
      'refresh_token'
    ])
  })

  test('forgets what it stored of the sign-in when it is finished [SESS-32]', async () => {
    await comeBack()
    expect([...page.vaultEntries.keys()]).toEqual([`user:${realm}:lobby`])
  })

  test('renews by a form with the refresh token [SESS-51]', async () => {
    await comeBack()
    await client().renew()
    expect(form(posts()[1]!)).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-token-1',
      client_id: 'lobby',
      scope: 'openid'
    })
  })

  test('keeps the renewed pair in place of the old one', async () => {
    await comeBack()
    tokens = answer({ access_token: 'access-token-2', refresh_token: 'refresh-token-2' })
    await client().renew()
    const stored = JSON.parse(page.vaultEntries.get(`user:${realm}:lobby`)!)
    expect(stored).toMatchObject({
      access_token: 'access-token-2',
      refresh_token: 'refresh-token-2'
    })
  })

  test.each([
    ['of another state [SESS-37]', { id: 'another' }, 'State does not match'],
    [
      'of another authority [SESS-38]',
      { authority: 'http://evil.test' },
      'authority mismatch on settings vs. signin state'
    ],
    [
      'of another client [SESS-39]',
      { client_id: 'evil' },
      'client_id mismatch on settings vs. signin state'
    ]
  ])('refuses an answer %s', async (_, change, message) => {
    await expect(comeBack(stored => ({ ...stored, ...change }))).rejects.toThrow(message)
    expect(posts()).toHaveLength(0)
  })

  test('refuses an ID token without a subject [SESS-40]', async () => {
    tokens = answer({}, { ...ID_CLAIMS, sub: undefined })
    await expect(comeBack()).rejects.toThrow('ID Token is missing a subject claim')
  })

  test.each([['another'], [['another', 'third']], [undefined]])(
    'refuses an ID token for %j, and keeps nothing of it',
    async aud => {
      tokens = answer({}, { ...ID_CLAIMS, aud })
      await expect(comeBack()).rejects.toThrow('invalid_token')
      expect(JSON.stringify([...page.vaultEntries])).not.toContain('access-token-1')
    }
  )

  test('takes an ID token that is for this client among others', async () => {
    tokens = answer({}, { ...ID_CLAIMS, aud: ['another', 'lobby'] })
    await expect(comeBack()).resolves.toEqual({ returnTo: '/en/games/?x=1' })
  })

  test('refuses a renewal whose ID token is for another client', async () => {
    await comeBack()
    tokens = answer({}, { ...ID_CLAIMS, aud: 'another' })
    await expect(client().renew()).rejects.toThrow(IdentityRefusal)
  })

  test('asks for user information with the token, and refuses that of another [SESS-41] [SESS-49]', async () => {
    const url = await begin()
    const back = `${CALLBACK}?code=code-1&state=${stateOf(url)}`
    await expect(client({ loadUserInfo: true }).complete(back)).rejects.toThrow(
      'subject from UserInfo response does not match subject in ID Token'
    )
    const asked = provider.received.find(({ url: { pathname } }) => pathname.endsWith('/userinfo'))
    expect(asked!.method).toBe('GET')
    expect(asked!.headers.authorization).toBe('Bearer access-token-1')
  })

  test.each([
    ['subject [SESS-42] [SESS-46]', { sub: 'player-2' }],
    ['time of authentication [SESS-43]', { auth_time: 2 }],
    ['authorised party [SESS-44]', { azp: 'evil' }]
  ])('takes a renewal of another %s for a refusal', async (_, change) => {
    tokens = answer({}, { ...ID_CLAIMS, auth_time: 1, azp: 'lobby' })
    await comeBack()
    tokens = answer({}, { ...ID_CLAIMS, auth_time: 1, azp: 'lobby', ...change })
    const refusal = await client()
      .renew()
      .catch((thrown: unknown) => thrown)
    expect(refusal).toBeInstanceOf(IdentityRefusal)
    expect(refusal).toMatchObject({ error: 'login_required' })
  })

  test('refuses an answer without a state [SESS-59]', async () => {
    await expect(client().complete(`${CALLBACK}?code=code-1`)).rejects.toThrow(
      'No state in response'
    )
  })

  test('refuses an answer to a sign-in that it did not begin [SESS-60]', async () => {
    await expect(client().complete(`${CALLBACK}?code=code-1&state=unknown`)).rejects.toThrow(
      'No matching state found in storage'
    )
  })

  test('spends a code once [L019]', async () => {
    const back = `${CALLBACK}?code=code-1&state=${stateOf(await begin())}`
    await client().complete(back)
    await expect(client().complete(back)).rejects.toThrow('No matching state found in storage')
    expect(posts()).toHaveLength(1)
  })

  test('refuses tokens that are no JSON [SESS-61]', async () => {
    provider.handle(({ url }, response) => {
      if (url.pathname.endsWith('openid-configuration')) json(response, metadata())
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    })
    await expect(comeBack()).rejects.toThrow(/^Invalid response Content-Type: text\/html/)
  })

  test('tells error and description of the provider [SESS-62]', async () => {
    const state = stateOf(await begin())
    const back = `${CALLBACK}?error=access_denied&error_description=not+today&state=${state}`
    const refusal = await client()
      .complete(back)
      .catch((thrown: unknown) => thrown)
    expect(refusal).toBeInstanceOf(IdentityRefusal)
    expect(refusal).toMatchObject({
      error: 'access_denied',
      description: 'not today',
      message: 'not today'
    })
  })

  test('tells a refused renewal from one that nobody answered', async () => {
    await comeBack()
    tokens = { error: 'invalid_grant', error_description: 'spent' }
    await expect(client().renew()).rejects.toBeInstanceOf(IdentityRefusal)
    const late = client()
    await provider.close()
    const lost = await late.renew().catch((thrown: unknown) => thrown)
    expect(lost).toBeInstanceOf(Error)
    expect(lost).not.toBeInstanceOf(IdentityRefusal)
  })

  test('leads to the end of the session with the ID token and the language [SESS-20] [L008]', async () => {
    await comeBack()
    const url = new URL((await client().signOutUrl({ locale: 'de_AT' }))!)
    expect(url.href.startsWith(`${realm}/protocol/openid-connect/logout?`)).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id_token_hint: tokens['id_token'],
      ui_locales: 'de-AT de',
      post_logout_redirect_uri: `${ORIGIN}/de_AT/login/`
    })
  })

  test('leads nowhere without an ID token to show [L007]', async () => {
    expect(await client().signOutUrl({ locale: 'en' })).toBeUndefined()
  })

  test('revokes the refresh token by a form [SESS-53]', async () => {
    await comeBack()
    tokens = {}
    await client().revoke()
    expect(posts().at(-1)!.url.pathname).toBe('/realms/infiniza/protocol/openid-connect/revoke')
    expect(form(posts().at(-1)!)).toEqual({
      token: 'refresh-token-1',
      token_type_hint: 'refresh_token',
      client_id: 'lobby'
    })
  })

  test('gives up a provider that does not answer within 10 s [SESS-55] [SESS-68]', async () => {
    await comeBack()
    provider.handle(({ url }, response) => {
      if (url.pathname.endsWith('openid-configuration')) json(response, metadata())
    })
    const timers = libraryTimers()
    try {
      let message = ''
      const renewing = client()
        .renew()
        .catch((thrown: Error) => {
          message = thrown.message
        })
      await until(() => posts().length === 2)
      await timers.pass(9999)
      expect(message).toBe('')
      await timers.pass(1)
      await renewing
      expect(message).toBe('Network timed out')
    } finally {
      timers.restore()
    }
  })

  test('clears sign-ins that were begun more than 900 s ago, and no younger ones [SESS-66]', async () => {
    const old = stateOf(await begin())
    const young = stateOf(await begin())
    const aged = (state: string, seconds: number) => {
      const stored = JSON.parse(page.vaultEntries.get(state)!) as { created: number }
      const created = stored.created - seconds
      page.vaultEntries.set(state, JSON.stringify({ ...stored, created }))
    }
    aged(old, 901)
    aged(young, 890)
    await begin()
    expect(page.vaultEntries.has(old)).toBe(false)
    expect(page.vaultEntries.has(young)).toBe(true)
  })
})
