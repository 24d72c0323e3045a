import type { BrowserContext, Page } from '@playwright/test'

import { ASKED_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'
import { storedThings, thingsWith } from '#config/stored-things.ts'
import { readThirdParties } from '#contract/wire/third-parties.ts'
import type { House } from './house.ts'
import { accessibilityFaults, expect, hasAnswered, settled, test } from './support.ts'

const PAGES = [
  '/en/',
  '/en/games/',
  '/en/promotions/',
  '/en/jackpot/',
  '/en/raffle/',
  '/en/game-search/',
  '/en/terms-and-conditions/',
  '/en/privacy-policy/',
  '/en/fair-play/',
  '/en/login/'
]

/** An address that tells which link and which partner brought the visitor. */
const BROUGHT =
  '/en/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&aff=partner-1'

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'What may we keep in your browser?' })
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' })
const answer = (page: Page, name: 'Accept all' | 'Refuse all' | 'Choose' | 'Save choice') =>
  question(page).getByRole('button', { name, exact: true })

/** What the browser holds, by place and name. */
async function held(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map(key => `local ${key}`),
    ...Object.keys(sessionStorage).map(key => `session ${key}`)
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].toSorted()
}

/** What the page's policy lists, as patterns of place and name. */
const listed = (only?: ConsentCategory) =>
  storedThings(new Set())
    .filter(({ category }) => only === undefined || category === only)
    .map(({ place, name }) => `${place} ${name}`)

const isListed = (list: readonly string[], thing: string) =>
  list.some(pattern =>
    pattern.endsWith('*') ? thing.startsWith(pattern.slice(0, -1)) : thing === pattern
  )

/**
 * Lets the house say that somebody is there for every category, on an origin that the pages let in.
 * Without further scripts a page goes on when an answer is taken back; with one it is loaded anew.
 */
async function withParties(
  page: Page | BrowserContext,
  { url }: House,
  hasScripts = true
): Promise<void> {
  const at = (path: string) => `${url}/played/${path}`
  await page.route(at('**'), route =>
    route.fulfill({ contentType: 'text/javascript', body: '', status: 200 })
  )
  await page.route('**/third-parties.json', route =>
    route.fulfill({
      json: {
        consentManager: null,
        trackers: {
          advertising: { url: at('advertising.js'), id: '1' },
          events: { url: at('events') }
        },
        scripts: hasScripts
          ? [{ name: 'further', url: at('further.js'), category: 'uncategorized' }]
          : [],
        fonts: [],
        chat: null,
        reports: null
      }
    })
  )
}

/** The counters are loaded by the page itself; whether they are is what counts here. */
function watchCounters(page: Page) {
  const asked: string[] = []
  page.on('request', request => {
    if (/touch-measure\./.test(request.url())) asked.push(request.url())
  })
  return asked
}

/**
 * A page as the browser draws it ahead of a visit, which no browser does for one that is looked into;
 * calling it shows the page.
 */
async function drawnAhead(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => !('isShown' in window) })
  })
  await page.goto(path)
  // Once this answer is there, whatever the idle page would have asked for was asked for before it.
  await page.evaluate(async () => {
    await new Promise(done => requestIdleCallback(done))
    await fetch(location.href)
  })
  return () =>
    page.evaluate(() => {
      Object.assign(window, { isShown: true })
      document.dispatchEvent(new Event('prerenderingchange'))
    })
}

