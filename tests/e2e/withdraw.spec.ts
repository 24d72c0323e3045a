import type { FrameLocator, Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

interface Shown {
  readonly player: { readonly cash: string }
}

const WORDS = {
  en: {
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    check: 'Waits for a check',
    takeBack: /^Take back/,
    yes: 'Take it back',
    back: 'is on your balance again.',
    begun: 'Your withdrawal has begun.',
    paid: 'has been paid out to you.'
  },
  fi: {
    deposit: 'Talletus',
    withdraw: 'Nosta',
    check: 'Odottaa tarkistusta',
    takeBack: /^Peru nosto/,
    yes: 'Peru nosto',
    back: 'on taas saldollasi.',
    begun: 'Nostosi on aloitettu.',
    paid: 'on maksettu sinulle.'
  }
} as const

type Language = keyof typeof WORDS

const WINDOWS = [
  ['en', 390, 844],
  ['fi', 1440, 960]
] as const

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')

async function cashOf(house: House, { playerId }: SandboxPlayer): Promise<string> {
  const { player } = await house.sandbox<Shown>(`/players/${playerId}`)
  return digits(player.cash)
}

const shownCash = async (page: Page) => {
  const balance = page.getByRole('banner').getByRole('status').locator('dd').first()
  return digits(await balance.locator('.vh').textContent())
}

async function payByCard(frame: FrameLocator): Promise<void> {
  await frame.locator('input[name="number"]').fill('4111 1111 1111 1111')
  await frame.locator('input[name="expiry"]').fill('12/31')
  await frame.locator('input[name="code"]').fill('123')
  await frame.locator('input[name="holder"]').fill('Aino Player')
  await frame.locator('input[name="holder"]').press('Enter')
}

/** Leaves the player with six hundred on the balance and a card that brought them. */
async function deposit(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}/deposit/`)
  const dialog = page.getByRole('dialog', { name: WORDS[language].deposit })
  await dialog.locator('input[name="amount"]').fill('600')
  await dialog.locator('button[type="submit"]').click()
  await payByCard(dialog.frameLocator('iframe'))
  await expect.poll(() => shownCash(page)).toBe('60000')
  await page.goto(`/${language}/promotions/`)
  await settled(page)
}

const purse = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: WORDS[language].withdraw })

const overlay = (page: Page, language: Language) =>
  page.locator('dialog:modal').and(page.getByLabel(WORDS[language].withdraw, { exact: true }))

const submit = (page: Page, language: Language) =>
  overlay(page, language).locator('button[type="submit"]')

for (const [language, width, height] of WINDOWS)
  test.describe(`a withdrawal in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('takes two presses, holds the money, comes back when asked, and is paid [CASH-01] [CASH-22] [CASH-23] [UI-19]', async ({
      page,
      house,
      newPlayer,
      signIn
    }) => {
      test.setTimeout(120_000)
      const words = WORDS[language]
      const player = await newPlayer({ language })
      const { playerId } = player
      await page.goto(`/${language}/login/?autoSignIn=1`)
      await page.waitForURL(/\/realms\//)
      await signIn(page, player)
      await page.waitForURL(`**/${language}/`)
      await house.sandbox(`/players/${playerId}/state`, { kycStatus: 'Done' })
      await deposit(page, language)

      const dialog = overlay(page, language)
      await test.step('above what goes at once a person looks at it first', async () => {
        await purse(page, language).click()
        await expect(submit(page, language)).toContainText('600')
        expect(await accessibilityFaults(page)).toEqual([])
        await submit(page, language).click()
        await expect(page.getByText(words.begun)).toBeVisible()
        await expect(dialog).toContainText(words.check)
        await expect.poll(() => shownCash(page)).toBe('000')
        expect(await cashOf(house, player)).toBe('000')
        expect(await accessibilityFaults(page)).toEqual([])
      })

      await test.step('it comes back once that has been asked for and confirmed', async () => {
        await dialog.getByRole('button', { name: words.takeBack }).click()
        const answers = page.locator('dialog:modal').getByRole('button')
        await answers.and(page.getByRole('button', { name: words.yes, exact: true })).click()
        await expect(dialog.getByText(words.back).first()).toBeVisible()
        await expect(dialog.getByRole('button', { name: words.takeBack })).toHaveCount(0)
        await expect.poll(() => shownCash(page)).toBe('60000')
        expect(await cashOf(house, player)).toBe('60000')
      })

      await test.step('a small one goes at once, and its end is told where the player is', async () => {
        await dialog.locator('h2 + button').click()
        await purse(page, language).click()
        await dialog.locator('input[name="amount"]').fill('40')
        await submit(page, language).click()
        await expect(submit(page, language)).toHaveCount(0)
        await dialog.locator('h2 + button').click()
        await house.sandbox(`/players/${playerId}/withdrawal`, { step: 'pay' })
        await expect(page.getByText(words.paid)).toBeVisible()
        expect(await cashOf(house, player)).toBe('56000')
      })
    })
  })

test.describe('a withdrawal', () => {
  test('whose answer is lost is sent again and is one [L069]', async ({
    page,
    house,
    quiet,
    newPlayer,
    signIn
  }) => {
    test.setTimeout(90_000)
    quiet.allow(/ERR_FAILED|Failed to load resource/)
    const player = await newPlayer({ language: 'en' })
    await page.goto('/en/login/?autoSignIn=1')
    await page.waitForURL(/\/realms\//)
    await signIn(page, player)
    await page.waitForURL('**/en/')
    await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Done' })
    await deposit(page, 'en')
    await purse(page, 'en').click()
    const dialog = overlay(page, 'en')
    await dialog.locator('input[name="amount"]').fill('590')

    let isLost = true
    await page.route('**/graphql', async route => {
      if (!route.request().postData()?.includes('CreateWithdrawal') || !isLost)
        return await route.continue()
      await route.fetch()
      await route.abort()
    })
    await submit(page, 'en').click()
    await expect(dialog.getByText('Sending it again cannot pay twice.')).toBeVisible()
    isLost = false
    await expect.poll(() => shownCash(page)).toBe('1000')
    await submit(page, 'en').click()
    await expect(dialog).toContainText('€590.00 is set aside')
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    expect(await cashOf(house, player)).toBe('1000')
  })

  test('of a player whose money is on hold leads to who can tell why, from the route [CASH-26]', async ({
    page,
    house,
    newPlayer,
    signIn
  }) => {
    const player = await newPlayer({ language: 'en' })
    await house.sandbox(`/players/${player.playerId}/state`, { withdrawals: 'blocked' })
    await page.goto('/en/login/?autoSignIn=1&redir=%2Fen%2Fwithdraw%2F')
    await page.waitForURL(/\/realms\//)
    await signIn(page, player)
    const dialog = overlay(page, 'en')
    await expect(dialog).toContainText('Withdrawals are on hold for your account')
    await expect(dialog.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      /^mailto:/
    )
    await expect(dialog.locator('input')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })
})
