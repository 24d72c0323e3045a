import type { FrameLocator, Page } from '@playwright/test'

import { accessibilityFaults, expect, settled, test } from './support.ts'

interface Shown {
  readonly player: { readonly cash: string }
}

const WORDS = {
  en: { button: 'Deposit', dialog: 'Deposit' },
  fi: { button: 'Talleta', dialog: 'Talletus' }
} as const

const WINDOWS = [
  ['en', 390, 844],
  ['fi', 1440, 960]
] as const

/** It has respins and no free games, which take minutes. */
const GAME = 'furnace-sevens'
const ROUNDS = 3

const balanceOf = (page: Page) => page.getByRole('banner').getByRole('status').locator('dd').first()

/** The digits of an amount, whatever the language puts around and between them. */
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')

const shownCash = async (page: Page) => {
  const read = await balanceOf(page).locator('.vh').textContent()
  return digits(read)
}

async function payByCard(frame: FrameLocator): Promise<void> {
  await frame.locator('input[name="number"]').fill('4111 1111 1111 1111')
  await frame.locator('input[name="expiry"]').fill('12/31')
  await frame.locator('input[name="code"]').fill('123')
  await frame.locator('input[name="holder"]').fill('Aino Player')
  await frame.locator('input[name="holder"]').press('Enter')
}

const roundIsOver = (frame: FrameLocator) =>
  expect(frame.locator('.stage')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 })

for (const [locale, width, height] of WINDOWS)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('[SITE-01] [SITE-02] a player signs in, deposits, plays, and both tabs show the balance', async ({
      page,
      context,
      house,
      quiet,
      newPlayer,
      signIn
    }) => {
      test.setTimeout(300_000)
      const player = await newPlayer({ language: locale })
      const cashOf = async () => {
        const shown = await house.sandbox<Shown>(`/players/${player.playerId}`)
        return digits(shown.player.cash)
      }

      await test.step('signing in leads back to the page it was pressed on', async () => {
        await page.goto(`/${locale}/promotions/`)
        expect(await accessibilityFaults(page)).toEqual([])
        await page.getByRole('banner').locator('a[href$="/login/?autoSignIn=1"]').click()
        await page.waitForURL(/\/realms\//)
        expect(await accessibilityFaults(page)).toEqual([])
        await signIn(page, player)
        await page.waitForURL(`**/${locale}/promotions/`)
        await settled(page)
        await expect.poll(() => shownCash(page)).toBe('000')
      })

      const other = await context.newPage()
      quiet.watch(other)
      await other.goto(`/${locale}/`)
      await settled(other)

      await test.step('fifty by card move the balance in both tabs without a reload', async () => {
        if (width < 768) await page.locator('nav.tabs a[href$="/deposit/"]').click()
        else
          await page.getByRole('banner').getByRole('button', { name: WORDS[locale].button }).click()
        const dialog = page.getByRole('dialog', { name: WORDS[locale].dialog })
        await dialog.locator('input[name="amount"]').fill('50')
        expect(await accessibilityFaults(page)).toEqual([])
        await dialog.locator('button[type="submit"]').click()
        await payByCard(dialog.frameLocator('iframe'))
        await expect.poll(() => shownCash(page)).toBe('5000')
        await expect.poll(() => shownCash(other)).toBe('5000')
        expect(await cashOf()).toBe('5000')
      })

      await test.step('rounds move it bet by bet', async () => {
        await page.goto(`/${locale}/games/${GAME}/`)
        await settled(page)
        const frame = page.frameLocator('#game-iframe')
        const spin = frame.locator('button.spin')
        for (let round = 0; round < ROUNDS; round++) {
          await roundIsOver(frame)
          // A round may win exactly its stake, so it is told by its answer and not by the balance.
          const played = page.waitForResponse(answer => answer.url().includes('/play/api/start'))
          await spin.press('Enter')
          await played
        }
        await roundIsOver(frame)
        await expect.poll(async () => (await shownCash(page)) === (await cashOf())).toBe(true)
        await expect.poll(async () => (await shownCash(other)) === (await cashOf())).toBe(true)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    })
  })
