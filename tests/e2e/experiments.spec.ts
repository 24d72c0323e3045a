import type { Page } from '@playwright/test'

import type { Variant } from '#rules/weighted-draw.ts'
import { inPageScript } from '../../src/integrations/in-page-scripts.ts'
import type { House } from './house.ts'
import { enterAtRealm, expect, settled, test } from './support.ts'

const COOKIE = 'abTest_hero-action'
const DAYS = 86_400
const ANSWERED = '1.00000000-0000-4000-8000-000000000000.necessary'

const stage = (page: Page) => page.getByRole('region', { name: 'Featured' })
const account = (page: Page) => stage(page).getByRole('link', { name: 'Open account', exact: true })
const games = (page: Page) => stage(page).getByRole('link', { name: 'See all games', exact: true })
const variant = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-ab-hero-action'))

/** Every draw of the page gives this fraction from now on. */
const draw = (page: Page, fraction: number) =>
  page.addInitScript(fixed => {
    Math.random = () => fixed
  }, fraction)

/** Answers with a page that draws of these variants and holds nothing else. */
async function showDrawing(page: Page, variants: readonly Variant[]): Promise<void> {
  const experiments = JSON.stringify([['hero-action', variants]])
  const script = `<script data-experiments='${experiments}'>${await inPageScript('experiments')}</script>`
  await page.route('**/en/', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>x</title>${script}</head></html>`
    })
  )
}

const kept = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIE)

test.describe('an experiment', () => {
  test.describe('of a visitor who has not answered', () => {
    test.use({ consent: null })

    for (const [fraction, drawn] of [
      [0, 'account'],
      [0.49, 'account'],
      [0.5, 'two-ways'],
      [0.99, 'two-ways']
    ] as const)
      test(`shows what was drawn from the first frame on, kept nowhere: ${fraction} is ${drawn} [CONS-09] [CONS-11]`, async ({
        page
      }) => {
        await draw(page, fraction)
        await page.addInitScript(() => {
          requestAnimationFrame(() => {
            const first = document.documentElement.getAttribute('data-ab-hero-action')
            Object.assign(window, { first, hadStage: document.querySelector('.hero') !== null })
          })
        })
        await page.goto('/en/')
        await expect(account(page)).toHaveCount(1)
        await expect(games(page)).toHaveCount(drawn === 'two-ways' ? 1 : 0)
        // A page may have loaded before it has been drawn.
        await page.waitForFunction(() => 'first' in window)
        expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe(drawn)
        expect(await page.evaluate(() => Reflect.get(window, 'hadStage'))).toBe(true)
        const shifts = await page.evaluate(() => {
          const seen = new PerformanceObserver(() => {})
          seen.observe({ type: 'layout-shift', buffered: true })
          return seen.takeRecords().length
        })
        expect(shifts).toBe(0)
        expect(await kept(page)).toBeUndefined()
      })

    test('is kept for 30 days from a yes to preferences on, as it stands, and goes with a no [CONS-11] [CONS-12] [CONS-03]', async ({
      page
    }) => {
      await draw(page, 0.99)
      await page.goto('/en/')
      const question = page.getByRole('dialog', { name: 'What may we keep in your browser?' })
      await question.getByRole('button', { name: 'Accept all', exact: true }).click()
      await expect.poll(() => kept(page)).toMatchObject({ value: 'two-ways', secure: true })
      const until = (await kept(page))?.expires ?? 0
      const now = await page.evaluate(() => Date.now() / 1000)
      expect(Math.round((until - now) / DAYS)).toBe(30)
      await expect(games(page)).toBeVisible()

      const choices = page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Cookie choices', exact: true })
      await choices.click()
      await question.getByRole('button', { name: 'Refuse all', exact: true }).click()
      await expect.poll(() => kept(page)).toBeUndefined()
      await expect(games(page)).toBeVisible()
    })
  })

  test.describe('of a visitor who agreed to preferences', () => {
    test.use({ consent: `${ANSWERED}_preferences` })

    test('is kept at once, and the cookie wins over any later draw [CONS-10] [CONS-11]', async ({
      page
    }) => {
      await draw(page, 0.99)
      await page.goto('/en/')
      expect((await kept(page))?.value).toBe('two-ways')
      await draw(page, 0)
      await page.reload()
      expect(await variant(page)).toBe('two-ways')
      await expect(games(page)).toBeVisible()
    })

    test('is drawn anew where the cookie names no variant [CONS-10]', async ({ page, house }) => {
      await page.context().addCookies([{ name: COOKIE, value: 'gone', url: house.url }])
      await draw(page, 0.99)
      await page.goto('/en/')
      await expect(games(page)).toBeVisible()
      expect((await kept(page))?.value).toBe('two-ways')
    })
  })

  test('is in the page without a script, as it was before [CONS-09]', async ({
    browser,
    house
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`${house.url}/en/`)
    await expect(account(page)).toBeVisible()
    await expect(games(page)).toHaveCount(0)
    await context.close()
  })

  test('stays what it is from page to page of a visit that keeps nothing, and other pages know of none [CONS-11]', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterAtRealm(page, house, await newPlayer(), '/en/promotions/')
    expect(await page.content()).not.toContain('data-ab-')
    expect(await page.content()).not.toContain('data-variant')
    await page.evaluate(() => {
      Object.assign(window, { marked: true })
      Math.random = () => 0.99
    })
    const logo = page.getByRole('banner').getByRole('link', { name: 'Infiniza' })
    await logo.click()
    await page.waitForURL('**/en/')
    await expect.poll(() => variant(page)).toBe('two-ways')
    await page.evaluate(() => {
      Math.random = () => 0
    })
    await page.getByRole('banner').getByRole('link', { name: 'Promotions', exact: true }).click()
    await page.waitForURL('**/en/promotions/')
    await expect.poll(() => variant(page)).toBeNull()
    await logo.click()
    await page.waitForURL('**/en/')
    await expect.poll(() => variant(page)).toBe('two-ways')
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
    expect(await kept(page)).toBeUndefined()
  })

  test('shows the first variant, with one line of the log, where nothing can be drawn', async ({
    page,
    quiet
  }) => {
    quiet.allow(/^warning on .*: Nothing to draw: hero-action$/)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await showDrawing(page, [
      { name: 'account', weight: 0 },
      { name: 'two-ways', weight: -1 },
      { name: 'unweighed' }
    ])
    await page.goto('/en/')
    expect(await variant(page)).toBe('account')
    expect(said).toEqual(['Nothing to draw: hero-action'])
  })

  test('never shows what weighs nothing, whatever is drawn', async ({ page }) => {
    await showDrawing(page, [{ name: 'account' }, { name: 'two-ways', weight: 2 }])
    await draw(page, 0)
    await page.goto('/en/')
    expect(await variant(page)).toBe('two-ways')
  })

  test('is drawn where the browser keeps nothing, and the page says so in one line', async ({
    page,
    quiet
  }) => {
    quiet.allow(/: Access is denied$/)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await draw(page, 0.99)
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
    await page.goto('/en/')
    await settled(page)
    await expect(games(page)).toBeVisible()
    expect(said).toEqual(['Access is denied'])
  })
})

test.describe('who counts visits', () => {
  interface Told {
    readonly eventId: string
    readonly name: string
    readonly details: Readonly<Record<string, string>>
  }

  /** What the stand of the sandbox has been told since this was called. */
  async function stand(house: House) {
    const all = async () => (await house.sandbox<{ events: readonly Told[] }>('/events')).events
    const before = new Set((await all()).map(({ eventId }) => eventId))
    return async () => (await all()).filter(({ eventId }) => !before.has(eventId))
  }

  test.describe('with a yes to statistics', () => {
    test.use({ consent: `${ANSWERED}_analytics` })

    test('is told of a variant once a visit [CONS-02]', async ({ page, house }) => {
      const told = await stand(house)
      const visits = async (path: string) =>
        (await told()).filter(({ details }) => details['path'] === path).length
      await draw(page, 0.99)
      await page.goto('/en/')
      await expect.poll(() => visits('/en/')).toBe(1)
      await page.goto('/en/promotions/')
      await expect.poll(() => visits('/en/promotions/')).toBe(1)
      await page.goto('/en/')
      await expect.poll(() => visits('/en/')).toBe(2)
      const exposures = (await told()).filter(({ name }) => name === 'experiment_exposure')
      expect(exposures.map(({ details }) => details)).toMatchObject([
        { experiment: 'hero-action', variant: 'two-ways' }
      ])
    })
  })

  test.describe('with a no', () => {
    test('is told nothing of it, and nothing is kept for that [CONS-02]', async ({
      page,
      house
    }) => {
      const told = await stand(house)
      await page.goto('/en/')
      await settled(page)
      await page.goto('/en/promotions/')
      await settled(page)
      expect(await told()).toEqual([])
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    })
  })
})
