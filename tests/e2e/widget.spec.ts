import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, enter, expect, settled, test } from './support.ts'

const WIDTHS = [390, 1440] as const
const PAGES = ['missions', 'tournaments', 'rewards-shop', 'countdown-calendar'] as const

/** Signs a new player in, who then stands on a page of the programme and takes part in nothing. */
async function enterAsNew(page: Page, house: House, path: string): Promise<SandboxPlayer> {
  const player = await house.sandbox<SandboxPlayer>('/players', {
    country: 'NZ',
    kycStatus: 'Done'
  })
  await house.sandbox('/visitor-country', { country: 'NZ' })
  await enter(page, player, path)
  return player
}

test.afterEach(async ({ house }) => {
  await house.sandbox('/visitor-country', {})
})

/** Takes part by the keyboard alone. */
async function takePart(page: Page) {
  const join = page.getByRole('button', { name: 'Take part', exact: true })
  await join.focus()
  await page.keyboard.press('Enter')
  await expect(join).toHaveCount(0)
}

test('a player joins, finishes a mission that needs no play, and claims its points once [LOYL-01] [LOYL-08]', async ({
  page,
  house
}) => {
  await enterAsNew(page, house, '/en/missions/')
  await expect(
    page.getByRole('heading', { name: 'Take part in the loyalty programme' })
  ).toBeVisible()
  await takePart(page)

  const mission = page.getByRole('article').filter({ hasText: 'Know your numbers' })
  await mission.getByRole('button', { name: 'Start mission: Know your numbers' }).click()
  for (const path of ['/profile/dashboard/', '/profile/limits/', '/responsible-play/']) {
    await mission.getByRole('button', { name: 'Open the page' }).click()
    await page.waitForURL(`**/en${path}`)
    await page.goto('/en/missions/')
  }
  await expect(page.getByText('0 running, 1 to claim')).toBeVisible()

  await mission.getByRole('button', { name: 'Claim: Know your numbers' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mission.getByRole('button', { name: 'Claim: Know your numbers' })).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Claim' }).click()
  await expect(dialog).toContainText('It is yours')
  await expect(dialog).toContainText('100 points')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(mission).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your rank' })).toContainText('100 points')
})

test('what is bought in one window is gone in the other, and a question buys once however often it is sent', async ({
  page,
  context,
  house,
  quiet
}) => {
  quiet.allow(/ERR_FAILED|ERR_CONNECTION/)
  const player = await enterAsNew(page, house, '/en/rewards-shop/')
  await takePart(page)
  const purse = page.getByRole('region', { name: 'Your points' })
  await expect(purse).toContainText(/(?<!\d)0(?!\d)/)
  await house.sandbox(`/players/${player.playerId}/loyalty`, { points: 300 })
  await expect(purse).toContainText('300')

  const other = await context.newPage()
  quiet.watch(other)
  await other.goto('/en/rewards-shop/')
  await expect(other.getByRole('region', { name: 'Your points' })).toContainText('300')

  await page.getByRole('button', { name: 'Buy: Ten free spins' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You keep200')
  // The first answer is lost on the way: nobody knows what came of it.
  const keys: unknown[] = []
  await page.route('**/shop/*/purchase?*', async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().postDataJSON().key)
    if (keys.length > 1) return route.fallback()
    const { host, href } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    await route.fetch({ url: href.replace(/[^/]+\.localhost/, '127.0.0.1'), headers })
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Buy for 100 points' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Trying again does nothing twice')
  await dialog.getByRole('button', { name: 'Buy for 100 points' }).click()
  await expect(dialog).toContainText('Bought')
  await dialog.getByRole('button', { name: 'Close' }).click()

  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await expect(purse).toContainText('200')
  await expect(other.getByRole('region', { name: 'Your points' })).toContainText('200')
})

test('a door opens once, and says what was behind it', async ({ page, house }) => {
  await enterAsNew(page, house, '/en/countdown-calendar/')
  await takePart(page)
  const open = page.getByRole('button', { name: /Door \d+: Open/ })
  await expect(open).not.toHaveCount(0)
  const count = await open.count()
  await open.last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Open' }).click()
  await expect(dialog).toContainText(/Behind door \d+/)
  await expect(dialog).toContainText(/points|free spins|in cash/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(open).toHaveCount(count - 1)
})

test('a tournament is joined, free or for points that are told before [LOYL-09]', async ({
  page,
  house
}) => {
  const player = await enterAsNew(page, house, '/en/tournaments/')
  await takePart(page)
  await house.sandbox(`/players/${player.playerId}/loyalty`, { points: 150 })

  const free = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Join, free' }) })
  const title = await free.first().getByRole('button').first().textContent()
  await free.first().getByRole('button', { name: 'Join, free' }).click()
  const joined = page
    .getByRole('listitem')
    .filter({ hasText: title ?? '' })
    .first()
  await expect(joined).toContainText('You are in')

  await page.getByRole('button', { name: 'Join for 100 points' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You keep50')
  await dialog.getByRole('button', { name: 'Join for 100 points' }).click()
  await expect(dialog).toContainText('You are in')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Join for 100 points' })).toHaveCount(0)
})

test('a provider that is down, talks nonsense or shuts a player out is told for what it is', async ({
  page,
  house,
  quiet
}) => {
  quiet.allow(/status of 403|ERR_FAILED/)
  await enterAsNew(page, house, '/en/missions/')
  await takePart(page)
  const ask = '**/missions?locale=*'
  const again = page.getByRole('button', { name: 'Try again' })

  await page.route(ask, route => route.abort())
  await page.reload()
  await settled(page)
  await expect(page.getByRole('alert')).toContainText('We could not reach our engagement partner')
  await page.unroute(ask)
  await page.route(ask, route => route.fulfill({ json: { missions: 'none' } }))
  await again.click()
  await expect(page.getByRole('alert')).toContainText('did not answer as it should')
  await page.unroute(ask)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Know your numbers' })).toBeVisible()

  await page.route(ask, route =>
    route.fulfill({ status: 403, json: { error: { code: 'PLAYER_BLOCKED' } } })
  )
  await page.reload()
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Not open to you' })).toBeVisible()
})

test('every view can be used by everybody, on a phone and on a desk', async ({ page, house }) => {
  await enterAsNew(page, house, '/en/missions/')
  expect(await accessibilityFaults(page)).toEqual([])
  await takePart(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of PAGES) {
      await page.goto(`/en/${name}/`)
      await expect(page.getByRole('button', { name: 'Stop taking part' })).toBeVisible()
      expect(await accessibilityFaults(page), `${name} at ${width}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
  await page.getByRole('button', { name: 'Stop taking part' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
})
