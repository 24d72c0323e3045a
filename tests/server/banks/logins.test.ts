import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { BANK_PROVIDER_NAMES, BANK_PROVIDERS } from '#config/bank-providers.ts'
import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { AtBank, begin, complete, handlerOf, upToConfirm, vouched, WAYS } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

describe.each(BANK_PROVIDER_NAMES)('a login through %s', provider => {
  test('[CASH-14] leads through three pages and back to the provider’s handler with a code', async () => {
    const returnUrl = `${platform.url}${handlerOf(provider)}?redir=%2Fen%2Fgames%2F&amount=25`
    const { ok } = await begin(platform, provider, { returnUrl })
    const bank = await AtBank.open(platform, ok?.url ?? '')
    expect(bank.page.url.origin).toBe(platform.ports.config.providerUrls.card)
    expect(bank.page.text).toContain(`<body class="look-${BANK_PROVIDERS[provider].slug}"`)
    expect(bank.page.text).toContain('Step 1 of 3')
    await bank.send('way', WAYS[provider])
    expect(bank.title).toBe('Who are you?')
    await bank.send('person', { who: 'new' })
    expect(bank.title).toBe('Confirm your identity')
    expect(bank.page.text).toContain('Infiniza will be told')
    await bank.send('confirm')

    const { back } = bank
    expect(back?.pathname).toBe(handlerOf(provider))
    const carried = Object.fromEntries(back?.searchParams ?? [])
    expect(carried).toEqual({
      redir: '/en/games/',
      amount: '25',
      state: ok?.state,
      code: expect.stringMatching(/^[\w-]{43}$/)
    })
    const { ok: done } = await complete(platform, {
      provider,
      state: ok?.state ?? '',
      code: carried['code'] ?? ''
    })
    expect(done?.registration?.form).toBe(provider === 'ZIMPLER' ? 'ZIMPLER' : 'TRUSTLY')
  })

  test('is cancelled from every page', async () => {
    for (const steps of [0, 1, 2]) {
      const { ok } = await begin(platform, provider)
      const bank = await AtBank.open(platform, ok?.url ?? '')
      if (steps > 0) await bank.send('way', WAYS[provider])
      if (steps > 1) await bank.send('person', { who: 'new' })
      await bank.send('cancel')
      expect(Object.fromEntries(bank.back?.searchParams ?? [])).toEqual({
        state: ok?.state,
        error: 'access_denied',
        error_description: 'The person has cancelled.'
      })
      expect((await bank.look()).title).toBe('This login is over')
    }
  })

  test('fails with an error when it is told to', async () => {
    const { bank, state } = await upToConfirm(platform, provider)
    await bank.send('error')
    expect(bank.back?.pathname).toBe(handlerOf(provider))
    expect(bank.back?.searchParams.get('error')).toBe('server_error')
    expect(bank.back?.searchParams.get('state')).toBe(state)
  })

  test('says when its time has run out, and leads back with that', async () => {
    const { bank, state } = await upToConfirm(platform, provider)
    await bank.send('timeout')
    expect(bank.title).toBe('The time is over')
    expect(Object.fromEntries(bank.link.searchParams)).toEqual({
      state,
      error: 'timeout',
      error_description: 'The time for the login is over.'
    })
    expect(bank.link.pathname).toBe(handlerOf(provider))
  })

  test('is open for ten minutes by the clock, which the page counts down', async () => {
    const { bank } = await upToConfirm(platform, provider)
    const seconds = Number(/role="timer"[^>]* data-seconds="(\d+)"/.exec(bank.page.text)?.[1])
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
    const { clock } = platform.ports
    try {
      await clock.move(new Date(clock.now().getTime() + 600_000))
      await bank.send('confirm')
      expect(bank.back).toBeUndefined()
      expect(bank.title).toBe('The time is over')
    } finally {
      await clock.move('real')
    }
  })

  test('what is entered on its first page is asked for again when it can not be right', async () => {
    const { ok } = await begin(platform, provider)
    const bank = await AtBank.open(platform, ok?.url ?? '')
    const wrong = Object.fromEntries(Object.keys(WAYS[provider]).map(name => [name, ' ']))
    await bank.send('way', wrong)
    expect(bank.page.status).toBe(422)
    expect(bank.page.text).toContain('role="alert"')
    expect((await bank.look(new URL(ok?.url ?? ''))).page.text).toContain('Step 1 of 3')
  })

  test('keeps nothing of what was entered there', async () => {
    const { bank } = await upToConfirm(platform, provider)
    const id = bank.page.url.pathname.split('/')[4] ?? ''
    const row = await platform.ports.db.kysely
      .selectFrom('bank_provider_logins')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (const typed of ['anybody', '123 4567']) expect(JSON.stringify(row)).not.toContain(typed)
  })

  test.each(LOCALE_CODES)('speaks %s when the lobby does', async locale => {
    const returnUrl = `${platform.url}${handlerOf(provider, locale)}`
    const { ok } = await begin(platform, provider, { returnUrl })
    const bank = await AtBank.open(platform, ok?.url ?? '')
    const pages = [bank.page.text]
    pages.push((await bank.send('way', WAYS[provider])).page.text)
    pages.push((await bank.send('person', { who: 'new' })).page.text)
    for (const text of pages) {
      expect(text).toContain(`<html lang="${LOCALES[locale].bcp47}">`)
      expect(text).not.toMatch(/\{\w+\}|undefined|Invalid/)
    }
  })
})

