import type { BrowserContext } from '@playwright/test'

import { throttle, watchRequests } from '../page-load.ts'

const PATIENCE_MS = 180_000

declare global {
  var balanceAt: number | undefined
}

/** Runs in the page before its own scripts: the wallet is marked once the platform has told it. */
function watch(): void {
  const look = new MutationObserver(() => {
    if (!/\d/.test(document.querySelector('header [data-wallet]')?.textContent ?? '')) return
    globalThis.balanceAt = performance.now()
    look.disconnect()
  })
  look.observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * How many milliseconds after a player with an empty cache came to a page, under slow 4G, the page
 * showed the balance that the platform told it.
 */
export async function firstBalance(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const lineIsQuiet = watchRequests(page)
  try {
    await throttle(await context.newCDPSession(page))
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const told = await page.waitForFunction(() => globalThis.balanceAt, null, {
      timeout: PATIENCE_MS
    })
    const at = await told.jsonValue()
    // What is under way keeps the session, and must not be broken off for the next visit.
    await lineIsQuiet(PATIENCE_MS)
    return at ?? 0
  } finally {
    await page.close()
  }
}
