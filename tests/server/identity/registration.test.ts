import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findPlayerByEmail } from '#server/capabilities/player/index.ts'
import { lastMailTo } from '#server/identity/mail.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { type Agent, resume, signIn, startSignIn, submitSignIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform
let agent: Agent
let base: string
let registration: Record<string, string>

beforeAll(async () => {
  platform = await startPlatform({
    // Without the sandbox's letter on the page, as strangers would see it.
    env: { LOBBY_SANDBOX: '0' },
    clock: { now: () => now, move: async () => {} }
  })
})
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
  const started = await startSignIn(platform, { ui_locales: 'en' }, undefined, 'registrations')
  agent = started.agent
  base = started.location.href
  registration = {
    email: `New.Player.${crypto.randomUUID()}@Example.com`,
    password: 'a quiet evening',
    firstName: 'Nora',
    lastName: "O'Neil <script>",
    dateOfBirth: '1990-01-31',
    country: 'NO',
    terms: 'on'
  }
})
afterAll(() => platform.close())

const register = (changes: Record<string, string> = {}) =>
  agent.post(`${base}/register`, { ...registration, ...changes })
const confirm = (code: string) => agent.post(`${base}/code`, { code })
const mailTo = (email: string) => lastMailTo(platform.ports.db.kysely, email.toLowerCase())
const codeFor = async (email: string) => /\d{6}/.exec((await mailTo(email))?.body ?? '')?.[0] ?? ''
const playerOf = (email: string) => findPlayerByEmail(platform.ports.db.kysely, email)

describe('registration', () => {
  test('opens an account with the code from the mail and signs the player in', async () => {
    expect((await register()).headers.get('location')).toMatch(/\/code$/)
    expect(await playerOf(registration['email']!)).toBeUndefined()
    const answer = await confirm(await codeFor(registration['email']!))
    const back = await resume(agent, new URL(answer.headers.get('location')!, base))
    expect(back.searchParams.get('code')).toEqual(expect.any(String))
    expect(await playerOf(registration['email']!)).toMatchObject({
      email: registration['email']!.toLowerCase(),
      email_verified: true,
      first_name: 'Nora',
      last_name: "O'Neil <script>",
      date_of_birth: '1990-01-31',
      country: 'NO',
      currency: 'NOK',
      language: 'en',
      kyc_status: 'Required',
      is_email_marketing_accepted: false,
      terms_accepted: true
    })
    const { email, password } = registration as { email: string; password: string }
    expect(await signIn(platform, { email, password })).toHaveProperty('access_token')
  })

  test.each([
    ['email', 'nobody', 'Enter an e-mail address'],
    ['email', `${'x'.repeat(100)}@example.com`, 'Enter an e-mail address'],
    ['password', 'short', 'Choose a password'],
    ['password', 'x'.repeat(101), 'Choose a password'],
    ['firstName', '  ', 'Enter your first name'],
    ['dateOfBirth', '1990-02-31', 'Enter your date of birth'],
    ['dateOfBirth', '31.1.1990', 'Enter your date of birth'],
    ['dateOfBirth', '2031-01-01', 'Enter your date of birth'],
    ['country', 'XX', 'Choose a country'],
    ['country', 'ROW', 'Choose a country'],
    ['terms', '', 'Without accepting the terms']
  ])('refuses the %s %s in the player’s words', async (name, value, message) => {
    const page = await (await register({ [name]: value })).text()
    expect(page).toContain(message)
    expect(await mailTo(registration['email']!)).toBeUndefined()
  })

  test('keeps what was typed, escaped, and never the password', async () => {
    const page = await (await register({ country: '' })).text()
    expect(page).toContain('value="O&#39;Neil &lt;script&gt;"')
    expect(page).not.toContain(registration['password'])
  })

  test('refuses a person one day too young and takes one who has the age today', async () => {
    const day = (offset: number) => {
      const date = new Date(now.getTime() + offset * 24 * 3_600_000)
      return `${date.getUTCFullYear() - 18}${date.toISOString().slice(4, 10)}`
    }
    expect(await (await register({ dateOfBirth: day(1) })).text()).toContain('at least 18 years')
    expect((await register({ dateOfBirth: day(0) })).status).toBe(303)
  })

  test('answers for a known address as for a new one, and writes to its owner', async () => {
    const { email } = await newPlayer(platform)
    const known = await register({ email: email.toUpperCase() })
    const page = await (await agent.fetch(`${base}/code`)).text()
    expect(known.status).toBe(303)
    expect((await mailTo(email))?.subject).toContain('already have an account')
    expect(await codeFor(email)).toBe('')

    const other = await startSignIn(platform, { ui_locales: 'en' }, undefined, 'registrations')
    const fresh = await other.agent.post(`${other.location.href}/register`, registration)
    const freshPage = await (await other.agent.fetch(`${other.location.href}/code`)).text()
    const plain = (text: string, address: string) =>
      text.replaceAll(address.toLowerCase(), 'ADDRESS').replace(/interaction\/[\w-]+/g, 'ID')
    expect(fresh.status).toBe(known.status)
    expect(plain(freshPage, registration['email']!)).toBe(plain(page, email))
  })

  test('takes a code five times at the most, even if the sixth is right', async () => {
    await register()
    const code = await codeFor(registration['email']!)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let count = 0; count < 5; count++) expect((await confirm(wrong)).status).toBe(200)
    expect(await (await confirm(code)).text()).toContain('Too many wrong codes')
    expect(await playerOf(registration['email']!)).toBeUndefined()
  })

  test('takes a code for ten minutes and once', async () => {
    await register()
    const code = await codeFor(registration['email']!)
    now = new Date(now.getTime() + 601_000)
    await confirm(code)
    expect(await playerOf(registration['email']!)).toBeUndefined()

    await register()
    const second = await codeFor(registration['email']!)
    expect((await confirm(second)).headers.get('location')).toContain('/auth/')
    expect((await confirm(second)).headers.get('location')).toMatch(/\/register$/)
  })

  test('writes to one address only a few times', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 8; count++) statuses.push((await register()).status)
    expect(statuses.slice(0, 3)).toEqual([303, 303, 303])
    expect(statuses.at(-1)).toBe(429)
  })

  test('a player who remembers an account signs in from the same page', async () => {
    const password = 'a quiet evening'
    const { email } = await newPlayer(platform, { passwordHash: await hashPassword(password) })
    const started = await startSignIn(platform, {}, undefined, 'registrations')
    const back = await submitSignIn(started, { email, password })
    expect(back.searchParams.get('code')).toEqual(expect.any(String))
  })
})