describe('the pages of a bank', () => {
  test('may be framed by nobody, run no inline script, and lead to the site alone', async () => {
    const { bank } = await upToConfirm(platform, 'TRUSTLY')
    const site = new URL(platform.url).origin
    expect(bank.page.policy).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; " +
        `form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`
    )
    expect(bank.page.text).not.toMatch(/<script(?! src)|style=|onclick/)
  })

  test('stand on the bank’s origin and nowhere else', async () => {
    const { bank } = await upToConfirm(platform, 'TRUSTLY')
    expect((await fetch(`${platform.url}${bank.page.url.pathname}`)).status).toBe(404)
  })

  test('know a login only by its own provider', async () => {
    const { bank } = await upToConfirm(platform, 'TRUSTLY')
    const { pathname } = bank.page.url
    await bank.look(new URL(pathname.replace('trustly', 'krofort'), bank.page.url))
    expect(bank.page.status).toBe(404)
    expect(bank.title).toBe('There is no such login')
    await bank.look(new URL(pathname.replace('trustly', 'nobody'), bank.page.url))
    expect(bank.page.status).toBe(404)
  })

  test('vouch for nobody who was not chosen', async () => {
    const { ok } = await begin(platform, 'PIQ')
    const bank = await AtBank.open(platform, ok?.url ?? '')
    const path = bank.page.url.pathname
    await bank.post(`${path}/confirm`)
    expect(bank.back).toBeUndefined()
    await bank.send('way', WAYS.PIQ)
    await bank.post(`${path}/confirm`)
    expect(bank.back).toBeUndefined()
    expect(bank.title).toBe('Who are you?')
  })

  test('lead back with one code, however often a form is sent', async () => {
    const { bank, provider, state, code } = await vouched(platform, 'KROFORT')
    bank.back = undefined
    await bank.send('confirm')
    expect(bank.back).toBeUndefined()
    expect(bank.title).toBe('This login is over')
    expect((await complete(platform, { provider, state, code })).ok?.registration).toBeTruthy()
  })

  test('let another person be chosen before the last word', async () => {
    const { bank } = await upToConfirm(platform, 'TRUSTLY', { who: 'trustly-fi-1' })
    expect(bank.page.text).toContain('Helmi Koivuranta')
    await bank.send('back')
    await bank.send('person', { who: 'trustly-fi-2' })
    expect(bank.page.text).toContain('Onni Sinisalmi')
  })

  test('know no player whom the sandbox does not know', async () => {
    const { ok } = await begin(platform, 'TRUSTLY')
    const bank = await AtBank.open(platform, ok?.url ?? '')
    await bank.send('way', WAYS.TRUSTLY)
    await bank.send('person', { who: 'player', email: '"><script>x@y.example' })
    expect(bank.page.status).toBe(422)
    expect(bank.page.text).toContain('No player of this sandbox has this address.')
    expect(bank.page.text).not.toContain('<script>x')
    await bank.send('person', { who: 'trustly-fi-9' })
    expect(bank.page.text).toContain('Choose one of these.')
  })
})
