import type { Page, Route } from '@playwright/test'

import { SHELF, stakeRange } from '#config/catalogue/games.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { studioAt } from '#server/capabilities/raffle/studio.ts'
import { readConfig } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import type { House } from './house.ts'
import { accessibilityFaults, enter, expect, settled, test } from './support.ts'

const PAGE = '/en/raffle/'
const WEEK = 7 * 24 * 60 * 60 * 1000
const LAUNCH = `mutation ($input: LaunchGameInput!) {
  launchGame(input: $input) { ok { frameUrl } error { code } }
}`

/** Answers one operation of the platform by the test's own word; the rest goes through. */
async function answer(page: Page, path: string, operation: string, data: object) {
  const asked: Record<string, unknown>[] = []
  await page.route(path, async (route: Route) => {
    const body = route.request().postDataJSON()
    if (!String(body?.query).includes(`query ${operation}(`)) return route.fallback()
    asked.push(body.variables)
    return route.fulfill({ json: { data } })
  })
  return asked
}

const winner = (winnerInitials: string, winAmount: string, winCurrency: string) => ({
  winnerInitials,
  winAmount,
  winCurrency,
  brand: 'infiniza'
})

const winners = (count: number) => ({
  public: {
    raffleWinners: {
      edges: Array.from({ length: count }, (_, index) => ({
        cursor: `daily-${index}`,
        node: {
          instanceId: `daily-${index}`,
          jackpotName: 'daily-provider-of-the-week',
          timestamp: '2026-11-27T00:00:00Z',
          winners: [winner(`A. ${index}.`, '1150.00', index % 2 ? 'NOK' : 'EUR')]
        }
      }))
    }
  }
})

