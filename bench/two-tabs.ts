import { chromium, type Page } from '@playwright/test'
import { newPlayer } from '#tests/support/house-player.ts'

import type { House } from '#tests/support/open-house.ts'
import { openTab, renewAtOnce, serveTabs, signInAtRealm } from '#tests/support/session-tabs.ts'

const ROUNDS = 100

export interface TwoTabs {
  readonly rounds: number
  /** Renewals that reached the platform: one for each round, whichever tab was quicker. */
  readonly renewals: number
  readonly signOuts: number
}

const isSignedIn = (page: Page) => page.evaluate(() => window.tab.status() === 'LOGGED_IN')

/** Lets two tabs renew one rotating token at the same time, again and again, at the real realm. */
export async function benchTwoTabs(
  house: Pick<House, 'config' | 'url'>,
  browserPath: string
): Promise<TwoTabs> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext()
    await serveTabs(context, house.url)
    const first = await context.newPage()
    await signInAtRealm(first, house.url, await newPlayer(house.config))
    const tabs = [
      await openTab(first, house.url),
      await openTab(await context.newPage(), house.url)
    ] as const
    let renewals = 0
    let signOuts = 0
    for (let round = 0; round < ROUNDS && signOuts === 0; round++) {
      renewals += (await renewAtOnce(tabs)).renewals
      for (const tab of tabs) if (!(await isSignedIn(tab))) signOuts += 1
    }
    return { rounds: ROUNDS, renewals, signOuts }
  } finally {
    await browser.close()
  }
}
