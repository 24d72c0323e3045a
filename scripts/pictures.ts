// Builds the site and takes the README's pictures of it anew, into docs/pictures: about two minutes.
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'

import { type House, openHouse } from '../bench/house.ts'
import { newPlayer } from '../bench/player.ts'
import { settled } from './audit/settled.ts'
import { signInAs } from './audit/sign-in-as.ts'
import { build } from './build.ts'
import { findBrowser } from './find-browser.mjs'

const FOLDER = 'docs/pictures'
const DESK = { width: 1440, height: 960 }
const PHONE = { width: 390, height: 844 }
const SMALL_WIDTH = 1200
const GAP = 20

/** A pattern of names, where not all pictures are wanted. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const isWanted = (name: string) => new RegExp(values.only).test(name)

interface View {
  readonly path: string
  /** What happens on the page before its picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>
}

const game = (page: Page) => page.frameLocator('#game-iframe')

const LOBBY: View = { path: '/en/' }
const DEPOSIT: View = {
  path: '/en/',
  act: async page => {
    await page.goto(new URL('/en/deposit/', page.url()).href)
    await page.getByRole('dialog').locator('input[name="amount"]').waitFor()
  }
}
const WITHDRAW: View = {
  path: '/en/',
  // An account is paid to that has paid in before.
  act: async page => {
    await DEPOSIT.act?.(page)
    const overlay = page.getByRole('dialog')
    await overlay.getByRole('button', { name: /^Deposit €/ }).press('Enter')
    const form = page.frameLocator('iframe[src*="/checkout/"]')
    await form.getByLabel('Card number').fill('4111 1111 1111 1111')
    await form.getByLabel('Valid until').fill('12/34')
    await form.getByLabel('Security code').fill('123')
    await form.getByLabel('Name on the card').fill('Test Card')
    await form.getByRole('button', { name: /^Pay/ }).press('Enter')
    await page.getByText('has arrived on your balance').waitFor()
    await page.goto(new URL('/en/withdraw/', page.url()).href)
    await overlay.locator('input[name="amount"]').waitFor()
  }
}
const STATEMENT: View = {
  path: '/en/profile/statement/',
  act: page => page.getByText('Balance after').waitFor()
}
const SLOT: View = {
  path: '/en/games/pearl-drift/',
  act: async page => {
    await game(page).locator('.stage[data-state="idle"]').waitFor()
    await game(page).locator('button.spin').press('Enter')
    await game(page).locator('.stage[data-state="idle"]').waitFor()
  }
}
const TERMS: View = { path: '/en/terms-and-conditions/' }
const press = (page: Page, name: string) =>
  game(page).getByRole('button', { name, exact: true }).press('Enter')
const ROULETTE: View = {
  path: '/en/games/roulette-du-cap/',
  act: async page => {
    await game(page).locator('.stage[data-state="idle"]').waitFor()
    for (const spot of ['Straight up 17', 'Corner 25, 26, 28, 29', 'Six line 31 to 36', 'Red'])
      await press(page, spot)
    await press(page, 'Spin')
    await game(page).locator('.stage[data-state="idle"]').waitFor()
  }
}
const BLACKJACK: View = {
  path: '/en/games/blackjack-salon/',
  act: async page => {
    await game(page).locator('.stage[data-phase="betting"]').waitFor()
    await press(page, 'Deal')
    await game(page).locator('.move:enabled:visible, .hand .result:visible').first().waitFor()
  }
}
const POKER: View = {
  path: '/en/games/jacks-at-the-quay/',
  act: async page => {
    await game(page).locator('.stage[data-phase="betting"]').waitFor()
    await press(page, 'Deal')
    await game(page).getByRole('button', { name: 'Draw' }).and(page.locator(':enabled')).waitFor()
  }
}
const WHEEL: View = {
  path: '/en/games/grand-wheel/',
  act: page => game(page).locator('.stage[data-phase="betting"]').waitFor()
}
/** What was played for the other pictures. */
const ROUNDS: View = {
  path: '/en/profile/game-history/',
  act: page => page.getByRole('link', { name: 'Check' }).first().waitFor()
}
const CHECKED: View = {
  ...ROUNDS,
  act: async page => {
    await page.getByRole('link', { name: 'Check' }).first().click()
    await page.waitForURL('**/fair-play/**')
    await page.getByRole('main').getByRole('status').filter({ hasText: /\w/ }).waitFor()
  }
}

/** One picture each, of a wide window. */
const WIDE: Readonly<Record<string, View>> = {
  lobby: LOBBY,
  deposit: DEPOSIT,
  game: SLOT,
  terms: TERMS
}

/** Several windows of a size beside each other. */
const SHEETS: Readonly<Record<string, { size: typeof PHONE; views: readonly View[] }>> = {
  phone: { size: PHONE, views: [LOBBY, DEPOSIT, SLOT] },
  tables: { size: PHONE, views: [ROULETTE, BLACKJACK, POKER, WHEEL] },
  cashier: { size: { width: 720, height: 900 }, views: [WITHDRAW, STATEMENT] },
  rounds: { size: { width: 720, height: 844 }, views: [ROUNDS, CHECKED] }
}

async function take(page: Page, house: House, { path, act }: View): Promise<Buffer> {
  await page.goto(`${house.url}${path}`)
  await settled(page)
  // Typefaces that came too late for this page are there for the next.
  await page.reload()
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  // The shell of a session is whole when it shows the balance.
  if (await page.locator('astro-island[client="session"]').count())
    await page.getByRole('banner').getByRole('status').filter({ hasText: '€' }).waitFor()
  await act?.(page)
  return page.screenshot()
}

const write = (name: string, picture: Sharp) =>
  picture.webp({ quality: 84 }).toFile(`${FOLDER}/${name}.webp`)

async function takeWide(window: BrowserContext, house: House): Promise<void> {
  const page = await window.newPage()
  await page.setViewportSize(DESK)
  for (const [name, view] of Object.entries(WIDE))
    if (isWanted(name)) {
      const picture = await take(page, house, view)
      await write(name, sharp(picture).resize({ width: SMALL_WIDTH }))
    }
  await page.close()
}

async function takeSheets(window: BrowserContext, house: House): Promise<void> {
  const page = await window.newPage()
  for (const [name, { size, views }] of Object.entries(SHEETS)) {
    if (!isWanted(name)) continue
    await page.setViewportSize(size)
    const placed: OverlayOptions[] = []
    for (const view of views) {
      const input = await take(page, house, view)
      placed.push({ input, top: 0, left: placed.length * (size.width + GAP) })
    }
    const width = placed.length * (size.width + GAP) - GAP
    const sheet = { width, height: size.height, channels: 3, background: '#7d7d7d' } as const
    const picture = await sharp({ create: sheet }).composite(placed).png().toBuffer()
    await write(name, sharp(picture))
  }
  await page.close()
}

const found = findBrowser(`${process.cwd()}/`, process.execPath)
Object.assign(process.env, found.env)
const executablePath = found.env.CHROMIUM_PATH
if (!executablePath) throw new Error(found.sentence ?? 'There is no browser')
if (!build('Infiniza')) throw new Error('The site does not build')

const house = await openHouse('dist/infiniza', '', 'Infiniza')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const window = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  await signInAs(window, house, await newPlayer(house.config, { kycStatus: 'Done' }))
  await takeWide(window, house)
  await takeSheets(window, house)
} finally {
  await browser.close()
  await house.close()
}
