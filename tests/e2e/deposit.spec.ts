import type { Page } from '@playwright/test'

import { WRITTEN_AMOUNTS } from '../cases/written-amounts.ts'
import { accessibilityFaults, expect, settled, test } from './support.ts'

const NUMBER = '4111 1111 1111 1111'

const overlay = (page: Page) => page.locator('dialog[open]')
const amountOf = (page: Page) => overlay(page).locator('input[name="amount"]')
const pressPay = (page: Page) => overlay(page).locator('button[type="submit"]').click()
const balanceOf = (page: Page) => page.getByRole('banner').getByRole('status').locator('dd').first()

async function payByCard(page: Page): Promise<void> {
  const frame = overlay(page).frameLocator('iframe')
  await frame.locator('input[name="number"]').fill(NUMBER)
  await frame.locator('input[name="expiry"]').fill('12/31')
  await frame.locator('input[name="code"]').fill('123')
  await frame.locator('input[name="holder"]').fill('Aino Player')
  await frame.locator('input[name="holder"]').press('Enter')
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
      await page.goto('/en/login/?autoSignIn=1&redir=%2Fen%2Fpromotions%2F')
      await page.waitForURL(/\/realms\//)
      await signIn(page, player)
      await page.waitForURL('**/en/promotions/')
      await settled(page)
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
        await payByCard(page)
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
        ({ locale, currency, written }) =>
          locale === 'en' && currency === 'EUR' && written.length <= 40
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
