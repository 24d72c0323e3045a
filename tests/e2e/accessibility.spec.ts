import type { Page } from '@playwright/test'

import { readThrough, shiftsOf, watchShifts } from '../../scripts/audit/shifts.ts'
import { smallTargets } from '../../scripts/audit/targets.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

/** One page of every kind; `npm run audit` visits them all. */
const FOR_VISITORS = [
  '/en/',
  '/en/slots/',
  '/en/games/pearl-drift/',
  '/en/game-studio/halcyon-reels/',
  '/en/terms-and-conditions/',
  '/en/accessibility/',
  '/en/login/',
  '/en/register/',
  '/en/game-search/',
  '/en/promotions/',
  '/en/more-casinos/',
  '/en/no-such-page/'
]
const FOR_PLAYERS = ['/en/', '/en/profile/', '/en/notifications/']
const WIDTHS = [390, 1440]
const PATIENCE_MS = 120_000

/** What is wrong with a page once it has been read to its end. */
async function faultsOf(page: Page, path: string): Promise<readonly unknown[]> {
  await page.goto(path)
  await settled(page)
  await readThrough(page)
  const shifts = await shiftsOf(page)
  return [...shifts, ...(await smallTargets(page)), ...(await accessibilityFaults(page))]
}

test.beforeEach(({ page }) => watchShifts(page))

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })
    test.describe.configure({ timeout: PATIENCE_MS })

    test('a visitor finds nothing that axe finds, nothing that moves and nothing too small', async ({
      page,
      quiet
    }) => {
      quiet.allow(/404 \(Not Found\)/)
      for (const path of FOR_VISITORS) expect.soft(await faultsOf(page, path), path).toEqual([])
    })

    test('a player finds nothing that axe finds, nothing that moves and nothing too small', async ({
      page,
      newPlayer,
      signIn
    }) => {
      await page.goto('/en/login/?autoSignIn=1&redir=/en/profile/')
      await page.waitForURL(/\/realms\//)
      await signIn(page, await newPlayer())
      await page.waitForURL('**/en/profile/')
      // From the second page on there is room for what stands above it before it is drawn.
      await expect(page.getByRole('heading', { name: 'Please show us who you are' })).toBeVisible()
      for (const path of FOR_PLAYERS) expect.soft(await faultsOf(page, path), path).toEqual([])
    })
  })

test.describe('what axe is asked about', () => {
  const shown = (page: Page, content: string) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>Targets</title><header style="position: fixed; top: 0">
      <a href="/" style="display: block; width: 20rem; height: 3rem">Home</a></header>
      <main style="height: 300vh; padding-top: 5rem"><h1>Targets</h1>${content}</main></html>`
    )

  test('is a target below a bar only where no scrolling brings it out', async ({ page }) => {
    const target = (place: string) =>
      `<a href="/x" style="${place}; top: 10rem; left: 0; width: 20rem; height: 2rem">Go on</a>`
    await shown(page, target('position: absolute'))
    await page.evaluate(() => scrollTo(0, 128))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => scrollY)).toBe(128)
    await shown(page, target('position: fixed; z-index: -1; margin-top: -8rem'))
    expect(await accessibilityFaults(page)).toEqual(['target-size: a[href="/x"]'])
  })

  test('is a page whose parts have come to rest', async ({ page }) => {
    await shown(
      page,
      `<style>@keyframes come { from { opacity: 0.1 } }</style>
      <p style="animation: come 1s linear">A word that comes</p>`
    )
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
