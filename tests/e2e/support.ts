import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { settled } from '../../scripts/audit/settled.ts'
import { type House, openHouse, type SandboxPlayer } from './house.ts'
import { test as base, expect } from './policy.ts'

export { accessibilityFaults } from '../../scripts/audit/axe.ts'
export { settled } from '../../scripts/audit/settled.ts'
export { expect } from './policy.ts'

/**
 * What the browser says of a question that was under way, or a line that was being opened, when its
 * session ended. The page itself says nothing.
 */
export const SESSION_ENDED =
  /401 \(Unauthorized\)|WebSocket is closed before the connection is established/

/**
 * What is said while a test has taken the network away. The browser tells of each thing that it
 * cannot load and each line that it cannot open; the page says that it asks again [WIRE-38], that
 * it has stopped asking, and that the line to the jackpots is not there.
 */
export const LINE_LOST = new RegExp(
  [
    /^error on \S+: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)$/,
    /^error on \S+: WebSocket connection to '\S+' failed: .*net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)$/,
    /^warning on \S+: Failed to fetch, retrying\.\.\.$/,
    // Texts that a page asks for late, which it asks for again when it next needs them.
    /^error on \S+: Error: Could not fetch: \/texts\/\S+ Message: Failed to fetch\b/,
    /^warning on \S+: Nobody said whether there is a chat: Error: Could not fetch: \S+ Message: Failed to fetch$/,
    /^error on \S+: Failed to fetch all raffle instances$/,
    /^error on \S+: Unable to establish connection$/
  ]
    .map(({ source }) => source)
    .join('|')
)

/**
 * What the browser says where seconds pass between the moment at which the router has fetched the
 * styles of the next page and the moment at which that page stands. No built page preloads styles.
 */
const SLOW_MACHINE =
  /^warning on \S+: The resource \S+\.css was preloaded using link preload but not/

/** The button of who is signed in, which opens the account menu. */
export const accountButton = (page: Page) => page.locator('button[data-initials]')

/** What a browser keeps whose person has refused whatever can be refused. */
const REFUSED = '1.00000000-0000-4000-8000-000000000000.necessary'

/** Gives a browser the answer of somebody who was here before, so that nothing is asked. */
export const hasAnswered = (context: BrowserContext, url: string, consent = REFUSED) =>
  context.addCookies([{ name: 'consent', value: consent, url }])

/**
 * Signs a player in by the house's own form, on the way to a page; what it answers tells the token
 * in use.
 */
export async function enter(
  page: Page,
  { email, password }: SandboxPlayer,
  path: string
): Promise<() => string> {
  let token = ''
  page.on('request', request => {
    token = request.headers()['authorization']?.replace('Bearer ', '') ?? token
  })
  await page.goto(`/en/login/?redir=${encodeURIComponent(path)}`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await page.waitForURL(`**${path}`)
  await settled(page)
  return () => token
}

/** Signs a player in at the realm, and shows a page. */
export async function enterAtRealm(
  page: Page,
  house: House,
  player: SandboxPlayer,
  path: string
): Promise<void> {
  await signInAtRealm(page, house.url, player)
  await page.goto(path)
  await settled(page)
}

interface WorkerFixtures {
  readonly house: House
  /** Whether the house's own provider plays matches. */
  readonly playsMatches: boolean
}

interface Fixtures {
  /** The answer to the question for consent that a browser brings along; null leaves it open. */
  readonly consent: string | null
  /** Fails the test for every message of a console and every error of a page. */
  readonly quiet: {
    watch(page: Page): void
    /** What the browser itself says of a fault that the test makes. */
    allow(message: RegExp): void
  }
  /** Whoever was before has left the house as every test finds it: visitors come from nowhere known, and it is today. */
  readonly tidy: undefined
  newPlayer(about?: Readonly<Record<string, string>>): Promise<SandboxPlayer>
  signIn(page: Page, player: SandboxPlayer): Promise<void>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  playsMatches: [false, { option: true, scope: 'worker' }],

  house: [
    async ({ playsMatches }, use) => {
      const house = await openHouse(playsMatches ? { LOBBY_SPORTS_WORLD: 'small' } : {})
      await use(house)
      await house.close()
    },
    // Not out of the time of the test that happens to be the first.
    { scope: 'worker', timeout: 120_000 }
  ],

  baseURL: async ({ house }, use) => use(house.url),

  consent: [REFUSED, { option: true }],

  context: async ({ context, house, consent }, use) => {
    if (consent !== null) await hasAnswered(context, house.url, consent)
    await use(context)
  },

  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      const watch = (watched: Page) => {
        watched.on('console', (message: ConsoleMessage) =>
          heard.push(`${message.type()} on ${watched.url()}: ${message.text()}`)
        )
        watched.on('pageerror', error => heard.push(`error on ${watched.url()}: ${error.message}`))
      }
      const allowed: RegExp[] = [SLOW_MACHINE]
      watch(page)
      await use({ watch, allow: message => void allowed.push(message) })
      expect(heard.filter(message => !allowed.some(each => each.test(message)))).toEqual([])
    },
    { auto: true }
  ],

  tidy: [
    async ({ house }, use) => {
      await house.sandbox('/visitor-country', {})
      const { offsetSeconds } = await house.sandbox<{ offsetSeconds: number }>('/clock')
      if (offsetSeconds !== 0) await house.sandbox('/clock/reset', {})
      await use(undefined)
    },
    { auto: true }
  ],

  newPlayer: async ({ house }, use) =>
    use((about = {}) => house.sandbox<SandboxPlayer>('/players', { country: 'FI', ...about })),

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  signIn: async ({}, use) =>
    use(async (page, { email, password }) => {
      // Who fills a field sooner keeps the page from putting the focus where it wants it, which it says.
      await page.locator(':focus').waitFor()
      await page.locator('input[type="email"]').fill(email)
      await page.locator('input[type="password"]').fill(password)
      await page.locator('button[type="submit"]').first().click()
    })
})
