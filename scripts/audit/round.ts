import type { Browser, BrowserContext } from '@playwright/test'

import type { Locale } from '#config/locales.ts'
import type { House } from '../../bench/house.ts'
import { newPlayer } from '../../bench/player.ts'
import { placesOf } from './places.ts'
import { watchShifts } from './shifts.ts'
import { type Finding, visit } from './visit.ts'

export interface Visited {
  readonly operator: string
  readonly locale: Locale
  readonly name: string
  readonly path: string
  readonly width: number
  readonly isSignedIn: boolean
  readonly findings: readonly Finding[]
}

const WIDTHS = [390, 1440]
const AT_ONCE = 2

async function newWindow(browser: Browser): Promise<BrowserContext> {
  const window = await browser.newContext({ locale: 'en-GB' })
  await watchShifts(window)
  return window
}

/** A window of a player who has signed in as players do. */
async function signedIn(browser: Browser, { url, config }: House): Promise<BrowserContext> {
  const { email, password } = await newPlayer(config)
  const window = await newWindow(browser)
  const page = await window.newPage()
  await page.goto(`${url}/en/login/?autoSignIn=1&redir=/en/promotions/`)
  await page.waitForURL(/\/realms\//)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('button[type="submit"]').first().click()
  await page.waitForURL('**/en/promotions/')
  await page.close()
  return window
}

/** Visits every place of an operator's house at both widths, two at a time in one browser. */
export async function round(
  browser: Browser,
  house: House,
  about: { readonly operator: string; readonly locale: Locale; readonly only?: RegExp | undefined }
): Promise<readonly Visited[]> {
  const { operator, locale, only } = about
  const places = placesOf(house.config.siteDir, locale)
  const wanted = places.filter(({ path }) => only === undefined || only.test(path))
  const windows = { in: await signedIn(browser, house), out: await newWindow(browser) }
  const visits = wanted.flatMap(place => WIDTHS.map(width => ({ ...place, width })))
  const visited: Visited[] = []
  const queue = visits.values()
  const work = async () => {
    for (const place of queue) {
      const window = place.isSignedIn ? windows.in : windows.out
      const findings = await visit(window, `${house.url}${place.path}`, place)
      visited.push({ operator, locale, ...place, findings })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await Promise.all([windows.in.close(), windows.out.close()])
  return visited
}
