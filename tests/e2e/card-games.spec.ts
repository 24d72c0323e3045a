import type { Page } from '@playwright/test'

import type { Locale } from '#config/locales.ts'

import { accessibilityFaults, expect, test } from './support.ts'

/** The address of a table's frame, for fun, as the site asks for it. */
async function frameUrl(url: string, slug: string, locale: Locale): Promise<string> {
  const query = `mutation ($input: LaunchGameInput!) {
    launchGame(input: $input) { ok { frameUrl } error { code } }
  }`
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { slug, mode: 'FUN', locale } } })
  })
  const { data } = await response.json()
  return data.launchGame.ok.frameUrl
}

const inPhase = (page: Page, phase: string) =>
  expect(page.locator('.stage')).toHaveAttribute('data-phase', phase, { timeout: 15_000 })

const cardsOn = (page: Page) =>
  page.locator('.cloth .hand .card').evaluateAll(cards => cards.map(card => card.ariaLabel))

/** Deals until there is something to choose. */
async function dealUntilChoice(page: Page): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    await page.getByRole('button', { name: 'Deal' }).press('Enter')
    await expect(page.locator('.move:enabled:visible, .hand .result:visible').first()).toBeVisible()
    if (await page.locator('.move:enabled:visible').count()) return
    await inPhase(page, 'betting')
  }
}

test('blackjack on a phone: chips, keys, advice, a hand that waits for its player, and a replay', async ({
  page,
  house
}) => {
  await page.setViewportSize({ width: 390, height: 667 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await frameUrl(house.url, 'blackjack-salon', 'en'))
  await inPhase(page, 'betting')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Deal' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add €10.00' }).click()

  await dealUntilChoice(page)
  const hints = page.getByRole('switch', { name: 'Strategy hints' })
  await expect(page.locator('.advice')).toBeEmpty()
  await hints.click()
  await expect(page.locator('.advice')).toContainText('Basic strategy:')
  await expect(page.locator('.move[data-advised]')).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])

  const left = await cardsOn(page)
  await page.reload()
  await inPhase(page, 'playing')
  await expect(page.locator('.strip')).toHaveText('This is the round that you left open.')
  await expect.poll(() => cardsOn(page)).toEqual(left)

  if (await page.locator('[data-move="decline"]:visible').count()) {
    await page.keyboard.press('n')
    await expect(
      page.locator('[data-move="stand"]:enabled:visible, .hand .result:visible').first()
    ).toBeVisible()
  }
  await page.keyboard.press('s')
  await inPhase(page, 'betting')
  await expect(page.locator('.hands .result')).not.toBeEmpty()
  const played = await cardsOn(page)
  const balance = await page.locator('.balance b').textContent()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Last rounds' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Show the round of/ })
    .first()
    .click()
  const bar = page.getByRole('region', { name: 'Replay' })
  await expect(bar).toContainText('Bet €10.00')
  await expect(bar.getByRole('button', { name: 'Show again' })).toBeVisible()
  await expect.poll(() => cardsOn(page)).toEqual(played)
  await expect(page.getByRole('button', { name: 'Deal' })).toBeHidden()
  await bar.getByRole('button', { name: 'Back to the game' }).click()
  await expect(page.getByRole('button', { name: 'Deal' })).toBeEnabled()
  await expect(page.locator('.balance b')).toHaveText(balance ?? '')
})

test('video poker on a desktop: hold by keys, draw, pays in money, sound that is kept', async ({
  page,
  house
}) => {
  await page.setViewportSize({ width: 1104, height: 776 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await frameUrl(house.url, 'jacks-at-the-quay', 'de'))
  await inPhase(page, 'betting')
  await expect(page.locator('.pay-table div').first()).toContainText('800,00')
  await page.getByRole('button', { name: 'Ton einschalten' }).click()

  await page.getByRole('button', { name: 'Geben' }).press('Enter')
  await inPhase(page, 'holding')
  const places = page.locator('.five .place')
  const before = await places.locator('.vh').allTextContents()
  await page.keyboard.press('2')
  await page.keyboard.press('5')
  await expect(places.nth(1)).toHaveAttribute('aria-pressed', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Ziehen' }).click()
  await inPhase(page, 'betting')
  const after = await places.locator('.vh').allTextContents()
  expect([after[1], after[4]]).toEqual([before[1], before[4]])
  await expect(page.locator('.say')).not.toBeEmpty()

  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('button', { name: 'Gewinne und Regeln' }).click()
  await expect(page.getByRole('dialog')).toContainText('99,54')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ton ausschalten' })).toBeVisible()

  // Reels and roulette: a replay asks for what was recorded, and for nothing that moves money.
  for (const [slug, play] of [
    ['pearl-drift', () => page.keyboard.press(' ')],
    [
      'roulette-du-cap',
      async () => {
        await page.getByRole('button', { name: /^Volle Zahl 17/ }).click()
        await page.locator('.act.go').click()
      }
    ]
  ] as const) {
    await page.goto(await frameUrl(house.url, slug, 'de'))
    const stage = page.locator('.stage')
    await expect(stage).toHaveAttribute('data-state', 'idle')
    const settled = page.waitForResponse('**/play/api/settle')
    await play()
    await settled
    await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 20_000 })
    const asked: string[] = []
    page.on('request', request => asked.push(request.url().replace(/.*\//, '')))
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('button', { name: 'Letzte Runden' }).click()
    await page.locator('.rounds button').first().click()
    await page.getByRole('button', { name: 'Noch einmal zeigen' }).click({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Zurück zum Spiel' }).click()
    await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 20_000 })
    expect(asked).toEqual(['history', 'round'])
    page.removeAllListeners('request')
  }
})
