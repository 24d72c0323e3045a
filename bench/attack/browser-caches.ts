import { chromium, type Page } from '@playwright/test'
import { newPlayer } from '#tests/support/house-player.ts'
import { signInAtRealm } from '#tests/support/session-tabs.ts'
import type { Stack } from '#tests/support/stack.ts'
import { settled } from '../../scripts/audit/settled.ts'
import { browserPath } from './browser-path.ts'

const PAGES = ['/en/promotions/', '/en/profile/', '/en/rewards/'] as const

/** What a browser keeps of pages and answers beside what it shows: names of caches, and workers. */
const keeps = (page: Page) =>
  page.evaluate(async () => ({
    caches: 'caches' in window ? await caches.keys() : [],
    workers: navigator.serviceWorker ? (await navigator.serviceWorker.getRegistrations()).length : 0
  }))

/** Signs a player in and out again in Chromium, goes back, and tells what is still to be seen. */
export async function browserCaches({ config, url }: Stack): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const faults: string[] = []
  try {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    const player = await newPlayer(config)
    await signInAtRealm(page, url, player)
    for (const path of PAGES) {
      await page.goto(url + path)
      await settled(page)
    }
    await page.locator('button[data-initials]').click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(/\/en\/login\//)
    for (const path of PAGES.toReversed()) {
      await page.goBack({ waitUntil: 'load' })
      await page.locator('body').waitFor()
      const text = `${await page.content()} ${await page.locator('body').textContent()}`
      for (const mark of [player.email, player.playerId, '1,000.00'])
        if (text.includes(mark)) faults.push(`back on ${path} after signing out: ${mark}`)
    }
    const kept = await keeps(page)
    if (kept.caches.length > 0 || kept.workers > 0)
      faults.push(`kept in the browser: ${JSON.stringify(kept)}`)
    return faults
  } finally {
    await browser.close()
  }
}
