import type { Locator, Page } from '@playwright/test'

import { expect, hasAnswered, settled, test } from './support.ts'

const DESKTOP = { width: 1024, height: 900 }
/** Where seven games fit, neither more nor less. */
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LIST = /\/en\/new\/$/
const MODULE = /\/_astro\/touch-carousel/

const newGames = (page: Page) => page.locator('section.row:has(a.row__more[href="/en/new/"])')
const trackOf = (row: Locator) => row.getByRole('list')
const paddlesOf = (row: Locator) => ({
  back: row.getByRole('button', { name: /^Back: / }),
  forward: row.getByRole('button', { name: /^Forward: / })
})

/** Scrolls so that this many pixels are left to the end. */
const leave = (track: Locator, rest: number) =>
  track.evaluate((row, left) => {
    row.style.scrollSnapType = 'none'
    row.scrollTo({ left: row.scrollWidth - row.clientWidth - left, behavior: 'instant' })
  }, rest)

const games = (track: Locator) =>
  track.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href')))

/** Counts what the page asks for from now on. */
function requests(page: Page, pattern: RegExp): readonly string[] {
  const asked: string[] = []
  page.on('request', request => pattern.test(request.url()) && asked.push(request.url()))
  return asked
}

/** How often something has moved on the page without being asked to. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true
        })
        setTimeout(resolve, 100, 0)
      })
  )

test.describe('a row on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('[UI-08] [UI-09] [UI-10] [UI-12] moves by paddles, from the very first press', async ({
    page
  }) => {
    const modules = requests(page, MODULE)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/touch-carousel/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/en/')
    const row = newGames(page)
    const track = trackOf(row)
    const { back, forward } = paddlesOf(row)
    const at = () => track.evaluate(({ scrollLeft }) => scrollLeft)
    expect(await track.getByRole('listitem').count()).toBeGreaterThan(6)
    expect(
      await track.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    ).toBeGreaterThan(200)
    await expect(forward).toBeVisible()
    await expect(back).toBeHidden()
    expect(modules).toEqual([])

    await track.evaluate(list => {
      const scrollBy = list.scrollBy.bind(list)
      const value = (by: ScrollToOptions) => {
        list.dataset['by'] = String(Number(by.left) / list.clientWidth)
        scrollBy(by)
      }
      Object.defineProperty(list, 'scrollBy', { value })
    })
    await forward.click()
    await expect.poll(() => modules.length).toBe(1)
    expect(await at()).toBe(0)
    release()
    await expect.poll(at).toBeGreaterThan(0)
    expect(Number(await track.getAttribute('data-by'))).toBeCloseTo(1 / 1.5)
    await expect(back).toBeVisible()
    await expect(forward).toBeVisible()

    await back.click()
    await expect.poll(at).toBe(0)
    await expect(back).toBeHidden()
    await expect(forward).toBeFocused()
  })

  test('[UI-10] [UI-11] [GAME-08] [GAME-12] [L134] goes on near its end, by slices of its list, which is asked for once', async ({
    page
  }) => {
    const lists = requests(page, LIST)
    await page.goto('/en/')
    const row = newGames(page)
    const track = trackOf(row)
    const { back, forward } = paddlesOf(row)
    const before = await games(track)
    await page.evaluate(() => document.fonts.ready)
    const shiftsBefore = await shifts(page)
    await track.hover()
    await leave(track, 201)
    await expect(back).toBeVisible()
    expect(lists).toHaveLength(0)

    await leave(track, 200)
    await expect(row.getByRole('status')).toHaveText('More games: 10')
    await expect(forward).toBeVisible()
    await leave(track, 0)
    await expect(row.getByRole('status')).toHaveText(`More games: ${14 - before.length}`)
    await leave(track, 0)
    await expect(forward).toBeHidden()
    expect(lists).toHaveLength(1)
    const shown = await games(track)
    expect(shown.slice(0, before.length)).toEqual(before)
    expect(shown).toHaveLength(25)
    expect(new Set(shown).size).toBe(25)
    expect(shown.at(-1)).toMatch(LIST)
    await expect(track.getByRole('link', { name: 'All 24' })).toBeInViewport()
    expect(await shifts(page)).toBe(shiftsBefore)
  })

  test('[L134] the paddle leads on again when games come at the very end, or after a second try', async ({
    page,
    quiet
  }) => {
    quiet.allow(/Failed to load resource/)
    let isDown = true
    await page.route(LIST, route => (isDown ? route.abort() : route.continue()))
    await page.goto('/en/')
    const row = newGames(page)
    const track = trackOf(row)
    const { forward } = paddlesOf(row)
    const before = await games(track)
    await track.hover()
    await leave(track, 0)
    await expect(row.getByRole('status')).toHaveText('More games could not be loaded')
    await leave(track, 0)
    await expect(forward).toBeHidden()

    isDown = false
    await track.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(forward).toBeVisible()
    await expect(track.getByRole('button')).toHaveCount(0)
    await expect(track.getByRole('listitem').nth(before.length).getByRole('link')).toBeFocused()
  })

  test('[L135] has no paddles where exactly as many games stand as fit', async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto('/en/')
    const row = newGames(page)
    const track = trackOf(row)
    await row.evaluate(section => {
      section.removeAttribute('data-rest')
      for (const tile of section.querySelectorAll('li:nth-child(n + 8)')) tile.remove()
    })
    await track.hover()
    const { back, forward } = paddlesOf(row)
    await expect(forward).toBeHidden()
    await expect(back).toBeHidden()
  })

  test('is walked with the keyboard, each game in sight when it has the focus', async ({
    page
  }) => {
    await page.goto('/en/')
    const row = newGames(page)
    const track = trackOf(row)
    await row.locator('.row__more').focus()
    await page.keyboard.press('Tab')
    await expect(paddlesOf(row).forward).toBeFocused()
    for (let game = 0; game < 14; game += 1) {
      await page.keyboard.press('Tab')
      const link = track.getByRole('listitem').nth(game).getByRole('link')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 0.95 })
      // What follows the last of the first slice is under way.
      if (game === 7) await expect(row.getByRole('status')).toHaveText(/^More games: /)
    }
  })

  test('a game that got the focus before what moves the row has come is in sight once it has', async ({
    page
  }) => {
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await page.route(MODULE, async route => {
      asked.resolve()
      await released.promise
      return route.fallback()
    })
    await page.goto('/en/')
    const row = newGames(page)
    await row.locator('.row__more').focus()
    await page.keyboard.press('Tab')
    await asked.promise
    const sixth = trackOf(row).getByRole('listitem').nth(5).getByRole('link')
    for (let game = 0; game < 6; game += 1) await page.keyboard.press('Tab')
    await expect(sixth).toBeFocused()
    await expect(sixth).not.toBeInViewport({ ratio: 0.95 })
    released.resolve()
    await expect(sixth).toBeInViewport({ ratio: 0.95 })
  })
})

test('a row of a page that was swapped in moves too', async ({ page, newPlayer, signIn }) => {
  await page.goto('/en/login/?autoSignIn=1')
  await signIn(page, await newPlayer())
  await expect(page.locator('.bar__session:visible')).toHaveCount(1)
  await page.goto('/en/promotions/')
  await settled(page)
  const document = await page.evaluateHandle(() => window.document)
  await page.getByRole('banner').getByRole('link', { name: 'Infiniza, home' }).click()
  const row = newGames(page)
  await paddlesOf(row).forward.click()
  await expect(paddlesOf(row).back).toBeVisible()
  expect(await document.evaluate(first => first === window.document)).toBe(true)
})

test('[UI-08] [UI-09] a row on a phone has no paddles, shows that it goes on, and does', async ({
  browser,
  house,
  quiet
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  await hasAnswered(context, house.url)
  const page = await context.newPage()
  quiet.watch(page)
  await page.goto(`${house.url}/en/`)
  const row = newGames(page)
  const track = trackOf(row)
  const { back, forward } = paddlesOf(row)
  await row.scrollIntoViewIfNeeded()
  const fourth = track.getByRole('listitem').nth(3)
  await expect(fourth).toBeInViewport({ ratio: 0.1 })
  await expect(fourth).not.toBeInViewport({ ratio: 0.9 })

  await track.dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' })
  await leave(track, 0)
  await expect(track.getByRole('listitem')).toHaveCount(18)
  await leave(track, 0)
  await expect(track.getByRole('listitem')).toHaveCount(25)
  await expect(forward).toBeHidden()
  await expect(back).toBeHidden()
  await context.close()
})

test('without script a row scrolls by itself and its list is a link away', async ({
  browser,
  house
}) => {
  const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${house.url}/en/`)
  const row = newGames(page)
  await expect(paddlesOf(row).forward).toBeHidden()
  await expect(row.getByRole('link', { name: /^All 24/ })).toBeVisible()
  const last = trackOf(row).getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport()
  await context.close()
})

test('what loads at the first touch leaves a link a link when it does not come', async ({
  page,
  quiet
}) => {
  quiet.allow(/Failed to load resource/)
  await page.route(/\/_astro\/touched/, route => route.abort())
  await page.goto('/en/')
  await page.locator('a[data-touch-click]:visible').first().click()
  await expect(page).toHaveURL(/\/en\/(languages|game-search)\/$/)
})
