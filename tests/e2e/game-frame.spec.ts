import type { Page } from '@playwright/test'

import type { Locale } from '#config/locales.ts'

import { accessibilityFaults, expect, test } from './support.ts'

const GAME = 'pearl-drift'

/** The address of a game's frame, for fun, as the site asks for it. */
async function frameUrl(url: string, locale: Locale): Promise<string> {
  const query = `mutation ($input: LaunchGameInput!) {
    launchGame(input: $input) { ok { frameUrl } error { code } }
  }`
  const input = { slug: GAME, mode: 'FUN', locale }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } })
  })
  const { data } = await response.json()
  return data.launchGame.ok.frameUrl
}

const spinButton = (page: Page) => page.locator('.spin')

async function roundShown(page: Page): Promise<void> {
  await expect(page.locator('.stage')).toHaveAttribute('data-state', 'idle', { timeout: 30_000 })
}

for (const [locale, width, height] of [
  ['en', 390, 667],
  ['de', 1104, 776]
] as const)
  test(`a game at ${width} px in ${locale} plays a round, by key, and axe finds nothing`, async ({
    page,
    house
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(await frameUrl(house.url, locale))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pearl Drift')
    await expect(spinButton(page)).toBeEnabled()
    expect(await accessibilityFaults(page)).toEqual([])

    const before = await page.locator('.balance b').textContent()
    await page.keyboard.press(' ')
    await expect(page.locator('.balance b')).not.toHaveText(before ?? '')
    await roundShown(page)
    await expect(page.locator('[aria-live]')).not.toBeEmpty()
    expect(await accessibilityFaults(page)).toEqual([])
  })

test('the rules tell the return to player, the pays at the bet, and close by Escape', async ({
  page,
  house
}) => {
  await page.goto(await frameUrl(house.url, 'en'))
  await expect(spinButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Pays and rules' }).click()
  const rules = page.getByRole('dialog', { name: 'Pays and rules' })
  await expect(rules).toContainText('96.20%')
  await expect(rules.getByRole('listitem').first()).toContainText('5×')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(rules).toBeHidden()
})

test('the last rounds stand in the history', async ({ page, house }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await frameUrl(house.url, 'en'))
  for (let round = 0; round < 2; round++) {
    await expect(spinButton(page)).toBeEnabled()
    await spinButton(page).click()
    await roundShown(page)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Last rounds' }).click()
  await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(2)
})

test('a frame that is loaded again goes on with its play', async ({ page, house }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await frameUrl(house.url, 'en'))
  await expect(spinButton(page)).toBeEnabled()
  await spinButton(page).click()
  await roundShown(page)
  const balance = await page.locator('.balance b').textContent()
  await page.reload()
  await expect(spinButton(page)).toBeEnabled()
  await expect(page.locator('.balance b')).toHaveText(balance ?? '')
})

test('a round of whose end the provider never heard is shown again and then paid', async ({
  page,
  house
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await frameUrl(house.url, 'en'))
  await expect(spinButton(page)).toBeEnabled()
  const spun = page.waitForResponse('**/play/api/start')
  // The word that the round was shown is lost on its way.
  await page.route('**/play/api/settle', route =>
    route.fulfill({ json: { ok: { balance: '999.60', freeSpins: [] } } })
  )
  await spinButton(page).click()
  const { ok } = await (await spun).json()
  await roundShown(page)
  await page.unroute('**/play/api/settle')

  const settled = page.waitForRequest('**/play/api/settle')
  await page.reload()
  expect((await settled).postDataJSON()).toEqual({ roundId: ok.round.id })
  await roundShown(page)
  await expect(spinButton(page)).toBeEnabled()
})

test('a second launch with the same token is refused in the player’s language', async ({
  page,
  house
}) => {
  const url = await frameUrl(house.url, 'en')
  await page.goto(url)
  await expect(spinButton(page)).toBeEnabled()
  const other = await page.context().browser()?.newContext()
  const stranger = await other?.newPage()
  await stranger?.goto(url)
  await expect(stranger!.getByRole('dialog')).toContainText('Open it again from the lobby')
  await other?.close()
})
