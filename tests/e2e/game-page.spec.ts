import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const GAME = 'pearl-drift'

const filled = (page: Page) => page.locator('html[data-game="filled"]')
const bar = (page: Page) => page.getByRole('group', { name: 'Around the game' })
const activeId = (page: Page) => page.evaluate(() => document.activeElement?.id)

async function isReady(page: Page): Promise<void> {
  await expect(page.locator('#game-iframe[data-ready="true"]')).toBeVisible()
}

/** Where an element stands, in whole pixels. */
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return [left, top, right, bottom].map(Math.round)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[L137] [GAME-09] the game stands in what can be seen, upright and on its side, with its controls, in one frame', async ({
    page,
    house,
    newPlayer
  }) => {
    await page.addInitScript(() => {
      // Bars of a browser lie over a part of the page, as a test lays them there.
      Object.defineProperty(VisualViewport.prototype, 'height', {
        get: () => Reflect.get(window, 'seen') ?? innerHeight
      })
    })
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto(`/en/games/${GAME}/`)
    await isReady(page)
    const frame = page.frame({ url: /\/play\// })
    await frame?.evaluate(() => Object.assign(window, { marked: true }))
    const fits = async (height: number) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = await edges(page, '#game-iframe')
      expect(right - left).toBeGreaterThanOrEqual(page.viewportSize()!.width * 0.85)
      expect(bottom - top).toBeGreaterThan(height * 0.7)
      expect(bottom).toBeLessThanOrEqual(height)
      for (const button of await bar(page).getByRole('button').all()) {
        if (!(await button.isVisible())) continue
        const box = await button.boundingBox()
        expect(box!.y).toBeGreaterThanOrEqual(0)
        expect(box!.y + box!.height).toBeLessThanOrEqual(height)
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24)
      }
    }
    await fits(844)
    await expect(filled(page)).toHaveCount(0)

    await page.setViewportSize({ width: 844, height: 390 })
    await expect(filled(page)).toHaveCount(1)
    await fits(390)
    await expect.poll(() => edges(page, '.play__in')).toEqual([0, 0, 844, 390])
    await page.evaluate(() => {
      Object.assign(window, { seen: 330 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(() => edges(page, '.play__in')).toEqual([0, 0, 844, 330])
    await fits(330)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.evaluate(() => Object.assign(window, { seen: undefined }))
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(filled(page)).toHaveCount(0)
    await fits(844)
    expect(await frame?.evaluate(() => 'marked' in window)).toBe(true)
  })
})

test('a press that lasts until the pots beside the game are there is heard', async ({
  page,
  house,
  newPlayer
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAtRealm(page, house.url, await newPlayer())
  const offers = Promise.withResolvers<void>()
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('JackpotSettings')) await offers.promise
    await route.fallback()
  })
  const code = page.waitForResponse(/\/Placed\.[^/]+\.js$/)
  await page.goto(`/en/games/${GAME}/`)
  await isReady(page)
  await settled(page)
  await (await code).finished()
  await bar(page).getByRole('button', { name: 'Full screen' }).hover()
  await page.mouse.down()
  offers.resolve()
  await expect(page.locator('[data-panel]')).toBeVisible()
  await page.mouse.up()
  await expect(filled(page)).toHaveCount(1)
})

test('what a visitor chooses from is not drawn anew when it is known who looks', async ({
  page
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async route => {
    await scripts.promise
    await route.fallback()
  })
  await page.goto(`/en/games/${GAME}/`, { waitUntil: 'commit' })
  const fun = page.getByRole('button', { name: 'Play for fun' })
  await fun.evaluate(button => Object.assign(button, { marked: true }))
  scripts.resolve()
  // The mark by which it is shown until it is known who looks.
  await expect(page.locator('.stage__frame .when-out')).toHaveCount(0)
  expect(await fun.evaluate(button => 'marked' in button)).toBe(true)
  await fun.click()
  await isReady(page)
})