/** A round for money on a game of the studio of the week, as the game's frame plays it. */
async function play(house: House, token: string, studio: string) {
  const config = readConfig({ PORT: new URL(house.url).port })
  const post = async (url: URL, body: object, bearer: string | undefined) => {
    const told = await call(config, url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` })
      },
      body: JSON.stringify(body)
    })
    return JSON.parse(told.text)
  }
  const game = SHELF.find(entry => entry.studio.slug === studio && entry.kind !== 'blackjack')
  const slug = game?.title.slug ?? ''
  const most = Number(stakeRange(slug, 'NZD')?.most ?? 0n) / 100
  const opening =
    game?.kind === 'slot'
      ? { stake: Math.min(most, 20).toFixed(2) }
      : { chips: [{ spot: 'red', amount: '20.00' }] }
  const query = { query: LAUNCH, variables: { input: { slug, mode: 'REAL', locale: 'en' } } }
  const { data } = await post(new URL('/graphql', config.publicUrl), query, token)
  const launchToken = new URL(data.launchGame.ok.frameUrl).searchParams.get('token')
  const ask = (name: string, body: object, bearer?: string) =>
    post(new URL(`/play/api/${name}`, config.gamesUrl), body, bearer)
  const { ok } = await ask('session', { launchToken, game: slug })
  const started = await ask('start', { ...opening, clientSeed: 'mine' }, ok.sessionToken)
  await ask('settle', { roundId: started.ok.round.id }, ok.sessionToken)
}

test.afterEach(async ({ house }) => {
  await house.sandbox('/visitor-country', {})
})

test('anybody reads how the raffle runs, which studio has the week, and the terms [RAFF-03] [RAFF-04] [RAFF-05] [RAFF-19]', async ({
  page
}) => {
  const asked: Record<string, unknown>[] = []
  page.on('request', request => {
    const body = request.method() === 'POST' ? request.postDataJSON() : undefined
    if (String(body?.query).includes('query Raffle(')) asked.push(body.variables)
  })
  await page.goto(PAGE)
  await settled(page)
  const steps = page.getByRole('region', { name: 'How it runs' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(1)).toContainText('one ticket per €1.00 wagered')
  const studio = studioAt(new Date())
  const games = SHELF.filter(entry => entry.studio.slug === studio).map(({ title }) => title)
  const week = page.locator(`[data-week="${studio}"]`)
  await expect(week).toBeVisible()
  await expect(page.locator('[data-week]:visible')).toHaveCount(1)
  await expect(week.locator('.raf__top > li')).toHaveCount(Math.min(10, games.length))
  await expect(week.locator('.raf__more > li')).toHaveCount(Math.max(0, games.length - 10))
  await expect(page.getByRole('region', { name: 'Terms', exact: true })).toContainText(
    'opted in get tickets'
  )
  await expect(page.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute(
    'href',
    '/en/'
  )
  await expect(page.getByRole('link', { name: 'Sign in to take part' })).toHaveCount(3)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.every(variables => 'ipCountryCode' in variables)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
})

const settingsNaming = (studio: string) => ({
  raffleSettings: {
    enabled: true,
    text: 'First words of the house.\n\nSecond words of the house.',
    termsAndConditions: 'Terms of the house.',
    raffles: [
      {
        dropType: 'hourly',
        gameStudio: { name: 'A', slug: 'pixelmoor', raffleSpotlightImage: null }
      },
      {
        dropType: 'weekly',
        gameStudio: { name: 'B', slug: studio, raffleSpotlightImage: null }
      }
    ],
    pageBackgroundImages: null
  }
})

for (const [which, weeks] of [
  ['whose week the page carries', 1],
  ['whose week is too far away for the page', 5]
] as const)
  test(`what the house says of its raffles stands in the page, and the studio it names has the week, one ${which} [RAFF-04] [RAFF-05] [RAFF-09]`, async ({
    page
  }) => {
    const slug = studioAt(new Date(Date.now() + weeks * WEEK))
    const asked = await answer(page, '**/api/graphql', 'Raffle', settingsNaming(slug))
    await page.goto(PAGE)
    await settled(page)
    await expect(page.getByText('Second words of the house.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Terms', exact: true })).toContainText(
      'Terms of the house.'
    )
    const name = STUDIOS.find(studio => studio.slug === slug)?.name
    await expect(page.getByRole('heading', { name: `${name} has the week` })).toBeVisible()
    const shown = page.locator('[data-week]:visible')
    await expect(shown).toHaveCount(1)
    const games = SHELF.filter(({ studio }) => studio.slug === slug)
    await expect(shown.locator('.raf__top > li')).toHaveCount(Math.min(10, games.length))
    expect(asked[0]).toHaveProperty('ipCountryCode')
  })

test('a house without raffles shows none, and the way back [RAFF-02]', async ({ page }) => {
  await answer(page, '**/api/graphql', 'Raffle', {
    raffleSettings: {
      enabled: false,
      text: null,
      termsAndConditions: null,
      raffles: [],
      pageBackgroundImages: null
    }
  })
  await page.goto(PAGE)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('No raffle at the moment')
  await expect(page.locator('.drop:visible')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to the lobby' })).toBeVisible()
})

test('fifteen winners pass by in 70 seconds, stop when told to, and stand still for who wants no motion [RAFF-10] [RAFF-17] [RAFF-18]', async ({
  page
}) => {
  const asked = await answer(page, '**/graphql', 'RaffleWinners', winners(20))
  await page.goto(PAGE)
  await settled(page)
  const line = page.locator('.raf__winners')
  await expect(line.getByRole('listitem')).toHaveCount(15)
  await expect(line.getByRole('listitem').nth(1)).toContainText(/A\. 1\.\s*kr\s*1,150\.00/)
  expect(asked[0]).toEqual({ baseCurrency: 'EUR', last: 15 })
  const band = line.locator('.raf__band')
  await expect(band).toHaveCSS('animation-duration', '70s')
  await expect(band).toHaveCSS('animation-play-state', 'running')
  await line.getByRole('button', { name: 'Stop the winners from moving' }).click()
  await page.mouse.move(0, 0)
  await expect(band).toHaveCSS('animation-play-state', 'paused')
  await line.getByRole('button', { name: 'Let the winners move' }).click()
  await page.mouse.move(0, 0)
  await expect(band).toHaveCSS('animation-play-state', 'running')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(band).toHaveCSS('animation-name', 'none')
  await expect(line.getByRole('button')).toHaveCount(0)
})

test('a player takes part, gets tickets by playing, is drawn, and makes the draw again [RAFF-01] [RAFF-13] [RAFF-14]', async ({
  page,
  house,
  newPlayer
}) => {
  let studio = studioAt(new Date())
  // The live wheel is bet on over a line of its own; in its week this is the week after.
  if (studio === 'mirador-live') {
    const to = new Date(Date.now() + WEEK)
    await house.sandbox('/clock', { to: to.toISOString() })
    studio = studioAt(to)
  }
  await house.sandbox('/visitor-country', { country: 'NZ' })
  const player = await newPlayer({ country: 'NZ' })
  await house.sandbox(`/players/${player.playerId}/money`, { amount: '500', purse: 'cash' })
  const token = await enter(page, player, PAGE)
  const drops = page.locator('.when-in .drop')
  await expect(drops).toHaveCount(3)
  await expect(drops.getByText('Not opted in')).toHaveCount(3)
  await expect(drops.first()).toContainText(/Set in euros: €[\d,]+\.00/)
  await expect(drops.first().getByRole('timer')).toHaveAccessibleName(/^Time left: /)

  await page.getByRole('button', { name: 'Take part', exact: true }).click()
  await expect(page.getByText('You take part in all three draws', { exact: true })).toBeVisible()
  const none = /^0 tickets are yours/
  await expect(drops.getByRole('status')).toHaveText([none, none, none])
  await play(house, token(), studio)
  await expect(drops.first().getByRole('status')).toHaveText(/^[1-9]\d* tickets are yours/)
  await expect(drops.getByText(/^[1-9]/)).not.toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const entrant = await drops.first().locator('code').textContent()

  const drawn = await house.sandbox<{ draw: string }>('/raffles/draw', { drop: 'hourly' })
  const win = page.getByRole('dialog')
  await expect(win).toContainText('Your ticket was drawn in the hourly raffle')
  await win.getByRole('button', { name: 'Back to game' }).click()
  await expect(win).toHaveCount(0)
  await expect(drops.first().getByRole('status')).toHaveText(none)
  await expect(page.locator('.raf__winners').getByRole('listitem').first()).toContainText(
    /^[A-Z]\. [A-Z]\./
  )

  await page
    .getByRole('link', { name: /^Check a draw/ })
    .first()
    .click()
  await page.waitForURL(`**/en/raffle/draw/?id=${drawn.draw}`)
  await expect(
    page.getByRole('heading', { name: 'The same tickets win', exact: true })
  ).toBeVisible()
  await expect(page.getByText('holds', { exact: true })).toHaveCount(3)
  await page.getByLabel('Find yourself in the list', { exact: true }).fill(entrant ?? '')
  await expect(page.getByText(/^[1-9]\d* tickets of [1-9]\d*, from number 0 to/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a draw that still runs shows what the house is bound to, and a number of no draw is told', async ({
  page,
  house,
  quiet
}) => {
  quiet.allow(/status of 404/)
  // Which one runs depends on the day, and on what other tests made of the clock.
  const { draw } = await house.sandbox<{ draw: string }>('/raffles/draw', { drop: 'weekly' })
  const next = draw.replace(/\d+$/, number => String(Number(number) + 1))
  await page.goto(`/en/raffle/draw/?id=${next}`)
  await expect(page.getByText('This draw has not been made yet', { exact: true })).toBeVisible()
  await expect(page.locator('.check__facts code')).toHaveText(/^[\da-f]{64}$/)
  await page.getByLabel('Number of the draw', { exact: true }).fill('weekly-999')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('There is no draw with this number.')
  expect(await accessibilityFaults(page)).toEqual([])
})
