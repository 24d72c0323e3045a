import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { hashPassword } from '#server/identity/passwords.ts'
import { ask } from '#tests/support/graphql.ts'
import { startSignIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { countWork } from '#tests/support/work.ts'

vi.mock('@node-rs/argon2', { spy: true })
vi.mock('#server/jobs/errand.ts', () => import('#tests/support/no-errands.ts'))

const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { ok { accessToken } error { code retryAt } } }`
const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { ok { recipient expiresAt resendAt } error { code fields } } }`
const RESEND = `mutation ResendCode($email: String!) {
  resendCode(email: $email) { ok { recipient expiresAt resendAt } error { code retryAt } } }`

let now = new Date()
let platform: TestPlatform
let known: string
let without: string
let addresses = 0

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
  known = (await newPlayer(platform, { passwordHash: await hashPassword('a quiet evening') })).email
  without = (await newPlayer(platform)).email
})
beforeEach(() => {
  now = new Date(now.getTime() + 48 * 3_600_000)
})
afterAll(() => platform.close())

const stranger = () => `nobody-${crypto.randomUUID()}@example.com`

/** Each from a network of its own, so that brakes play no part. */
const from = () => ({
  'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`
})

const send = (query: string, variables: object) =>
  ask<Record<string, unknown>>({
    url: `${platform.url}/graphql`,
    query,
    variables: { ...variables },
    headers: from()
  })

const registration = (email: string) => ({
  input: {
    form: 'DINO',
    email,
    country: 'NO',
    termsAccepted: true,
    password: 'a quiet evening at sea',
    firstName: 'Marit',
    lastName: 'Solberg',
    dateOfBirth: '1988-02-29',
    phoneNumber: '+4740612345',
    street: 'Storgata 1',
    city: 'Oslo',
    zipCode: '0155'
  }
})

/** What a stranger sees, with the name that was typed left out. */
const seen = (email: string, answer: object) =>
  JSON.stringify(answer).replaceAll(email, '…').replaceAll(encodeURIComponent(email), '…')

async function comparing(ask: (email: string) => Promise<object>, emails: readonly string[]) {
  // Whatever is made once, like the decoy of a password, is made before.
  await ask(stranger())
  const counter = countWork()
  const results = []
  for (const email of emails) {
    let answer: object = {}
    const work = await counter.of(async () => {
      answer = await ask(email)
    })
    results.push({ answer: seen(email, answer), ...work })
  }
  counter.stop()
  return results
}

describe('whether an address is known is told neither by words nor by work', () => {
  test('at sign-in by the lobby’s form: an account, one without a password, and none', async () => {
    const signIn = (email: string) => send(SIGN_IN, { input: { email, password: 'wrong' } })
    const [first, ...others] = await comparing(signIn, [known, without, stranger()])
    expect(first).toMatchObject({ hashes: 1 })
    expect(first!.answer).toContain('LOGIN_FAILED')
    expect(first!.statements.join('\n')).toContain('sign_in_tries')
    for (const other of others) expect(other).toEqual(first)
  })

  test('at sign-in on the realm’s page', async () => {
    const { agent, location } = await startSignIn(platform, { ui_locales: 'en' })
    const signIn = async (email: string) => {
      const body = new URLSearchParams({ email, password: 'wrong' })
      const init = { method: 'POST', body, headers: from() }
      const answer = await agent.fetch(`${location.href}/sign-in`, init)
      return { status: answer.status, page: (await answer.text()).replace(/nonce-[\w-]+/g, '') }
    }
    const [first, ...others] = await comparing(signIn, [known, without, stranger()])
    expect(first).toMatchObject({ hashes: 1 })
    expect(first!.answer).toContain('Login failed')
    for (const other of others) expect(other).toEqual(first)
  })

  test('at registration: the difference stands in the mail alone', async () => {
    const register = (email: string) => send(REGISTER, registration(email))
    const [first, ...others] = await comparing(register, [known, stranger()])
    expect(first).toMatchObject({ hashes: 1 })
    expect(first!.answer).toContain('"ok":{"recipient"')
    expect(first!.statements.filter(text => text.includes('outgoing_messages'))).toHaveLength(1)
    for (const other of others) expect(other).toEqual(first)
  })

  test('when another code is asked for: an account, a registration that waits, and neither', async () => {
    const waiting = stranger()
    await send(REGISTER, registration(waiting))
    now = new Date(now.getTime() + 5 * 60_000)
    const resend = (email: string) => send(RESEND, { email })
    const [first, ...others] = await comparing(resend, [known, waiting, stranger()])
    expect(first!.answer).toContain('"ok":{"recipient"')
    expect(first!.statements.filter(text => text.includes('outgoing_messages'))).toHaveLength(1)
    for (const other of others) expect(other).toEqual(first)
  })
})
