import type { Page, WebSocketRoute } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { withOverlays } from './overlay-page.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const panel = (page: Page) => page.locator('[data-panel]')
const head = (page: Page) => panel(page).locator('button[aria-expanded]')
const state = (page: Page, expected: string) =>
  expect(panel(page)).toHaveAttribute('data-panel', expected)

/** The real line to the service, on which a test says more than the service does. */
async function withLine(page: Page): Promise<(message: object) => void> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/v1\/socket\?/, line => {
    line.connectToServer()
    lines.push(line)
  })
  return message => lines.at(-1)?.send(JSON.stringify(message))
}

const WIN = {
  type: 'WinEvent',
  instance_id: 'three-pots',
  currency: 'EUR',
  win_amount: '612.08',
  win_pot_id: 'minor',
  win_withheld: false,
  initials: 'A. L.'
}

test.describe('the panel above a page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('[JACK-07] [JACK-10] [JACK-12] [JACK-20] [JACK-31] collapsed, expanded, with pots and with odds', async ({
    page,
    house,
    newPlayer
  }) => {
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto('/en/slots/')
    await state(page, 'collapsed')
    await expect(head(page)).toContainText('€')
    await expect(head(page)).toContainText("You're missing out")
    await expect(head(page)).toContainText('OPT-IN NOW')
    await expect(page.locator('.rail [data-jackpot-badge]')).toHaveText('1%')

    await head(page).click()
    await state(page, 'expanded')
    await expect(panel(page).locator('li')).toHaveText([/^EPIC.*€/, /^SUPER.*€/, /^MINI.*€/])
    await page.getByRole('heading', { level: 1 }).click()
    await settled(page)
    await state(page, 'expanded')

    await panel(page).getByRole('button', { name: 'Odds and pots' }).click()
    await expect(panel(page)).toContainText('1 in 5,000,000')
    await expect(
      panel(page).getByRole('switch', { name: 'Take part', exact: true })
    ).not.toBeChecked()
    expect(await accessibilityFaults(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Pots', exact: true }).click()
    await expect(panel(page)).toContainText('Starts at €25,000.00')
    await panel(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(panel(page).getByRole('button', { name: 'Odds and pots' })).toBeVisible()
    await page.keyboard.press('Escape')
    await state(page, 'collapsed')
  })

  test('[JACK-09] [JACK-17] stands on the page of the board too, and takes the player into the draw and out', async ({
    page,
    house,
    newPlayer
  }) => {
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto('/en/jackpot/')
    await head(page).click()
    await panel(page).getByRole('button', { name: 'Odds and pots' }).click()
    const part = panel(page).getByRole('switch', { name: 'Take part', exact: true })
    await part.click()
    await expect(part).toBeChecked()
    await expect(head(page)).toContainText('You are in the draw')
    await part.click()
    await expect(part).not.toBeChecked()
  })

  test('[JACK-26] [JACK-49] tells of the win of another player, and then goes back', async ({
    page,
    house,
    newPlayer
  }) => {
    const say = await withLine(page)
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto('/en/slots/')
    await expect(head(page)).toContainText('€')
    say({ ...WIN, player_id: null, win_id: 'win-of-another' })
    await state(page, 'spotlight')
    const told = panel(page).getByRole('status')
    await expect(told).toContainText(/The MINI pot has been won.*A\. L\. has won €612\.08/s)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await state(page, 'collapsed')
    await expect(told).toHaveCount(0)
  })
})

test.describe('the tab below a game on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[JACK-08] [JACK-12] opens the pots over the game, and a press beside them puts them away', async ({
    page,
    house,
    newPlayer
  }) => {
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto('/en/games/pearl-drift/')
    await expect(head(page)).toContainText('Pots €')
    await head(page).tap()
    await state(page, 'expanded')
    await expect(panel(page).locator('li')).toHaveCount(3)
    await page.touchscreen.tap(195, 150)
    await state(page, 'collapsed')
    await expect(panel(page).locator('li')).toHaveCount(0)
  })
})

test.describe('the own win', () => {
  const POT = {
    pot: 'major',
    minor: 941_852n,
    currency: 'EUR',
    isShare: false,
    isWithheld: false,
    at: '2026-11-27T21:47:09Z',
    id: 'win-7'
  } as const

  const show = (page: Page, content: typeof POT) =>
    page.evaluate(told => void window.overlays.open('jackpot-win', told), content)

  test('[JACK-27] [JACK-28] [JACK-29] [L090] is celebrated, counted up, said once, and leads back', async ({
    page
  }) => {
    await page.clock.install()
    await withOverlays(page, '/en/responsible-play/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await show(page, POT)
    const dialog = page.getByRole('dialog', { name: 'The SUPER pot is yours' })
    // Time goes on by hand, so that a slow machine sees the same show.
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(dialog).toBeVisible({ timeout: 100 })
    }).toPass()
    const stage = dialog.locator('[data-celebrates]')
    const amount = dialog.locator('p[aria-hidden="true"]')
    await expect(dialog).toHaveAccessibleDescription(
      '€9,418.52. It is in your cash balance now, free to withdraw.'
    )
    await expect(stage).toHaveAttribute('data-celebrates', 'true')
    await expect(dialog.locator('picture img')).toBeVisible()

    await page.clock.runFor(3800)
    await expect(stage).toHaveAttribute('data-celebrates', 'true')
    await page.clock.runFor(300)
    await expect(stage).toHaveAttribute('data-celebrates', 'false')
    await expect(amount).not.toHaveText('€9,418.52')
    await expect(dialog.getByRole('button')).toHaveCount(0)

    await page.clock.runFor(6000)
    await expect(amount).toHaveText('€9,418.52')
    await page.clock.resume()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Back to game' }).click()
    await expect(dialog).toHaveCount(0)
  })

  test('[L090] stands there at once for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withOverlays(page, '/en/responsible-play/')
    await show(page, POT)
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('p[aria-hidden="true"]')).toHaveText('€9,418.52')
    await expect(dialog.getByRole('button', { name: 'Back to game' })).toBeVisible()
  })

  test('[J13] that is being checked says so, and offers no withdrawal', async ({ page }) => {
    await withOverlays(page, '/en/responsible-play/')
    await page.evaluate(
      told => void window.overlays.open('jackpot-win', { ...told, isWithheld: true }),
      POT
    )
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your win is being checked')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button')).toHaveText(['Back to game'])
  })
})
