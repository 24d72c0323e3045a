import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { findPlayerByEmail, type Player } from '#server/capabilities/player/index.ts'
import { latestMessages } from '#server/identity/outbox.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { signIn as check } from '#server/identity/sign-in.ts'
import { ask } from '#tests/support/graphql.ts'
import {
  type Agent,
  redeem,
  resume,
  signIn,
  startSignIn,
  submitSignIn
} from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  codeIn,
  confirmLink,
  messageTo,
  tokenIn,
  viewerOf,
  wrongCode
} from '#tests/support/registration.ts'
import { countWork } from '#tests/support/work.ts'

vi.mock('@node-rs/argon2', { spy: true })
vi.mock('#server/jobs/errand.ts', () => import('#tests/support/no-errands.ts'))

const OLD = 'a quiet evening'
const NEW = 'a loud morning at sea'
const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { ok { accessToken refreshToken } error { code } } }`
const RENEW = `mutation Renew($token: String!) {
  refreshAccessToken(refreshToken: $token) { accessToken } }`

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform
let passwordHash: string
let player: Player
let email: string
let network: string
let count = 0

beforeAll(async () => {
  platform = await startPlatform({
    // Without the sandbox's letter on the page, as strangers would see it.
    env: { LOBBY_SANDBOX: '0' },
    clock: { now: () => now, move: async () => {} }
  })
  passwordHash = await hashPassword(OLD)
})
beforeEach(async () => {
  now = new Date(now.getTime() + 48 * 3_600_000)
  network = `198.51.100.${++count}`
  player = await newPlayer(platform, { passwordHash })
  email = player.email
})
afterAll(() => platform.close())

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const at = (path: string) => new URL(`/realms/infiniza/password/${path}`, platform.url)
const open = (path: string, headers = {}) => fetch(at(path), { headers, redirect: 'manual' })
const post = (path: string | URL, fields: Record<string, string>, from = network) =>
  fetch(typeof path === 'string' ? at(path) : path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': from },
    redirect: 'manual'
  })
const begin = (address = email, from = network) => post('?ui_locales=en', { email: address }, from)

/** The page that asks for the code, after a letter was asked for. */
async function begun(address = email): Promise<URL> {
  const answer = await begin(address)
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location')!, platform.url)
}

const permitIn = (page: string) => /name="permit" value="([^"]+)"/.exec(page)?.[1] ?? ''
const letter = () => messageTo(platform, email)
const enter = async (page: URL, code: string) => (await post(page, { code })).text()
const press = async (token: string) => (await post('link', { token })).text()
const choose = async (permit: string, password = NEW) =>
  (await post('new?ui_locales=en', { permit, password })).text()

async function permitted(): Promise<string> {
  const page = await begun()
  return permitIn(await enter(page, codeIn(await letter())))
}

const byForm = async (password: string) => {
  const { data } = await ask<{
    signIn: { ok: { accessToken: string; refreshToken: string } | null }
  }>({
    url: `${platform.url}/graphql`,
    query: SIGN_IN,
    variables: { input: { email, password } }
  })
  return data!.signIn.ok
}
const isAlive = async (token: string) => (await viewerOf(platform, token)).data !== undefined
const statusOf = async (password: string, address = network) =>
  (await check(platform.ports, { email, password, address })).status
const reasonsOf = async () => {
  const rows = await platform.ports.db.kysely
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select('end_reason')
    .where('email', '=', email)
    .execute()
  return rows.map(row => row.end_reason)
}

describe('a forgotten password', () => {
  test('is replaced by the code from the letter; the old one is refused in both flows', async () => {
    const page = await begun()
    const { subject, body } = (await letter())!
    expect(subject).toBe('A new password for Infiniza')
    const next = await enter(page, ` ${codeIn({ body } as never).replace(/(...)/, '$1 ')}`)
    expect(next).toContain('Choose a new password')
    expect(next).toContain('autocomplete="new-password"')
    const done = await choose(permitIn(next))
    expect(done).toContain('Your password is changed')
    expect(done).toContain(`href="${platform.url}/en/login/?autoSignIn=1"`)

    expect(await byForm(OLD)).toBeNull()
    expect(await byForm(NEW)).toHaveProperty('accessToken')
    await expect(signIn(platform, { email, password: OLD })).rejects.toThrow('sign-in answered 200')
    expect(await signIn(platform, { email, password: NEW })).toHaveProperty('access_token')
  })

  test('is replaced by the link, which asks for a press and shows its token nowhere after that', async () => {
    await begun()
    const { link } = (await letter())!
    const token = tokenIn(await letter())
    for (let count = 0; count < 3; count++) {
      const answer = await fetch(link!)
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await answer.text()).toContain(`name="token" value="${token}"`)
    }
    const page = await press(token)
    expect(page).not.toContain(token)
    expect(await choose(permitIn(page))).toContain('Your password is changed')
    expect(await statusOf(NEW)).toBe('signedIn')
  })

  test('ends all sessions of the player at once, of either flow, with their tokens', async () => {
    const custom = (await byForm(OLD))!
    const realm = await signIn(platform, { email, password: OLD })
    const other = await newPlayer(platform, { passwordHash })
    const untouched = await signIn(platform, { email: other.email, password: OLD })
    expect([await isAlive(custom.accessToken), await isAlive(realm.access_token)]).toEqual([
      true,
      true
    ])
    const told = Promise.withResolvers<void>()
    const ids = new Set<unknown>()
    const { bus } = platform.ports
    const stop = bus.subscribe('session.destroyed', player.id, ({ data }) => {
      if (ids.add(data['sessionId']).size === 2) told.resolve()
    })
    await choose(await permitted())
    expect(await isAlive(custom.accessToken)).toBe(false)
    expect(await isAlive(realm.access_token)).toBe(false)
    expect(await isAlive(untouched.access_token)).toBe(true)
    expect(await reasonsOf()).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED'])
    await told.promise
    stop()
    const renewed = await ask({
      url: `${platform.url}/graphql`,
      query: RENEW,
      variables: { token: custom.refreshToken }
    })
    expect(renewed.errors).toBeDefined()
  })

  test('ends a sign-in that the old password has opened and nobody has finished', async () => {
    const started = await startSignIn(platform, { ui_locales: 'en' })
    const half = await started.agent.post(`${started.location.href}/sign-in`, {
      email,
      password: OLD
    })
    const other = await startSignIn(platform, { ui_locales: 'en' })
    const callback = await submitSignIn(other, { email, password: OLD })
    await choose(await permitted())
    const back = await resume(started.agent, new URL(half.headers.get('location')!, platform.url))
    expect(back.searchParams.get('code')).toBeNull()
    expect((await redeem(platform, other, callback)).status).toBe(400)
  })

  test('that gave no password before gives one now: the letter proves the address', async () => {
    email = (await newPlayer(platform)).email
    expect(await statusOf(NEW)).toBe('failed')
    await choose(await permitted())
    expect(await statusOf(NEW)).toBe('signedIn')
  })

  test('is replaced for who is excluded, too: money must be withdrawn', async () => {
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ account_status: 'Closed', account_closure_cause: 'SelfExclusion' })
      .where('email', '=', email)
      .execute()
    expect(await choose(await permitted())).toContain('Your password is changed')
  })

  test('lets the tries on the account be forgotten', async () => {
    const permit = await permitted()
    for (let count = 0; count < 12; count++) await statusOf('wrong')
    expect(await statusOf(OLD)).toBe('tooMany')
    await choose(permit)
    expect(await statusOf(NEW)).toBe('signedIn')
  })

  test('is told by mail when it was replaced, in the language of the player', async () => {
    email = (await newPlayer(platform, { passwordHash, language: 'de' })).email
    await choose(await permitted())
    const { subject, body, link } = (await letter())!
    expect(subject).toBe('Ihr Passwort bei Infiniza wurde geändert')
    expect(body).toContain('Wenn Sie das nicht waren')
    expect(link).toBe(at('?ui_locales=de').href)
  })
})

describe('a letter for another password', () => {
  test('is good once, and uses up what was sent before it', async () => {
    await begun()
    const first = tokenIn(await letter())
    later(60)
    const page = await begun()
    const code = codeIn(await letter())
    const second = tokenIn(await letter())
    const permit = permitIn(await enter(page, code))
    expect(permit).not.toBe('')
    expect(await enter(page, code)).toContain('no longer works')
    for (const token of [first, second, 'never given'])
      expect(await press(token)).toContain('no longer works')
    await choose(permit)
    expect(await choose(permit, 'and another one to boot')).toContain('no longer works')
    expect(await statusOf(NEW)).toBe('signedIn')
  })

  test('is good for ten minutes, and so is what it opens', async () => {
    const page = await begun()
    const sent = await letter()
    later(601)
    expect(await enter(page, codeIn(sent))).toContain('no longer works')
    expect(await press(tokenIn(sent))).toContain('no longer works')
    const permit = await permitted()
    later(601)
    expect(await choose(permit)).toContain('no longer works')
    expect(await statusOf(OLD)).toBe('signedIn')
  })

  test('takes five tries at its code', async () => {
    const page = await begun()
    const code = codeIn(await letter())
    for (let count = 0; count < 4; count++)
      expect(await enter(page, wrongCode(code))).toContain('That code is not right')
    expect(await enter(page, wrongCode(code))).toContain('no longer works')
    expect(await enter(page, code)).toContain('no longer works')
    expect(await statusOf(OLD)).toBe('signedIn')
  })

  test('opens nothing else, and nothing else opens this', async () => {
    await begun()
    const token = tokenIn(await letter())
    expect((await confirmLink(platform, token)).error?.code).toBeDefined()
    const theirs = (await newPlayer(platform, { passwordHash })).email
    const other = await begun(theirs)
    expect(await enter(other, codeIn(await letter()))).toContain('That code is not right')
    expect(permitIn(await press(token))).not.toBe('')
  })

  test('lets one of ten through who come with it at the same moment', async () => {
    const page = await begun()
    const code = codeIn(await letter())
    const ten = Array.from({ length: 10 })
    const pages = await Promise.all(ten.map(() => enter(page, code)))
    const [permit, ...more] = pages.map(permitIn).filter(Boolean)
    expect(more).toEqual([])
    const done = await Promise.all(ten.map((_, index) => choose(permit!, `${NEW} ${index}`)))
    const won = done.findIndex(page => page.includes('Your password is changed'))
    expect(done.filter(page => page.includes('Your password is changed'))).toHaveLength(1)
    expect(await statusOf(`${NEW} ${won}`)).toBe('signedIn')
    const mails = await latestMessages(platform.ports.db.kysely, { recipient: email, most: 50 })
    expect(mails.map(mail => mail.subject)).toEqual([
      'Your password at Infiniza was changed',
      'A new password for Infiniza'
    ])
  })

  test('is sent again after half a minute, and not endlessly', async () => {
    await begun()
    const early = await begin()
    expect(early.status).toBe(429)
    expect(await early.text()).toContain('Try again in 30 seconds')
    let sent = 1
    for (let minute = 0; minute < 60; minute++) {
      later(60)
      if ((await begin()).status === 303) sent++
    }
    expect(sent).toBeLessThan(20)
  })

  test('is braked by the network that asks, whomever it asks for', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 30; count++)
      statuses.push((await begin(`nobody-${count}-${email}`)).status)
    expect(statuses.indexOf(429)).toBeGreaterThan(15)
    expect((await begin(email, '203.0.113.77')).status).toBe(303)
  })

  test('can not be guessed over many letters, while its link stays good', async () => {
    const answers: string[] = []
    for (let letters = 0; letters < 4; letters++) {
      const page = await begun()
      const code = wrongCode(codeIn(await letter()))
      for (let tries = 0; tries < 5; tries++) answers.push(await enter(page, code))
      later(120)
    }
    expect(answers.filter(page => page.includes('Too many tries')).length).toBeGreaterThan(3)
    later(600)
    await begun()
    expect(permitIn(await press(tokenIn(await letter())))).not.toBe('')
  })
})

describe('whether there is an account', () => {
  test('is told neither by words nor by work nor by the number of letters', async () => {
    const stranger = `nobody-${crypto.randomUUID()}@example.com`
    const without = (await newPlayer(platform)).email
    const counter = countWork()
    const results = []
    for (const address of [email, without, stranger]) {
      let seen: string[] = []
      const work = await counter.of(async () => {
        const page = await begun(address)
        const asked = await (await fetch(page)).text()
        const tried = await enter(page, 'no code')
        const pages = [asked, tried].map(text => text.replaceAll(page.pathname, '…'))
        seen = pages.map(text => text.replaceAll(address, '…'))
      })
      const mails = await latestMessages(platform.ports.db.kysely, { recipient: address, most: 9 })
      results.push({ seen, ...work, mails: mails.length })
    }
    counter.stop()
    const [first, ...others] = results
    expect(first).toMatchObject({ hashes: 0, mails: 1 })
    expect(first!.seen[0]).toContain('We have written to …')
    for (const other of others) expect(other).toEqual(first)
    const { subject, body } = (await messageTo(platform, stranger))!
    expect(subject).toBe('No account with this address at Infiniza')
    expect(body).not.toMatch(/\d{6}/)
  })

  test('opens nothing for an address without one, whatever is guessed', async () => {
    const stranger = `nobody-${crypto.randomUUID()}@example.com`
    const page = await begun(stranger)
    expect(await enter(page, '000000')).toContain('That code is not right')
    expect(await findPlayerByEmail(platform.ports.db.kysely, stranger)).toBeUndefined()
  })
})

describe('the pages of a forgotten password', () => {
  test.each(['', 'link?token=abc'])('%s allow no frame, no script and no referrer', async path => {
    const { headers, status } = await open(path)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('fill in the address that they are told, escaped, in the language asked for', async () => {
    const page = await (
      await open('?ui_locales=fi&login_hint=%22%3E%3Cscript%3E@example.com')
    ).text()
    expect(page).toContain('<html lang="fi"')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;@example.com"')
    expect(await (await open('', { 'accept-language': 'et' })).text()).toContain('<html lang="et')
    expect((await begun()).search).toBe('?ui_locales=en')
  })

  test('refuse an address that is none, and a password by the rules of registration', async () => {
    const page = await (await begin('nobody')).text()
    expect(page).toContain('Enter an e-mail address')
    const permit = await permitted()
    const name = email.split('@')[0]!
    for (const weak of ['short', 'password12345', `${name}!`, 'x'.repeat(101), ''])
      expect(await choose(permit, weak)).toContain('Choose a password of 10 to 100 characters')
    expect(await choose(permit)).toContain('Your password is changed')
  })

  test.each(['new', crypto.randomUUID(), '../password'])(
    'lead from an address that is none, %s, to the first of them',
    async path => {
      const answer = await open(`${path}?ui_locales=en`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/realms/infiniza/password/?ui_locales=en')
    }
  )

  test('are led to from the sign-in page, with the address that was typed', async () => {
    const { agent, location }: { agent: Agent; location: URL } = await startSignIn(platform, {
      ui_locales: 'en'
    })
    const link = '/realms/infiniza/password/?ui_locales=en'
    expect(await (await agent.fetch(location)).text()).toContain(
      `<a href="${link}">I forgot it</a>`
    )
    const tried = await agent.post(`${location.href}/sign-in`, { email, password: 'wrong' })
    expect(await tried.text()).toContain(`${link}&amp;login_hint=${encodeURIComponent(email)}`)
  })
})
