import type { Page, Route } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, enter, expect, settled, test } from './support.ts'

const PAGES = ['loyalty-program', 'missions', 'tournaments', 'rewards-shop', 'countdown-calendar']
const SCRIPT = '**/widget/v1.js'

/** Answers one operation of the data API by the test's own word; the rest goes through. */
async function answer(page: Page, operation: string, gamificationSettings: object | null) {
  await page.route('**/api/graphql', async (route: Route) => {
    const { query } = route.request().postDataJSON() ?? {}
    if (!new RegExp(`query ${operation}\\b`).test(String(query))) return route.fallback()
    return route.fulfill({ json: { data: { gamificationSettings } } })
  })
}

/** What is asked of the data API, by the names of operations. */
function operationsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/graphql')) return
    const [, name] = /query (\w+)/.exec(String(request.postDataJSON()?.query)) ?? []
    if (name) asked.push(name)
  })
  return asked
}

const scriptsOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/widget/v1.js')) asked.push(request.url())
  })
  return asked
}

async function enterFromAfar(page: Page, house: House, player: SandboxPlayer, path: string) {
  await house.sandbox('/visitor-country', { country: 'NZ' })
  await enter(page, player, path)
}

async function newcomer(
  house: House,
  newPlayer: (about: Record<string, string>) => Promise<SandboxPlayer>
): Promise<SandboxPlayer> {
  const player = await newPlayer({ country: 'NZ' })
  await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Done' })
  return player
}

test.afterEach(async ({ house }) => {
  await house.sandbox('/visitor-country', {})
})

test('anybody reads the programme in its eight sections, and no widget is loaded for a visitor [LOYL-04] [LOYL-05] [LOYL-12] [LOYL-25]', async ({
  page
}) => {
  const scripts = scriptsOf(page)
  const asked = operationsOf(page)
  await page.goto('/en/loyalty-program/')
  await settled(page)
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const ranks = section('What each rank holds').locator('.rank')
  await expect(ranks).toHaveCount(4)
  await expect(ranks.nth(1)).toContainText('From level 3, about €700 staked')
  await expect(ranks.nth(1)).toContainText('Cashback of 7%')
  await expect(section('How it counts').locator('ol > li')).toHaveCount(3)
  await expect(section('In the shop')).toContainText('for points')
  await expect(section('What it can bring').locator('.reward')).toHaveCount(4)
  await expect(section('Every game counts alike').locator('.row__track > li')).toHaveCount(8)
  const questions = section('Asked often').locator('details')
  await expect(questions).toHaveCount(8)
  for (const text of await questions.locator('p').allTextContents())
    expect(text.length).toBeGreaterThan(20)
  await expect(section('Taking part').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /redir=%2Fen%2Floyalty-program%2F/
  )
  await expect(section('Terms')).toContainText('After 90 days without a bet')
  await expect.poll(() => asked.filter(name => name === 'Loyalty').length).toBe(1)
  expect(scripts).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('questions open by the keyboard, and the five pages lead to each other [LOYL-01] [LOYL-03]', async ({
  page
}) => {
  await page.goto('/en/loyalty-program/')
  await settled(page)
  const question = page.locator('summary', { hasText: 'Do points expire?' })
  const said = page.getByText('20% of them lapse')
  await expect(said).toBeHidden()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(said).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages of the programme' })
  await expect(pages.getByRole('link')).toHaveCount(5)
  await pages.getByRole('link', { name: 'Calendar' }).click()
  await page.waitForURL('**/en/countdown-calendar/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countdown calendar')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what the house says stands in the place of what the page was built with [LOYL-25] [LOYL-26] [LOYL-27]', async ({
  page
}) => {
  const words = (of: string) => ({
    title: of,
    description: `The house on ${of}.`,
    termsAndConditions: `First\nTerms of ${of}.`
  })
  await answer(page, 'Missions', { enabled: true, missionsPage: words('missions') })
  await answer(page, 'Tournaments', { enabled: true, tournamentsPage: words('tournaments') })
  for (const of of ['missions', 'tournaments']) {
    await page.goto(`/en/${of}/`)
    await expect(page.getByText(`The house on ${of}.`)).toBeVisible()
    await expect(page.getByText(`Terms of ${of}.`)).toBeVisible()
  }
})

test('without a programme none of its pages shows anything of it [LOYL-06] [LOYL-10] [LOYL-11] [LOYL-13]', async ({
  page
}) => {
  await answer(page, 'GamificationSettings', { enabled: false, clientId: 'infiniza-lobby' })
  for (const name of PAGES.filter(each => each !== 'rewards-shop')) {
    await page.goto(`/en/${name}/`)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
      'The programme is not open here'
    )
    await expect(page.locator('.loy')).toBeHidden()
  }
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await page.waitForURL('**/en/')
})

