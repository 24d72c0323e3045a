import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, enter, expect, test } from './support.ts'

const PAGE = '/en/rewards/'

const give = (house: House, { playerId }: SandboxPlayer, reward: string, more: object = {}) =>
  house.sandbox(`/players/${playerId}/rewards`, { reward, ...more })

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

const cash = (page: Page) => page.getByRole('banner').getByRole('status', { name: 'Balance' })

/** Counts how often an operation leaves the page. */
function counted(page: Page, operation: string) {
  let count = 0
  page.on('request', request => {
    if (request.postData()?.includes(operation)) count += 1
  })
  return () => count
}

test.describe('rewards', () => {
  test.beforeEach(({ house }) => house.sandbox('/visitor-country', { country: 'NZ' }))

  for (const width of [390, 1440]) {
    test(`a claimed reward is in the wallet at once, at ${width} px [L062] [RWRD-01]`, async ({
      page,
      house,
      newPlayer
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const player = await newPlayer()
      await give(house, player, 'MoneyDrop', { amount: '5.00' })
      await give(house, player, 'MoneyDrop', { amount: '2.00', startsInMinutes: 60 })
      await enter(page, player, PAGE)
      await expect(cash(page)).toContainText('€0.00')
      await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText('€2.00 in cash')
      expect(await accessibilityFaults(page)).toEqual([])

      await page.getByRole('button', { name: 'Claim €5.00' }).click()
      await expect(cash(page)).toContainText('€5.00')
      const claimed = card(page, '€5.00 in cash')
      await expect(claimed).toContainText('€5.00 is in your cash')
      await expect(claimed.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Past rewards' })).toContainText('In cash')
    })
  }

  test('a claim by keyboard is sent once however often it is pressed [L077]', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer()
    await give(house, player, 'MoneyDrop', { amount: '5.00' })
    await enter(page, player, PAGE)
    const claims = counted(page, 'mutation ClaimReward')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/graphql', async route => {
      if (route.request().postData()?.includes('mutation ClaimReward')) await held
      await route.fallback()
    })
    const button = card(page, '€5.00 in cash').getByRole('button')
    await button.focus()
    for (const key of ['Enter', 'Enter', 'Space', 'Enter']) await page.keyboard.press(key)
    await expect(button).toHaveAccessibleName(/Claiming/)
    await expect(button).toBeFocused()
    letGo()
    const said = card(page, '€5.00 in cash').getByText('€5.00 is in your cash')
    await expect(said).toBeVisible()
    expect(claims()).toBe(1)
    const focused = page.locator(':focus')
    await expect(focused).toContainText('€5.00 is in your cash')
  })

  test('one reward given twice is two cards, and what another tab claims is told here [L078]', async ({
    page,
    context,
    house,
    newPlayer,
    quiet
  }) => {
    const player = await newPlayer()
    await give(house, player, 'MoneyDrop', { amount: '5.00' })
    await give(house, player, 'MoneyDrop', { amount: '5.00' })
    await enter(page, player, PAGE)
    await expect(card(page, '€5.00 in cash')).toHaveCount(2)
    const other = await context.newPage()
    quiet.watch(other)
    await other.goto(PAGE)
    await other.getByRole('button', { name: 'Claim €5.00' }).first().click()
    await expect(other.getByText('€5.00 is in your cash')).toBeVisible()
    await expect(page.getByText('€5.00 is in your cash')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Claim €5.00' })).toHaveCount(1)

    await give(house, player, 'MoneyDrop', { amount: '7.00' })
    await expect(card(page, '€7.00 in cash')).toBeVisible()
  })

  test('bonus money tells its terms, is in play once claimed, and can be given up', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer()
    await house.sandbox(`/players/${player.playerId}/money`, { amount: '20', purse: 'cash' })
    await give(house, player, 'BonusMoneyDrop', { amount: '10.00', factor: 20 })
    await give(house, player, 'BonusMoneyDrop', { amount: '3.00', factor: 10 })
    await enter(page, player, PAGE)
    const bonus = card(page, '€10.00 in bonus money')
    await expect(bonus).toContainText('Wager €200.00 (20 times)')
    await bonus.getByText('How it is played').click()
    await expect(bonus).toContainText('Largest bet')
    await bonus.getByRole('button', { name: 'Claim €10.00' }).click()
    const inPlay = page.getByRole('region', { name: 'Bonus in play' })
    await expect(inPlay).toContainText('of €200.00')
    await expect(cash(page)).toContainText('€10.00')

    await page.getByRole('button', { name: 'Claim €3.00' }).click()
    await expect(card(page, '€3.00 in bonus money').getByRole('alert')).toContainText(
      'one at a time'
    )

    await inPlay.getByRole('button', { name: 'Give up bonus' }).click()
    const asks = page.getByRole('alertdialog', { name: 'Give up this bonus?' })
    await expect(asks).toContainText('€10.00 of bonus money goes')
    await expect(asks).toContainText('€20.00 of cash stays yours')
    await page.keyboard.press('Escape')
    await expect(asks).toHaveCount(0)
    await expect(inPlay).toBeVisible()
    await inPlay.getByRole('button', { name: 'Give up bonus' }).click()
    await asks.getByRole('button', { name: 'Give up bonus' }).click()
    await expect(inPlay).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Your bonuses' })).toContainText(
      'You gave it up.'
    )
    await expect(cash(page)).toContainText('€20.00')
    await expect(cash(page)).not.toContainText('€10.00')
  })

  test('the checker tells which bonuses can be had, and why not [RWRD-12]', async ({
    page,
    newPlayer
  }) => {
    await enter(page, await newPlayer(), PAGE)
    await page.getByRole('button', { name: 'Bonus checker' }).click()
    const checker = page.getByRole('dialog', { name: 'Bonus checker' })
    await expect(checker.getByRole('listitem').first()).toBeVisible()
    await checker.getByText('All terms').first().click()
    expect(await accessibilityFaults(page)).toEqual([])
    await checker.getByRole('button', { name: 'Close' }).click()
    await expect(checker).toHaveCount(0)
  })

  test('a code that there is not, offers turned off, and the count beside the links', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer()
    await give(house, player, 'MoneyDrop', { amount: '5.00' })
    await enter(page, player, PAGE)
    const field = page.getByRole('textbox', { name: 'Promo code' })
    await field.fill('no such code')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/no such code now/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')

    await page.getByRole('button', { name: 'Turn bonuses off' }).click()
    await expect(page.getByRole('heading', { name: 'Bonuses are turned off' })).toBeVisible()
    await page.getByRole('button', { name: 'Turn bonuses on' }).click()
    await expect(page.getByRole('heading', { name: 'Want fewer offers?' })).toBeVisible()

    const link = page.getByRole('link', { name: /My rewards/ }).first()
    await expect(link).toContainText('1 reward to claim')
    await page.goto('/en/')
    await expect(link).toContainText('1 reward to claim')
  })

  test('cashback and past rewards have pages of their own, live and without faults', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer()
    await give(house, player, 'MoneyDrop', { amount: '5.00', claim: 'Automatic' })
    await enter(page, player, '/en/cashback/')
    await expect(page.getByRole('region', { name: 'This week so far' })).toContainText('You bet')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto('/en/profile/rewards-history/')
    await expect(page.getByText('€5.00 in cash')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
