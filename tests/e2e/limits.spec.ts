import type { BrowserContext, Locator, Page } from '@playwright/test'

import { isLicence, LICENCES, type Licence } from '#config/licences.ts'
import { isOperator, OPERATORS } from '#config/operators.ts'
import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { accessibilityFaults, enterAtRealm, expect, hasAnswered, settled, test } from './support.ts'

const OPERATOR = process.env['LOBBY_OPERATOR'] ?? 'Infiniza'
const ASKED = process.env['LOBBY_LICENCE'] ?? ''
const own = isOperator(OPERATOR) ? OPERATORS[OPERATOR].licence : 'mga'
/** What the licence asks for that the house is built and started under. */
const RULES: Licence = LICENCES[isLicence(ASKED) ? ASKED : own]
/** Where the licence's players come from, and sign in at the realm. */
const COUNTRY = RULES.country === 'EE' ? 'EE' : 'FI'

const LIMITS = '/en/profile/limits/'
const GLOBAL = '/en/profile/global-limits/'
const GAME = 'twin-koi'
const DAY_IN_MINUTES = 24 * 60

const row = (page: Page, name: string) => page.locator(`[data-limit="${name}"]`)
/** Under the header of every page. */
const strip = (page: Page) => page.getByRole('region', { name: 'Session', exact: true })

/** The kind of limit of money that the licence has, to walk along. */
const KIND = RULES.depositLimits.length > 0 ? 'Deposit' : 'Loss'

async function ask(at: Locator, page: Page, amount: string): Promise<void> {
  await at.getByRole('button').first().click()
  await at.getByRole('textbox').fill(amount)
  await at.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, change it' }).click()
}

/** As if the session had begun so much earlier. */
async function ageSession(context: BrowserContext, minutes: number): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'sessionInfo')
  const value = decodeURIComponent(cookie!.value).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, start =>
    new Date(Date.parse(start) - minutes * 60_000).toISOString()
  )
  await context.addCookies([{ ...cookie!, value: encodeURIComponent(value) }])
}

async function isSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  const excess = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
}

test.describe('limits', () => {
  test('are those of the licence, by kind and period [PROF-02] [PROF-03] [PROF-05] [PROF-10] [PROF-11]', async ({
    page,
    house,
    quiet,
    newPlayer
  }) => {
    await enterAtRealm(page, house, await newPlayer({ country: COUNTRY }), LIMITS)
    const shown = await page
      .locator('[data-limit]')
      .evaluateAll(rows => rows.map(each => each.getAttribute('data-limit')))
    expect(shown).toEqual([
      ...RULES.depositLimits.map(period => `Deposit-${period}`),
      ...RULES.lossLimits.map(period => `Loss-${period}`),
      ...RULES.wagerLimits.map(period => `Wager-${period}`),
      ...(RULES.sessionLimits ? ['Session-'] : [])
    ])
    const games = page.getByRole('heading', { name: 'Losses, single games' })
    await expect(games).toHaveCount(RULES.gameLossLimits ? 1 : 0)

    const hasGlobal = RULES.lossLimits.length > 0
    await expect(page.locator(`a[href="${GLOBAL}"]`)).toHaveCount(hasGlobal ? 1 : 0)
    if (!hasGlobal) quiet.allow(/404/)
    const answer = await page.goto(GLOBAL)
    expect(answer?.status()).toBe(hasGlobal ? 200 : 404)
    if (hasGlobal)
      await expect(page.getByRole('heading', { name: 'Losses, all games' })).toBeVisible()
  })

  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('are set, lowered at once, and raised after the delay and a second yes [L099]', async ({
        page,
        house,
        quiet,
        newPlayer
      }) => {
        // What a page was just asking when its session ran out is refused, and the browser says so.
        quiet.allow(/401 \(Unauthorized\)/)
        const player = await newPlayer({ country: COUNTRY })
        await enterAtRealm(page, house, player, LIMITS)
        // However many sections stand before it in the list.
        await expect(page.locator('.side [aria-current]')).toBeInViewport({ ratio: 1 })
        const day = row(page, `${KIND}-Day`)
        await expect(day).toContainText('No limit')
        await ask(day, page, '100')
        await expect(day).toContainText('of €100.00')
        await expect(day).toContainText('€100.00 left')
        await ask(day, page, '50')
        await expect(day).toContainText('of €50.00')
        await expect(page.getByText('It holds from now on')).toBeVisible()

        await ask(day, page, '80')
        await expect(page.getByText('Nothing changes before you confirm it')).toBeVisible()
        await expect(day).toContainText('of €50.00')
        const pending = page.getByRole('heading', { name: /more is asked for/ })
        await expect(pending).toBeVisible()
        await expect(page.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0)
        await isSound(page)

        await day.getByRole('button').first().click()
        await day.getByRole('textbox').fill('-5')
        await day.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(day).toContainText('Type an amount')
        await isSound(page)

        await house.sandbox('/clock', { minutes: DAY_IN_MINUTES })
        await page.context().clearCookies()
        await hasAnswered(page.context(), house.url)
        await enterAtRealm(page, house, player, LIMITS)
        await expect(day).toContainText('of €50.00')
        await page.getByRole('button', { name: 'Confirm the change' }).click()
        await expect(day).toContainText('of €80.00')
        await expect(pending).toHaveCount(0)

        await ask(day, page, '200')
        await expect(pending).toBeVisible()
        await ask(day, page, '20')
        await expect(day).toContainText('of €20.00')
        await expect(pending).toHaveCount(0)
      })
    })

  test('are asked for at registration where the licence wants that [PROF-08]', async ({
    page,
    house,
    quiet,
    newPlayer
  }) => {
    if (!RULES.depositLimitsAtRegistration) quiet.allow(/404/)
    await signInAtRealm(page, house.url, await newPlayer({ country: COUNTRY }))
    const answer = await page.goto('/en/deposit-limits/?redir=/en/raffle/')
    expect(answer?.status()).toBe(RULES.depositLimitsAtRegistration ? 200 : 404)
    if (!RULES.depositLimitsAtRegistration) return
    await settled(page)
    await expect(page.getByText('asked once more before your first deposit')).toBeVisible()
    await ask(row(page, 'Deposit-Day'), page, '60')
    await expect(row(page, 'Deposit-Day')).toContainText('of €60.00')
    await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeVisible()
    await isSound(page)
  })

  test('and the tools are told of before the first deposit where the licence wants that [L107] [R02]', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer({ country: COUNTRY })
    await enterAtRealm(page, house, player, '/en/promotions/')
    const open = page.getByRole('button', { name: /Deposit/ }).first()
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Deposit', exact: true })
    await expect(dialog.locator('input[name="amount"]')).toBeVisible()
    const tools = dialog.getByRole('heading', { name: 'Before your first deposit' })
    if (!RULES.toolsBeforeFirstDeposit) return expect(tools).toHaveCount(0)
    await expect(tools).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Set a deposit limit' })).toBeVisible()
    await isSound(page)
  })
})

