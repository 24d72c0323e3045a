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
