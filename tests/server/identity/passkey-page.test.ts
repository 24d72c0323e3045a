import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Authenticator, Quirks } from '#tests/support/authenticator.ts'
import {
  type Agent,
  redeem,
  refresh,
  resume,
  type Started,
  startSignIn,
  type Tokens
} from '#tests/support/identity.ts'
import { passkeyFor } from '#tests/support/passkeys.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

interface Challenge {
  readonly challengeId: string
  readonly options: { readonly challenge: string; readonly rpId: string }
}

let platform: TestPlatform
let playerId: string
let key: Authenticator
let started: Started
let agent: Agent
let page: string

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())
beforeEach(async () => {
  playerId = (await newPlayer(platform)).id
  key = await passkeyFor(platform, playerId)
  started = await startSignIn(platform, { ui_locales: 'en' })
  agent = started.agent
  page = await (await agent.fetch(started.location)).text()
})

async function challenge(): Promise<Challenge> {
  const [, address = ''] = /data-passkey="([^"]+)"/.exec(page) ?? []
  const answer = await agent.fetch(new URL(address, started.location), { method: 'POST' })
  return (await answer.json()) as Challenge
}

const post = (challengeId: string, response: unknown) =>
  agent.post(`${started.location.href}/passkey`, {
    challengeId,
    response: typeof response === 'string' ? response : JSON.stringify(response)
  })

async function signIn(quirks?: Quirks) {
  const { challengeId, options } = await challenge()
  return await post(challengeId, key.get(options, quirks))
}

describe('the passkey of the sign-in page', () => {
  test('is asked for by a button that only the script shows', async () => {
    expect(page).toContain('Sign in with a passkey')
    expect(page).toMatch(/<div class="passkey">\s*<form method="post" [^>]*data-passkey=/)
    const [, source = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? []
    const script = await fetch(new URL(source, started.location))
    expect(script.status).toBe(200)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
  })

  test('is offered at the field of the address', () => {
    expect(page).toMatch(/name="email"[^>]*autocomplete="username webauthn"/)
  })

  test('brings the only script of the realm, and only of its own origin', async () => {
    const policyAt = async (path: string) =>
      (await agent.fetch(started.location.href + path)).headers.get('content-security-policy')
    expect(await policyAt('')).toContain("script-src 'self'; connect-src 'self'")
    expect(await policyAt('/sign-in')).toContain("script-src 'self'; connect-src 'self'")
    expect(await policyAt('')).not.toContain('unsafe')
    for (const path of ['/register', '/code', '/nothing'])
      expect(await policyAt(path)).not.toMatch(/script-src|connect-src|unsafe/)
  })

  test('signs in as the password does, in a session that says so', async () => {
    const answer = await signIn()
    expect(answer.status).toBe(303)
    const callback = await resume(agent, new URL(answer.headers.get('location')!, platform.url))
    const tokens = (await (await redeem(platform, started, callback)).json()) as Tokens
    const { sub, sid } = decodeJwt(tokens.access_token)
    expect(sub).toBe(playerId)
    const session = await platform.ports.db.kysely
      .selectFrom('sessions')
      .select(['method', 'flow'])
      .where('id', '=', String(sid))
      .executeTakeFirstOrThrow()
    expect(session).toEqual({ method: 'PASSKEY', flow: 'keycloak' })

    const renewed = (await (await refresh(platform, tokens.refresh_token)).json()) as Tokens
    for (const { access_token } of [tokens, renewed])
      expect(decodeJwt(access_token)['passwordless']).toBe(true)
  })

  test.each<[string, Quirks]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['without verification of the person', { userVerified: false }]
  ])('is not taken %s', async (_, quirks) => {
    const answer = await signIn(quirks)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await answer.text()).toContain('This passkey was not accepted')
  })

  test('is taken once', async () => {
    const { challengeId, options } = await challenge()
    const response = key.get(options)
    const uses = Array.from({ length: 10 }, () => post(challengeId, response))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 303)).toHaveLength(1)
  })

  test.each(['', '{', 'null', '[]', '"x"'])('is not %j', async response => {
    const { challengeId } = await challenge()
    const answer = await post(challengeId, response)
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('This passkey was not accepted')
    ])
  })

  test('is asked for nobody whose sign-in is lost', async () => {
    const answer = await fetch(`${started.location.href}/passkey-challenge`, { method: 'POST' })
    expect(answer.status).toBe(400)
  })
})