test.describe('a visitor who has not answered', () => {
  test.use({ consent: null })

  test('is asked by a page that was drawn ahead once it is shown, and not before', async ({
    page
  }) => {
    const modules: string[] = []
    page.on('request', request => {
      if (/_astro\/touch/.test(request.url())) modules.push(request.url())
    })
    const show = await drawnAhead(page, '/en/terms-and-conditions/')
    expect(modules).toEqual([])
    await show()
    await expect(question(page)).toBeVisible()
  })

  test('is asked while pictures of the page are still to come', async ({ page }) => {
    const asked = Promise.withResolvers<void>()
    await page.route('**/art/**', async route => {
      await asked.promise
      await route.fallback()
    })
    await page.goto('/en/', { waitUntil: 'commit' })
    await expect(question(page)).toBeVisible()
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    asked.resolve()
    await page.waitForLoadState()
  })

  test('is told nothing of to others, and keeps nothing, over ten pages [L108] [CONS-01] [CONS-02]', async ({
    page,
    house
  }) => {
    const elsewhere: string[] = []
    const counters = watchCounters(page)
    page.on('request', request => {
      // The house's own services have names below its own.
      const { hostname } = new URL(request.url())
      if (!`.${hostname}`.endsWith(`.${new URL(house.url).hostname}`)) elsewhere.push(request.url())
    })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(question(page)).toBeVisible()
    }
    expect(elsewhere).toEqual([])
    expect(counters).toEqual([])
    const things = (await held(page)).filter(thing => !isListed(listed('necessary'), thing))
    expect(things).toEqual([])
    expect(await held(page)).not.toContain('cookie consent')
  })

  test('is asked again after every reload, for that is no answer, nor are Escape and closing [L110] [CONS-04]', async ({
    page
  }) => {
    await page.goto('/en/terms-and-conditions/')
    for (const reload of [1, 2, 3]) {
      await expect(question(page), `after ${reload - 1} reloads`).toBeVisible()
      await page.mouse.wheel(0, 600)
      await page.reload()
    }
    await answer(page, 'Refuse all').press('Escape')
    await expect(question(page)).toHaveCount(0)
    await page.reload()
    await question(page).getByRole('button', { name: 'Close without an answer' }).click()
    await expect(question(page)).toHaveCount(0)
    expect(await held(page)).toEqual([])
    await page.reload()
    await expect(question(page)).toBeVisible()
  })

  test('finds refusing as large as accepting and choosing, on both layers', async ({ page }) => {
    // What the mouse stands on looks otherwise, and changes by and by.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/en/')
      for (const last of ['Choose', 'Save choice'] as const) {
        await page.mouse.move(0, 0)
        const looks = await Promise.all(
          (['Refuse all', 'Accept all', last] as const).map(name =>
            answer(page, name).evaluate(element => {
              const { width, height } = element.getBoundingClientRect()
              const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
              return {
                width: Math.round(width),
                height: Math.round(height),
                backgroundColor,
                color,
                fontSize,
                fontWeight
              }
            })
          )
        )
        expect(new Set(looks.map(look => JSON.stringify(look))).size).toBe(1)
        expect(looks[0]?.height).toBeGreaterThanOrEqual(44)
        if (last === 'Choose') await answer(page, 'Choose').click()
      }
    }
  })

  test('reads on, goes through it by keys in order, and nothing moves', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/en/')
    await expect(question(page)).toBeVisible()
    await settled(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('link')).toBeFocused()
    for (const name of ['Refuse all', 'Accept all', 'Choose'] as const) {
      await page.keyboard.press('Tab')
      await expect(answer(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('checkbox', { name: 'Preferences' })).toBeFocused()
    await expect(question(page).getByRole('checkbox', { name: 'Necessary' })).toBeDisabled()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Space')
    for (const _ of ['Statistics', 'Refuse all', 'Accept all', 'Save choice'])
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    const [cookie] = await page.context().cookies()
    expect(cookie?.value).toMatch(/^1\.[\da-f-]{36}\.necessary_preferences$/)
  })

  test('is asked for what somebody is there for, and for nothing that stands empty', async ({
    page,
    house,
    quiet
  }) => {
    quiet.allow(/503 \(Service Unavailable\)/)
    const names = () =>
      question(page)
        .getByRole('checkbox')
        .evaluateAll(all => all.map(one => one.id))
    await page.route('**/third-parties.json', route => route.fulfill({ status: 503 }))
    await page.goto('/en/')
    await answer(page, 'Choose').click()
    await expect.poll(names).toEqual(['consent-necessary', 'consent-preferences'])
    await page.unroute('**/third-parties.json')
    await withParties(page, house)
    await page.reload()
    await answer(page, 'Choose').click()
    await expect
      .poll(names)
      .toEqual(['necessary', ...ASKED_CATEGORIES].map(category => `consent-${category}`))
    for (const box of await question(page).getByRole('checkbox').all())
      if (await box.isEnabled()) await expect(box).not.toBeChecked()
  })

  test('has an answer that holds where the house can not keep its proof, which the next page sends once more', async ({
    page,
    quiet
  }) => {
    quiet.allow(/ERR_FAILED|503 \(Service Unavailable\)/)
    const proofs: string[] = []
    const unsent = () => page.evaluate(() => localStorage.getItem('unsentConsent'))
    const answersOfHouse = ['lost', 503, 204] as const
    await page.route('**/api/consent', route => {
      const status = answersOfHouse[proofs.length] ?? 500
      proofs.push(route.request().postData() ?? '')
      return status === 'lost' ? route.abort() : route.fulfill({ status })
    })
    await page.goto('/en/')
    await answer(page, 'Accept all').click()
    await expect.poll(unsent).toContain('"necessary","preferences","analytics"')
    for (const turn of [2, 3]) {
      const told = page.waitForResponse('**/api/consent')
      await page.goto('/en/games/')
      await told
      expect(proofs.length).toBe(turn)
      await expect(question(page)).toHaveCount(0)
    }
    await expect.poll(unsent).toBeNull()
    await page.goto('/en/promotions/')
    await settled(page)
    expect(proofs.length).toBe(3)
    expect(new Set(proofs).size).toBe(1)
    const proof = JSON.parse(proofs[0] ?? '')
    const [cookie] = await page.context().cookies()
    expect(cookie?.value.split('.')[1]).toBe(proof.id)
    expect(proof).toEqual({
      id: proof.id,
      categories: ['necessary', 'preferences', 'analytics'],
      version: 1,
      locale: 'en'
    })
  })

  test('reads the page where the browser keeps nothing, and is asked anew on the next', async ({
    page,
    quiet
  }) => {
    quiet.allow(/SecurityError|Access is denied/)
    await page.addInitScript(() => {
      const refused = {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        }
      }
      Object.defineProperty(window, 'sessionStorage', refused)
      Object.defineProperty(window, 'localStorage', refused)
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
    })
    await page.goto(BROUGHT)
    await answer(page, 'Accept all').click()
    await expect(question(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page).toHaveURL(/promotions/)
    await expect(question(page)).toBeVisible()
  })

  test('has an answer that holds where the storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
    })
    await page.goto(BROUGHT)
    await answer(page, 'Refuse all').click()
    await page.reload()
    await settled(page)
    await expect(question(page)).toHaveCount(0)
  })

  test('is not asked above a game that is played', async ({ page }) => {
    await page.goto('/en/')
    await expect(question(page)).toBeVisible()
    await page.evaluate(() => {
      const play = document.createElement('div')
      play.className = 'play'
      play.append(document.createElement('iframe'))
      document.body.append(play)
    })
    await expect(question(page)).toBeHidden()
  })
})

