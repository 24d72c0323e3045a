import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { play } from './play.ts'
import { accessibilityFaults, enter, expect, settled, test } from './support.ts'

const JACKPOT = '/en/jackpot/'

const strip = (page: Page) => page.getByRole('region', { name: 'The three pots' })
const card = (page: Page) => page.getByRole('region', { name: 'Take part', exact: true })
const board = (page: Page) => page.getByRole('region', { name: 'On the board' })

/** A player with money, signed in on the jackpot's page; what it answers tells the token in use. */
async function enterWithMoney(page: Page, house: House, player: SandboxPlayer) {
  await house.sandbox(`/players/${player.playerId}/money`, { amount: '100', purse: 'cash' })
  return await enter(page, player, JACKPOT)
}

/** Answers one operation of a page as the test has it, and leaves the others to the house. */
const answer = (page: Page, endpoint: string, operation: string, data: object) =>
  page.route(endpoint, route =>
    route.request().postData()?.includes(operation)
      ? route.fulfill({ json: { data } })
      : route.fallback()
  )

const entries = Array.from({ length: 100 }, (_, index) => ({
  brand: 'infiniza',
  expectedPrize: `${200 - index}.00`,
  initials: `P${index}.`,
  rankImageUrl: null,
  rankName: null
}))

const BOARD = {
  public: {
    jackpotLeaderboard: { playerPosition: 57, playerRank: null, playerRankImageUrl: null, entries }
  }
}

test.beforeEach(({ house }) => house.sandbox('/visitor-country', { country: 'NZ' }))
test.afterEach(({ house }) => house.sandbox('/visitor-country', {}))

test('a visitor reads all of it, sees the pots of now, and is asked to sign in first [JACK-02] [JACK-04] [JACK-06]', async ({
  page
}) => {
  await page.goto(JACKPOT)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Infiniza jackpot stands at')
  await expect(page.locator('.jp__total:visible')).toHaveText(/26,05\d\.\d\d/)
  await expect(strip(page).getByRole('heading')).toHaveText(['EPIC', 'SUPER', 'MINI'])
  await expect(strip(page)).toContainText('25,000.00')
  const titles = ['What a bet puts in, and what it can win', 'How it works', 'Rules of the jackpot']
  for (const name of titles) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Over time 92.5% of all contributions comes back')).toHaveCount(2)
  await expect(card(page).getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    /\/en\/login\/\?autoSignIn=1&redir=%2Fen%2Fjackpot%2F$/
  )
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a player takes part, plays, and sees pots, board and history follow [JACK-01] [JACK-13] [JACK-14] [JACK-48]', async ({
  page,
  house,
  newPlayer
}) => {
  const player = await newPlayer({ country: 'NZ', currency: 'EUR' })
  const token = await enterWithMoney(page, house, player)
  await expect(page.getByText('You are not in the draw.')).toBeVisible()
  await card(page).getByRole('radio', { name: '5%' }).check()
  await card(page).getByRole('button', { name: 'Take part with 5%' }).click()
  // This stands there for four seconds, and what comes after it stays.
  await expect(card(page)).toContainText('You’re in the draw from your next bet.')
  await expect(card(page)).toContainText('In the draw')
  await expect(page.getByText('You are not in the draw.')).toHaveCount(0)
  await expect(card(page)).not.toContainText('You’re in the draw from your next bet.')

  await play(house, token(), 'roulette-du-cap', [
    { chips: [{ spot: 'red', amount: '20.00' }] },
    { chips: [{ spot: 'black', amount: '20.00' }] }
  ])
  await expect(strip(page)).toContainText('€25,000.50')
  await expect(card(page)).toContainText('2 contributions')
  await expect(card(page)).toContainText('€2.00')
  await expect(board(page).getByRole('row', { name: /1 You Infiniza €/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await card(page).getByRole('link', { name: 'What you gave and won' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackpot history')
  await expect(page.getByText('-€1.00')).toHaveCount(2)
  await expect(page.getByText('Decision 2')).toBeVisible()
  await settled(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto('/en/profile/dashboard/')
  await page.getByRole('button', { name: 'Leave the draw' }).click()
  await expect(page.getByText('Not in the draw', { exact: true })).toBeVisible()
})

test('a phone shows ten rows of the board, and ten more each time [JACK-36] [JACK-37]', async ({
  page,
  house,
  newPlayer
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await answer(page, '**/graphql', 'JackpotLeaderboard', BOARD)
  await enterWithMoney(page, house, await newPlayer({ country: 'NZ' }))
  const rows = page.locator('#jackpot-board ~ .when-in tbody tr')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Show more', exact: true }).click()
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more', exact: true }).click()
  await expect(rows).toHaveCount(30)
  await expect(page.getByRole('row', { name: /57 You/ })).toBeVisible()
})

test('there is no page where the house offers no jackpot [JACK-03]', async ({
  page,
  house,
  newPlayer
}) => {
  await answer(page, '**/api/graphql', 'JackpotPage', { jackpotSettingsV2: { enabled: false } })
  await enterWithMoney(page, house, await newPlayer({ country: 'NZ' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  await expect(strip(page)).toHaveCount(0)
})
