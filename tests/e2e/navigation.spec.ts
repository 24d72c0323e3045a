import type { Page, Response } from '@playwright/test'

import type { House } from './house.ts'
import { accessibilityFaults, expect, LINE_LOST, settled, test } from './support.ts'

const GAME = 'furnace-sevens'
const TIMES = 50
/** What a page weighs over the line in a browser that has the dictionary of its locale. */
const LARGEST = 10_240

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 1800))

/** The first link of the page that leads there, followed as a hand does. */
const follow = (page: Page, href: string) =>
  page.locator(`a[href="${href}"]:visible`).first().click()

/** A mark on the window, which is gone as soon as the document is another one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

const PAGE = /^https?:\/\/[^/]+\/en\/[^.]*$/

const isPageOf = ({ url }: House, response: Response) =>
  PAGE.test(response.url()) && response.url().startsWith(url)

test.describe('a session', () => {
  test.beforeEach(async ({ page, newPlayer, signIn }) => {
    await page.goto('/en/login/?autoSignIn=1&redir=/en/promotions/')
    await page.waitForURL(/\/realms\//)
    await signIn(page, await newPlayer())
    await page.waitForURL('**/en/promotions/')
    await settled(page)
  })

  test('[L040] [L042] fifty pages on, the game runs in the same frame, the sockets are the same, and nothing listens twice', async ({
    page,
    house
  }) => {
    test.setTimeout(180_000)
    await page.addInitScript(() => {
      const counted = { listeners: 0, loads: 0 }
      Object.assign(window, { counted })
      for (const target of [window, document]) {
        const { addEventListener, removeEventListener } = target
        target.addEventListener = function (...given: [string, EventListener, object?]) {
          counted.listeners += 1
          addEventListener.apply(this, given)
        }
        target.removeEventListener = function (...given: [string, EventListener, object?]) {
          counted.listeners -= 1
          removeEventListener.apply(this, given)
        }
        document.addEventListener('astro:page-load', () => {
          counted.loads += target === document ? 1 : 0
        })
      }
    })
    // The line to the jackpot is opened late, and once.
    const line = page.waitForEvent('websocket', socket => socket.url().includes('jackpots'))
    await page.goto(`/en/games/${GAME}/`)
    await settled(page)
    await expect(page.locator('#game-iframe[data-ready="true"]')).toBeVisible()
    await line
    // It comes once the page has nothing else to do.
    const encoding = () =>
      page.evaluate(async () => {
        const { headers } = await fetch('/en/games/', { cache: 'no-store' })
        return headers.get('content-encoding')
      })
    await expect.poll(encoding).toBe('dcz')
    const frame = page.frame({ url: /\/play\// })
    await frame?.evaluate(() => Object.assign(window, { marked: true }))
    await mark(page)

    const sockets: string[] = []
    const fetched: Response[] = []
    const loaded: string[] = []
    page.on('websocket', socket => sockets.push(socket.url()))
    page.on('response', response => {
      const kind = response.request().resourceType()
      if (kind === 'document') loaded.push(response.url())
      if (kind === 'fetch' && isPageOf(house, response)) fetched.push(response)
    })
    const prefetches = new Set<string>()
    let asked = 0
    let askedAhead = 0
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.enable')
    browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.headers['Sec-Purpose']?.startsWith('prefetch')) prefetches.add(requestId)
    })
    browser.on('Network.responseReceived', ({ requestId, response }) => {
      if (!PAGE.test(response.url) || response.fromDiskCache) return
      if (prefetches.has(requestId)) askedAhead += 1
      else asked += 1
    })
    const counted = () => page.evaluate(() => Reflect.get(window, 'counted'))
    const round = ['/en/jackpot/', '/en/raffle/', '/en/', '/en/promotions/', `/en/games/${GAME}/`]
    let early = 0
    for (let times = 0; times < TIMES; times++) {
      const href = round[times % round.length] ?? ''
      await follow(page, href)
      await page.waitForURL(`**${href}`)
      await expect.poll(async () => (await counted()).loads).toBe(times + 1)
      if (times === 2 * round.length - 1) early = (await counted()).listeners
    }

    expect(await isMarked(page)).toBe(true)
    expect(await frame?.evaluate(() => 'marked' in window)).toBe(true)
    expect(frame?.parentFrame()).toBe(page.mainFrame())
    expect(sockets).toEqual([])
    expect(loaded).toEqual([])
    // One each visit would be forty; what a page loads late adds a few once.
    expect((await counted()).listeners).toBeLessThan(early + round.length)
    expect(fetched.length).toBe(TIMES)
    // One each, by the visit or by the browser that renews what it kept, for a visit or one ahead.
    expect(asked).toBeLessThanOrEqual(TIMES + round.length)
    // How often a page is fetched ahead hangs on how long the pointer rests on its link.
    expect(askedAhead).toBeLessThanOrEqual(TIMES)
    for (const response of fetched) {
      const { responseBodySize } = await response.request().sizes()
      expect(responseBodySize, response.url()).toBeLessThanOrEqual(LARGEST)
    }
  })

  test('[L041] back restores the scroll and the focus; forward begins at the top, with its title said', async ({
    page
  }) => {
    await page.goto('/en/games/')
    await settled(page)
    // A new player is asked for papers: what comes late above a page would move it.
    await expect(page.getByRole('heading', { name: 'Please show us who you are' })).toBeVisible()
    await mark(page)
    await scrollDown(page)
    const game = page.locator('main a.tile:visible')
    const href = await game.evaluateAll(links => {
      const shown = links.find(link => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 150 && bottom < innerHeight - 80
      })
      return shown?.getAttribute('href') ?? ''
    })
    const link = page.locator(`main a[href="${href}"]:visible`).first()
    await link.focus()
    // Where the reader's eye is: what comes late above it moves the page and not what is read.
    const topOf = () => link.evaluate(element => element.getBoundingClientRect().top)
    const left = await topOf()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
    await expect.poll(() => scrollOf(page)).toBe(0)
    await expect(page.locator('#main')).toBeFocused()
    const title = await page.title()
    await expect(page.locator('.astro-route-announcer')).toHaveText(title)

    await page.goBack()
    await page.waitForURL('**/en/games/')
    await expect.poll(async () => Math.abs((await topOf()) - left)).toBeLessThan(50)
    await expect(link).toBeFocused()
    // Longer than the delay after which a page is scrolled to its top.
    await expect(page.locator('.astro-route-announcer')).toHaveText(/./)
    expect(Math.abs((await topOf()) - left)).toBeLessThan(50)
    expect(await scrollOf(page)).toBeGreaterThan(1000)
    expect(await isMarked(page)).toBe(true)

    await page.goForward()
    await page.waitForURL(`**${href}`)
    await page.reload()
    await settled(page)
    // What is left while it comes to life says so in the console.
    await expect(page.locator('#game-iframe[data-ready="true"]')).toBeVisible()
    await page.goBack()
    await page.waitForURL('**/en/games/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All games')
  })

  test('a page that is loaded anew and scrolled stays where it is when a link is first pointed at', async ({
    page
  }) => {
    await follow(page, '/en/responsible-play/')
    await page.waitForURL('**/en/responsible-play/')
    await page.goBack()
    await page.waitForURL('**/en/promotions/')
    await page.reload()
    await settled(page)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const link = page.locator('footer a[href^="/en/"]').first()
    const router = page.waitForResponse(response => /\/visits[.-][^/]*\.js$/.test(response.url()))
    await link.dispatchEvent('pointerover')
    await router
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await scrollOf(page)).toBe(600)
  })

  test('[L048] a form and parts of a page are gone to softly; other origins, windows and files are not', async ({
    page,
    context
  }) => {
    await context.addCookies([
      { name: 'productMode', value: 'sports', url: page.url().replace(/\/en\/.*/, '/') }
    ])
    await page.goto('/en/')
    await settled(page)
    await mark(page)
    await follow(page, '/en/raffle/')
    await page.waitForURL('**/en/raffle/')
    for (const [words, found] of [
      ['twin', 'twin-koi'],
      ['pearl', 'pearl-drift']
    ] as const) {
      await page.evaluate(value => {
        const form = document.createElement('form')
        form.action = '/en/game-search/'
        const field = Object.assign(document.createElement('input'), { name: 'q', value })
        const button = Object.assign(document.createElement('button'), { textContent: 'Ask' })
        form.append(field, button)
        document.getElementById('main')?.prepend(form)
      }, words)
      await page.getByRole('button', { name: 'Ask', exact: true }).click()
      await page.waitForURL(`**/en/game-search/?q=${words}`)
      // The page's own script runs on each visit, and not on the first alone.
      await expect(page.locator('main a[href="/en/games/emerald-tide/"]:visible')).toHaveCount(0)
      await expect(page.locator(`main a[href="/en/games/${found}/"]`).first()).toBeVisible()
    }
    expect(await isMarked(page)).toBe(true)

    await page.locator('.skip').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/game-search/?q=pearl#main')
    expect(await isMarked(page)).toBe(true)

    const opened = context.waitForEvent('page')
    await page
      .locator('a[href="/en/jackpot/"]:visible')
      .first()
      .click({ modifiers: ['Control'] })
    await (await opened).close()
    expect(page.url()).toContain('/en/game-search/')

    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/sandbox/'
      link.id = 'elsewhere'
      link.textContent = 'elsewhere'
      document.getElementById('main')?.prepend(link)
    })
    await page.locator('#elsewhere').click()
    await page.waitForURL('**/sandbox/**')
    expect(await isMarked(page)).toBe(false)
  })

  test('a page that is long in coming is waited for with a sign, and so is the network; one that does not come is loaded plainly', async ({
    page,
    context,
    quiet
  }) => {
    quiet.allow(LINE_LOST)
    quiet.allow(/Failed to load resource: net::ERR_FAILED$/)
    await page.route('**/en/raffle/', async (route, request) => {
      if (request.resourceType() !== 'fetch') return route.abort()
      await expect(page.locator('html[data-waiting]')).toHaveCount(1)
      return route.fallback()
    })
    await mark(page)
    await follow(page, '/en/raffle/')
    await page.waitForURL('**/en/raffle/')
    await expect(page.locator('html[data-waiting]')).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)

    await context.setOffline(true)
    await follow(page, '/en/')
    await expect(page.locator('html[data-waiting]')).toHaveCount(1)
    await context.setOffline(false)
    await page.waitForURL('**/en/')
    expect(await isMarked(page)).toBe(true)

    await page.route('**/en/jackpot/', (route, request) =>
      request.resourceType() === 'document' ? route.fallback() : route.abort()
    )
    await follow(page, '/en/jackpot/')
    await page.waitForURL('**/en/jackpot/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jackpot stands at/)
    expect(await isMarked(page)).toBe(false)
  })

  test('[L049] a tab of an older build comes to the page by one plain load, and to no circle', async ({
    page,
    quiet
  }) => {
    quiet.allow(/Failed to load|hydrating|ERR_FAILED|404/)
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    await page.route('**/_astro/GameFrame.*.js*', route => route.fulfill({ status: 404 }))
    await follow(page, '/en/')
    await page.waitForURL('**/en/')
    await page.locator('main a.tile:visible').first().click()
    await page.waitForURL('**/en/games/*/')
    await expect.poll(() => loads).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await page.unroute('**/_astro/GameFrame.*.js*')

    await page.route('**/en/raffle/', async route => {
      const answer = await route.fetch()
      const page = await answer.text()
      const body = page.replace(/(component-url="[^"]*shell\.)[\w-]+/g, '$1newer')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/en/promotions/')
    await settled(page)
    loads = 0
    await follow(page, '/en/raffle/')
    await page.waitForURL('**/en/raffle/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stake a euro, hold a ticket')
    expect(loads).toBe(1)
  })

  test('[L049] a page whose styles the policy of the tab does not name is loaded plainly', async ({
    page,
    quiet,
    refused
  }) => {
    quiet.allow(/Content Security Policy/)
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    await page.route('**/en/jackpot/', async (route, request) => {
      if (request.isNavigationRequest()) return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<style>', '<style>/* newer */')
      return route.fulfill({ response: answer, body })
    })
    await follow(page, '/en/jackpot/')
    await page.waitForURL('**/en/jackpot/')
    await expect.poll(() => loads).toBe(1)
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jackpot stands at/)
    expect(loads).toBe(1)
    expect(refused.splice(0)).not.toEqual([])
  })

  test('a page that is left before an island has come to life says nothing of it', async ({
    page
  }) => {
    // As the router does when it swaps pages: between asking React and React's doing it.
    await page.addInitScript(() => {
      document.addEventListener(
        'astro:hydrate',
        ({ target }) => {
          if (!(target instanceof HTMLElement) || document.querySelector('[data-left]')) return
          document.documentElement.dataset['left'] = target.getAttribute('component-export') ?? ''
          target.remove()
          target.dispatchEvent(new CustomEvent('astro:unmount'))
        },
        true
      )
    })
    await page.goto(`/en/games/${GAME}/`)
    await expect(page.locator('html')).toHaveAttribute('data-left', /\w/)
    await settled(page)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  })

  test('an island that differs from its page is reported', async ({ page, quiet }) => {
    quiet.allow(/error #418/)
    await page.addInitScript(() => {
      const differ = ({ target }: Event) =>
        target instanceof HTMLElement && target.firstElementChild?.replaceChildren()
      document.addEventListener('astro:hydrate', differ, true)
    })
    const told = page.waitForEvent('pageerror')
    await page.goto(`/en/games/${GAME}/`)
    expect((await told).message).toContain('#418')
    await settled(page)
  })

  test('a running game waits at the edge of other pages, leads back and can be closed', async ({
    page
  }) => {
    await page.goto(`/en/games/${GAME}/`)
    await settled(page)
    await expect(page.locator('#game-iframe[data-ready="true"]')).toBeVisible()
    await follow(page, '/en/jackpot/')
    await page.waitForURL('**/en/jackpot/')
    const dock = page.getByRole('complementary', { name: 'Furnace Sevens' })
    await expect(dock.locator('#game-iframe')).toBeVisible()
    // The whole game is to be seen, drawn smaller, and no part of it cut off.
    const [whole, drawn] = await Promise.all([
      dock.boundingBox(),
      dock.locator('#game-iframe').boundingBox()
    ])
    expect(drawn!.width).toBeLessThanOrEqual(whole!.width)
    expect(drawn!.y + drawn!.height).toBeLessThanOrEqual(whole!.y + whole!.height)
    expect(await accessibilityFaults(page)).toEqual([])
    await dock.getByRole('link', { name: 'Back to Furnace Sevens' }).click()
    await page.waitForURL(`**/en/games/${GAME}/`)
    await expect(page.locator('.stage #game-iframe')).toBeVisible()
    await expect(dock).toHaveCount(0)

    await follow(page, '/en/jackpot/')
    await page.waitForURL('**/en/jackpot/')
    await dock.getByRole('button', { name: 'Close the game' }).click()
    await expect(dock).toBeHidden()
    await page.goBack()
    await page.waitForURL(`**/en/games/${GAME}/`)
    await expect(page.locator('.stage #game-iframe[data-ready="true"]')).toBeVisible()
  })
})

test('[SITE-12] [L041] a visitor comes to the lobby, and back to where a page was left, without a script', async ({
  page
}) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  // Not as far as the pots, which load what moves them when they are seen.
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/en/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/en/games/')
  await scrollDown(page)
  await page.locator('footer a[href="/en/privacy-policy/"]').first().dispatchEvent('click')
  await page.waitForURL('**/en/privacy-policy/')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollOf(page)) - 1800)).toBeLessThan(50)
  expect(scripts).toEqual([])
})
