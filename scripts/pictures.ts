// Builds the site and takes the README's pictures of it anew, into docs/pictures: some five minutes.
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { newPlayer, type Player } from '#tests/support/house-player.ts'
import { type House, openHouse } from '#tests/support/open-house.ts'
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
  readonly act?: (page: Page, player: Player) => Promise<unknown>
  /** Nobody is signed in. */
  readonly isVisit?: true
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

async function payIn(page: Page, player: Player): Promise<void> {
  await DEPOSIT.act?.(page, player)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Deposit €/ })
    .press('Enter')
  const form = page.frameLocator('iframe[src*="/checkout/"]')
  await form.getByLabel('Card number').fill('4111 1111 1111 1111')
  await form.getByLabel('Valid until').fill('12/34')
  await form.getByLabel('Security code').fill('123')
  await form.getByLabel('Name on the card').fill('Test Card')
  await form.getByRole('button', { name: /^Pay/ }).press('Enter')
  await page.getByText('has arrived on your balance').waitFor()
}

const WITHDRAW: View = {
  path: '/en/',
  // An account is paid to that has paid in before.
  act: async (page, player) => {
    await payIn(page, player)
    await page.goto(new URL('/en/withdraw/', page.url()).href)
    await page.getByRole('dialog').locator('input[name="amount"]').waitFor()
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

/** Has the console do something, as a person at it would; what it answers. */
const atConsole = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, { method: 'POST', headers, body: text })
      const said = await answer.text()
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      return said === '' ? null : JSON.parse(said)
    },
    [`/sandbox/api${path}`, JSON.stringify(body)] as const
  )
const JACKPOT: View = {
  path: '/en/jackpot/',
  act: async (page, { playerId }) => {
    await atConsole(page, `/players/${playerId}/jackpot`, { isTakingPart: 'yes' })
    await page.getByText('In the draw', { exact: true }).filter({ visible: true }).first().waitFor()
  }
}
const WIN: View = {
  path: '/en/games/dragons-vigil/',
  act: async (page, { playerId }) => {
    await game(page).locator('.stage[data-state="idle"]').waitFor()
    await atConsole(page, `/players/${playerId}/jackpot/drop`, { pot: 'major' })
    await page.getByRole('button', { name: 'Back to game' }).waitFor()
  }
}
const RAFFLE: View = {
  path: '/en/raffle/',
  act: async page => {
    await page.locator('.raf__take button').click()
    await page.getByRole('timer').first().waitFor()
    await page.evaluate(() => scrollTo(0, 0))
  }
}
const DRAW: View = {
  path: '/en/raffle/',
  act: async page => {
    await atConsole(page, '/raffles/draw', { drop: 'hourly' })
    await page.reload()
    await page.locator('a[href*="/raffle/draw/?id="]').first().click()
    await page.waitForURL('**/raffle/draw/?id=*')
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  }
}

const REWARDS: View = {
  path: '/en/rewards/',
  act: async (page, { playerId }) => {
    const player = `/players/${playerId}`
    await atConsole(page, `${player}/state`, { kycStatus: 'Done' })
    await atConsole(page, `${player}/money`, { amount: '15', purse: 'bonus' })
    for (const reward of [
      { reward: 'FreeSpins', amount: '0.20', count: 20, game: 'pearl-drift' },
      { reward: 'BonusMoneyDrop', amount: '10', factor: 20 },
      { reward: 'MoneyDrop', amount: '5' },
      { reward: 'MoneyDrop', amount: '2', startsInMinutes: 600 }
    ])
      await atConsole(page, `${player}/rewards`, reward)
    await page.reload()
    await page.getByRole('main').getByText('Still to wager').waitFor()
  }
}
const joinProgramme = async (page: Page, { playerId }: Player) => {
  await atConsole(page, `/players/${playerId}/state`, { kycStatus: 'Done' })
  await page.reload()
  const join = page.getByRole('main').getByRole('button', { name: 'Take part' }).last()
  await join
    .or(page.getByRole('button', { name: 'Stop taking part' }))
    .first()
    .waitFor()
  if (await join.isVisible()) await join.click()
  await page.getByRole('button', { name: 'Stop taking part' }).waitFor()
}
const MISSIONS: View = {
  path: '/en/missions/',
  act: async (page, player) => {
    await joinProgramme(page, player)
    await atConsole(page, `/players/${player.playerId}/loyalty`, { experience: 200, points: 800 })
    await page.reload()
    await page.getByRole('button', { name: 'Start mission' }).first().waitFor()
  }
}
const TOURNAMENTS: View = {
  path: '/en/tournaments/',
  act: async (page, player) => {
    await joinProgramme(page, player)
    await page.getByRole('timer').or(page.getByText('seconds')).first().waitFor()
  }
}

