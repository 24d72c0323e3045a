import { decodeJwt } from 'jose'
import { expect } from 'vitest'

import { hashPassword } from '#server/identity/passwords.ts'
import {
  Agent,
  redeem,
  signIn,
  startSignIn,
  submitSignIn,
  type Tokens
} from '#tests/support/identity.ts'
import { newPlayer } from '#tests/support/player.ts'
import { type Checks, endpoint, expectError, expectRefused, type Realm, signedIn } from './realm.ts'

const redirect = (address: string) => (realm: Realm) =>
  expectRefused(realm, {
    redirect_uri: address
      .replace('SITE', realm.platform.url)
      .replace('HOST', new URL(realm.platform.url).host)
  })

const unsigned = (claims: object) =>
  `${[{ alg: 'none' }, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

/** What the realm makes of requests to sign in. */
export const AUTHORIZATION_CHECKS: Checks = {
  'a request without a challenge is refused': realm =>
    expectError(
      realm,
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request'
    ),
  'a plain challenge is refused': realm =>
    expectError(realm, { code_challenge_method: 'plain' }, 'invalid_request'),
  'a challenge without its method, which would be plain, is refused': realm =>
    expectError(realm, { code_challenge_method: undefined }, 'invalid_request'),
  'a challenge that is no digest is refused': realm =>
    expectError(realm, { code_challenge: 'short' }, 'invalid_request'),

  'the response type token is refused': realm =>
    expectError(realm, { response_type: 'token' }, 'unsupported_response_type'),
  'the response type id_token is refused': realm =>
    expectError(realm, { response_type: 'id_token' }, 'unsupported_response_type'),
  'the response type code token is refused': realm =>
    expectError(realm, { response_type: 'code token' }, 'unsupported_response_type'),
  'the response type none is refused': realm =>
    expectError(realm, { response_type: 'none' }, 'unsupported_response_type'),

  'a request object that nobody has signed is refused': async realm => {
    const request = unsigned({ client_id: 'lobby', redirect_uri: 'https://evil.example/' })
    await expectError(realm, { request }, 'request_not_supported')
  },
  'a request object that lies elsewhere is refused and not fetched': realm =>
    expectError(
      realm,
      { request_uri: 'https://evil.example/request' },
      'request_uri_not_supported'
    ),
  'prompt none beside another prompt is refused': realm =>
    expectError(realm, { prompt: 'none login' }, 'invalid_request'),
  'nobody who is signed in: prompt none answers login_required': realm =>
    expectError(realm, { prompt: 'none' }, 'login_required'),

  'an error is told with state and issuer, so that a client knows whose it is': async realm => {
    const { location } = await startSignIn(realm.platform, { prompt: 'none' })
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      state: 'state-1',
      iss: realm.issuer
    })
  },

  'the hint of another player is not answered by the one who is signed in': async realm => {
    const passwordHash = await hashPassword('another evening')
    const { email } = await newPlayer(realm.platform, { passwordHash })
    const other = await signIn(realm.platform, { email, password: 'another evening' })
    const { agent } = await signedIn(realm)
    const params = { prompt: 'none', id_token_hint: other.id_token }
    await expectError(realm, params, 'login_required', agent)
  },

  'prompt login asks again, whoever is signed in': async realm => {
    const { agent } = await signedIn(realm)
    const { location } = await startSignIn(realm.platform, { prompt: 'login' }, agent)
    expect(location.pathname).toContain('/interaction/')
  },

  'a client that nobody knows is not led anywhere': realm =>
    expectRefused(realm, { client_id: 'somebody' }),
  'a parameter that is named twice is refused': async realm => {
    const answer = await fetch(`${endpoint(realm, 'auth')}?client_id=lobby&client_id=lobby`, {
      headers: { accept: 'text/html' },
      redirect: 'manual'
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  },

  'no address to lead back to is refused': realm =>
    expectRefused(realm, { redirect_uri: undefined }),
  'another host is not led back to': redirect('https://evil.example/en/login/'),
  'a host that begins like the site’s is not led back to': redirect(
    'http://localhost.evil.example/en/login/'
  ),
  'a host behind the site’s name as a user is not led back to': redirect(
    'http://HOST@evil.example/en/login/'
  ),
  'another port of the site’s host is not led back to': redirect('http://localhost:1/en/login/'),
  'another scheme of the site’s host is not led back to': redirect('https://HOST/en/login/'),
  'a script is not led back to': redirect('javascript:alert(1)'),
  'another page of the site is not led back to': redirect('SITE/en/games/'),
  'a page reached by steps upwards is not led back to': redirect('SITE/en/login/../games/'),
  'a page reached by hidden steps upwards is not led back to': redirect(
    'SITE/en/login/%2e%2e/games/'
  ),
  'the page with a query is not led back to': redirect('SITE/en/login/?next=x'),
  'the page with a fragment is not led back to': redirect('SITE/en/login/#x'),
  'the page without its last slash is not led back to': redirect('SITE/en/login'),
  'the page in capitals is not led back to': redirect('SITE/EN/LOGIN/'),
  'the page with a line break is not led back to': redirect('SITE/en/login/\r\nx-evil: 1'),

  'the pages of the realm cannot be framed': async realm => {
    const { agent, location, response } = await startSignIn(realm.platform)
    const { response: refused } = await startSignIn(realm.platform, { client_id: 'somebody' })
    expect(response.status).toBe(303)
    for (const page of [await agent.fetch(location), refused]) {
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(page.headers.get('x-frame-options')).toBe('DENY')
    }
  },

  'the page of the silent renewal can be framed by the site alone': async realm => {
    const page = await fetch(`${realm.platform.url}/silent-renew/`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  },

  'credentials are answered by 303, so that no browser posts them on': async realm => {
    const { agent, location } = await startSignIn(realm.platform)
    const answer = await agent.post(`${location.href}/sign-in`, { ...realm.credentials })
    expect(answer.status).toBe(303)
  },

  'a sign-in that one browser began cannot be finished by another': async realm => {
    const { location } = await startSignIn(realm.platform)
    const answer = await new Agent().post(`${location.href}/sign-in`, { ...realm.credentials })
    expect(answer.status).toBe(400)
  },

  'signing in again makes a new session, so that nobody can have prepared it': async realm => {
    const { agent, tokens } = await signedIn(realm)
    const again = await startSignIn(realm.platform, { prompt: 'login' }, agent)
    const callback = await submitSignIn(again, realm.credentials)
    const next = (await (await redeem(realm.platform, again, callback)).json()) as Tokens
    expect(decodeJwt(next.id_token)['sid']).not.toBe(decodeJwt(tokens.id_token)['sid'])
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    expect((await fetch(endpoint(realm, 'userinfo'), { headers })).status).toBe(401)
  },

  'cookies of the realm are hidden from scripts, and not sent along from other sites':
    async realm => {
      const { response } = await startSignIn(realm.platform)
      const cookies = response.headers.getSetCookie()
      expect(cookies.length).toBeGreaterThan(0)
      for (const cookie of cookies)
        expect(cookie).toMatch(/httponly.*samesite=lax|samesite=lax.*httponly/i)
    }
}