test.describe('a session', () => {
  test('has a clock on every page where the licence wants it, and nowhere else; it counts the session and not the page [PROF-04] [L105]', async ({
    page,
    context,
    house,
    newPlayer
  }) => {
    await enterAtRealm(page, house, await newPlayer({ country: COUNTRY }), LIMITS)
    const clock = page.getByRole('timer').filter({ hasText: /^\d\d:\d\d:\d\d$/ })
    await ageSession(context, 10)
    for (const path of [LIMITS, '/en/promotions/', `/en/games/${GAME}/`]) {
      await page.goto(path)
      await settled(page)
      if (RULES.sessionClock)
        await expect(strip(page).getByRole('timer').first()).toHaveText(/^00:1\d:\d\d$/)
      else await expect(clock).toHaveCount(0)
    }
    if (!RULES.sessionClock) return
    const told = await clock.first().textContent()
    await expect(clock.first()).not.toHaveText(told ?? '')
  })

  test('that its player limits counts down on every page and ends with its reason [PROF-05] [R23]', async ({
    page,
    house,
    quiet,
    newPlayer
  }) => {
    await enterAtRealm(page, house, await newPlayer({ country: COUNTRY }), LIMITS)
    if (!RULES.sessionLimits) return expect(row(page, 'Session-')).toHaveCount(0)
    quiet.allow(/401 \(Unauthorized\)/)
    const [least = 0] = RULES.sessionLimits.minutes
    const session = row(page, 'Session-')
    await session.getByRole('button').first().click()
    await session.getByRole('radio').first().check()
    await session.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, change it' }).click()
    await expect(page.getByText('It holds from now on')).toBeVisible()
    await page.goto('/en/promotions/')
    await settled(page)
    await expect(strip(page)).toContainText(/Ends in \d:\d\d:\d\d/)
    await isSound(page)

    await house.sandbox('/clock', { minutes: least })
    await page.waitForURL('**/en/login/?logoutReason=SESSION_LIMIT_REACHED')
    await expect(page.getByText('the time you chose for it is over')).toBeVisible()
  })
})

test('a game asks for its limit before it opens, where the licence has one [PROF-03]', async ({
  page,
  house,
  newPlayer
}) => {
  const player = await newPlayer({ country: COUNTRY })
  await enterAtRealm(page, house, player, `/en/games/${GAME}/`)
  const question = page.getByRole('heading', { name: 'A limit on losses in this game?' })
  if (!RULES.gameLossLimits) return expect(question).toHaveCount(0)
  await expect(question).toBeVisible()
  await expect(page.locator('#game-iframe')).toHaveCount(0)
  await isSound(page)
  await page.locator('#field-game-limit').fill('25')
  await page.getByRole('button', { name: 'Set it and play' }).click()
  await expect(question).toHaveCount(0)
  await page.goto(LIMITS)
  await expect(row(page, GAME)).toContainText('of €25.00')
})