test('[L104] [GAME-10] [L040] a deposit stands above a full screen and gives the keys back; Escape leads out of it and out of the frame', async ({
  page,
  house,
  newPlayer
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAtRealm(page, house.url, await newPlayer())
  await page.goto(`/en/games/${GAME}/`)
  // The player is known, and the game is one for money.
  await expect(page.getByRole('banner').getByRole('status')).toContainText('€')
  await expect(bar(page).getByText('€0.00')).toBeVisible()
  await settled(page)
  await isReady(page)
  const frame = page.frame({ url: /\/play\// })
  await frame?.evaluate(() => Object.assign(window, { marked: true }))
  await bar(page).getByRole('button', { name: 'Full screen' }).click()
  await expect(filled(page)).toHaveCount(1)
  await page.waitForFunction(() => document.fullscreenElement === document.documentElement)

  await bar(page).getByRole('button', { name: 'Deposit' }).click()
  const deposit = page.getByRole('dialog').filter({ has: page.locator('input[name="amount"]') })
  await expect(deposit).toBeVisible()
  const isOnTop = await deposit.evaluate(element => {
    const { x, y, width } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + 4))
  })
  expect(isOnTop).toBe(true)
  await deposit.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => activeId(page)).toBe('game-iframe')
  await expect(filled(page)).toHaveCount(1)

  await frame?.locator('body').press('Escape')
  await expect(filled(page)).toHaveCount(0)
  await page.waitForFunction(() => document.fullscreenElement === null)
  await frame?.locator('body').press('Escape')
  await expect.poll(() => activeId(page)).toBe('game-bar')
  await page.getByRole('button', { name: 'Back into the game' }).press('Enter')
  await expect.poll(() => activeId(page)).toBe('game-iframe')
  await page.getByRole('button', { name: 'Skip the game' }).press('Enter')
  await expect.poll(() => activeId(page)).toBe('game-bar')
  expect(await frame?.evaluate(() => 'marked' in window)).toBe(true)
})

test('[GAME-03] a game that is younger than the build has the page of any other, and one that there is not has none', async ({
  page,
  quiet
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // A typeface may come in time for one page and too late for the other: neither has it.
  await page.route('**/*.woff2', route => route.abort())
  quiet.allow(/ERR_FAILED/)
  const look = async () => ({
    title: await page.title(),
    bar: await page.locator('.gamebar').textContent(),
    facts: await page.locator('.gamefacts').textContent(),
    pictures: await page
      .locator('.play img')
      .evaluateAll(images => images.map(image => image.getAttribute('src'))),
    places: [
      await edges(page, '.stage'),
      await edges(page, '.gamebar h1'),
      await edges(page, '.gamefacts'),
      await edges(page, '.row')
    ],
    like: await page.locator('.row .tile').count()
  })
  await page.goto(`/en/games/${GAME}/`)
  const built = await look()
  const shell = await readFile('dist/infiniza/en/games/_shell/index.html', 'utf8')
  await page.route(/\/en\/games\/(pearl-drift|no-such-game)\/$/, async route =>
    route.fulfill({ response: await route.fetch(), status: 200, body: shell })
  )
  await page.goto(`/en/games/${GAME}/`)
  await expect(page.locator('.row .tile')).toHaveCount(built.like)
  expect(await look()).toEqual(built)
  await page.getByRole('button', { name: 'Play for fun' }).click()
  // The browser lets no page of a test's own making load anything of this machine in a frame.
  await expect(page.locator('#game-iframe')).toHaveAttribute('title', 'Pearl Drift')
  await expect(page.locator('#game-iframe')).toHaveAttribute('src', /\/play\/pearl-drift\//)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/en/games/no-such-game/')
  await expect(page.getByRole('alert')).toContainText('There is no such game.')
  await page.unrouteAll()
  quiet.allow(/404/)
  const answer = await page.goto('/en/games/no-such-game/')
  // nginx knows files and no shelf: there the page alone says that there is no such game.
  expect(answer?.status()).toBe(process.env['LOBBY_TEST_HOUSE'] === 'stack' ? 200 : 404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
