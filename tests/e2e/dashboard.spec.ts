import { accessibilityFaults, enter, expect, test } from './support.ts'

const HOME = '/en/profile/dashboard/'

test.beforeEach(async ({ house }) => {
  await house.sandbox('/visitor-country', { country: 'NZ' })
})

for (const width of [390, 1440])
  test(`a player’s money and time by day, week and month, ${width} px wide [PROF-01]`, async ({
    page,
    house,
    newPlayer
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const player = await newPlayer({ country: 'NZ' })
    await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Done' })
    await enter(page, player, HOME)
    const main = page.getByRole('main')
    const choice = (name: string) => main.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(choice('This week')).toHaveAttribute('aria-pressed', 'true')
    await expect(main.getByRole('img', { name: /^Money in and out/ })).toBeVisible()
    await expect(main.getByRole('img', { name: /^Time spent here/ })).toBeVisible()
    await expect(main.getByRole('row', { name: /^In all/ })).toContainText('$0.00')
    // Nothing was there before this player came.
    await expect(main.getByRole('button', { name: 'The period before' })).toBeDisabled()
    await expect(main.getByRole('button', { name: 'The period after' })).toBeDisabled()

    await choice('Today').press('Enter')
    await expect(choice('Today')).toHaveAttribute('aria-pressed', 'true')
    await expect(main.getByRole('heading', { name: 'Hour by hour' })).toBeVisible()
    await choice('This month').press('Enter')
    await expect(main.getByRole('heading', { name: 'Day by day' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })
