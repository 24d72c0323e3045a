import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect } from 'vitest'

import {
  redeem,
  refresh,
  startSignIn,
  submitSignIn,
  type Tokens,
  tokenRequest
} from '#tests/support/identity.ts'
import { type Checks, endpoint, errorOf, freshCode, type Realm, signedIn } from './realm.ts'

/** Redeems a fresh code with some of the request changed. */
const codeWith = (wrong: Readonly<Record<string, string>>) => async (realm: Realm) => {
  const { started, callback } = await freshCode(realm)
  const answer = await tokenRequest(realm.platform, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: started.redirectUri,
    code_verifier: started.verifier,
    ...wrong
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await errorOf(answer)).toMatch(/^invalid_(client|grant|request)$/)
}

const grant = (grant_type: string) => async (realm: Realm) => {
  const answer = await tokenRequest(realm.platform, {
    grant_type,
    username: realm.credentials.email,
    ...realm.credentials
  })
  expect([answer.status, await errorOf(answer)]).toEqual([
    400,
    expect.stringMatching(/^(unsupported_grant_type|invalid_request)$/)
  ])
}

/** Changes what the realm remembers of a kind of token of the player, as time or malice would. */
const rewrite = ({ platform, playerId }: Realm, model: string, change: object) =>
  platform.ports.db.kysely
    .updateTable('oidc')
    .set({ payload: sql`payload || ${JSON.stringify(change)}::jsonb` })
    .where('model', '=', model)
    .where('account_id', '=', playerId)
    .execute()

const wins = (answers: readonly Response[]) => answers.filter(({ status }) => status === 200)

