import type { Page } from '@playwright/test'

import { WRITTEN_AMOUNTS } from '../cases/written-amounts.ts'
import type { SandboxPlayer } from './house.ts'
import { PAYERS } from './payers.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const overlay = (page: Page) => page.locator('dialog[open]')
const amountOf = (page: Page) => overlay(page).locator('input[name="amount"]')
const pressPay = (page: Page) => overlay(page).locator('button[type="submit"]').click()
const balanceOf = (page: Page) => page.getByRole('banner').getByRole('status').locator('dd').first()

async function signedIn(
  page: Page,
  signIn: (page: Page, player: SandboxPlayer) => Promise<void>,
  player: SandboxPlayer
): Promise<void> {
  await page.goto('/en/login/?autoSignIn=1&redir=%2Fen%2Fpromotions%2F')
  await page.waitForURL(/\/realms\//)
  await signIn(page, player)
  await page.waitForURL('**/en/promotions/')
  await settled(page)
}

for (const width of [390, 1440])
  test.describe(`depositing at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      timezoneId: 'Europe/Helsinki'
    })

    test.beforeEach(async ({ page, newPlayer, signIn, house }) => {
      const player = await newPlayer()
      await house.sandbox(`/players/${player.playerId}/deposit-limit`, {
        period: 'Day',
        amount: '100.00'
      })
      await signedIn(page, signIn, player)
      await page.goto('/en/deposit/')
      await expect(amountOf(page)).toBeVisible()
    })

    test('[L072] [L069] what a limit leaves is told before any page of a provider; a card deposit is made once and is offered again in one tap', async ({
      page
    }) => {
      const orders: string[] = []
      page.on('request', request => {
        const body = request.postData() ?? ''
        if (body.includes('CreateDeposit')) orders.push(body)
      })

      await test.step('more than the limit leaves', async () => {
        await amountOf(page).fill('120')
        await pressPay(page)
        const said = overlay(page).getByRole('alert')
        await expect(said).toContainText('€100.00')
        await expect(said).toContainText(/2:00\s?AM/)
        expect(orders).toEqual([])
        expect(await accessibilityFaults(page)).toEqual([])
      })

      await test.step('a double click', async () => {
        await amountOf(page).fill('60,00')
        await overlay(page).locator('button[type="submit"]').dblclick()
        await PAYERS.card(overlay(page).frameLocator('iframe'))
        await expect(balanceOf(page)).toContainText('60.00')
        expect(orders).toHaveLength(1)
      })

      await test.step('the card once more', async () => {
        await page.goto('/en/deposit/')
        await expect(overlay(page).locator('button[type="submit"]')).toContainText('1111')
        await amountOf(page).fill('40')
        await expect(overlay(page).locator('button[type="submit"]')).toHaveText(
          /^Pay €40\.00 with .*1111$/
        )
        expect(await accessibilityFaults(page)).toEqual([])
      })
    })

    test('[L053] [L054] [L055] [L056] the button names what a written amount means, or a message says why not', async ({
      page
    }) => {
      const english = WRITTEN_AMOUNTS.filter(
        ({ locale, currency }) => locale === 'en' && currency === 'EUR'
      )
      const pay = overlay(page).locator('button[type="submit"]')
      for (const { written, means } of english) {
        await amountOf(page).fill(written)
        const named = (await pay.textContent())?.replace(/[^\d.]/g, '')
        expect([means, '0.00'], `${written} became ${named}`).toContain(named)
        if (named !== '0.00') continue
        await pay.click()
        await expect(overlay(page).getByRole('alert')).not.toBeEmpty()
      }
    })
  })

test.describe('a deposit by each provider', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  const FRAMED = [
    ['trustly', 'FI', '€50.00'],
    ['zimpler', 'FI', '€50.00'],
    ['piq', 'CA', '$50.00']
  ] as const

  for (const [method, country, amount] of FRAMED)
    test(`by ${method} is made in its frame, for a player of ${country}`, async ({
      page,
      newPlayer,
      signIn
    }) => {
      await signedIn(page, signIn, await newPlayer({ country }))
      await page.goto('/en/deposit/')
      await overlay(page).locator(`input[name="method"][value="${method}"]`).check()
      await amountOf(page).fill('50')
      await pressPay(page)
      await PAYERS[method](overlay(page).frameLocator('iframe'))
      await expect(balanceOf(page)).toContainText(amount)
    })

  const LED_AWAY = [
    ['finshark', 'FI'],
    ['krofort', 'DE']
  ] as const

  for (const [method, country] of LED_AWAY)
    test(`[CASH-15] by ${method} is made on its own page, and comes back to where the player was with the outcome`, async ({
      page,
      newPlayer,
      signIn
    }) => {
      await signedIn(page, signIn, await newPlayer({ country }))
      await page.goto('/en/deposit/')
      await expect(amountOf(page)).toBeVisible()
      const { origin } = new URL(page.url())
      await overlay(page).locator(`input[name="method"][value="${method}"]`).check()
      await amountOf(page).fill('50')
      await pressPay(page)
      await page.waitForURL(url => url.origin !== origin)
      await PAYERS[method](page)
      await page.waitForURL(`${origin}/en/`)
      await expect(overlay(page)).toContainText('€50.00')
      await expect(balanceOf(page)).toContainText('€50.00')
      expect(await accessibilityFaults(page)).toEqual([])
    })
})

test('[L069] pressed in two tabs at once a deposit is one payment, which both show', async ({
  page,
  context,
  quiet,
  newPlayer,
  signIn
}) => {
  await signedIn(page, signIn, await newPlayer())
  const other = await context.newPage()
  quiet.watch(other)
  const tabs = [page, other]
  for (const tab of tabs) {
    await tab.goto('/en/deposit/')
    await amountOf(tab).fill('50')
  }
  await Promise.all(tabs.map(pressPay))
  const frames = tabs.map(tab => overlay(tab).locator('iframe'))
  for (const frame of frames) await expect(frame).toBeVisible()
  const [first, second] = await Promise.all(frames.map(frame => frame.getAttribute('src')))
  expect(first).toBe(second)
  await PAYERS.card(overlay(page).frameLocator('iframe'))
  for (const tab of tabs) await expect(balanceOf(tab)).toContainText('€50.00')
})

test.describe('a player whose money runs out', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('[CASH-29] [CASH-30] [CASH-33] is asked once above the game, and not again once that was sent away', async ({
    page,
    newPlayer,
    house,
    signIn
  }) => {
    test.setTimeout(120_000)
    const player = await newPlayer()
    await house.sandbox(`/players/${player.playerId}/money`, { amount: '0.60' })
    await signedIn(page, signIn, player)
    const late = page.waitForResponse(/late-stores/)
    await page.goto('/en/games/furnace-sevens/')
    await settled(page)
    await late
    const frame = page.frameLocator('#game-iframe')
    const stage = frame.locator('.stage')
    const prompt = page.getByRole('alertdialog', { name: 'Would you like to deposit?' })
    const play = async () => {
      await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 60_000 })
      const played = page.waitForResponse(answer => answer.url().includes('/play/api/start'))
      await frame.locator('button.spin').press('Enter')
      await played
    }
    await play()
    await expect(prompt).toBeVisible()
    await expect(prompt).toContainText('You are running out of funds')
    await prompt.getByRole('button', { name: 'Go back' }).click()
    await expect(prompt).toHaveCount(0)
    const cookies = await page.context().cookies()
    expect(cookies).toContainEqual(
      expect.objectContaining({ name: 'displayWantToDepositDialog', value: 'false', expires: -1 })
    )
  })
})

test('[L061] a deposit above a running game is in the header and in the game at once', async ({
  page,
  newPlayer,
  signIn
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signedIn(page, signIn, await newPlayer())
  await page.goto('/en/games/furnace-sevens/')
  await settled(page)
  const game = page.frameLocator('#game-iframe')
  await expect(game.locator('.balance b')).toHaveText('€0.00')
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await pressPay(page)
  await PAYERS.card(overlay(page).frameLocator('iframe'))
  await expect(balanceOf(page)).toContainText('€20.00')
  await expect(game.locator('.balance b')).toHaveText('€20.00')
})

test.describe('a deposit in the currency and the language of the player', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('[L053] in yen has no decimals, from the smallest deposit on', async ({
    page,
    newPlayer,
    signIn
  }) => {
    await signedIn(page, signIn, await newPlayer({ country: 'JP' }))
    await page.goto('/en/deposit/')
    await expect(overlay(page)).toContainText('From ¥1,200 to ¥700,000')
    await amountOf(page).fill('1,200')
    const sent = page.waitForRequest(request =>
      (request.postData() ?? '').includes('CreateDeposit')
    )
    await pressPay(page)
    expect((await sent).postDataJSON().variables.input).toMatchObject({
      amount: '1200',
      currency: 'JPY'
    })
    await PAYERS.card(overlay(page).frameLocator('iframe'))
    await expect(balanceOf(page)).toContainText('¥1,200')
  })

  test('[L055] in kroner is typed with a comma by who reads Finnish, in words of that language', async ({
    page,
    newPlayer,
    signIn
  }) => {
    await signedIn(page, signIn, await newPlayer({ country: 'NO' }))
    await page.goto('/fi/deposit/')
    await expect(overlay(page)).toContainText('Kortti')
    await amountOf(page).fill('1 234,50')
    await expect(overlay(page).locator('button[type="submit"]')).toHaveText(/^Talleta 1\s234,50/)
    await pressPay(page)
    await PAYERS.card(overlay(page).frameLocator('iframe'))
    await expect(balanceOf(page)).toContainText(/1\s234,50/)
  })
})

test('the checkout takes the card’s date as hands type it: with its stroke, without, and corrected', async ({
  page,
  newPlayer,
  signIn
}) => {
  await signedIn(page, signIn, await newPlayer())
  await page.goto('/en/deposit/')
  await amountOf(page).fill('20')
  await pressPay(page)
  const frame = page.frameLocator('dialog[open] iframe')
  const number = frame.locator('input[name="number"]')
  // The page's script shows them, and what is typed before it has come is put in order by the server.
  await expect(frame.locator('[data-number]').first()).toBeVisible()
  await number.pressSequentially('4111 1111-11111111')
  await expect(number).toHaveValue('4111 1111 1111 1111')
  const expiry = frame.locator('input[name="expiry"]')
  for (const [typed, becomes] of [
    ['12/34', '12/34'],
    ['1234', '12/34'],
    ['12 / 2034', '12/2034'],
    ['3/34', '03/34'],
    ['334', '03/34'],
    ['1/34', '01/34']
  ] as const) {
    await expiry.clear()
    await expiry.pressSequentially(typed)
    await expect(expiry, typed).toHaveValue(becomes)
  }
  for (let deleted = 0; deleted < 3; deleted++) await expiry.press('Backspace')
  await expect(expiry).toHaveValue('01')
  await expiry.pressSequentially('/35')
  await expect(expiry).toHaveValue('01/35')
})