const LIMITS: View = {
  path: '/en/',
  act: async (page, player) => {
    const at = `/players/${player.playerId}/deposit-limit`
    for (const [period, amount] of [
      ['Day', '60'],
      ['Week', '200'],
      ['Month', '500']
    ])
      await atConsole(page, at, { period, amount })
    await payIn(page, player)
    await page.goto(new URL('/en/profile/limits/', page.url()).href)
    await page.locator('[data-limit="Deposit-Day"] svg').first().waitFor()
    await settled(page)
  }
}
const DASHBOARD: View = {
  path: '/en/profile/dashboard/',
  act: page => page.getByRole('img', { name: /^Money in and out/ }).waitFor()
}

/** Asked for papers, which stand on the page before they are shown. */
const askedFor = (state: object, path: string, shown: (page: Page) => Promise<unknown>): View => ({
  path: '/en/',
  act: async (page, { playerId }) => {
    await atConsole(page, `/players/${playerId}/state`, state)
    await page.goto(new URL(path, page.url()).href)
    await shown(page)
    // Notices that came late have their room in the next document.
    await page.reload()
    await shown(page)
  }
})
const DOCUMENTS = askedFor(
  { kycStatus: 'Required', kycMinutes: 7200, sourceOfWealth: 'NotRequired' },
  '/en/profile/documents/',
  page => page.getByRole('region', { name: 'Proof of identity' }).waitFor()
)
const WEALTH = askedFor(
  { kycStatus: 'Done', sourceOfWealth: 'asked' },
  '/en/source-of-wealth/',
  page => page.getByRole('checkbox', { name: 'Payslips' }).waitFor()
)

/** A house that has just opened first tells of all its matches, and one is played to its second half. */
const PLAYED_WITHIN = 240_000
const SINGLE_STAKE = /^Stake on /
const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip', exact: true })
const priceOf = (page: Page, event: string, outcome: string) =>
  page.locator(`[data-pick="${event} match-result ${outcome}"]`)

const MATCH: View = {
  path: '/en/sports/',
  act: async (page, { playerId }) => {
    await atConsole(page, `/players/${playerId}/money`, { amount: '120', purse: 'cash' })
    const order = { competition: 'aurora-league', speed: 50 }
    const { event } = (await atConsole(page, '/sportsbook/matches', order)) as { event: string }
    await page.locator('[data-live] .ev').first().waitFor({ timeout: PLAYED_WITHIN })
    await page.goto(new URL(`/en/sports/event/?id=${event}`, page.url()).href)
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: '2nd half' })
      .waitFor({ timeout: PLAYED_WITHIN })
    await priceOf(page, event, '1').click()
    await slip(page).getByLabel(SINGLE_STAKE).fill('10')
  }
}
const IN_PLAY: View = {
  path: '/en/sports/in-play/',
  act: page => page.locator('[data-live] .ev').first().waitFor({ timeout: PLAYED_WITHIN })
}
const openSlip = async (page: Page) => {
  await page.getByRole('button', { name: /^Bet slip / }).tap()
  // What was typed before is kept in the tab.
  await slip(page).getByLabel(SINGLE_STAKE).fill('')
  await slip(page).getByLabel(SINGLE_STAKE).tap()
  for (const key of ['1', '5'])
    await page
      .getByRole('group', { name: 'Keypad for the stake' })
      .getByRole('button', { name: key, exact: true })
      .click()
}
const SLIP: View = {
  path: '/en/sports/football/aurora-league/',
  act: async page => {
    await page.locator('[data-pick]:enabled').first().tap()
    await openSlip(page)
  }
}
/** What the slip still holds, placed. */
const BETS: View = {
  path: '/en/sports/',
  act: async page => {
    await openSlip(page)
    await slip(page).getByRole('button', { name: 'Place €15.00', exact: true }).tap()
    await slip(page).getByRole('heading', { name: 'Bet placed' }).waitFor()
    await page.goto(new URL('/en/sports/bets/', page.url()).href)
    await page.getByRole('article').first().waitFor()
  }
}

const QUESTION: View = {
  path: '/en/',
  isVisit: true,
  act: page => page.getByRole('dialog').waitFor()
}
const CHOICES: View = {
  path: '/en/',
  isVisit: true,
  async act(page) {
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Choose', exact: true }).press('Enter')
    await question.getByRole('checkbox', { name: 'Preferences' }).press('Space')
  }
}

/** A question, and what the desk answers by itself. */
const CHAT: View = {
  path: '/en/',
  async act(page) {
    await page.getByRole('button', { name: 'Chat with us', exact: true }).press('Enter')
    await page.getByRole('textbox', { name: 'Message' }).fill('Is my withdrawal on its way?')
    await page.keyboard.press('Enter')
    await page.getByText('This is an automatic answer').waitFor()
  }
}

/** One picture each, of a wide window. */
const WIDE: Readonly<Record<string, View>> = {
  lobby: LOBBY,
  deposit: DEPOSIT,
  game: SLOT,
  terms: TERMS
}

type Sheets = Readonly<Record<string, { size: typeof PHONE; views: readonly View[] }>>

