import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

import { play } from './play.ts'
import { accessibilityFaults, enter, expect, LINE_LOST, settled, test } from './support.ts'

const HISTORY = '/en/profile/game-history/'

/** What a browser short of memory does with the files it holds. */
async function forgetFiles(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.send('Memory.simulatePressureNotification', { level: 'critical' })
}

test.afterEach(async ({ house }) => {
  await house.sandbox('/visitor-country', {})
})

test.use({ viewport: { width: 390, height: 844 } })

test('a player finds every round, keeps them in a file, and decides one again without a network', async ({
  page,
  house,
  quiet,
  newPlayer
}) => {
  quiet.allow(LINE_LOST)
  await house.sandbox('/visitor-country', { country: 'NZ' })
  const player = await newPlayer({ country: 'NZ' })
  await house.sandbox(`/players/${player.playerId}/money`, { amount: '100', purse: 'cash' })
  const token = await enter(page, player, HISTORY)
  await expect(page.getByText('You have not played a round yet.', { exact: true })).toBeVisible()
  const slot = { stake: '0.40' }
  const red = { chips: [{ spot: 'red', amount: '5.00' }] }
  await play(house, token(), 'pearl-drift', [slot, slot])
  await play(house, token(), 'roulette-du-cap', [red])

  // What a session loads late is there before the network goes; its last is the line to the jackpots.
  const late = page.waitForEvent('websocket', socket => socket.url().includes('//jackpots.'))
  await page.reload()
  await late
  await settled(page)
  const rounds = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Stake', { exact: true }) })
  await expect(rounds).toHaveCount(3)
  await expect(rounds.first()).toContainText('5.00')
  await page.getByLabel('Game').selectOption({ label: 'Pearl Drift' })
  await expect(rounds).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  expect(table.trim().split('\r\n')).toHaveLength(3)

  await page
    .getByRole('link', { name: /^Check: Pearl Drift/ })
    .first()
    .click()
  await page.waitForURL('**/fair-play/?round=*')
  await expect(page.getByText('Everything fits')).toBeVisible()
  await settled(page)
  await forgetFiles(page)
  await page.context().setOffline(true)
  const record = page.getByLabel('Record of the round')
  const text = await record.inputValue()
  await record.fill(text.replace('"staked": "0.40"', '"staked": "0.20"'))
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('This does not fit')).toBeVisible()
  await expect(page.getByText('Does not fit', { exact: true })).toHaveCount(1)
  await record.fill(text)
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('Everything fits')).toBeVisible()
  await page.context().setOffline(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
