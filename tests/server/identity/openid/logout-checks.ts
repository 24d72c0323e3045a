import { decodeJwt } from 'jose'
import { expect } from 'vitest'

import { authenticate } from '#server/identity/authenticate.ts'
import { refresh } from '#tests/support/identity.ts'
import { type Checks, endpoint, type Realm, type SignedIn, signedIn } from './realm.ts'

const address = (realm: Realm, params: Readonly<Record<string, string>>) =>
  `${endpoint(realm, 'logout')}?${new URLSearchParams(params)}`

type Login = Awaited<ReturnType<typeof signedIn>>

const isAlive = async ({ platform }: Realm, { tokens }: Login) =>
  (await authenticate(platform.ports, tokens.access_token)) !== null

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A hint that proves nothing: refused, and the session goes on. */
const hint = (make: (login: Login) => string) => async (realm: Realm) => {
  const login = await signedIn(realm)
  const answer = await login.agent.fetch(address(realm, { id_token_hint: make(login) }))
  expect(answer.status).toBe(400)
  expect(await isAlive(realm, login)).toBe(true)
}

const leadsTo = (target: string) => async (realm: Realm) => {
  const login = await signedIn(realm)
  const params = { id_token_hint: login.tokens.id_token, post_logout_redirect_uri: target }
  const answer = await login.agent.fetch(address(realm, params))
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  expect(await isAlive(realm, login)).toBe(true)
}

const stillAsked = async ({ agent }: SignedIn, url: string) =>
  expect(await (await agent.fetch(url)).text()).toContain('name="xsrf"')

/** What the realm makes of requests to log out. */
export const LOGOUT_CHECKS: Checks = {
  'a log-out with the session’s own hint ends its tokens': async realm => {
    const login = await signedIn(realm)
    await login.agent.fetch(address(realm, { id_token_hint: login.tokens.id_token }))
    expect(await isAlive(realm, login)).toBe(false)
    expect((await refresh(realm.platform, login.tokens.refresh_token)).status).toBe(400)
  },
  'a log-out without a hint asks first': async realm => {
    const login = await signedIn(realm)
    await stillAsked(login, address(realm, {}))
    expect(await isAlive(realm, login)).toBe(true)
  },
  'a log-out that another site sends is not obeyed': async realm => {
    const login = await signedIn(realm)
    await login.agent.post(address(realm, {}), { xsrf: 'forged', logout: 'yes' })
    await login.agent.post(address(realm, {}), { logout: 'yes' })
    expect(await isAlive(realm, login)).toBe(true)
  },
  'the hint of another session does not end this one': async realm => {
    const other = await signedIn(realm)
    const login = await signedIn(realm)
    await stillAsked(login, address(realm, { id_token_hint: other.tokens.id_token }))
    expect(await isAlive(realm, login)).toBe(true)
  },
  'a hint with the algorithm none is refused': hint(
    ({ tokens }) => `${encoded({ alg: 'none' })}.${tokens.id_token.split('.')[1]}.`
  ),
  'a hint with changed claims is refused': hint(({ tokens }) => {
    const [head, , signature] = tokens.id_token.split('.')
    return `${head}.${encoded({ ...decodeJwt(tokens.id_token), sub: 'x' })}.${signature}`
  }),
  'an access token is no hint': hint(({ tokens }) => tokens.access_token),
  'a log-out leads to no other host': leadsTo('https://evil.example/'),
  'a log-out leads to no script': leadsTo('javascript:alert(1)'),
  'a log-out leads to no page that is not named': leadsTo('http://localhost/en/games/')
}
