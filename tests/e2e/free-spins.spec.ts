import type { FrameLocator, Page } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import type { House, SandboxPlayer } from './house.ts'
import { expect, test } from './support.ts'

const SPINS = 10

interface PlayerView {
  readonly playerId: string
  readonly cash: string
}

async function cashOf(house: House, { playerId }: SandboxPlayer): Promise<number> {
  const { players } = await house.sandbox<{ players: readonly PlayerView[] }>('/players')
  return Number(players.find(player => player.playerId === playerId)?.cash)
}

/** Opens the game in its page and waits until the frame has something to say. */
async function openGame(page: Page): Promise<FrameLocator> {
  await page.goto('/en/games/pearl-drift/')
  return page.frameLocator('#game-iframe')
}

test('ten spins of a reward are claimed, played and paid, and what they won is cash', async ({
  page,
  house,
  newPlayer
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const player = await newPlayer()
  await house.sandbox(`/players/${player.playerId}/rewards`, { reward: 'FreeSpins', count: SPINS })
  await signInAtRealm(page, house.url, player)

  await page.goto('/en/rewards/')
  await page.getByRole('button', { name: /^Claim/ }).click()
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0)

  const game = await openGame(page)
  const greeting = game.getByRole('region', { name: 'Your free spins' })
  await expect(greeting).toContainText('€0.20, paid by the house')
  await greeting.getByRole('button', { name: 'Start' }).press('Enter')
  const stage = game.locator('.stage')
  const spin = game.locator('.spin')
  const played = game.getByRole('region', { name: 'That was your last free spin' })
  await expect(game.locator('.given')).toContainText(`${SPINS} free spins left`)
  expect(await cashOf(house, player)).toBe(0)

  let won = 0
  page.on('response', async response => {
    if (!response.url().endsWith('/play/api/start')) return
    const { ok } = await response.json()
    won += Math.round(Number(ok.round.win) * 100)
  })
  for (let left = SPINS - 1; left > 0; left--) {
    await expect(stage).toHaveAttribute('data-state', 'idle', { timeout: 30_000 })
    await spin.press(' ')
    // A round that wins much is told first, and goes on by itself or by a key.
    await expect(async () => {
      const further = game.locator('.interlude .main')
      if (await further.isVisible()) await further.press('Enter')
      await expect(spin).toHaveAccessibleName(new RegExp(`, ${left} spin`), { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    if (left === 6) {
      await page.reload()
      await expect(game.locator('.given')).toContainText(`${left} free spins left`)
      await expect(greeting).toHaveCount(0)
    }
  }
  await game.getByRole('button', { name: 'Later' }).click()
  await expect(spin).toHaveAccessibleName(/^Spin for €/)
  await game.getByRole('button', { name: 'Use now' }).click()
  await spin.press(' ')
  await expect(played).toBeVisible({ timeout: 30_000 })
  const amount = `€${(won / 100).toFixed(2)}`
  await expect(played.locator('.sum')).toHaveText(amount)
  await played.getByRole('button', { name: 'Go on' }).press('Enter')

  await expect(game.locator('.given')).toBeHidden()
  await expect(spin).toHaveAccessibleName(/^Spin for €/)
  expect(await cashOf(house, player)).toBeCloseTo(won / 100, 2)
  await expect(game.locator('.balance b')).toHaveText(amount)
})