/** What the browser keeps of how the visitor came here. */
async function brought(page: Page) {
  const utm = await page.evaluate(() => sessionStorage.getItem('utm'))
  const partner = (await page.context().cookies()).find(({ name }) => name === 'aff')
  return { utm: utm === null ? null : JSON.parse(utm), partner: partner?.value }
}

const NOTHING = { utm: null, partner: undefined }

/** Opens a page, and waits until it has read its address. */
async function arrive(page: Page, path: string): Promise<void> {
  const read = page.waitForResponse(/touch-arrival\./)
  await page.goto(path)
  await read
  await settled(page)
}

test.describe('the link that brought a visitor', () => {
  test.use({ consent: null })

  test('is kept on arrival before anybody has answered, and a later one in its place [CONS-30] [SESS-77]', async ({
    page
  }) => {
    await page.goto(BROUGHT)
    await expect
      .poll(() => brought(page))
      .toEqual({
        utm: { source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e' },
        partner: 'partner-1'
      })
    const [{ expires = 0 } = {}] = await page.context().cookies()
    expect(Math.round(expires / 86_400 - Date.now() / 86_400_000)).toBe(7)

    await page.goto('/en/games/?utm_source=later&aff=partner-2')
    await expect
      .poll(() => brought(page))
      .toEqual({
        utm: { source: 'later', medium: null, campaign: null, term: null, content: null },
        partner: 'partner-2'
      })
    await page.goto('/en/promotions/')
    await expect(question(page)).toBeVisible()
    await expect
      .poll(() => brought(page))
      .toMatchObject({ utm: { source: 'later' }, partner: 'partner-2' })
  })

  test('is forgotten in every tab with a refusal, not kept after it, and kept with a yes', async ({
    page,
    context,
    house
  }) => {
    await withParties(context, house)
    const other = await context.newPage()
    for (const tab of [other, page]) {
      await tab.goto(BROUGHT)
      await expect.poll(() => brought(tab)).toMatchObject({ partner: 'partner-1' })
      await expect(question(tab)).toBeVisible()
    }
    await answer(page, 'Refuse all').click()
    for (const tab of [page, other]) await expect.poll(() => brought(tab)).toEqual(NOTHING)

    await arrive(page, BROUGHT)
    expect(await brought(page)).toEqual(NOTHING)
    await choices(page).click()
    await answer(page, 'Accept all').click()
    await expect
      .poll(() => brought(page))
      .toMatchObject({
        utm: { source: 'a' },
        partner: 'partner-1'
      })
  })

  test('is a reason to ask about marketing, and goes without a yes to that alone', async ({
    page
  }) => {
    const marketing = question(page).getByRole('checkbox', { name: 'Marketing' })
    await page.goto('/en/')
    await answer(page, 'Choose').click()
    await expect(marketing).toHaveCount(0)
    await page.goto(BROUGHT)
    await answer(page, 'Choose').click()
    await expect(marketing).not.toBeChecked()
    await question(page).getByRole('checkbox', { name: 'Statistics' }).check()
    await answer(page, 'Save choice').click()
    await expect
      .poll(() => brought(page))
      .toMatchObject({
        utm: { source: 'a' },
        partner: undefined
      })
  })

  test('is not kept where it tells nothing, too much or what nobody can read', async ({ page }) => {
    const query = `utm_source=%07&utm_medium=${'x'.repeat(257)}&utm_id=7&aff=%3Cb%3E`
    await arrive(page, `/en/?${query}`)
    expect(await brought(page)).toEqual(NOTHING)
  })
})

test.describe('a further script', () => {
  test.use({ consent: null })

  for (const category of ASKED_CATEGORIES)
    test(`of the category ${category}, which nobody else is there for, runs with a yes, on every page, in this session and the next [CONS-31]`, async ({
      page,
      browser,
      house
    }) => {
      const serve = async (where: Page) => {
        await where.route('**/played/further.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: 'self.hasRun = true' })
        )
        await where.route('**/third-parties.json', route =>
          route.fulfill({
            json: {
              consentManager: null,
              trackers: {},
              scripts: [{ name: 'further', url: `${house.url}/played/further.js`, category }],
              fonts: [],
              chat: null,
              reports: null
            }
          })
        )
      }
      const runs = (where: Page) => expect.poll(() => where.evaluate(() => 'hasRun' in self))
      await serve(page)
      await page.goto('/en/')
      await answer(page, 'Choose').click()
      await page.locator(`#consent-${category}`).check()
      await answer(page, 'Save choice').click()
      await runs(page).toBe(true)
      await page.goto('/en/games/')
      await runs(page).toBe(true)

      const later = await browser.newContext({ baseURL: house.url })
      await later.addCookies(await page.context().cookies())
      const next = await later.newPage()
      await serve(next)
      await next.goto('/en/games/')
      await runs(next).toBe(true)
      await later.close()
    })
})

const STATES = [
  [],
  ...ASKED_CATEGORIES.map(category => [category]),
  ['preferences', 'analytics'],
  ['preferences', 'marketing'],
  [...ASKED_CATEGORIES]
] satisfies (readonly ConsentCategory[])[]

test.describe('an answer', () => {
  test.use({ consent: null })

  for (const allowed of STATES) {
    const said = allowed.length === 0 ? 'nothing' : allowed.join(', ')
    test(`that allows ${said} has that and no more done, in this session and the next [CONS-01] [CONS-02] [CONS-03] [CONS-05]`, async ({
      page,
      browser,
      house
    }) => {
      await withParties(page, house)
      const counters = watchCounters(page)
      const counts = allowed.some(category => category !== 'preferences')
      await page.goto('/en/')
      await answer(page, 'Choose').click()
      for (const category of allowed) await page.locator(`#consent-${category}`).check()
      await answer(page, 'Save choice').click()
      if (counts) await expect.poll(() => counters.length).toBe(1)
      await page.goto('/en/games/')
      await settled(page)
      await expect(question(page)).toHaveCount(0)
      if (counts) await expect.poll(() => counters.length).toBeGreaterThan(1)
      else expect(counters).toEqual([])
      const kept = await page.evaluate(() => sessionStorage.getItem('consent'))
      expect(kept).toBe(['necessary', ...allowed].join(' '))

      const later = await browser.newContext({ baseURL: house.url })
      await later.addCookies(await page.context().cookies())
      const next = await later.newPage()
      const countersThen = watchCounters(next)
      await next.goto('/en/games/')
      await settled(next)
      await expect(question(next)).toHaveCount(0)
      if (counts) await expect.poll(() => countersThen.length).toBe(1)
      else expect(countersThen).toEqual([])
      await later.close()
    })
  }

  test('is changed by a link on every page, in as many steps as it was given', async ({ page }) => {
    await page.goto('/en/')
    await answer(page, 'Accept all').click()
    for (const path of ['/en/terms-and-conditions/', '/en/login/', '/en/jackpot/']) {
      await page.goto(path)
      await choices(page).click()
      await expect(question(page).getByRole('checkbox', { name: 'Preferences' })).toBeChecked()
      await expect(question(page).getByRole('checkbox', { name: 'Preferences' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question(page)).toHaveCount(0)
      await expect(choices(page)).toBeFocused()
    }
    await choices(page).click()
    await answer(page, 'Refuse all').click()
    await expect(question(page)).toHaveCount(0)
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent')
    expect(cookie?.value).toMatch(/\.necessary$/)
  })

  test('that is taken back takes along what it allowed, in all tabs and without a reload [L109] [CONS-03] [CONS-06]', async ({
    page,
    house
  }) => {
    const context = page.context()
    await withParties(context, house, false)
    await page.goto('/en/')
    await answer(page, 'Accept all').click()
    const other = await context.newPage()
    await other.goto('/en/games/')
    const url = new URL(page.url()).origin
    const names = [
      '_ga',
      '_ga_ABC123',
      '_gid',
      '_gcl_au',
      'fs_uid',
      'abTest_hero',
      'productMode',
      'aff'
    ]
    await context.addCookies(names.map(name => ({ name, value: 'x', url })))
    for (const tab of [page, other])
      await tab.evaluate(() => {
        for (const key of ['recentlyPlayed', 'recentSearches', 'lastDeposit'])
          localStorage.setItem(key, '[]')
        sessionStorage.setItem('utm', '{}')
      })
    const heard = other.evaluate(
      () =>
        new Promise<string | null>(resolve =>
          document.addEventListener('lobby:consent', () =>
            resolve(sessionStorage.getItem('consent'))
          )
        )
    )
    await choices(page).click()
    await answer(page, 'Refuse all').click()
    expect(await heard).toBe('necessary')
    for (const tab of [page, other])
      await expect.poll(() => held(tab)).toEqual(['cookie consent', 'session consent'])
  })

  test('to one category leaves what the others have kept', async ({ page, house }) => {
    await withParties(page, house)
    await page.goto('/en/games/')
    await answer(page, 'Accept all').click()
    const url = new URL(page.url()).origin
    await page
      .context()
      .addCookies(['_ga', 'productMode', '_gcl_au'].map(name => ({ name, value: 'x', url })))
    await choices(page).click()
    await question(page).getByRole('checkbox', { name: 'Statistics' }).uncheck()
    await answer(page, 'Save choice').click()
    const names = (await page.context().cookies()).map(({ name }) => name).toSorted()
    expect(names).toEqual(['_gcl_au', 'consent', 'productMode'])
  })

  test('that has run out leaves nothing behind, and is asked for again', async ({
    page,
    house
  }) => {
    await page
      .context()
      .addCookies(
        ['productMode', 'abTest_hero'].map(name => ({ name, value: 'x', url: house.url }))
      )
    await page.goto('/en/')
    await expect(question(page)).toBeVisible()
    expect(await held(page)).toEqual([])
  })

  test('closes the question in every tab that asks it', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/en/games/')
    await expect(question(other)).toBeVisible()
    await page.goto('/en/')
    await answer(page, 'Accept all').click()
    await expect(question(other)).toHaveCount(0)
  })

  test('is taken for given in a country on the list of the brand, and the counters start at once [CONS-07] [CONS-08]', async ({
    page,
    quiet
  }) => {
    // A page that the test has written over is of no origin that the jackpots know.
    quiet.allow(/jackpots|ERR_FAILED/)
    const counters = watchCounters(page)
    await page.route('**/api/consent', route => route.fulfill({ json: { automatic: true } }))
    await page.route('**/en/games/', async route => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replace('data-touch="consent"', 'data-touch="consent" data-automatic=""')
      })
    })
    await page.goto('/en/games/')
    await expect.poll(() => counters.length).toBe(1)
    const kept = await page.evaluate(() => sessionStorage.getItem('consent'))
    expect(kept).toBe('necessary preferences analytics marketing uncategorized')
    await expect(question(page)).toHaveCount(0)
    expect(await held(page)).toEqual(['session consent'])
  })
})