/** What somebody sees who has not answered the question for consent. */
const ASKED: Sheets = { consent: { size: PHONE, views: [QUESTION, CHOICES] } }

/** Several windows of a size beside each other. */
const SHEETS: Sheets = {
  chat: { size: { width: 900, height: 844 }, views: [CHAT] },
  phone: { size: PHONE, views: [LOBBY, DEPOSIT, SLOT] },
  tables: { size: PHONE, views: [ROULETTE, BLACKJACK, POKER, WHEEL] },
  cashier: { size: { width: 720, height: 900 }, views: [WITHDRAW, STATEMENT] },
  rounds: { size: { width: 720, height: 844 }, views: [ROUNDS, CHECKED] },
  jackpot: { size: { width: 900, height: 900 }, views: [JACKPOT, WIN] },
  raffle: { size: { width: 1000, height: 900 }, views: [RAFFLE, DRAW] },
  rewards: { size: { width: 1440, height: 1000 }, views: [REWARDS] },
  loyalty: { size: { width: 1000, height: 1000 }, views: [MISSIONS, TOURNAMENTS] },
  limits: { size: { width: 1000, height: 1100 }, views: [LIMITS, DASHBOARD] },
  papers: { size: { width: 800, height: 1100 }, views: [DOCUMENTS, WEALTH] }
}

/** The sportsbook, in a house of its own. */
const SPORTS_WIDE: Readonly<Record<string, View>> = { sportsbook: MATCH }
const SPORTS_SHEETS: Sheets = { slip: { size: PHONE, views: [IN_PLAY, SLIP, BETS] } }

/** Where pictures are taken, and who is signed in. */
interface Place {
  readonly house: House
  readonly player: Player
}

async function take(page: Page, at: Place, { path, act, isVisit }: View): Promise<Buffer> {
  const { house, player } = at
  await page.goto(`${house.url}${path}`)
  await settled(page)
  // Typefaces that came too late for this page are there for the next.
  await page.reload()
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  // The shell of a session is whole when it shows the balance.
  if (!isVisit && (await page.locator('astro-island[client="session"]').count()))
    await page.getByRole('banner').getByRole('status').filter({ hasText: '€' }).waitFor()
  await act?.(page, player)
  return page.screenshot()
}

const write = (name: string, picture: Sharp) =>
  picture.webp({ quality: 84 }).toFile(`${FOLDER}/${name}.webp`)

async function takeWide(window: BrowserContext, place: Place, views = WIDE): Promise<void> {
  const page = await window.newPage()
  await page.setViewportSize(DESK)
  for (const [name, view] of Object.entries(views))
    if (isWanted(name)) {
      const picture = await take(page, place, view)
      await write(name, sharp(picture).resize({ width: SMALL_WIDTH }))
    }
  await page.close()
}

async function takeSheets(window: BrowserContext, place: Place, sheets = SHEETS): Promise<void> {
  const page = await window.newPage()
  for (const [name, { size, views }] of Object.entries(sheets)) {
    if (!isWanted(name)) continue
    await page.setViewportSize(size)
    const placed: OverlayOptions[] = []
    for (const view of views) {
      const input = await take(page, place, view)
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

const about = { locale: 'en-GB', reducedMotion: 'reduce' } as const
const CONSENT = '1.00000000-0000-4000-8000-000000000000.necessary'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

/** Has pictures taken in a house of an operator, by a player of its own; not where none is wanted. */
async function inHouse(
  operator: string,
  names: readonly string[],
  takeAll: (place: Place, signedIn: (about?: object) => Promise<BrowserContext>) => Promise<void>
): Promise<void> {
  if (!names.some(isWanted)) return
  if (!build(operator)) throw new Error('The site does not build')
  const house = await openHouse(`dist/${operator.toLowerCase()}`, '', operator)
  try {
    const player = await newPlayer(house.config, { kycStatus: 'Done' })
    await takeAll({ house, player }, async more => {
      const window = await browser.newContext({ ...about, ...more })
      await window.addCookies([{ name: 'consent', value: CONSENT, url: house.config.publicUrl }])
      await signInAs(window, house, player)
      return window
    })
  } finally {
    await house.close()
  }
}

try {
  const casino = [WIDE, SHEETS, ASKED].flatMap(views => Object.keys(views))
  await inHouse('Infiniza', casino, async (place, signedIn) => {
    const window = await signedIn()
    await takeWide(window, place)
    await takeSheets(window, place)
    await takeSheets(await browser.newContext(about), place, ASKED)
  })
  const sports = [SPORTS_WIDE, SPORTS_SHEETS].flatMap(views => Object.keys(views))
  await inHouse('Herion', sports, async (place, signedIn) => {
    await takeWide(await signedIn(), place, SPORTS_WIDE)
    await takeSheets(await signedIn({ hasTouch: true, isMobile: true }), place, SPORTS_SHEETS)
  })
} finally {
  await browser.close()
}
