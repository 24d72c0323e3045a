import { chromium, type Page } from '@playwright/test'

import type { SearchGames } from '#rules/search/search-file.ts'

import type { House } from '#tests/support/open-house.ts'
import { manyGames } from './many-games.ts'

const GAMES = 5_000
/** Of the processor of this machine, a phone's. */
const THROTTLE = 4
const PHONE = { width: 412, height: 823 }
/** As people type: whole and half titles, studios, features, slips, and what there is not. */
const QUERIES = [
  'twin koi',
  'twn koi',
  'halcyn',
  'northlight wolf',
  'free spins pirate',
  'crimsn tigr',
  'golden tulip',
  'velvet vault',
  'e',
  'the xylophone of nobody'
]

export interface Keys {
  readonly keys: number
  /** Milliseconds from a key to the frame that shows what it found. */
  readonly median: number
  readonly ninetyFifth: number
  readonly longest: number
}

export interface SearchTimes {
  readonly games: number
  readonly throttle: number
  readonly search: Keys
  /** The same keys in an input that does nothing, under the same conditions. */
  readonly bareInput: Keys
}

declare global {
  var keyTimes: number[]
}

/** Notes for every key how long it took until the frame after it was drawn. */
function noteFrames(): void {
  globalThis.keyTimes = []
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => globalThis.keyTimes.push(performance.now() - timeStamp)
        port2.postMessage(0)
      })
    },
    true
  )
}

async function typed(page: Page): Promise<Keys> {
  await page.evaluate(() => {
    globalThis.keyTimes = []
  })
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
    await page.waitForFunction(count => globalThis.keyTimes.length >= count, keys)
  }
  for (const query of QUERIES) {
    for (const letter of query) await press(letter === ' ' ? 'Space' : letter)
    for (const _ of query) await press('Backspace')
  }
  const times = (await page.evaluate(() => globalThis.keyTimes)).toSorted((a, b) => a - b)
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { keys, median: at(0.5), ninetyFifth: at(0.95), longest: at(1) }
}

/** Types into the search of a house of thousands of games, on a processor as slow as a phone's. */
export async function benchSearch({ url }: House, browserPath: string): Promise<SearchTimes> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext({ viewport: PHONE })).newPage()
    await page.route('**/search/en.json', async route => {
      const response = await route.fetch()
      const file = (await response.json()) as SearchGames
      await route.fulfill({ response, json: manyGames(file, GAMES) })
    })
    await page.addInitScript(noteFrames)
    await page.goto(`${url}/en/`)
    await page.keyboard.press('Control+k')
    await page.getByRole('option').first().waitFor()
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    await typed(page)
    const search = await typed(page)
    await page.evaluate(() => {
      const input = document.createElement('input')
      document.body.replaceChildren(input)
      input.focus()
    })
    await typed(page)
    return { games: GAMES, throttle: THROTTLE, search, bareInput: await typed(page) }
  } finally {
    await browser.close()
  }
}
