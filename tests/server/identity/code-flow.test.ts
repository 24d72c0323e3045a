import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LOCALE_CODES } from '#config/locales.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { AUDIENCE, issuerOf } from '#server/identity/realm.ts'
import {
  Agent,
  redeem,
  refresh,
  resume,
  signIn,
  startSignIn,
  submitSignIn,
  tokenRequest
} from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const credentials = { email: 'ada@example.com', password: 'a quiet evening' }

let platform: TestPlatform
let issuer: string
let playerId: string

beforeAll(async () => {
  platform = await startPlatform()
  issuer = issuerOf(platform.ports.config)
  const passwordHash = await hashPassword(credentials.password)
  playerId = (await newPlayer(platform, { email: credentials.email, passwordHash })).id
})
afterAll(() => platform.close())

const metadata = async () => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`)
  return (await answer.json()) as Record<string, string | string[]>
}
const endpoint = (name: string) => `${issuer}/protocol/openid-connect/${name}`
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error

/** A sign-in up to the address with the code, which nobody has used yet. */
async function freshCode() {
  const started = await startSignIn(platform)
  return { started, callback: await submitSignIn(started, credentials) }
}

describe('identity', () => {
  test('[SESS-47] the realm tells its endpoints at the well-known address of the authority', async () => {
    expect(await metadata()).toMatchObject({
      issuer,
      authorization_endpoint: endpoint('auth'),
      token_endpoint: endpoint('token'),
      revocation_endpoint: endpoint('revoke'),
      end_session_endpoint: endpoint('logout'),
      userinfo_endpoint: endpoint('userinfo'),
      jwks_uri: endpoint('certs'),
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code']
    })
  })

  test('the metadata names the public address whatever host was asked for', async () => {
    const url = issuer.replace('localhost', '127.0.0.1')
    const answer = await fetch(`${url}/.well-known/openid-configuration`)
    expect(await answer.json()).toMatchObject({ token_endpoint: endpoint('token') })
  })

  test('[SESS-48] the keys behind jwks_uri verify the tokens and hold no private part', async () => {
    const { jwks_uri } = await metadata()
    const answer = await fetch(String(jwks_uri))
    const { keys } = (await answer.json()) as { keys: Record<string, string>[] }
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(Object.keys(key)).not.toContain('d')
    const { access_token } = await signIn(platform, credentials)
    const verified = await jwtVerify(access_token, createRemoteJWKSet(new URL(String(jwks_uri))), {
      issuer,
      audience: AUDIENCE,
      typ: 'at+jwt'
    })
    expect(verified.payload.sub).toBe(playerId)
  })

  test('[SESS-50] a code, its redirect address, the client and the verifier are traded for tokens', async () => {
    const { started, callback } = await freshCode()
    expect(callback.href.split('?')[0]).toBe(started.redirectUri)
    expect(callback.searchParams.get('state')).toBe('state-1')
    expect(callback.searchParams.get('iss')).toBe(issuer)
    const answer = await redeem(platform, started, callback)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 300,
      scope: 'openid email',
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      id_token: expect.any(String)
    })
  })

  test('an access token carries the player, the session, and how they signed in', async () => {
    const { access_token, id_token } = await signIn(platform, credentials)
    const claims = decodeJwt(access_token)
    expect(claims).toMatchObject({ player_id: playerId, passwordless: false, flow: 'keycloak' })
    expect(claims['sid']).toEqual(expect.any(String))
    expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(300)
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    expect(decodeJwt(id_token)).toMatchObject({
      sub: playerId,
      sid: claims['sid'],
      azp: 'lobby',
      nonce: 'nonce-1',
      email: credentials.email,
      auth_time: expect.any(Number)
    })
  })

  test('[SESS-51] a refresh token gives a new pair of the same session and login', async () => {
    const first = await signIn(platform, credentials)
    const answer = await refresh(platform, first.refresh_token)
    const second = (await answer.json()) as typeof first
    expect(second.refresh_token).not.toBe(first.refresh_token)
    for (const claim of ['sub', 'sid', 'auth_time', 'azp'])
      expect(decodeJwt(second.id_token)[claim]).toBe(decodeJwt(first.id_token)[claim])
  })

  test('[SESS-49] userinfo answers to a Bearer token and to nothing else', async () => {
    const { access_token, id_token } = await signIn(platform, credentials)
    const ask = (authorization: string) =>
      fetch(endpoint('userinfo'), { headers: { authorization } })
    const answer = await ask(`Bearer ${access_token}`)
    expect(await answer.json()).toMatchObject({ sub: playerId, email: credentials.email })
    for (const wrong of ['', access_token, `Basic ${access_token}`, `Bearer ${id_token}`])
      expect((await ask(wrong)).status).toBe(401)
  })

  test('[SESS-53] a revoked refresh token and its whole login give no more tokens', async () => {
    const { refresh_token } = await signIn(platform, credentials)
    const answer = await fetch(endpoint('revoke'), {
      method: 'POST',
      body: new URLSearchParams({
        token: refresh_token,
        token_type_hint: 'refresh_token',
        client_id: 'lobby'
      })
    })
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(await errorOf(await refresh(platform, refresh_token))).toBe('invalid_grant')
  })

  test('[SESS-54] the registrations path takes the request of the authorization path', async () => {
    const started = await startSignIn(platform, {}, new Agent(), 'registrations')
    const page = await (await started.agent.fetch(started.location)).text()
    expect(page).toContain('name="dateOfBirth"')
    expect(await submitSignIn(started, credentials)).toHaveProperty('pathname', '/en/login/')
  })

  test('a running session is recognised without a page, and nobody else is', async () => {
    const agent = new Agent()
    const redirect_uri = `${platform.url}/silent-renew/`
    const nobody = await startSignIn(platform, { prompt: 'none', redirect_uri }, agent)
    expect(nobody.location.searchParams.get('error')).toBe('login_required')
    const { access_token } = await signIn(platform, credentials, agent)
    const known = await startSignIn(platform, { prompt: 'none', redirect_uri }, agent)
    const answer = await redeem(platform, known, known.location)
    const renewed = (await answer.json()) as { access_token: string }
    expect(decodeJwt(renewed.access_token)['sid']).toBe(decodeJwt(access_token)['sid'])
  })

  test.each(LOCALE_CODES)('a sign-in comes back to the pages of %s', async locale => {
    for (const path of ['login', 'keycloak-login-handler']) {
      const redirect_uri = `${platform.url}/${locale}/${path}/`
      const { location } = await startSignIn(platform, { redirect_uri, prompt: 'none' })
      expect(`${location.origin}${location.pathname}`).toBe(redirect_uri)
    }
  })

  test('a player who turns back returns to the lobby as cancelled', async () => {
    const { agent, location } = await startSignIn(platform)
    const answer = await agent.post(`${location.href}/cancel`, {})
    const back = await resume(agent, new URL(answer.headers.get('location')!, location))
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  describe('refuses', () => {
    test.each([
      ['a plain challenge', { code_challenge_method: 'plain' }],
      ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
      ['another response type', { response_type: 'token' }]
    ])('%s', async (_, params) => {
      const { location } = await startSignIn(platform, params)
      expect(location.pathname).toBe('/en/login/')
      expect(location.searchParams.get('code')).toBeNull()
      expect(location.href).toMatch(/error=(invalid_request|unsupported_response_type)/)
    })

    test.each([
      'https://evil.example/en/login/',
      'http://localhost.evil.example/en/login/',
      'PUBLIC/en/login',
      'PUBLIC/en/login/?next=x',
      'PUBLIC/en/login/../games/',
      'PUBLIC//evil.example/en/login/'
    ])('to lead back to %s', async address => {
      const redirect_uri = address.replace('PUBLIC', platform.url)
      const { response } = await startSignIn(platform, { redirect_uri })
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
    })

    test('a code that was used, and ends what was given for it', async () => {
      const { started, callback } = await freshCode()
      const first = await redeem(platform, started, callback)
      const { refresh_token } = (await first.json()) as { refresh_token: string }
      expect(await errorOf(await redeem(platform, started, callback))).toBe('invalid_grant')
      expect(await errorOf(await refresh(platform, refresh_token))).toBe('invalid_grant')
    })

    test('a code with another verifier, address or client', async () => {
      for (const wrong of [
        { code_verifier: 'x'.repeat(43) },
        { redirect_uri: `${platform.url}/fi/login/` },
        { client_id: 'somebody' }
      ]) {
        const { started, callback } = await freshCode()
        const answer = await tokenRequest(platform, {
          grant_type: 'authorization_code',
          code: callback.searchParams.get('code') ?? '',
          redirect_uri: started.redirectUri,
          code_verifier: started.verifier,
          ...wrong
        })
        expect(await errorOf(answer)).toMatch(/invalid_(grant|client)/)
      }
    })

    test('a refresh token that was used, and ends its whole login', async () => {
      const { refresh_token } = await signIn(platform, credentials)
      const { refresh_token: next } = (await (await refresh(platform, refresh_token)).json()) as {
        refresh_token: string
      }
      expect(await errorOf(await refresh(platform, refresh_token))).toBe('invalid_grant')
      expect(await errorOf(await refresh(platform, next))).toBe('invalid_grant')
    })

    test.each(['password', 'client_credentials', 'implicit', ''])('the grant %s', async grant => {
      const answer = await tokenRequest(platform, {
        grant_type: grant,
        username: credentials.email,
        ...credentials
      })
      expect(answer.status).toBe(400)
    })

    test('scripts of other sites to read its answers', async () => {
      const read = async (origin: string) => {
        const headers = { origin }
        const answers = await Promise.all([
          fetch(endpoint('token'), {
            method: 'POST',
            headers,
            body: new URLSearchParams({ client_id: 'lobby' })
          }),
          fetch(endpoint('userinfo'), { headers })
        ])
        return answers.map(answer => answer.headers.get('access-control-allow-origin'))
      }
      expect(await read(platform.url)).toEqual([platform.url, platform.url])
      expect(await read('https://evil.example')).toEqual([null, null])
    })
  })

  describe('under a race', () => {
    const statuses = (answers: readonly Response[]) =>
      answers.map(answer => answer.status).filter(status => status === 200)

    test('ten uses of one code have one winner', async () => {
      const { started, callback } = await freshCode()
      const answers = Array.from({ length: 10 }, () => redeem(platform, started, callback))
      expect(statuses(await Promise.all(answers))).toHaveLength(1)
    })

    test('ten uses of one refresh token have one winner', async () => {
      const { refresh_token } = await signIn(platform, credentials)
      const answers = Array.from({ length: 10 }, () => refresh(platform, refresh_token))
      expect(statuses(await Promise.all(answers))).toHaveLength(1)
    })
  })
})
