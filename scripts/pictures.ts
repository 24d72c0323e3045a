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
  path: '/en/?deposit=1',
  act: page => page.getByRole('dialog').locator('input[name="amount"]').waitFor()
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

/** One picture each, of a wide window. */
const WIDE: Readonly<Record<string, View>> = {
  lobby: LOBBY,
  deposit: DEPOSIT,
  game: SLOT,
  terms: TERMS
}

/** Three phones beside each other. */
const NARROW: Readonly<Record<string, readonly View[]>> = { phone: [LOBBY, DEPOSIT, SLOT] }

async function take(page: Page, house: House, { path, act }: View): Promise<Buffer> {
  await page.goto(`${house.url}${path}`)
  await settled(page)
  // Typefaces that came too late for this page are there for the next.
  await page.reload()
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
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

async function takeNarrow(window: BrowserContext, house: House): Promise<void> {
  const page = await window.newPage()
  await page.setViewportSize(PHONE)
  for (const [name, views] of Object.entries(NARROW)) {
    if (!isWanted(name)) continue
    const placed: OverlayOptions[] = []
    for (const view of views) {
      const input = await take(page, house, view)
      placed.push({ input, top: 0, left: placed.length * (PHONE.width + GAP) })
    }
    const width = placed.length * (PHONE.width + GAP) - GAP
    const sheet = { width, height: PHONE.height, channels: 3, background: '#7d7d7d' } as const
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
  await signInAs(window, house, await newPlayer(house.config))
  await takeWide(window, house)
  await takeNarrow(window, house)
} finally {
  await browser.close()
  await house.close()
}
