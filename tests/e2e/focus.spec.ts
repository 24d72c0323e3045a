import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { enterAtRealm, expect, test } from './support.ts'

/** What keeps the focus is loaded late, with what tells the browser of the dictionary. */
async function enterAndWait(page: Page, house: House, player: SandboxPlayer, path: string) {
  await enterAtRealm(page, house, player, path)
  await expect(page.locator('head > link[rel="compression-dictionary"]')).toBeAttached()
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate(within => document.activeElement?.closest(within) != null, selector)

test.describe('the focus', () => {
  test('of who deposits by keyboard goes to the provider’s page, to the word of the end and back', async ({
    page,
    house,
    newPlayer
  }) => {
    // A provider's page may ask for the overlay to be closed, sooner or later than the money comes.
    await page.route('**/checkout/files/*.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: '' })
    )
    await enterAndWait(page, house, await newPlayer(), '/en/promotions/')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Deposit' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Deposit' })
    await dialog.locator('input[name="amount"]').fill('20')
    await dialog.locator('input[name="amount"]').press('Enter')
    await expect(dialog.locator('iframe')).toBeFocused()

    const card = page.frameLocator('dialog[open] iframe')
    const number = card.locator('input[name="number"]')
    // Only a page that is there whole has the keys.
    const isLed = () => card.locator('body').evaluate(() => document.hasFocus())
    await expect.poll(isLed).toBe(true)
    await page.keyboard.press('Tab')
    await expect(number).toBeFocused()
    for (const typed of ['4111111111111111', '12/34', '123', 'Aino Player']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await expect(card.getByRole('button', { name: 'Pay €20.00' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('goes to what is around a button that its own press took away', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer({ country: 'NZ', currency: 'EUR' })
    await enterAndWait(page, house, player, '/en/jackpot/')
    const join = page.getByRole('button', { name: 'Take part with', exact: false })
    await page.getByRole('main').getByRole('radio', { name: '5%' }).check()
    await join.press('Enter')
    await expect(join).toHaveCount(0)
    await expect.poll(() => hasFocus(page, 'main section')).toBe(true)
  })

  test('comes back to a button that waited for its answer, and not to one that was left', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterAndWait(page, house, await newPlayer(), '/en/profile/personal-data/')
    const email = page.getByRole('checkbox', { name: 'By e-mail' })
    const isOn = await email.isChecked()
    await email.press('Space')
    await expect(email).toBeChecked({ checked: !isOn })
    await expect(email).toBeEnabled()
    await expect(email).toBeFocused()

    await page.getByRole('heading', { level: 1 }).click()
    await expect(email).not.toBeFocused()
    await email.evaluate((box: HTMLInputElement) => {
      box.disabled = true
      box.disabled = false
    })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(email).not.toBeFocused()
  })

  test('stays within a dialog, whatever of the page behind it has marks to scroll by', async ({
    page,
    house,
    newPlayer
  }) => {
    const stray = async (dialog: string) => {
      for (let pressed = 0; pressed < 6; pressed++) {
        await page.keyboard.press('Shift+Tab')
        if (await hasFocus(page, '.hero')) return true
      }
      return !(await hasFocus(page, dialog))
    }
    await page.goto('/en/')
    await page.keyboard.press('Control+k')
    await expect(page.locator('dialog.finder[open] input')).toBeFocused()
    expect(await stray('dialog.finder')).toBe(false)

    await enterAndWait(page, house, await newPlayer(), '/en/')
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Deposit' }).locator('form')).toBeVisible()
    expect(await stray('dialog[open]')).toBe(false)
  })

  test('of who bets by keyboard can be led past the matches to the slip', async ({
    page,
    house,
    newPlayer
  }) => {
    await enterAndWait(page, house, await newPlayer(), '/en/sports/')
    const link = page.getByRole('link', { name: 'Bet slip', exact: true })
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.press('Enter')
    await expect(page.locator('#bet-slip')).toBeFocused()
  })
})
