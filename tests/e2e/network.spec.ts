import type { Page } from '@playwright/test'

import { openTab, renewAtOnce, serveTabs, signInAtRealm } from '#tests/support/session-tabs.ts'
import { accountButton, expect, LINE_LOST, settled, test } from './support.ts'

interface Shown {
  readonly player: { readonly cash: string }
}

/** It has respins and no free games, which take minutes. */
const GAME = 'furnace-sevens'

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')

const shownCash = async (page: Page) => {
  const balance = page.getByRole('banner').getByRole('status').locator('dd').first()
  return digits(await balance.locator('.vh').textContent())
}

const spin = (page: Page) => page.frameLocator('#game-iframe').locator('button.spin')

const stage = (page: Page) => page.frameLocator('#game-iframe').locator('.stage')

const isIdle = (page: Page) =>
  expect(stage(page)).toHaveAttribute('data-state', 'idle', { timeout: 60_000 })

test.describe('a network that goes away', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in the middle of a game comes back to the same session, game and balance [L004] [L026]', async ({
    page,
    context,
    house,
    quiet,
    newPlayer
  }) => {
    test.setTimeout(180_000)
    quiet.allow(LINE_LOST)
    const player = await newPlayer()
    await house.sandbox(`/players/${player.playerId}/money`, { amount: '50', purse: 'cash' })
    const cashOf = async () => {
      const shown = await house.sandbox<Shown>(`/players/${player.playerId}`)
      return digits(shown.player.cash)
    }
    await signInAtRealm(page, house.url, player)
    await page.goto(`/en/games/${GAME}/`)
    await settled(page)
    await isIdle(page)
    await spin(page).press('Enter')
    await expect.poll(cashOf).not.toBe('5000')
    await isIdle(page)
    const frame = await page.locator('#game-iframe').getAttribute('src')

    await test.step('a bet into the dead line is neither lost nor made twice', async () => {
      await context.setOffline(true)
      await spin(page).press('Enter')
      await expect(stage(page)).not.toHaveAttribute('data-state', 'idle')
      // What happens meanwhile is missed by the socket.
      await house.sandbox(`/players/${player.playerId}/money`, { amount: '7', purse: 'cash' })
    })

    await test.step('everything goes on by itself', async () => {
      await context.setOffline(false)
      await isIdle(page)
      await expect.poll(async () => (await shownCash(page)) === (await cashOf())).toBe(true)
      expect(await page.locator('#game-iframe').getAttribute('src')).toBe(frame)
      const before = await cashOf()
      await spin(page).press('Enter')
      await expect.poll(cashOf).not.toBe(before)
      await isIdle(page)
      await expect.poll(async () => (await shownCash(page)) === (await cashOf())).toBe(true)
      expect(new URL(page.url()).pathname).toBe(`/en/games/${GAME}/`)
    })
  })
})

test.describe('a renewal', () => {
  test('whose code cannot be loaded at the time is tried again, and nobody is signed out', async ({
    page,
    context,
    house,
    quiet,
    newPlayer
  }) => {
    quiet.allow(/ERR_FAILED|^warning .*dynamically imported module/)
    // Four minutes in a moment are too long for a socket that was still connecting.
    quiet.allow(
      /WebSocket is closed before the connection is established|Unable to establish connection/
    )
    await signInAtRealm(page, house.url, await newPlayer())
    await page.clock.install()
    await context.route(/\/_astro\/(renewal|oidc-identity)\./, route => route.abort())
    await page.goto('/en/jackpot/')
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
    const asked = page.waitForRequest(/\/_astro\/renewal\./)
    await page.clock.fastForward(260_000)
    await asked

    await context.unroute(/\/_astro\/(renewal|oidc-identity)\./)
    const renewed = page.waitForResponse(/\/openid-connect\/token$/)
    await page.clock.fastForward(30_000)
    expect((await renewed).ok()).toBe(true)
    await expect(accountButton(page)).toBeVisible()
  })
})

test.describe('two tabs of a session', () => {
  test('that renew it at the same time do so once, and both stay signed in [L003]', async ({
    page,
    context,
    house,
    quiet,
    newPlayer
  }) => {
    // The added page comes from no address, so that the browser keeps it from sockets of loopback.
    quiet.allow(/LOCAL_NETWORK_ACCESS_CHECKS/)
    await serveTabs(context, house.url)
    await signInAtRealm(page, house.url, await newPlayer())
    const tabs = [
      await openTab(page, house.url),
      await openTab(await context.newPage(), house.url),
      await openTab(await context.newPage(), house.url)
    ]
    for (let round = 0; round < 5; round++) {
      const { renewals, answers } = await renewAtOnce(tabs)
      expect(renewals).toBe(1)
      expect(answers).toEqual(['renewed', 'renewed', 'renewed'])
    }
    for (const tab of tabs) expect(await tab.evaluate(() => window.tab.status())).toBe('LOGGED_IN')
  })
})