/** What the realm makes of codes and refresh tokens. */
export const TOKEN_CHECKS: Checks = {
  'a code is redeemed once': async realm => {
    const { started, callback } = await signedIn(realm)
    expect(await errorOf(await redeem(realm.platform, started, callback))).toBe('invalid_grant')
  },
  'a code that is shown twice takes back what was given for it': async realm => {
    const { started, callback, tokens } = await signedIn(realm)
    await redeem(realm.platform, started, callback)
    const answer = await refresh(realm.platform, tokens.refresh_token)
    expect(await errorOf(answer)).toBe('invalid_grant')
  },
  'a code with another verifier is refused': codeWith({ code_verifier: 'x'.repeat(43) }),
  'a code with an empty verifier is refused': codeWith({ code_verifier: '' }),
  'a code with another address to lead back to is refused': codeWith({
    redirect_uri: 'http://localhost/en/login/'
  }),
  'a code of another client is refused': codeWith({ client_id: 'somebody' }),
  'a code that has expired is refused': async realm => {
    const { started, callback } = await freshCode(realm)
    await rewrite(realm, 'AuthorizationCode', { exp: Math.floor(Date.now() / 1000) - 60 })
    expect(await errorOf(await redeem(realm.platform, started, callback))).toBe('invalid_grant')
  },
  'a code of a session that has ended is refused': async realm => {
    const { agent, started, callback } = await freshCode(realm)
    const page = await (await agent.fetch(endpoint(realm, 'logout'))).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await agent.post(endpoint(realm, 'logout'), { xsrf })
    expect(await errorOf(await redeem(realm.platform, started, callback))).toBe('invalid_grant')
  },
  'ten uses of one code at once have one winner': async realm => {
    const { started, callback } = await freshCode(realm)
    const uses = Array.from({ length: 10 }, () => redeem(realm.platform, started, callback))
    expect(wins(await Promise.all(uses))).toHaveLength(1)
  },

  'a refresh token is used once': async realm => {
    const { tokens } = await signedIn(realm)
    expect((await refresh(realm.platform, tokens.refresh_token)).status).toBe(200)
    const again = await refresh(realm.platform, tokens.refresh_token)
    expect(await errorOf(again)).toBe('invalid_grant')
  },
  'a refresh token that is shown twice takes back its successor': async realm => {
    const { tokens } = await signedIn(realm)
    const next = (await (await refresh(realm.platform, tokens.refresh_token)).json()) as Tokens
    await refresh(realm.platform, tokens.refresh_token)
    expect(await errorOf(await refresh(realm.platform, next.refresh_token))).toBe('invalid_grant')
  },
  'ten uses of one refresh token at once have one winner': async realm => {
    const { tokens } = await signedIn(realm)
    const uses = Array.from({ length: 10 }, () => refresh(realm.platform, tokens.refresh_token))
    expect(wins(await Promise.all(uses))).toHaveLength(1)
  },
  'a refresh token of another client is refused': async realm => {
    const { tokens } = await signedIn(realm)
    await rewrite(realm, 'RefreshToken', { clientId: 'somebody' })
    expect(await errorOf(await refresh(realm.platform, tokens.refresh_token))).toBe('invalid_grant')
  },
  'a refresh token that has expired is refused': async realm => {
    const { tokens } = await signedIn(realm)
    await rewrite(realm, 'RefreshToken', { exp: Math.floor(Date.now() / 1000) - 60 })
    expect(await errorOf(await refresh(realm.platform, tokens.refresh_token))).toBe('invalid_grant')
  },
  'a refresh keeps the person, the session and the time of the sign-in': async realm => {
    const { tokens } = await signedIn(realm)
    const next = (await (await refresh(realm.platform, tokens.refresh_token)).json()) as Tokens
    for (const claim of ['sub', 'sid', 'auth_time'])
      expect(decodeJwt(next.id_token)[claim]).toBe(decodeJwt(tokens.id_token)[claim])
  },
  'a refresh cannot widen the scope': async realm => {
    const { tokens } = await signedIn(realm)
    const answer = await tokenRequest(realm.platform, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      scope: 'openid email profile'
    })
    expect(await errorOf(answer)).toBe('invalid_scope')
  },
  'a scope that nobody knows is not granted': async realm => {
    const started = await startSignIn(realm.platform, { scope: 'openid email admin' })
    const callback = await submitSignIn(started, realm.credentials)
    const tokens = (await (await redeem(realm.platform, started, callback)).json()) as Tokens
    expect(tokens.scope).toBe('openid email')
    expect(decodeJwt(tokens.access_token)['scope']).toBe('openid email')
  },
  'an access token is no refresh token': async realm => {
    const { tokens } = await signedIn(realm)
    const answer = await refresh(realm.platform, tokens.access_token)
    expect(await errorOf(answer)).toBe('invalid_grant')
  },
  'a revoked refresh token is refused': async realm => {
    const { tokens } = await signedIn(realm)
    const fields = { token: tokens.refresh_token, client_id: 'lobby' }
    const revoked = await fetch(endpoint(realm, 'revoke'), {
      method: 'POST',
      body: new URLSearchParams(fields)
    })
    expect(revoked.status).toBe(200)
    expect(await errorOf(await refresh(realm.platform, tokens.refresh_token))).toBe('invalid_grant')
  },
  'a client that nobody knows revokes nothing': async realm => {
    const { tokens } = await signedIn(realm)
    const fields = { token: tokens.refresh_token, client_id: 'somebody' }
    await fetch(endpoint(realm, 'revoke'), { method: 'POST', body: new URLSearchParams(fields) })
    expect((await refresh(realm.platform, tokens.refresh_token)).status).toBe(200)
  },

  'the grant password is refused': grant('password'),
  'the grant client_credentials is refused': grant('client_credentials'),
  'the grant implicit is refused': grant('implicit'),
  'the grant of a device code is refused': grant('urn:ietf:params:oauth:grant-type:device_code'),
  'the grant of a token exchange is refused': grant(
    'urn:ietf:params:oauth:grant-type:token-exchange'
  ),
  'no grant is refused': grant(''),

  'tokens are kept by no cache': async realm => {
    const { started, callback } = await freshCode(realm)
    const answer = await redeem(realm.platform, started, callback)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  },
  'the token endpoint takes no address for a form': async realm => {
    const { started, callback } = await freshCode(realm)
    const query = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'lobby',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: started.redirectUri,
      code_verifier: started.verifier
    })
    const answer = await fetch(`${endpoint(realm, 'token')}?${query}`)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((await redeem(realm.platform, started, callback)).status).toBe(200)
  },
  'the token endpoint takes no JSON': async realm => {
    const answer = await fetch(endpoint(realm, 'token'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'refresh_token', client_id: 'lobby' })
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
  'a form of 100 kB is refused': async realm => {
    const answer = await refresh(realm.platform, 'x'.repeat(100_000))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
  'scripts of other sites read no answer of the token endpoint': async realm => {
    const allowed = async (origin: string) => {
      const answer = await fetch(endpoint(realm, 'token'), {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'lobby' })
      })
      return answer.headers.get('access-control-allow-origin')
    }
    expect(await allowed(realm.platform.url)).toBe(realm.platform.url)
    for (const origin of ['https://evil.example', 'null', 'http://games.localhost'])
      expect(await allowed(origin)).toBeNull()
  }
}
