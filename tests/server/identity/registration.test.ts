import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findPlayerByEmail } from '#server/capabilities/player/index.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { type Agent, resume, signIn, startSignIn, submitSignIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { codeIn, confirmLink, messageTo, tokenIn, wrongCode } from '#tests/support/registration.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform
let agent: Agent
let base: string
let registration: Record<string, string>

beforeAll(async () => {
  platform = await startPlatform({
    // Without the sandbox's letter on the page, as strangers would see it.
    env: { LOBBY_SANDBOX: '0', LOBBY_COUNTRY_HEADER: 'x-place' },
    clock: { now: () => now, move: async () => {} }
  })
})
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
  const started = await startSignIn(platform, { ui_locales: 'en' }, undefined, 'registrations')
  agent = started.agent
  base = started.location.href
  const mark = crypto.randomUUID().replace(/[\d-]/g, '')
  registration = {
    email: `New.Player.${crypto.randomUUID()}@Example.com`,
    password: 'a quiet evening',
    firstName: 'Nora',
    lastName: `O'Neil <script> ${mark}`,
    dateOfBirth: '1990-01-31',
    country: 'NO',
    terms: 'on'
  }
})
afterAll(() => platform.close())

const register = (changes: Record<string, string> = {}) =>
  agent.post(`${base}/register`, { ...registration, ...changes })
const confirm = (code: string) => agent.post(`${base}/code`, { code })
const mailTo = (email: string) => messageTo(platform, email)
const codeFor = async (email: string) => codeIn(await mailTo(email))
const playerOf = (email: string) => findPlayerByEmail(platform.ports.db.kysely, email)
const pageFor = async (country: string, running = platform) => {
  const started = await startSignIn(running, { ui_locales: 'en' }, undefined, 'registrations')
  const headers = { 'x-place': country }
  return await (await started.agent.fetch(`${started.location.href}/register`, { headers })).text()
}
const namesIn = (page: string) =>
  [...page.matchAll(/<(?:input|select) id="(\w+)"/g)].map(([, name]) => name)

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
      last_name: registration['lastName'],
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
    ['password', 'short', 'Choose a password'],
    ['firstName', '  ', 'Enter your first name'],
    ['dateOfBirth', '1990-02-31', 'Enter your date of birth'],
    ['dateOfBirth', '2015-01-01', 'at least 18 years'],
    ['country', 'XX', 'Choose a country'],
    ['terms', '', 'Without accepting the terms']
  ])('refuses the %s %s in the player’s words', async (name, value, message) => {
    const page = await (await register({ [name]: value })).text()
    expect(page).toContain(message)
    expect(page).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"`))
    expect(await mailTo(registration['email']!)).toBeUndefined()
  })

  test('keeps what was typed, escaped, and never the password', async () => {
    const page = await (await register({ country: '' })).text()
    expect(page).toContain('value="O&#39;Neil &lt;script&gt;')
    expect(page).not.toContain(registration['password'])
  })

  test.each([
    ['NO', ['email', 'password', 'firstName', 'lastName', 'dateOfBirth', 'country']],
    ['FI', ['email', 'password', 'firstName', 'lastName', 'dateOfBirth', 'country']],
    [
      'CA',
      [
        ...['email', 'password', 'country', 'firstName', 'lastName', 'dateOfBirth', 'phoneNumber'],
        ...['street', 'zipCode', 'city', 'state']
      ]
    ],
    ['EE', ['country', 'nationalId', 'firstName', 'lastName', 'dateOfBirth', 'email', 'password']]
  ])('asks a visitor from %s for what the form there asks', async (country, fields) => {
    const page = await pageFor(country)
    const consents = country === 'CA' ? ['emailMarketing', 'smsMarketing'] : ['emailMarketing']
    expect(namesIn(page)).toEqual([...fields, 'terms', ...consents])
    expect(page).toContain(`<option value="${country}" selected>`)
    for (const name of namesIn(page)) expect(page).toContain(`<label for="${name}">`)
    expect(page).not.toMatch(/type="checkbox"[^>]* checked/)
  })

  test('shows the form of another country with what was typed so far', async () => {
    const page = await (await register({ country: 'CA', form: 'DINO' })).text()
    expect(namesIn(page)).toContain('zipCode')
    expect(page).toContain('value="Nora"')
    expect(page).not.toContain('aria-invalid')
    const first = await (await register({ country: 'EE', show: 'country', email: '' })).text()
    expect(namesIn(first)).toContain('nationalId')
    expect(first).not.toContain('aria-invalid')
  })

  test('ticks consents beforehand only where the law lets it, and the terms nowhere', async () => {
    const other = await startPlatform({
      env: { LOBBY_OPERATOR: 'FortuneForge', LOBBY_COUNTRY_HEADER: 'x-place' }
    })
    const ticked = async (country: string) =>
      [
        ...(await pageFor(country, other)).matchAll(/id="(\w+)"[^>]*type="checkbox"[^>]* checked/g)
      ].map(([, name]) => name)
    expect(await ticked('CA')).toEqual(['emailMarketing', 'smsMarketing'])
    expect(await ticked('NZ')).toEqual(['emailMarketing'])
    for (const country of ['DE', 'NO', 'GB', 'CH', 'EE', '??'])
      expect(await ticked(country)).toEqual([])
    await other.close()
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
    for (let count = 0; count < 5; count++)
      expect((await confirm(wrongCode(code))).status).toBe(200)
    expect(await (await confirm(code)).text()).toContain('no longer works')
    expect(await playerOf(registration['email']!)).toBeUndefined()
  })

  test('takes a code for ten minutes, and another one after that', async () => {
    await register()
    const code = await codeFor(registration['email']!)
    now = new Date(now.getTime() + 601_000)
    expect(await (await confirm(code)).text()).toContain('no longer works')
    expect(await (await agent.post(`${base}/resend`, {})).text()).toContain('on its way')
    const second = await codeFor(registration['email']!)
    expect((await confirm(second)).headers.get('location')).toContain('/auth/')
  })

  test('says when another letter can be sent, and sends none before', async () => {
    await register()
    expect(await (await agent.fetch(`${base}/code`)).text()).toContain('in 30 seconds')
    const early = await agent.post(`${base}/resend`, {})
    expect(early.status).toBe(429)
    expect(early.headers.get('retry-after')).toBe('30')
    now = new Date(now.getTime() + 31_000)
    expect((await agent.post(`${base}/resend`, {})).status).toBe(200)
  })

  test('goes on here when the link was opened elsewhere, and not before', async () => {
    await register()
    const early = await agent.post(`${base}/link-used`, {})
    expect(await early.text()).toContain('not been opened yet')
    await confirmLink(platform, tokenIn(await mailTo(registration['email']!)))
    const answer = await agent.post(`${base}/link-used`, {})
    const back = await resume(agent, new URL(answer.headers.get('location')!, base))
    expect(back.searchParams.get('code')).toEqual(expect.any(String))
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
