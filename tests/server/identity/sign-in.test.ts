import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { hashPassword } from '#server/identity/passwords.ts'
import { signIn as check } from '#server/identity/sign-in.ts'
import { type Agent, signIn, startSignIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const password = 'a quiet evening'

let now = new Date()
let platform: TestPlatform
let passwordHash: string
let email: string
let agent: Agent
let action: string

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  now = new Date(now.getTime() + 7 * 24 * 3_600_000)
  email = (await newPlayer(platform, { passwordHash })).email
  const started = await startSignIn(platform, { ui_locales: 'en' })
  agent = started.agent
  action = `${started.location.href}/sign-in`
})
afterAll(() => platform.close())

const post = (fields: Record<string, string>, address = '192.0.2.1') =>
  agent.fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': address }
  })
const statusOf = async (name: string, given: string, address: string) =>
  (await check(platform.ports, { email: name, password: given, address })).status

describe('sign-in page', () => {
  test('[SESS-36] a wrong name and a wrong password get one answer: Login failed', async () => {
    const answers = [
      await post({ email, password: 'wrong' }),
      await post({ email: 'x@example.com', password })
    ]
    const pages = await Promise.all(answers.map(answer => answer.text()))
    const [first, second] = pages.map(page =>
      page.replace(/(?:value="|login_hint=)[^"]*(?:@|%40)[^"]*"/g, '')
    )
    expect(first).toContain('Login failed')
    expect(second).toBe(first)
    expect(answers[0]!.status).toBe(answers[1]!.status)
  })

  test('an unknown name costs the same work as a known one', async () => {
    const time = async (name: string) => {
      const start = process.hrtime.bigint()
      await check(platform.ports, { email: name, password: 'wrong', address: crypto.randomUUID() })
      return process.hrtime.bigint() - start
    }
    const fastest = async (name: () => string) => {
      const times: bigint[] = []
      for (let count = 0; count < 12; count++) times.push(await time(name()))
      return Number(times.toSorted((a, b) => Number(a - b))[0])
    }
    const known = await fastest(() => email)
    const unknown = await fastest(() => `${crypto.randomUUID()}@example.com`)
    expect(unknown).toBeGreaterThan(known / 4)
  })

  test('a name is the same in capitals and with spaces around it', async () => {
    expect((await post({ email: ` ${email.toUpperCase()} `, password })).status).toBe(303)
  })

  test('a password is compared as it was typed, to its last sign', async () => {
    const longest = 'x'.repeat(99)
    const { email: name } = await newPlayer(platform, {
      passwordHash: await hashPassword(`${longest}Y`)
    })
    for (const wrong of [`${longest}y`, `${longest}Y `, ` ${longest}Y`, `${longest}YZ`, longest])
      expect((await post({ email: name, password: wrong })).status).toBe(200)
    expect((await post({ email: name, password: `${longest}Y` }, '192.0.2.2')).status).toBe(303)
  })

  test('slows tries on an account down by the tenth, whether right or wrong', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 100; count++)
      statuses.push((await post({ email, password: `wrong ${count}` })).status)
    expect(statuses.indexOf(429)).toBeGreaterThan(3)
    expect(statuses.indexOf(429)).toBeLessThan(10)
    const answer = await post({ email, password })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Too many tries. Try again in ')

    const other = (await newPlayer(platform, { passwordHash })).email
    expect((await post({ email: other, password })).status).toBe(303)
  })

  test('tries at once cannot slip past the brake', async () => {
    const tries = Array.from({ length: 40 }, () => statusOf(email, 'wrong', '192.0.2.2'))
    const made = (await Promise.all(tries)).filter(status => status === 'failed')
    expect(made.length).toBeLessThanOrEqual(5)
  })

  test('a stranger cannot lock a player out', async () => {
    for (let count = 0; count < 200; count++) await statusOf(email, 'wrong', '198.51.100.7')
    expect(await statusOf(email, password, '203.0.113.9')).toBe('signedIn')
  })

  test('the wait doubles, ends, and is forgotten after the right password', async () => {
    for (let count = 0; count < 5; count++) await statusOf(email, 'wrong', '192.0.2.3')
    expect(await statusOf(email, password, '192.0.2.3')).toBe('tooMany')
    now = new Date(now.getTime() + 2001)
    expect(await statusOf(email, 'wrong', '192.0.2.3')).toBe('failed')
    now = new Date(now.getTime() + 2001)
    expect(await statusOf(email, password, '192.0.2.3')).toBe('tooMany')
    now = new Date(now.getTime() + 2001)
    expect(await statusOf(email, password, '192.0.2.3')).toBe('signedIn')
    for (let count = 0; count < 4; count++)
      expect(await statusOf(email, 'wrong', '192.0.2.3')).toBe('failed')
  })

  test('one address cannot try a password on many accounts without end', async () => {
    const statuses: string[] = []
    for (let count = 0; count < 60; count++)
      statuses.push(await statusOf(`${count}@example.com`, 'Summer2026', '192.0.2.4'))
    expect(statuses.at(-1)).toBe('tooMany')
  })

  test('a sign that no database takes is a wrong name', async () => {
    const answer = await post({ email: 'x\0@example.com', password: 'a\0b' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Login failed')
  })

  test('a player without a password cannot sign in by one', async () => {
    const { email: none } = await newPlayer(platform)
    for (const guess of ['', 'undefined', 'null'])
      expect(await statusOf(none, guess, crypto.randomUUID())).toBe('failed')
  })

  test('the demo player of a sandbox signs in', async () => {
    const { demoPassword } = platform.ports.config.secrets
    const credentials = { email: 'demo@lobby.example', password: demoPassword }
    expect(await signIn(platform, credentials)).toHaveProperty('access_token')
  })
})

describe('pages of the realm', () => {
  test('allow no frame, forms only to the realm and the site, and but for the passkey no script', async () => {
    const { agent: visitor, location } = await startSignIn(platform)
    const { headers } = await visitor.fetch(`${location.href}/register`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${platform.url}`)
    expect(policy).not.toMatch(/script-src|unsafe/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each([
    [{ ui_locales: 'fi' }, {}, 'fi'],
    [{ ui_locales: 'de_AT de' }, {}, 'de-AT'],
    [{ ui_locales: 'de-AT de' }, {}, 'de-AT'],
    [{ ui_locales: 'de-CH de' }, {}, 'de'],
    [{ ui_locales: 'xx ja' }, {}, 'ja'],
    [{ ui_locales: '"><script>' }, { 'accept-language': 'fr-CA,fr;q=0.8' }, 'fr-CA'],
    [{}, { 'accept-language': 'nn-NO' }, 'nb-NO'],
    [{}, {}, 'en']
  ])('speak the language asked for by %j and %j [L008]', async (params, headers, lang) => {
    const { agent: visitor, location } = await startSignIn(platform, params)
    const page = await (await visitor.fetch(location, { headers })).text()
    expect(page).toContain(`<html lang="${lang}"`)
  })

  test('escape what comes from outside', async () => {
    const evil = '"><script>alert(1)</script>@example.com'
    expect(await (await post({ email: evil, password })).text()).not.toContain('<script>')
  })

  test('bring their own stylesheet and fonts from the realm', async () => {
    const { agent: visitor, location } = await startSignIn(platform)
    const page = await (await visitor.fetch(location)).text()
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? ''
    const sheet = await fetch(new URL(href, location))
    expect(sheet.headers.get('content-type')).toContain('text/css')
    expect(sheet.headers.get('cache-control')).toContain('immutable')
    const font = /url\("([\w-]+\.woff2)"\)/.exec(await sheet.text())?.[1] ?? ''
    const answer = await fetch(new URL(font, sheet.url))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect((await fetch(new URL('..%2fstyle.ts', sheet.url))).status).toBe(404)
  })

  test('tell somebody whose sign-in is lost to start again', async () => {
    const { location } = await startSignIn(platform)
    const answer = await fetch(location, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Start again from the lobby')
  })

  test.each(['{"email":"x"}', '<x/>'])('take forms only, not %s', async body => {
    const headers = { 'content-type': 'application/json' }
    const answer = await agent.fetch(action, { method: 'POST', body, headers })
    expect(answer.status).toBe(415)
  })
})
