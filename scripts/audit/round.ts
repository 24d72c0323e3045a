import type { Browser, BrowserContext } from '@playwright/test'

import type { Locale } from '#config/locales.ts'
import { newPlayer } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'
import { placesOf } from './places.ts'
import { watchShifts } from './shifts.ts'
import { signInAs } from './sign-in-as.ts'
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

async function newWindow(browser: Browser, { config }: House): Promise<BrowserContext> {
  const window = await browser.newContext({ locale: 'en-GB' })
  // Who has answered the question for consent is not asked on every page.
  await window.addCookies([
    {
      name: 'consent',
      value: '1.00000000-0000-4000-8000-000000000000.necessary',
      url: config.publicUrl
    }
  ])
  await watchShifts(window)
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
  const windows = { in: await newWindow(browser, house), out: await newWindow(browser, house) }
  await signInAs(windows.in, house, await newPlayer(house.config))
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