test('a player whose identity is to be proved is told so and led there [LOYL-18] [G06]', async ({
  page,
  house,
  newPlayer
}) => {
  const player = await newPlayer({ country: 'NZ' })
  await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Required' })
  const scripts = scriptsOf(page)
  await enterFromAfar(page, house, player, '/en/missions/')
  await expect(page.getByText('It opens when your identity has been confirmed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See to it now' })).toHaveAttribute(
    'href',
    '/en/profile/documents/'
  )
  expect(scripts).toEqual([])
  await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Done' })
  await expect(page.locator('.loy')).toBeVisible()
})

test('a player takes part, sees the rank, and finds every view of the provider’s widget on its page [LOYL-02] [LOYL-08] [LOYL-09] [LOYL-20]', async ({
  page,
  house,
  newPlayer
}) => {
  const player = await newcomer(house, newPlayer)
  const scripts = scriptsOf(page)
  await enterFromAfar(page, house, player, '/en/loyalty-program/')
  await expect(page.getByText('You do not take part, so nothing is counted.')).toBeVisible()
  await page.locator('#take-part').getByRole('button', { name: 'Take part' }).click()
  await expect(page.locator('.loy__place[data-in]')).toHaveText('You take part')
  await house.sandbox(`/players/${player.playerId}/loyalty`, { points: 0, experience: 80 })
  const ranks = page.getByRole('region', { name: 'What each rank holds' }).locator('.rank')
  await expect(ranks.nth(1)).toHaveAttribute('data-own')
  await expect(ranks.nth(1)).toContainText('You')
  await expect(page.locator('[data-view="rank"]')).toContainText('Helmsman')
  expect(new URL(scripts[0] ?? '').hostname).toBe('engagement.localhost')
  expect(await accessibilityFaults(page)).toEqual([])
  const shown = [
    ['missions', 'Know your numbers'],
    ['tournaments', 'All places and prizes'],
    ['rewards-shop', 'points'],
    ['countdown-calendar', '1']
  ] as const
  for (const [name, words] of shown) {
    await page
      .getByRole('navigation', { name: 'Pages of the programme' })
      .locator(`a[href="/en/${name}/"]`)
      .click()
    await page.waitForURL(`**/en/${name}/`)
    await expect(page.locator('.loy__widget')).toContainText(words)
  }
})

test('a widget that does not load is told of after its attempts, and comes when it is asked for again [LOYL-28]', async ({
  page,
  house,
  newPlayer,
  quiet
}) => {
  quiet.allow(/widget\/v1\.js|net::ERR_FAILED|did not load/)
  const player = await newcomer(house, newPlayer)
  const scripts = scriptsOf(page)
  await page.route(SCRIPT, route => route.abort())
  await enterFromAfar(page, house, player, '/en/missions/')
  const failed = page.getByRole('alert').filter({ hasText: 'This part does not answer' })
  await expect(failed).toBeVisible({ timeout: 30_000 })
  expect(scripts).toHaveLength(6)
  await expect(page.locator('script[src$="/widget/v1.js"]')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.unroute(SCRIPT)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.loy__widget').getByRole('button').first()).toBeVisible()
})

test('a widget that breaks as it is shown leaves the page, its words and a way to try again', async ({
  page,
  house,
  newPlayer
}) => {
  const player = await newcomer(house, newPlayer)
  await page.route(SCRIPT, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.engagement = { version: 1, mount() { throw new Error("no") } }'
    })
  )
  await enterFromAfar(page, house, player, '/en/missions/')
  await expect(page.getByRole('alert')).toContainText('This part does not answer')
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
})

test('a widget is given the brand, the language and ways into the site, and no way out of it', async ({
  page,
  house,
  newPlayer
}) => {
  const player = await newcomer(house, newPlayer)
  await page.route(SCRIPT, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.engagement = {
        version: 1,
        mount(element, options) {
          const { theme, token, navigate, changed, ...rest } = options
          for (const path of ['//elsewhere.example/', 'https://elsewhere.example/', '/missions/'])
            element.append(Object.assign(document.createElement('button'), {
              textContent: 'Go ' + path,
              onclick: () => navigate(path)
            }))
          const told = document.createElement('p')
          told.textContent = JSON.stringify({ ...rest, scheme: theme.colorScheme })
          element.append(told)
          return { unmount() { throw new Error('no') } }
        }
      }`
    })
  )
  await enterFromAfar(page, house, player, '/en/tournaments/')
  const widget = page.locator('.loy__widget')
  await expect(widget).toContainText('"view":"tournaments"')
  await expect(widget).toContainText('"locale":"en"')
  await expect(widget).toContainText('"scheme":"dark"')
  await widget.getByRole('button', { name: 'Go //elsewhere.example/' }).click()
  await widget.getByRole('button', { name: 'Go https://elsewhere.example/' }).click()
  expect(new URL(page.url()).pathname).toBe('/en/tournaments/')
  await widget.getByRole('button', { name: 'Go /missions/' }).click()
  await page.waitForURL('**/en/missions/')
})
