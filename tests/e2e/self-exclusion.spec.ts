import type { Page } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, enterAtRealm, expect, settled, test } from './support.ts'

const PAGE = '/en/profile/self-exclusion/'

async function enter(page: Page, house: House, player: SandboxPlayer) {
  await enterAtRealm(page, house, player, PAGE)
  await expect(page.getByRole('heading', { name: 'Take a break', exact: true })).toBeVisible()
}

const exclude = (page: Page) => page.getByRole('button', { name: 'Exclude me now' })

test.describe('self-exclusion', () => {
  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('asks for term, brands and the word, and holds in another tab at once [PROF-09] [PROF-12]', async ({
        page,
        context,
        house,
        quiet,
        newPlayer
      }) => {
        await enter(page, house, await newPlayer())
        const elsewhere = await context.newPage()
        quiet.watch(elsewhere)
        await elsewhere.goto('/en/promotions/')
        await settled(elsewhere)

        for (const term of ['Six months', 'One year', 'Two years', 'Five years', 'For good'])
          await expect(page.getByRole('radio', { name: term })).toHaveCount(1)
        await exclude(page).click()
        await expect(
          page.getByText('Choose how long it is to last.', { exact: true })
        ).toBeVisible()
        await expect(page.getByText('Choose where it is to hold.', { exact: true })).toBeVisible()
        await expect(page.getByText('Type the word as it is shown.', { exact: true })).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])

        await page.getByRole('radio', { name: 'Six months' }).check()
        await page.getByRole('radio', { name: 'Here only: Infiniza' }).check()
        await page.getByRole('textbox', { name: 'Type EXCLUDE to confirm' }).fill('exclude')
        await exclude(page).click()
        const state = page.getByRole('region', { name: 'You are excluded from play' })
        await expect(state).toContainText('Infiniza')
        await expect(state).toContainText('Yourself')
        await expect(page.getByRole('heading', { name: 'Take a break', exact: true })).toHaveCount(
          0
        )
        await expect(
          elsewhere.getByRole('heading', {
            name: 'You have excluded yourself from play',
            exact: true
          })
        ).toBeVisible({ timeout: 2000 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await accessibilityFaults(page)).toEqual([])

        await page.reload()
        await settled(page)
        await expect(state).toBeVisible()
        await state.getByRole('link', { name: 'Withdraw', exact: true }).click()
        await page.waitForURL(/withdraw/)
      })
    })

  test('a break is asked about, begins at once, and stays open for withdrawing', async ({
    page,
    house,
    newPlayer
  }) => {
    await enter(page, house, await newPlayer())
    await page.getByRole('radio', { name: '7 days' }).check()
    await page.getByRole('button', { name: 'Start 7 days off' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Take a break of 7 days?' })
    await expect(dialog).toContainText('nobody can make it shorter')
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('main').getByText('It ends on')).toHaveCount(0)

    await page.getByRole('button', { name: 'Start 7 days off' }).click()
    await dialog.getByRole('button', { name: 'Start 7 days off' }).click()
    await expect(page.getByRole('main').getByText('It ends on')).toBeVisible()
    await page.getByRole('radio', { name: '2 days' }).check()
    await page.getByRole('button', { name: 'Start 2 days off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start 2 days off' }).click()
    await expect(
      page.getByText('You are already kept away for longer than that.', { exact: true })
    ).toBeVisible()

    await page.goto('/en/promotions/')
    await expect(
      page.getByRole('heading', { name: 'You are taking a break', exact: true })
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Withdraw', exact: true }).first()).toBeVisible()
  })

  test('a break can be taken on the page of limits too', async ({ page, house, newPlayer }) => {
    await signInAtRealm(page, house.url, await newPlayer())
    await page.goto('/en/profile/limits/')
    await settled(page)
    await page.getByRole('button', { name: 'Start 2 days off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start 2 days off' }).click()
    await expect(page.locator('#break').getByText('It ends on')).toBeVisible()
  })
})
