import { LICENCES } from '#config/licences.ts'
import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { hasFeature, OPERATORS } from '#config/operators.ts'
import {
  FIXED_LISTS,
  HANDLER_ALIASES,
  href,
  isOffered,
  ROUTE_NAMES,
  type ROUTES
} from '#config/routes.ts'
import { expect, settled, test } from './support.ts'

const PARAMETERS = { slug: 'slots', sport: 'football', competition: 'aurora-league' }
const OWN_SLUG: Readonly<Record<string, string>> = {
  campaign: 'play-for-fun',
  game: 'twin-koi',
  gameStudio: 'halcyon-reels'
}

const pathOf = (name: keyof typeof ROUTES) =>
  href('en', name, { ...PARAMETERS, ...(OWN_SLUG[name] && { slug: OWN_SLUG[name] }) })

const BASIC = [
  'enterCode',
  'quickDepositSignIn',
  'resendCode',
  'login',
  'privacy',
  'terms',
  'verifyEmail'
] as const
const HANDLERS = [
  'piqHandler',
  'redirectionHandler',
  'loginHandler',
  'trustlyHandler',
  'zimplerHandler',
  'keycloakHandler'
] as const
const LOGGED_IN = [
  'profile',
  'limits',
  'additionalInformation',
  'cashback',
  'countdownCalendar',
  'deposit',
  'internalCookie',
  'jackpot',
  'loyaltyProgram',
  'piqLogin',
  'promotions',
  'raffle',
  'rewards',
  'rewardsShop'
] as const
const LOGGED_IN_TOO = [
  'game',
  'gameCategory',
  'gameList',
  'games',
  'gameStudio',
  'gameStudios',
  'lobby',
  'sourceOfWealth',
  'tournaments',
  'missions',
  'trustlyLogin',
  'withdraw'
] as const

const headerOf = (html: string) =>
  !html.includes('<header class="bar"')
    ? 'none'
    : html.includes('class="bar__session')
      ? 'full'
      : 'basic'

