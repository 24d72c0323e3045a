import type { Page } from '@playwright/test'

import { slotAt } from '#server/games/live/schedule.ts'
import type { House } from './house.ts'
import { accessibilityFaults, expect, LINE_LOST, test } from './support.ts'

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true })

/** The address of a game's frame, for fun, as the site asks for it. */
async function frameUrl({ url }: House, slug: string): Promise<string> {
  const query = `mutation ($input: LaunchGameInput!) {
    launchGame(input: $input) { ok { frameUrl } error { code } }
  }`
  const input = { slug, mode: 'FUN', locale: 'en' }
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } })
  })
  const { data } = await response.json()
  return data.launchGame.ok.frameUrl
}

const isIn = (page: Page, what: 'state' | 'phase', value: string) =>
  expect(page.locator('.stage')).toHaveAttribute(`data-${what}`, value, { timeout: 40_000 })
const figure = (page: Page, name: string) => page.locator(`.figures .${name} b`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page) => page.locator('p[aria-live]')

test('roulette on a phone takes chips by touch and by key, and tells what each came to', async ({
  page,
  house
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(await frameUrl(house, 'roulette-du-cap'))
  await isIn(page, 'state', 'idle')
  for (const name of ['Straight up 17', 'Split 8, 11', 'Corner 25, 26, 28, 29', 'Street 1, 2, 3'])
    await button(page, name).tap()
  await button(page, 'Six line 31 to 36').tap()
  await expect(figure(page, 'stake')).toHaveText('€5.00')
  await button(page, 'Undo').tap()
  await expect(figure(page, 'stake')).toHaveText('€4.00')
  await expect(button(page, 'Corner 25, 26, 28, 29, €1.00')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, 'Straight up 1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Split 1, 4')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Chip of €1.00' }).focus()
  await page.keyboard.press('ArrowRight')
  await button(page, 'Red').focus()
  await page.keyboard.press(' ')
  await button(page, 'Black').press('Enter')
  await expect(figure(page, 'stake')).toHaveText('€9.00')
  await button(page, 'Spin').press('Enter')

  await expect(said(page)).not.toBeEmpty()
  await isIn(page, 'state', 'idle')
  const number = await page
    .getByRole('list', { name: 'Last numbers' })
    .getByRole('listitem')
    .textContent()
  await expect(said(page)).toContainText(`${number} `)
  const fell = page.locator('.spot[data-fell]')
  await expect(fell).toHaveAttribute('aria-label', new RegExp(`^Straight up ${number}\\b`))
  await expect(fell).toBeInViewport()
  const won = await figure(page, 'won').textContent()
  const left = 500 - 9 + (won === '–' ? 0 : Number(won?.slice(1)))
  await expect(figure(page, 'balance')).toHaveText(`€${left.toFixed(2)}`)
  expect(await accessibilityFaults(page)).toEqual([])

  await button(page, 'Same again').press('Enter')
  await expect(figure(page, 'stake')).toHaveText('€9.00')
})

test('a round of the live wheel is one for who bets, who loses the line and who comes late', async ({
  page,
  house,
  quiet
}) => {
  quiet.allow(LINE_LOST)
  const { now } = await house.sandbox<{ now: string }>('/clock')
  const { closesAt, stopsAt } = slotAt(slotAt(new Date(now)).endsAt)
  // Whoever asks is told of this moment of the round, however long a machine takes for it.
  let moment = new Date(closesAt.getTime() - 8000)
  const hold = (watched: Page) =>
    watched.route('**/play/api/live', async route => {
      await house.sandbox('/clock', { to: moment.toISOString() })
      await route.fallback()
    })
  await hold(page)
  await page.goto(await frameUrl(house, 'grand-wheel'))
  await isIn(page, 'phase', 'betting')
  for (const field of ['×2', '×5 red', '×5 blue', '×10', '×25'])
    await page.getByRole('button', { name: `${field},` }).tap()
  await expect(page.locator('.field[data-unpaid]')).toHaveCount(0)
  await expect(figure(page, 'balance')).toHaveText('€495.00')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.context().setOffline(true)
  await expect(page.getByRole('status')).toContainText('connection is lost')
  moment = closesAt
  const late = (await page.context().browser()?.newPage())!
  await hold(late)
  await late.goto(await frameUrl(house, 'grand-wheel'))
  await isIn(late, 'phase', 'turning')
  await expect(late.locator('.countdown')).toContainText('No more bets')
  moment = stopsAt
  await page.context().setOffline(false)

  await expect(said(late)).toContainText('The wheel stopped at')
  const stopped = await said(late).textContent()
  await expect(said(page)).toContainText(stopped ?? '')
  const field = stopped?.match(/at (.*)\./)?.[1] ?? ''
  const factor = Number.parseInt(field.slice(1), 10)
  const won = page.locator('.field[data-won]')
  await expect(won).toHaveAttribute('aria-label', new RegExp(`^${field},.*€1.00$`))
  await expect(figure(page, 'won')).toHaveText(`€${factor.toFixed(2)}`)
  await expect(figure(page, 'balance')).toHaveText(`€${(495 + factor).toFixed(2)}`)
  await late.context().close()
})
