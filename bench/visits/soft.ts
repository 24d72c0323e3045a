import { chromium, type Page } from '@playwright/test'
import { newPlayer } from '#tests/support/house-player.ts'
import type { House } from '#tests/support/open-house.ts'
import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { settled } from '../../scripts/audit/settled.ts'

const GAME = '/en/games/furnace-sevens/'
const ROUND = ['/en/jackpot/', '/en/raffle/', '/en/', '/en/promotions/', GAME]
const PAGE = /\/en\/[^.]*$/

export interface SoftVisits {
  /** Pages that were asked for by the visits. */
  readonly pages: number
  /** Bytes of the body of the largest, as they came over the line. */
  readonly largest: number
  readonly sockets: number
  /** Documents of the window itself; a soft visit loads none. */
  readonly documents: number
  /** Documents of the game's frame. */
  readonly gamesLoaded: number
  /** What else the pages asked for, by its kind: pictures, questions, texts that come late. */
  readonly others: Readonly<Record<string, number>>
}

declare global {
  var pageLoads: number | undefined
}

/** Runs in the page before its own scripts. */
function countLoads(): void {
  globalThis.pageLoads = 0
  document.addEventListener('astro:page-load', () => {
    globalThis.pageLoads = (globalThis.pageLoads ?? 0) + 1
  })
}

/** Runs in the page: whether it gets pages pressed with what they have in common, which comes late. */
const hasDictionary = async () => {
  const { headers } = await fetch(location.href, { cache: 'no-store' })
  return headers.get('content-encoding') === 'dcz'
}

async function begin(page: Page, house: House): Promise<void> {
  await page.addInitScript(countLoads)
  await signInAtRealm(page, house.url, await newPlayer(house.config))
  // The line to the jackpots is opened late, and once.
  const line = page.waitForEvent('websocket', socket => socket.url().includes('jackpots'))
  await page.goto(`${house.url}${GAME}`)
  await settled(page)
  await page.locator('#game-iframe[data-ready="true"]').waitFor()
  await line
  await page.waitForFunction(hasDictionary, undefined, { polling: 250 })
}

/** Counts what a page asks for from now on. */
function count(page: Page, house: House) {
  const bodies: Promise<number>[] = []
  const seen = { sockets: 0, documents: 0, gamesLoaded: 0 }
  const others: Record<string, number> = {}
  page.on('websocket', () => {
    seen.sockets += 1
  })
  page.on('response', response => {
    const request = response.request()
    const kind = request.resourceType()
    const isPage = response.url().startsWith(house.url) && PAGE.test(response.url())
    if (kind === 'document' && response.frame() === page.mainFrame()) seen.documents += 1
    else if (kind === 'document') seen.gamesLoaded += 1
    else if (kind === 'fetch' && isPage)
      bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    else others[kind] = (others[kind] ?? 0) + 1
  })
  return async (): Promise<SoftVisits> => {
    const sizes = await Promise.all(bodies)
    return { ...seen, pages: sizes.length, largest: Math.max(0, ...sizes), others }
  }
}

/** A signed-in player whose game runs goes from page to page by the links there. */
export async function softVisits(
  house: House,
  browserPath: string,
  times: number
): Promise<SoftVisits> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu']
  })
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    await begin(page, house)
    const counted = count(page, house)
    const loads = await page.evaluate(() => globalThis.pageLoads ?? 0)
    for (let time = 0; time < times; time++) {
      const href = ROUND[time % ROUND.length] ?? GAME
      await page.locator(`a[href="${href}"]:visible`).first().click()
      await page.waitForURL(`**${href}`)
      await page.waitForFunction(least => (globalThis.pageLoads ?? 0) >= least, loads + time + 1)
    }
    return await counted()
  } finally {
    await browser.close()
  }
}