test.describe('a visitor who has answered', () => {
  test('pays nothing for having been asked', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/en/terms-and-conditions/')
    await settled(page)
    expect(asked.filter(path => /\.js$|texts|third-parties|consent/.test(path))).toEqual([])
  })

  test('is asked anew when what is asked has changed', async ({ page, context, house }) => {
    await hasAnswered(context, house.url, '0.ab.necessary_analytics')
    await page.goto('/en/')
    await expect(question(page)).toBeVisible()
  })

  test('finds in the privacy policy all that the browser holds', async ({
    page,
    newPlayer,
    signIn
  }) => {
    const player = await newPlayer()
    await page.goto('/en/login/?autoSignIn=1')
    await signIn(page, player)
    await page.waitForURL(/\/en\/(\?|$)/)
    await page.goto('/en/promotions/?productMode=casino')
    await settled(page)
    await choices(page).click()
    await answer(page, 'Accept all').click()
    await page.goto('/en/privacy-policy/')
    const said = await page.locator('#cookies code').allTextContents()
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => `database ${name}`)
    )
    const things = [...(await held(page)), ...databases]
    expect(things.length).toBeGreaterThan(4)
    expect(things.filter(thing => !isListed(listed(), thing))).toEqual([])
    const parties = readThirdParties(await (await page.request.get('/third-parties.json')).json())
    if (!parties) throw new TypeError('The house tells of no third parties')
    const names = thingsWith(parties).map(({ name }) => name)
    expect(said.toSorted()).toEqual(names.toSorted())
    expect(names).toContain('ZD-*')
  })

  test('without script is led to what is kept', async ({ browser, house }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
    const page = await context.newPage()
    await page.goto('/en/terms-and-conditions/')
    await choices(page).click()
    await expect(page).toHaveURL(/\/en\/privacy-policy\/#cookies$/)
    await expect(page.getByRole('cell', { name: 'productMode' })).toBeVisible()
    await context.close()
  })
})

test.describe('a visitor who lets counters count', () => {
  test.use({ consent: '1.00000000-0000-4000-8000-000000000000.necessary_analytics' })

  test('is counted on a page that was drawn ahead once it is shown, and not before', async ({
    page,
    house
  }) => {
    await withParties(page, house, false)
    const counters = watchCounters(page)
    const show = await drawnAhead(page, '/en/terms-and-conditions/')
    expect(counters).toEqual([])
    await show()
    await expect.poll(() => counters.length).toBe(1)
  })
})
