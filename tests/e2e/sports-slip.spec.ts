import type { Page } from '@playwright/test'

import type { LiveEvent, LiveFrame } from '#contract/wire/sports-live.ts'
import { formatMoney } from '#rules/money.ts'
import { lineReturns } from '#rules/sports/returns.ts'
import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, enterAtRealm, expect, settled, test } from './support.ts'

const FOOTBALL = '/en/sports/football/'
const BETS = '/en/sports/bets/'
const RESULT = 'match-result'
/** A house that has just opened first tells of all matches that there are. */
const TOLD_WITHIN = 90_000

const euros = (cents: bigint) => formatMoney(cents, 'EUR', 'en')

/** A topic as the site's own pages are told it. */
const liveTopic = (page: Page, topic: string) =>
  page.evaluate(async asked => {
    const { sports } = await (await fetch('/config.json')).json()
    const answer = await fetch(`${sports.url}/v1/topics/${asked}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as Extract<LiveFrame, { type: 'all' }>) : undefined
  }, topic)

const oddOf = (page: Page, event: string, outcome = '1') =>
  page.locator(`[data-pick="${event} ${RESULT} ${outcome}"]`)

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip', exact: true })

const eventPath = (event: string) => `/en/sports/event/?id=${event}`

const homePrice = ({ markets }: LiveEvent) =>
  markets
    .find(({ market, status }) => market === RESULT && status === 'active')
    ?.outcomes.find(({ id }) => id === '1')?.odds ?? 0

/** Matches that begin last of all that are offered, so that none begins meanwhile. */
async function toCome(page: Page, count: number): Promise<readonly LiveEvent[]> {
  await page.goto(FOOTBALL)
  const offered = async () => {
    const all = (await liveTopic(page, 'sport:football'))?.events ?? []
    return all
      .filter(event => event.status === 'trading' && homePrice(event) > 0)
      .toSorted((a, b) => b.startsAt - a.startsAt)
  }
  await expect
    .poll(async () => (await offered()).length, { timeout: TOLD_WITHIN })
    .toBeGreaterThanOrEqual(count)
  return (await offered()).slice(0, count)
}

/** Picks the home side of as many matches to come. */
async function pick(page: Page, count: number): Promise<readonly LiveEvent[]> {
  const events = await toCome(page, count)
  for (const { id } of events) {
    await page.goto(eventPath(id))
    await oddOf(page, id).click()
    await expect(oddOf(page, id)).toHaveAttribute('aria-pressed', 'true')
  }
  const prices = slipOf(page).getByRole('listitem').locator('> span')
  await expect(prices).toHaveText(events.map(() => /^\d/))
  return events
}

/** Places the slip at whatever prices there are by now: they may move at any moment. */
async function place(page: Page, label: string): Promise<void> {
  await slipOf(page)
    .getByRole('combobox', { name: 'If prices move', exact: true })
    .selectOption('Take any')
  await slipOf(page).getByRole('button', { name: label, exact: true }).click()
}

/** A player with money, on the page of football. */
async function enterRich(
  page: Page,
  house: House,
  player: SandboxPlayer,
  amount = '100.00'
): Promise<void> {
  await house.sandbox(`/players/${player.playerId}/money`, { amount, purse: 'cash' })
  await enterAtRealm(page, house, player, FOOTBALL)
}

const settle = (house: House, event: string, outcome: string) =>
  house.sandbox('/sportsbook/rulings', { event, market: RESULT, ruling: 'settle', outcome })

test.use({ playsMatches: true })

test.describe('the bet slip', () => {
  test('of a visitor is kept over a reload and asks for no session [SPRT-03]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/graphql')) asked.push(request.url())
    })
    await pick(page, 2)
    await page.reload()
    await expect(slipOf(page).getByRole('listitem')).toHaveCount(2)
    await expect(slipOf(page).getByRole('link', { name: 'Sign in to place it' })).toBeVisible()
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sportsCoupon')
    expect(cookie?.expires).toBe(-1)
    expect(asked).toEqual([])
  })

  test('agrees with the page, whichever of them is pressed [L115]', async ({
    page,
    context,
    quiet
  }) => {
    const [event] = await pick(page, 1)
    const id = event?.id ?? ''
    const other = await context.newPage()
    quiet.watch(other)
    await other.goto(eventPath(id))
    await expect(oddOf(other, id)).toHaveAttribute('aria-pressed', 'true')
    await expect(slipOf(other).getByRole('listitem')).toHaveCount(1)
    await slipOf(page)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(oddOf(page, id)).toHaveAttribute('aria-pressed', 'false')
    await expect(oddOf(other, id)).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows beside what a pick returned what it returns at a price that has moved, as it does of the sum [L128]', async ({
    page
  }) => {
    const [event] = await pick(page, 1)
    const stake = slipOf(page).getByLabel(/^Stake on /)
    await stake.fill('10')
    const before = euros(BigInt(event ? homePrice(event) : 0))
    const leg = slipOf(page).getByRole('listitem')
    const sum = slipOf(page).getByRole('definition').last()
    await expect(leg.getByText(before, { exact: true })).toBeVisible()
    await expect(sum).toHaveText(before)
    const topic = `event:${event?.id}`
    const told = JSON.stringify(await liveTopic(page, topic))
    await page.route(`**/v1/topics/${topic}`, route =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'application/json',
        body: told.replace(/"odds":\d+/g, '"odds":4560')
      })
    )
    await expect(leg.locator('p > b')).toHaveText(`${before} €45.60`)
    await expect(sum).toHaveText(`${before} €45.60`)
  })

  test('says to the cent what every line of a system pays, while one types [S05] [L113] [L127]', async ({
    page
  }) => {
    await pick(page, 3)
    await slipOf(page).getByRole('button', { name: 'System', exact: true }).click()
    await slipOf(page).getByLabel('Stake a line', { exact: true }).fill('10')
    const shown = await slipOf(page).getByRole('listitem').locator('> span').allTextContents()
    const legs = shown.map(text => ({
      odds: Math.round(Number(text) * 1000),
      part: null,
      settled: null
    }))
    const lines = lineReturns({
      shape: '2/3',
      eachWay: false,
      isFree: false,
      lineStake: 1000n,
      legs
    })
    for (const { pays } of lines)
      await expect(slipOf(page).getByText(euros(pays), { exact: true }).first()).toBeVisible()
    const all = lines.reduce((sum, { pays }) => sum + pays, 0n)
    await expect(slipOf(page).getByText(euros(all), { exact: true })).toBeVisible()
    await expect(slipOf(page).getByText('€30.00', { exact: true })).toBeVisible()
  })

  test('places a bet, which is then among the open ones and is settled before the player’s eyes [S01]', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterRich(page, house, await newPlayer())
    const [event] = await pick(page, 1)
    const id = event?.id ?? ''
    await slipOf(page)
      .getByLabel(/^Stake on /)
      .fill('10')
    await place(page, 'Place €10.00')
    await expect(slipOf(page).getByRole('heading', { name: 'Bet placed' })).toBeFocused()
    await expect(oddOf(page, id)).toHaveAttribute('aria-pressed', 'false')
    await slipOf(page).getByRole('link', { name: 'My bets', exact: true }).click()
    await page.waitForURL(`**${BETS}`)
    const bet = page.getByRole('article', { name: /^Single, / })
    await expect(bet.getByText('Possible return', { exact: true }).first()).toBeVisible()
    await settle(house, id, '1')
    await expect(page.getByText('You have no open bets.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Settled', exact: true }).click()
    await expect(bet.getByText('Won', { exact: true })).toBeVisible()
  })

  test('tells by a toast on other pages what became of a bet, which the statement names [S01]', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterRich(page, house, await newPlayer())
    const [event] = await pick(page, 1)
    await slipOf(page)
      .getByLabel(/^Stake on /)
      .fill('10')
    await place(page, 'Place €10.00')
    await expect(slipOf(page).getByRole('heading', { name: 'Bet placed' })).toBeVisible()
    const listens = new Promise<void>(resolve => {
      page.on('websocket', socket =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('subscription SportsBetChanged')) resolve()
        })
      )
    })
    await page.goto('/en/promotions/')
    await listens
    await settle(house, event?.id ?? '', '1')
    const toast = page.getByRole('status').filter({ hasText: /: Won\. Returned: €/ })
    await toast.getByRole('link', { name: 'See the bet', exact: true }).click()
    await page.waitForURL(`**${BETS}?bet=*`)
    const bet = page.getByRole('article', { name: /^Single, / })
    await expect(bet.getByText('Won', { exact: true })).toBeVisible()
    await page.goto('/en/profile/statement/')
    const rows = page.getByRole('row').filter({ hasText: 'Match result' })
    await expect(rows.getByText('Stake', { exact: true })).toBeVisible()
    await expect(rows.getByText('Return of a bet', { exact: true })).toBeVisible()
    await rows
      .getByRole('link', { name: /^Bet [2-9A-Z]{8}: .+ v .+, Match result$/ })
      .first()
      .click()
    await page.waitForURL(`**${BETS}?bet=*`)
    await expect(bet.getByText('Won', { exact: true })).toBeVisible()
  })

  test('keeps what is refused and says where the money is [L114]', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterRich(page, house, await newPlayer())
    await pick(page, 2)
    await page.route('**/graphql', async route => {
      const body = route.request().postDataJSON()
      if (!String(body?.query).includes('placeSportsBets')) return route.fallback()
      // The second market closes between the player's press and the book.
      const [, second] = body.variables.bets
      await settle(house, second.legs[0].event, '2')
      return route.fallback()
    })
    for (const stake of await slipOf(page)
      .getByLabel(/^Stake on /)
      .all())
      await stake.fill('5')
    await place(page, 'Place 2 bets, €10.00')
    await expect(slipOf(page).getByRole('heading', { name: 'Bet placed' })).toBeVisible()
    await expect(slipOf(page).getByText('Not placed', { exact: true })).toBeVisible()
    await expect(slipOf(page).getByText(/No money was taken\.$/)).toBeVisible()
    const left = slipOf(page).getByRole('listitem').filter({ hasText: 'Not placed' })
    await expect(left.getByText('No bets any more', { exact: true })).toBeVisible()
  })

  test('is walked by keyboard, and nothing in it is out of reach', async ({ page }) => {
    await pick(page, 2)
    await slipOf(page).getByRole('button', { name: 'Combo', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(slipOf(page).getByRole('button', { name: 'Combo', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true'
    )
    const stake = slipOf(page).getByLabel('Stake', { exact: true })
    await stake.focus()
    await page.keyboard.type('5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(stake).toHaveValue('10')
  })

  for (const width of [390, 1440])
    test(`has no fault of accessibility at ${width} px`, async ({ page, house, newPlayer }) => {
      await page.setViewportSize({ width, height: 900 })
      await enterRich(page, house, await newPlayer())
      const events = await toCome(page, 3)
      for (const { id } of events) {
        await page.goto(eventPath(id))
        await oddOf(page, id).click()
        await expect(oddOf(page, id)).toHaveAttribute('aria-pressed', 'true')
      }
      if (width < 1024) await page.getByRole('button', { name: /^Bet slip / }).click()
      await slipOf(page).getByRole('button', { name: 'System', exact: true }).click()
      await slipOf(page).getByLabel('Stake a line', { exact: true }).fill('1')
      await settled(page)
      expect(await accessibilityFaults(page)).toEqual([])
      await place(page, 'Place €3.00')
      await expect(slipOf(page).getByRole('heading', { name: 'Bet placed' })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await page.goto(BETS)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByText('How this is reckoned', { exact: true }).click()
      expect(await accessibilityFaults(page)).toEqual([])
    })
})

test.describe('a bet under way', () => {
  test('is taken once when the page is loaded anew before the answer, and its receipt comes', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterRich(page, house, await newPlayer())
    await pick(page, 1)
    const references: string[] = []
    const isTaken = Promise.withResolvers<void>()
    await page.route('**/graphql', async route => {
      const body = route.request().postDataJSON()
      if (!String(body?.query).includes('placeSportsBets')) return route.fallback()
      references.push(body.variables.bets[0].reference)
      if (references.length > 1) return route.fallback()
      // The book takes the bet, and the answer never comes to the page that asked.
      await route.fetch()
      isTaken.resolve()
    })
    await slipOf(page)
      .getByLabel(/^Stake on /)
      .fill('10')
    await place(page, 'Place €10.00')
    await isTaken.promise
    await page.reload()
    await expect(slipOf(page).getByRole('heading', { name: 'Bet placed' })).toBeVisible()
    expect(new Set(references).size).toBe(1)
    await page.goto(BETS)
    await expect(page.getByRole('article')).toHaveCount(1)
    const balance = page.getByRole('banner').getByRole('status').locator('dd').first()
    await expect(balance).toContainText('€90.00')
  })
})

test.describe('prices on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('are written as the reader chooses, at once and after a reload, and stakes are typed on keys of the slip [L055]', async ({
    page
  }) => {
    const [event] = await toCome(page, 1)
    const id = event?.id ?? ''
    await page.goto(eventPath(id))
    const price = oddOf(page, id).locator('b')
    await expect(price).toHaveText(/\d\.\d/)
    const forms = page.getByRole('combobox', { name: 'Prices as', exact: true })
    await forms.selectOption('fractional')
    await expect(price).toHaveText(/\d\/\d/)
    await page.reload()
    await expect(price).toHaveText(/\d\/\d/)
    await expect(forms).toHaveValue('fractional')
    await oddOf(page, id).tap()
    await page.getByRole('button', { name: /^Bet slip / }).tap()
    const leg = slipOf(page).getByRole('listitem').locator('> span')
    await expect(leg).toHaveText(/\d\/\d/)
    await slipOf(page)
      .getByRole('combobox', { name: 'Prices as', exact: true })
      .selectOption('american')
    await expect(leg).toHaveText(/[+-]\d/)
    await expect(price).toHaveText(/[+-]\d/)
    const stake = slipOf(page).getByLabel(/^Stake on /)
    await expect(stake).toHaveAttribute('inputmode', 'none')
    await stake.tap()
    const keys = page.getByRole('group', { name: 'Keypad for the stake', exact: true })
    for (const key of ['1', '2', '.', '5', '7'])
      await keys.getByRole('button', { name: key, exact: true }).tap()
    await keys.getByRole('button', { name: 'Delete the last sign', exact: true }).tap()
    await expect(stake).toHaveValue('12.5')
    await expect(stake).toBeFocused()
    await page.keyboard.type('5')
    await expect(stake).toHaveValue('12.55')
    await keys.getByRole('button', { name: 'Add €5.00', exact: true }).tap()
    await expect(stake).toHaveValue('17.55')
    expect(await accessibilityFaults(page)).toEqual([])
    await keys.getByRole('button', { name: 'Done', exact: true }).tap()
    await expect(keys).toHaveCount(0)
    // What is tapped while the keys are there is meant, though they make way.
    await stake.tap()
    await expect(keys).toBeVisible()
    await slipOf(page).getByRole('link', { name: 'Sign in to place it', exact: true }).tap()
    await page.waitForURL('**/login/**')
  })
})

test.describe('a bet that is sold', () => {
  test('pays in two steps what was shown, to the cent [L131]', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterRich(page, house, await newPlayer())
    await pick(page, 1)
    await slipOf(page)
      .getByLabel(/^Stake on /)
      .fill('20')
    await place(page, 'Place €20.00')
    await expect(slipOf(page).getByRole('heading', { name: 'Bet placed' })).toBeVisible()
    await page.goto(BETS)
    const bet = page.getByRole('article', { name: /^Single, / })
    const share = bet.getByRole('slider')
    await share.fill('40')
    await bet.getByRole('button', { name: /^Cash out €/ }).click()
    await bet.getByRole('button', { name: /^Yes, sell for €/ }).click()
    await expect(bet.getByText(/is on your balance\.$/)).toBeVisible()
    await expect(bet.getByText(/^€8\.00 of it sold for /)).toBeVisible()
  })
})
