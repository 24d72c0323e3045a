import type { Page } from '@playwright/test'

import type { House } from './house.ts'
import { accessibilityFaults, accountButton, expect, settled, test } from './support.ts'

const CARRIED = 'amount=50&currency=EUR&paymentMethod=card&setCustomJackpot=0.5'

const way = (page: Page, name: string) => page.locator(`main [data-way="${name}"]`)

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
}

/** Through the pages of the bank up to the one that asks whether to confirm. */
async function identify(page: Page, who: { email: string } | 'new'): Promise<void> {
  await page.waitForURL(/\/banks\//)
  await page.locator('form[action$="/way"] button').first().click()
  const choice = who === 'new' ? 'new' : 'player'
  await page.locator(`input[name="who"][value="${choice}"]`).check()
  if (who !== 'new') await page.locator('input[name="email"]').fill(who.email)
  await page.locator('form[action$="/person"] button[type="submit"]').click()
  await page.locator('form[action$="/confirm"]').waitFor()
}

const confirm = (page: Page) => page.locator('form[action$="/confirm"] button').click()

const begunWays = (page: Page) =>
  page.evaluate(() => ['bankLogin', 'bankRegistration'].filter(key => key in sessionStorage))

test.describe('signing in', () => {
  const from = (house: House, country: string) => house.sandbox('/visitor-country', { country })

  test.afterEach(async ({ house }) => {
    await house.sandbox('/visitor-country', {})
  })

  test('by the own form, where the country has one, leads to the wanted page [SESS-05] [SESS-34]', async ({
    page,
    house,
    newPlayer
  }) => {
    await from(house, 'IN')
    const { email, password } = await newPlayer({ country: 'IN' })
    await page.goto('/en/login/?redir=/en/promotions/')
    await fillIn(page, email, password)
    await page.waitForURL('**/en/promotions/')
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
    await page.goto('/en/login/?redir=/en/raffle/')
    await page.waitForURL('**/en/raffle/')
    await expect(accountButton(page)).toBeVisible()
  })

  test('that fails says: Login failed, and has the focus there [SESS-36]', async ({
    page,
    house
  }) => {
    await from(house, 'IN')
    await page.goto('/en/login/')
    const button = way(page, 'form')
    await button.waitFor()
    const { width } = (await button.boundingBox()) ?? {}
    await fillIn(page, 'nobody@lobby.example', 'not the password')
    const fault = page.getByRole('alert')
    await expect(fault).toContainText('Login failed')
    await expect(fault).toBeFocused()
    expect((await button.boundingBox())?.width).toBe(width)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('with a password that was forgotten goes by a letter and a new one [SESS-05]', async ({
    page,
    house,
    newPlayer
  }) => {
    await from(house, 'IN')
    const { email } = await newPlayer({ country: 'IN', language: 'en' })
    await page.goto('/en/login/')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('link', { name: 'I forgot it' }).click()
    await page.waitForURL(/\/realms\/\w+\/password\//)
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Send the letter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')
    expect(await accessibilityFaults(page)).toEqual([])

    const path = `/messages?recipient=${encodeURIComponent(email)}`
    const { messages } = await house.sandbox<{ messages: readonly { link: string }[] }>(path)
    await page.goto(messages[0]!.link)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).not.toHaveURL(/token/)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('New password').fill('a loud morning at sea')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Sign in' }).click()
    await way(page, 'form').waitFor()
    await fillIn(page, email, 'a loud morning at sea')
    await page.waitForURL('**/en/')
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
  })

  test('asks for what is missing before anything is sent', async ({ page, house }) => {
    await from(house, 'IN')
    await page.goto('/en/login/')
    const email = page.getByRole('textbox', { name: 'E-mail' })
    await email.press('Enter')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.')
    await email.fill('liis@lobby.example')
    await email.press('Enter')
    await expect(page.getByLabel('Password')).toBeFocused()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  })

  test('by the realm, where the country has that flow, and by its banks [SESS-05]', async ({
    page,
    house
  }) => {
    await from(house, 'FI')
    await page.goto('/en/login/')
    await expect(way(page, 'realm')).toBeVisible()
    await expect(way(page, 'form')).toHaveCount(0)
    const banks = page.getByRole('group', { name: 'Through your bank' }).getByRole('button')
    await expect(banks).toHaveText(['Zimpler', 'Trustly', 'Finshark'])
    expect(await accessibilityFaults(page)).toEqual([])
    await way(page, 'realm').click()
    await page.waitForURL(/\/realms\//)
    await page.goBack()
    await settled(page)
    await expect(way(page, 'realm')).toHaveAttribute('aria-disabled', 'false')
  })

  test('by the realm in a window of its own leads this page on, and every other tab', async ({
    page,
    context,
    house,
    newPlayer,
    quiet,
    signIn
  }) => {
    await from(house, 'FI')
    const other = await context.newPage()
    quiet.watch(other)
    await other.goto('/en/login/?redir=/en/raffle/')
    await way(other, 'realm').waitFor()
    await page.goto(`/en/login/?redir=/en/promotions/&${CARRIED}`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'In a window of its own' }).click()
    const window = await opened
    await window.waitForURL(/\/realms\//)
    await signIn(window, await newPlayer())
    await page.waitForURL(`**/en/promotions/?${CARRIED}`)
    await other.waitForURL('**/en/raffle/')
  })

  for (const [query, shown] of [
    ['', true],
    ['?autoSignIn=1', false]
  ] as const)
    test(`shows a sign of waiting at "${query}": ${shown} [SITE-11]`, async ({ page }) => {
      await page.route(
        ({ pathname }) => pathname === '/graphql',
        () => new Promise(() => {})
      )
      for (const held of [true, false]) {
        if (held) await page.route('**/_astro/*.js', () => new Promise(() => {}))
        else await page.unroute('**/_astro/*.js')
        await page.goto(`/en/login/${query}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (!held) await settled(page)
        await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(shown ? 1 : 0)
      }
    })

  for (const [reason, words] of [
    ['SESSION_EXPIRED', 'Your session has ended.'],
    ['JWT_EXPIRED', 'We could not renew your sign-in.'],
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', 'You signed in on another device']
  ] as const)
    test(`tells why the player was signed out: ${reason} [SESS-23]`, async ({ page }) => {
      await page.goto(`/en/login/?logoutReason=${reason}`)
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    })

  test('is led through by the keyboard alone', async ({ page, house }) => {
    await from(house, 'FI')
    await page.goto('/en/login/')
    await way(page, 'realm').waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    const walked: string[] = []
    for (let step = 0; step < 7; step++) {
      await page.keyboard.press('Tab')
      walked.push((await page.locator(':focus').textContent()) ?? '')
    }
    expect(walked).toEqual([
      'Sign in with e-mail',
      'In a window of its own',
      'Zimpler',
      'Trustly',
      'Finshark',
      'Sign in with a passkey',
      'Open one'
    ])
  })

  for (const width of [390, 1440])
    test(`moves nothing while it loads, ${width} px wide`, async ({ page, house }) => {
      await from(house, 'IN')
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            shifts.push((entry as never as { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/en/login/?logoutReason=JWT_EXPIRED')
      await way(page, 'form').waitFor()
      await page.evaluate(() => document.fonts.ready)
      const shifts = await page.evaluate(() => (globalThis as never as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
    })
})

test.describe('signing in through a bank', () => {
  test.beforeEach(async ({ house }) => {
    await house.sandbox('/visitor-country', { country: 'FI' })
  })
  test.afterEach(async ({ house }) => {
    await house.sandbox('/visitor-country', {})
  })

  test('leads back to the wanted page, signed in, with nothing left of the way [SESS-32] [SESS-33]', async ({
    page,
    newPlayer
  }) => {
    const player = await newPlayer()
    await page.goto(`/en/login/?redir=/en/promotions/&${CARRIED}`)
    await way(page, 'TRUSTLY').click()
    await identify(page, player)
    await confirm(page)
    await page.waitForURL(`**/en/promotions/?${CARRIED}`)
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
    expect(await begunWays(page)).toEqual([])
    await page.goBack()
    await expect(page).not.toHaveURL(/code=/)
  })

  test('leads somebody new to the registration, with the bank’s word', async ({ page }) => {
    await page.goto('/en/trustly-login/?redir=/en/promotions/')
    await way(page, 'TRUSTLY').click()
    await identify(page, 'new')
    await confirm(page)
    await page.waitForURL(/\/en\/register\/\?redir=/)
    await expect.poll(() => begunWays(page)).toEqual(['bankRegistration'])
  })

  for (const [ending, form, words] of [
    ['cancelled', 'cancel', 'You stopped the sign-in'],
    ['timed out', 'timeout', 'The time ran out'],
    ['failed', 'error', 'Login failed']
  ] as const)
    test(`says when it was ${ending}, and what can be done`, async ({ page, newPlayer }) => {
      const player = await newPlayer()
      await page.goto(`/en/login/?redir=/en/promotions/&${CARRIED}`)
      await way(page, 'TRUSTLY').click()
      await identify(page, player)
      await page.locator(`form[action$="/${form}"] button`).click()
      if (form === 'timeout') await page.locator('main a.button').click()
      await page.waitForURL(/trustly-login-handler/)
      const heading = page.getByRole('heading', { level: 1, name: words })
      await expect(heading).toBeFocused()
      await expect(page).not.toHaveURL(/state=|error=/)
      expect(await begunWays(page)).toEqual([])
      expect(await accessibilityFaults(page)).toEqual([])
      await expect(page.getByRole('link', { name: 'Other ways to sign in' })).toHaveAttribute(
        'href',
        /\/en\/login\/\?redir=%2Fen%2Fpromotions%2F.*amount=50/
      )
      await page.getByRole('button', { name: 'Try again' }).click()
      await identify(page, player)
      await confirm(page)
      await page.waitForURL(`**/en/promotions/?${CARRIED}`)
    })

  test('is offered where the bank is, and explained in three steps', async ({ page }) => {
    await page.goto('/en/zimpler-login/')
    await settled(page)
    await expect(page.locator('main ol li')).toHaveCount(3)
    await expect(way(page, 'ZIMPLER')).toHaveText('Go to Zimpler')
    await page.goto('/en/piq-login/')
    await expect(page.getByRole('status').filter({ hasText: 'PIQ is not offered' })).toBeVisible()
    await expect(way(page, 'realm')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('begins at once where the address asks for it', async ({ page }) => {
    await page.goto('/en/finshark-login/?autoSignIn=1')
    await page.waitForURL(/\/banks\/finshark\//)
  })

  test('for a deposit shows the amount, and lands with it in the quick deposit [SESS-35]', async ({
    page,
    newPlayer
  }) => {
    const player = await newPlayer()
    await page.goto(`/en/quick-deposit-sign-in/?${CARRIED}`)
    await expect(page.getByText('€50.00')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await way(page, 'ZIMPLER').waitFor()
    await way(page, 'TRUSTLY').click()
    await identify(page, player)
    await confirm(page)
    await page.waitForURL('**/en/?amount=50&**')
    await settled(page)
    const dialog = page.getByRole('dialog', { name: 'Deposit' })
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('50')
    expect(new URL(page.url()).pathname).toBe('/en/')
  })
})

test.describe('a handler page', () => {
  const paths = ['finshark', 'krofort', 'piq', 'trustly', 'zimpler', 'keycloak'].flatMap(name => [
    `/en/${name}-login-handler/`,
    `/en/${name}-handler/`
  ])

  test('says, whichever it is, that there is nothing to finish [SESS-36]', async ({ page }) => {
    for (const path of [...paths, '/en/login-handler/']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Login failed')
      await expect(page.getByRole('link', { name: 'Back to the lobby' })).toBeVisible()
    }
  })

  test('refuses an answer that belongs to no sign-in of this tab', async ({ page }) => {
    await page.goto('/en/trustly-login-handler/?code=abcdefgh&state=stranger')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This sign-in was not begun here'
    )
    await expect(page).toHaveURL(/trustly-login-handler\/$/)
  })

  test('finishes what the realm answers, with what is carried [SESS-34] [SESS-35]', async ({
    page,
    newPlayer,
    signIn
  }) => {
    await page.goto(`/en/keycloak-login/?autoSignIn=1&redir=/en/promotions/&${CARRIED}`)
    await page.waitForURL(/\/realms\//)
    await signIn(page, await newPlayer())
    await page.waitForURL(`**/en/promotions/?${CARRIED}`)
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
  })
})
