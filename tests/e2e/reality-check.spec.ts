import { accessibilityFaults, enter, expect, settled, test } from './support.ts'

const MINUTES = 60_000

test.beforeEach(async ({ house }) => {
  await house.sandbox('/visitor-country', { country: 'NZ' })
})

for (const width of [390, 1440])
  test(`a check tells what the session came to and counts on over pages until the player leaves, ${width} px wide [PROF-06] [PROF-07]`, async ({
    page,
    context,
    house,
    newPlayer
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const player = await newPlayer({ country: 'NZ' })
    const state = (body: Readonly<Record<string, unknown>>) =>
      house.sandbox(`/players/${player.playerId}/state`, body)
    await state({ kycStatus: 'Done' })
    await house.sandbox(`/players/${player.playerId}/money`, { amount: '20', purse: 'cash' })
    await enter(page, player, '/en/games/twin-koi/')
    await expect(page.locator('#game-iframe')).toBeVisible()
    const counted = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'gameInit')
      return cookie && decodeURIComponent(cookie.value)
    }
    await expect.poll(counted).toBeDefined()
    const began = await counted()
    await page.reload()
    await settled(page)
    await expect(page.locator('#game-iframe')).toBeVisible()
    await expect.poll(counted).toBe(began)

    const longAgo = new Date(Date.now() - 61 * MINUTES).toISOString()
    await context.addCookies([
      { name: 'gameInit', value: encodeURIComponent(longAgo), url: house.url }
    ])
    await page.reload()
    const check = page.getByRole('dialog', { name: 'A moment to look up' })
    await expect(check).toContainText('61 minutes')
    await expect(check.getByRole('definition')).toHaveCount(4)
    await expect(check.getByRole('definition').last()).toHaveText('$0.00')
    await expect(check.getByRole('link', { name: 'See what I played' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await check.getByRole('button', { name: 'Sign out' }).press('Enter')
    await page.waitForURL(/\/en\/login\//)
    await expect.poll(counted).toBeUndefined()
  })
