import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { linkPerson } from '#server/identity/bank-login/link.ts'
import { lastMessageTo } from '#server/identity/outbox.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { Authenticator, type Quirks } from '#tests/support/authenticator.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const PASSWORD = 'a quiet evening'
const MINUTE = 60_000

interface Request {
  readonly challengeId: string
  readonly options: {
    readonly challenge: string
    readonly rpId?: string
    readonly rp: { readonly id: string; readonly name: string }
    readonly user: { readonly id: string; readonly name: string }
    readonly allowCredentials?: readonly unknown[]
    readonly excludeCredentials?: readonly { readonly id: string }[]
    readonly authenticatorSelection?: Readonly<Record<string, unknown>>
    readonly userVerification?: string
  }
}

interface Passkey {
  readonly id: string
  readonly name: string
  readonly lastUsedAt: string | null
  readonly isSynced: boolean
}

interface Result<T> {
  readonly ok: T | null
  readonly error: { readonly code: string } | null
}

interface Pair {
  readonly accessToken: string
}

let now = new Date()
let platform: TestPlatform
let passwordHash: string
let playerId: string
let token: string
let key: Authenticator

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => platform.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 48 * 60 * MINUTE)
  playerId = (await newPlayer(platform, { passwordHash })).id
  token = (await signInAs(platform, playerId)).accessToken
  key = new Authenticator(platform.url)
})

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

async function call<T>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  options: { readonly token?: string; readonly address?: string } = {}
): Promise<T> {
  const { data, errors } = await ask<T>({
    url: `${platform.url}/graphql`,
    query,
    variables,
    ...(options.token !== undefined && { token: options.token }),
    headers: { 'x-forwarded-for': options.address ?? '192.0.2.1' }
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

const BEGIN = `mutation ($password: String) {
  beginPasskey(password: $password) { ok { challengeId options } error { code } }
}`
const begin = async (password?: string) =>
  (await call<{ beginPasskey: Result<Request> }>(BEGIN, { password }, { token })).beginPasskey

const ADD = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) { ok { id name lastUsedAt isSynced } error { code } }
}`
const add = async (challengeId: string, response: unknown, name = 'Phone') =>
  (
    await call<{ addPasskey: Result<Passkey> }>(
      ADD,
      { input: { challengeId, response, name } },
      { token }
    )
  ).addPasskey

/** A passkey of the player, made as a browser makes one. */
async function newPasskey(quirks: Quirks = {}, name?: string) {
  const { ok } = await begin(PASSWORD)
  return await add(ok!.challengeId, key.create(ok!.options, quirks), name)
}

const beginSignIn = async () =>
  (
    await call<{ beginPasskeySignIn: Request }>(
      'mutation { beginPasskeySignIn { challengeId options } }'
    )
  ).beginPasskeySignIn

const SIGN_IN = `mutation ($input: PasskeySignInInput!) {
  signInWithPasskey(input: $input) { ok { accessToken } error { code } }
}`
const signIn = async (challengeId: string, response: unknown, address?: string) =>
  (
    await call<{ signInWithPasskey: Result<Pair> }>(
      SIGN_IN,
      { input: { challengeId, response } },
      address === undefined ? {} : { address }
    )
  ).signInWithPasskey

async function signInWith(quirks: Quirks = {}) {
  const { challengeId, options } = await beginSignIn()
  return await signIn(challengeId, key.get({ ...options, rpId: 'localhost' }, quirks))
}

const viewer = async () =>
  (
    await call<{ viewer: { passkeys: Passkey[]; hasPassword: boolean } }>(
      '{ viewer { hasPassword passkeys { id name lastUsedAt isSynced } } }',
      {},
      { token }
    )
  ).viewer

const remove = async (id: string) =>
  (
    await call<{ removePasskey: { removed: boolean } }>(
      'mutation ($id: ID!) { removePasskey(id: $id) { removed } }',
      { id },
      { token }
    )
  ).removePasskey.removed

const FAILED = { ok: null, error: { code: 'LOGIN_FAILED' } }
const REFUSED = { ok: null, error: { code: 'REFUSED' } }
const PASSWORD_NEEDED = { ok: null, error: { code: 'PASSWORD_NEEDED' } }

describe('adding a passkey', () => {
  test('asks for a resident key, for verification of the person, and for this site', async () => {
    const { ok } = await begin()
    const { options } = ok!
    expect(options.rp).toEqual({ id: 'localhost', name: 'Infiniza' })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(playerId)
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required'
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
  })

  test('names it, shows it, and keeps the same authenticator from being added twice', async () => {
    expect(await newPasskey({}, '  My phone ')).toMatchObject({ ok: { name: 'My phone' } })
    expect(await viewer()).toMatchObject({
      hasPassword: true,
      passkeys: [{ name: 'My phone', lastUsedAt: null, isSynced: false }]
    })
    const { ok } = await begin(PASSWORD)
    expect(ok!.options.excludeCredentials).toMatchObject([{ id: key.credentials[0]!.id }])
  })

  test('knows one that is synced', async () => {
    key = new Authenticator(platform.url, { synced: true, counts: false })
    expect(await newPasskey()).toMatchObject({ ok: { isSynced: true } })
  })

  test('needs the password ten minutes after the sign-in', async () => {
    later(10 * MINUTE)
    expect((await begin()).ok).not.toBeNull()
    later(1000)
    expect(await begin()).toEqual(PASSWORD_NEEDED)
    expect(await begin('wrong')).toEqual(PASSWORD_NEEDED)
    expect((await begin(PASSWORD)).ok).not.toBeNull()
  })

  test('counts wrong passwords together with those of the sign-in', async () => {
    later(11 * MINUTE)
    for (let count = 0; count < 5; count++) expect(await begin('wrong')).toEqual(PASSWORD_NEEDED)
    expect(await begin(PASSWORD)).toEqual({ ok: null, error: { code: 'TOO_MANY_TRIES' } })
    const email = `player-${playerId}@example.com`
    const { signIn: answer } = await call<{ signIn: Result<Pair> }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { ok { accessToken } error { code } } }',
      { input: { email, password: PASSWORD } }
    )
    expect(answer.error).toEqual({ code: 'TOO_MANY_TRIES' })
  })

  test('is for whoever is signed in', async () => {
    const { errors } = await ask({ url: `${platform.url}/graphql`, query: BEGIN })
    expect(errors?.[0]?.extensions?.type).toBe('AuthenticationFailure')
  })

  test('stops at ten', async () => {
    for (let count = 0; count < 10; count++) expect((await newPasskey()).ok).not.toBeNull()
    expect(await begin(PASSWORD)).toEqual(REFUSED)
    expect((await viewer()).passkeys).toHaveLength(10)
  })

  test('stops at ten when the last two come at once', async () => {
    for (let count = 0; count < 9; count++) await newPasskey()
    const begun = await Promise.all([begin(PASSWORD), begin(PASSWORD)])
    const added = await Promise.all(
      begun.map(({ ok }) => add(ok!.challengeId, key.create(ok!.options)))
    )
    expect(added.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await viewer()).passkeys).toHaveLength(10)
  })

  test.each([
    ['', REFUSED],
    ['   ', REFUSED],
    ['x'.repeat(61), REFUSED],
    ['x'.repeat(60), { ok: { name: 'x'.repeat(60) } }],
    ['<img src=x>', { ok: { name: '<img src=x>' } }]
  ])('the name %j is answered for', async (name, answer) => {
    expect(await newPasskey({}, name)).toMatchObject(answer)
  })

  test.each<[string, Quirks]>([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made on another port', { origin: 'http://localhost:1' }],
    ['made in a game’s frame', { origin: 'http://games.localhost' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['made without verifying the person', { userVerified: false }],
    ['made without the person', { userPresent: false }],
    ['that is a sign-in', { type: 'webauthn.get' }]
  ])('refuses one %s', async (_, quirks) => {
    expect(await newPasskey(quirks)).toEqual(REFUSED)
    expect((await viewer()).passkeys).toEqual([])
  })

  test.each([[1], ['x'], [[]], [{}], [{ id: 'x' }], [{ id: {}, response: { clientDataJSON: 1 } }]])(
    'refuses the answer %j',
    async response => {
      const { ok } = await begin()
      expect(await add(ok!.challengeId, response)).toEqual(REFUSED)
    }
  )

  test('refuses an answer to another challenge, to one of five minutes ago, and to one of a sign-in', async () => {
    const first = (await begin(PASSWORD)).ok!
    const second = (await begin(PASSWORD)).ok!
    expect(await add(first.challengeId, key.create(second.options))).toEqual(REFUSED)
    later(5 * MINUTE)
    expect(await add(second.challengeId, key.create(second.options))).toEqual(REFUSED)
    const { challengeId, options } = await beginSignIn()
    const forged = { ...first.options, challenge: options.challenge }
    expect(await add(challengeId, key.create(forged))).toEqual(REFUSED)
  })

  test('refuses the challenge of another player', async () => {
    const { ok } = await begin()
    const response = key.create(ok!.options)
    token = (await signInAs(platform, (await newPlayer(platform)).id)).accessToken
    expect(await add(ok!.challengeId, response)).toEqual(REFUSED)
  })

  test('of ten uses of one challenge one goes through', async () => {
    const { ok } = await begin()
    const uses = Array.from({ length: 10 }, () => add(ok!.challengeId, key.create(ok!.options)))
    expect((await Promise.all(uses)).filter(use => use.ok)).toHaveLength(1)
    expect((await viewer()).passkeys).toHaveLength(1)
  })
})

test('the player is told by mail of a passkey that is added or removed', async () => {
  const letter = async () => {
    const { ports } = platform
    return await lastMessageTo(ports.db.kysely, `player-${playerId}@example.com`)
  }
  const refused = await newPasskey({ origin: 'https://evil.example' })
  expect([refused, await letter()]).toEqual([REFUSED, undefined])
  const { ok } = await newPasskey()
  expect(await letter()).toMatchObject({
    subject: 'A passkey was added to your account at Infiniza',
    link: `${platform.url}/en/profile/`
  })
  await remove(ok!.id)
  expect((await letter())?.subject).toBe('A passkey was removed from your account at Infiniza')
})

describe('signing in with a passkey', () => {
  test('names no account before the answer', async () => {
    await newPasskey()
    const { options } = await beginSignIn()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
  })

  test('begins a session whose method is the passkey, and notes the use', async () => {
    await newPasskey()
    later(1000)
    const { ok } = await signInWith()
    const claims = decodeJwt(ok!.accessToken)
    expect(claims.sub).toBe(playerId)
    token = ok!.accessToken
    const { viewer: seen } = await call<{ viewer: { sessions: { edges: object[] } } }>(
      '{ viewer { sessions(first: 1) { edges { node { id method isCurrent } } } } }',
      {},
      { token }
    )
    expect(seen.sessions.edges).toEqual([
      { node: { id: claims['session_id'], method: 'PASSKEY', isCurrent: true } }
    ])
    expect((await viewer()).passkeys[0]!.lastUsedAt).toBe(now.toISOString())
  })

  test('a player without a password gets in', async () => {
    playerId = (await newPlayer(platform)).id
    token = (await signInAs(platform, playerId)).accessToken
    const { ok } = await begin()
    await add(ok!.challengeId, key.create(ok!.options))
    expect((await viewer()).hasPassword).toBe(false)
    expect(decodeJwt((await signInWith()).ok!.accessToken).sub).toBe(playerId)
  })

  test('an authenticator that does not count gets in again and again', async () => {
    key = new Authenticator(platform.url, { counts: false })
    await newPasskey()
    for (let count = 0; count < 3; count++) expect((await signInWith()).ok).not.toBeNull()
  })

  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

  test.each<[string, Quirks]>([
    ['signed by another key', { key: stranger }],
    ['made on another site', { origin: 'https://evil.example' }],
    ['made in a game’s frame', { origin: 'http://games.localhost' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['made without verifying the person', { userVerified: false }],
    ['made without the person', { userPresent: false }],
    ['that made a key', { type: 'webauthn.create' }],
    ['of another person', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['whose counter stands still', { counter: 1 }],
    ['whose counter has gone back', { counter: 0 }]
  ])('an answer %s is refused', async (_, quirks) => {
    await newPasskey()
    expect((await signInWith()).ok).not.toBeNull()
    expect(await signInWith(quirks)).toEqual(FAILED)
  })

  test.each([[1], ['x'], [[]], [{}], [{ id: 'x', rawId: 'x', type: 'public-key', response: {} }]])(
    'the answer %j is refused',
    async response => {
      const { challengeId } = await beginSignIn()
      expect(await signIn(challengeId, response)).toEqual(FAILED)
    }
  )

  test('an unknown credential and a wrong signature get one answer', async () => {
    await newPasskey()
    const wrong = await signInWith({ key: stranger })
    const { challengeId, options } = await beginSignIn()
    const answer = key.get({ ...options, rpId: 'localhost' })
    const id = Buffer.from(crypto.randomUUID()).toString('base64url')
    expect(await signIn(challengeId, { ...answer, id, rawId: id })).toEqual(wrong)
  })

  test('a challenge is spent by the first try, even by a wrong one', async () => {
    await newPasskey()
    const { challengeId, options } = await beginSignIn()
    const right = { ...options, rpId: 'localhost' }
    expect(await signIn(challengeId, key.get(right, { key: stranger }))).toEqual(FAILED)
    expect(await signIn(challengeId, key.get(right))).toEqual(FAILED)
  })

  test('a challenge is for five minutes, and not one for adding', async () => {
    await newPasskey()
    const { challengeId, options } = await beginSignIn()
    later(5 * MINUTE)
    expect(await signIn(challengeId, key.get({ ...options, rpId: 'localhost' }))).toEqual(FAILED)
    const adding = (await begin(PASSWORD)).ok!
    const answer = key.get({ challenge: adding.options.challenge, rpId: 'localhost' })
    expect(await signIn(adding.challengeId, answer)).toEqual(FAILED)
    expect(await signIn(crypto.randomUUID(), answer)).toEqual(FAILED)
  })

  test('of ten uses of one answer one gets in', async () => {
    await newPasskey()
    const { challengeId, options } = await beginSignIn()
    const answer = key.get({ ...options, rpId: 'localhost' })
    const uses = Array.from({ length: 10 }, () => signIn(challengeId, answer))
    expect((await Promise.all(uses)).filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('one address cannot try without end', async () => {
    const { challengeId } = await beginSignIn()
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 60; count++)
      codes.push((await signIn(challengeId, {}, '192.0.2.77')).error?.code)
    expect(codes[0]).toBe('LOGIN_FAILED')
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
  })
})

describe('removing a passkey', () => {
  test('ends its use', async () => {
    const { ok } = await newPasskey()
    expect(await remove(ok!.id)).toBe(true)
    expect((await viewer()).passkeys).toEqual([])
    expect(await remove(ok!.id)).toBe(false)
    expect(await signInWith()).toEqual(FAILED)
  })

  test('is for one’s own only', async () => {
    const { ok } = await newPasskey()
    const own = token
    token = (await signInAs(platform, (await newPlayer(platform, { passwordHash })).id)).accessToken
    expect(await remove(ok!.id)).toBe(false)
    token = own
    expect((await viewer()).passkeys).toHaveLength(1)
  })

  test('leaves a player without a password one way in, also when two go at once', async () => {
    playerId = (await newPlayer(platform)).id
    token = (await signInAs(platform, playerId)).accessToken
    const ids: string[] = []
    for (let count = 0; count < 2; count++) {
      const { ok } = await begin()
      ids.push((await add(ok!.challengeId, key.create(ok!.options))).ok!.id)
    }
    const removed = await Promise.all(ids.map(remove))
    expect(removed.toSorted()).toEqual([false, true])
    expect((await viewer()).passkeys).toHaveLength(1)
  })

  test('takes the last one of a player whom a bank vouches for', async () => {
    playerId = (await newPlayer(platform)).id
    token = (await signInAs(platform, playerId)).accessToken
    const { ok } = await begin()
    const added = await add(ok!.challengeId, key.create(ok!.options))
    expect(await remove(added.ok!.id)).toBe(false)
    await platform.ports.db.transaction(tx => linkPerson(tx, 'TRUSTLY', playerId, playerId, now))
    expect(await remove(added.ok!.id)).toBe(true)
  })
})
