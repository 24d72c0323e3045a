import type { BrowserContext, Page } from '@playwright/test'

import { bundle } from './browser-bundle.ts'
import type {} from './pages/session-tab.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Adds a page to the site of a house that holds a session and shows nothing. */
export async function serveTabs(context: BrowserContext, url: string): Promise<void> {
  const script = await bundle(new URL('./pages/session-tab.ts', import.meta.url))
  const html = '<!doctype html><html lang="en"><meta charset="utf-8"><title>tab</title><h1>tab</h1>'
  await context.route(`${url}/en/tab/tab.js`, route =>
    route.fulfill({ contentType: 'text/javascript', body: script })
  )
  await context.route(`${url}/en/tab/`, route =>
    route.fulfill({ contentType: 'text/html', body: `${html}<script src="tab.js"></script>` })
  )
}

/** Signs in at the realm as a player does. */
export async function signInAtRealm(page: Page, url: string, player: Credentials): Promise<void> {
  await page.goto(`${url}/en/login/?autoSignIn=1&redir=/en/promotions/`)
  await page.waitForURL(/\/realms\//)
  // Who fills a field sooner keeps the page from putting the focus where it wants it, which it says.
  await page.locator(':focus').waitFor()
  await page.locator('input[type="email"]').fill(player.email)
  await page.locator('input[type="password"]').fill(player.password)
  await page.locator('button[type="submit"]').first().click()
  await page.waitForURL(`${url}/en/promotions/`)
}

/** Opens the added page as one of the tabs of a player who is signed in. */
export async function openTab(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/en/tab/`)
  await page.waitForFunction(() => window.tab.status() === 'LOGGED_IN')
  return page
}

export interface Round {
  /** Renewals that reached the platform. */
  readonly renewals: number
  readonly answers: readonly string[]
}

const isRenewal = (url: string, body: string | null) =>
  /\/protocol\/openid-connect\/token$/.test(url) || (body ?? '').includes('RefreshAccessToken')

/** Has all tabs renew the tokens that they share at one and the same time. */
export async function renewAtOnce(tabs: readonly Page[]): Promise<Round> {
  let renewals = 0
  const count = (request: { url(): string; postData(): string | null }) => {
    if (isRenewal(request.url(), request.postData())) renewals += 1
  }
  for (const page of tabs) page.on('request', count)
  const answers = await Promise.all(tabs.map(page => page.evaluate(() => window.tab.renew())))
  for (const page of tabs) page.off('request', count)
  const tokens = await Promise.all(tabs.map(page => page.evaluate(() => window.tab.token())))
  if (new Set(tokens).size !== 1) throw new Error('The tabs hold different tokens')
  return { renewals, answers }
}