test.describe('routes', () => {
  test('[SITE-07] the lobby opens in each of the fourteen locales', async ({ request }) => {
    expect(LOCALE_CODES).toHaveLength(14)
    for (const locale of LOCALE_CODES) {
      const page = await request.get(`/${locale}/`)
      expect(page.status(), locale).toBe(200)
      expect(await page.text(), locale).toContain(`lang="${LOCALES[locale].bcp47}"`)
    }
  })

  test('[SITE-13] [SITE-14] [SITE-15] [SITE-16] [SITE-17] [SITE-43] every route of the table has a page of its own', async ({
    request
  }) => {
    const titles = new Map<string, string>()
    for (const name of ROUTE_NAMES) {
      const page = await request.get(pathOf(name))
      if (!isOffered(name, LICENCES[OPERATORS.Infiniza.licence])) {
        expect(page.status(), name).toBe(404)
        continue
      }
      expect(page.status(), name).toBe(200)
      const html = await page.text()
      expect(html, name).toMatch(/<h1[ >]/)
      titles.set(name, /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    }
    expect([...titles.values()]).not.toContain('There is no such page | Infiniza')
    const own = ['notifications', 'gameSearch', 'moreCasinos', 'jackpot', 'terms', 'internalCookie']
    expect(new Set(own.map(name => titles.get(name))).size).toBe(own.length)
  })

  test('[CASH-13] each provider’s way in has a page that says whose it is', async ({ page }) => {
    for (const name of HANDLER_ALIASES) {
      await page.goto(`/en/${name}-login/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const title = name === 'keycloak' ? /^Sign in with Infiniza/ : new RegExp(name, 'i')
      await expect(page, name).toHaveTitle(title)
    }
  })

  test('lists, provider pages and both names of a handler have pages', async ({ request }) => {
    const paths = [
      ...FIXED_LISTS.flatMap(list => [`/en/${list}/`, `/en/game-list/${list}/`]),
      ...HANDLER_ALIASES.flatMap(name => [`/en/${name}-handler/`, `/en/${name}-login-handler/`])
    ]
    for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
  })

  test('[SITE-22] what is not in the table is not found, in the basic layout', async ({
    request
  }) => {
    const page = await request.get('/fi/no-such-page/', { headers: { accept: 'text/html' } })
    expect(page.status()).toBe(404)
    const html = await page.text()
    expect(html).toContain('lang="fi"')
    expect(headerOf(html)).toBe('basic')
  })

  test('[SITE-21] addresses without a locale use the basic layout', async ({ request }) => {
    const page = await request.get('/internal/a/b')
    expect(page.status()).toBe(200)
    expect(headerOf(await page.text())).toBe('basic')
  })
})

test.describe('layouts', () => {
  const layouts = [
    ['[SITE-23] the basic layout', BASIC, 'basic'],
    ['[SITE-25] the bare layout of handlers', HANDLERS, 'none'],
    ['[SITE-27] the full layout', LOGGED_IN, 'full'],
    ['[SITE-28] the full layout, for games too', LOGGED_IN_TOO, 'full']
  ] as const
  for (const [title, names, header] of layouts)
    test(title, async ({ request }) => {
      for (const name of names)
        expect(headerOf(await (await request.get(pathOf(name))).text()), name).toBe(header)
    })

  test('[SITE-29] [SITE-30] the basic header has the logo and a way to sign in', async ({
    page
  }) => {
    await page.goto('/en/privacy-policy/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Infiniza, home' })).toHaveAttribute(
      'href',
      '/en/'
    )
    await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/en/login/?autoSignIn=1'
    )
  })

  test('[SITE-24] pages on the way in show no second way in', async ({ request }) => {
    for (const name of ['enterCode', 'quickDepositSignIn', 'resendCode', 'login'] as const) {
      const header = /<header[\s\S]*?<\/header>/.exec(
        await (await request.get(pathOf(name))).text()
      )
      expect(header?.[0], name).not.toContain('autoSignIn')
    }
  })

  test('[SITE-31] [SITE-32] [SITE-33] the quick menu leads to casino and sports', async ({
    page
  }) => {
    await page.goto('/en/terms-and-conditions/')
    const menu = page.getByRole('navigation', { name: 'Casino and sports' })
    await expect(menu.getByRole('link', { name: 'Casino' })).toHaveAttribute(
      'href',
      '/en/?productMode=casino'
    )
    await expect(menu.getByRole('link', { name: 'Sports' })).toHaveCount(
      hasFeature('Infiniza', 'Sportsbook') ? 1 : 0
    )
    expect(OPERATORS.Infiniza.features).toContain('QuickMenu')
  })

  test('[SITE-35] the quick menu stays away from login and code', async ({ page }) => {
    for (const path of ['/en/login/', '/en/enter-code/']) {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Casino and sports' })).toHaveCount(0)
    }
  })

  test('the quick menu is hidden while the page is marked as guarded', async ({ page }) => {
    await page.goto('/en/responsible-play/')
    const menu = page.getByRole('navigation', { name: 'Casino and sports' })
    await expect(menu).toBeVisible()
    // Only a player is guarded, and the sheet that a session brings says what then is hidden.
    await page.evaluate(() => {
      window.markSession?.(document)
      document.documentElement.setAttribute('data-guard', 'active')
    })
    await expect(menu).toBeHidden()
  })

  test('[SITE-02] [SITE-26] sports and more casinos know whether a session may exist', async ({
    page,
    newPlayer,
    signIn
  }) => {
    const way = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    const paths = ['/en/sports/', '/en/more-casinos/']
    for (const path of paths) {
      await page.goto(path)
      await expect(way).toBeVisible()
    }
    await page.goto('/en/login/?autoSignIn=1')
    await signIn(page, await newPlayer())
    await expect(page.locator('.bar__session:visible')).toHaveCount(1)
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      await expect(way).toBeHidden()
      await expect(page.locator('.bar__session:visible')).toHaveCount(1)
    }
  })

  test('the player’s header stays when pages are swapped', async ({ page, newPlayer, signIn }) => {
    await page.goto('/en/login/?autoSignIn=1')
    await signIn(page, await newPlayer())
    await expect(page.locator('.bar__session:visible')).toHaveCount(1)
    await settled(page)
    const pages = [
      ['Jackpot', /jackpot stands at/, 1],
      // Its islands run for visitors too, so that its own sheet has their styles.
      ['Raffle', /hold a ticket/, 0],
      ['Promotions', 'Promotions', 1]
    ] as const
    for (const [name, title, sheets] of pages) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('.bar__session:visible')).toHaveCount(1)
      await expect(page.locator('head [href^="/_astro/session."]')).toHaveCount(sheets)
    }
  })

  test('a page that only a player has use of leads to sign-in and names where to come back', async ({
    page
  }) => {
    await page.goto('/en/profile/limits/?from=mail')
    await page.waitForURL(url => url.pathname !== '/en/profile/limits/')
    await page.waitForURL(/realms|login/)
  })
})

test.describe('links', () => {
  test('[SITE-03] every link to a page ends with a slash', async ({ page }) => {
    for (const path of ['/en/', '/de/games/', '/fi/terms-and-conditions/']) {
      await page.goto(path)
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      expect(links.length).toBeGreaterThan(30)
      expect(links.filter(link => !/^[^?#]*\/([?#]|$)/.test(link))).toEqual([])
    }
  })

  test('the language picker keeps the page, its query and its anchor, and closes on Escape', async ({
    page
  }) => {
    await page.goto('/en/terms-and-conditions/?from=mail#complaints')
    const picker = page.getByRole('banner').getByRole('link', { name: 'Language: English' })
    await picker.click()
    const list = page.getByRole('dialog', { name: 'Language' })
    await expect(list.getByRole('link')).toHaveCount(LOCALE_CODES.length)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(picker).toBeFocused()
    await picker.press('Enter')
    await list.getByRole('link', { name: 'Suomi' }).click()
    await expect(page).toHaveURL(/\/fi\/terms-and-conditions\/\?from=mail#complaints$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  })

  test('without script the language picker leads to a page that lists them all', async ({
    browser
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/en/privacy-policy/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Language: English' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Deutsch', exact: true }).click()
    await expect(page).toHaveURL(/\/de\/$/)
    await context.close()
  })
})
