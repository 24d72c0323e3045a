import type { BrowserContext } from '@playwright/test'
import type { Player } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'

/** Signs a player in as players do; every page of the window is theirs from then on. */
export async function signInAs(window: BrowserContext, house: House, player: Player) {
  const page = await window.newPage()
  await page.goto(`${house.url}/en/login/?autoSignIn=1&redir=/en/promotions/`)
  await page.waitForURL(/\/realms\//)
  await page.locator('input[type="email"]').fill(player.email)
  await page.locator('input[type="password"]').fill(player.password)
  await page.locator('button[type="submit"]').first().click()
  await page.waitForURL('**/en/promotions/')
  await page.close()
}
