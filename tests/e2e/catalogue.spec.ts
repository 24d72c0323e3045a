import type { Page } from '@playwright/test'

import { FIXED_LISTS } from '#config/routes.ts'
import { expect, settled, test } from './support.ts'

const cards = (page: Page) => page.locator('.browse .tiles .game-card')
const names = (page: Page) => cards(page).locator('b').allTextContents()
const status = (page: Page) => page.locator('.browse').getByRole('status')

/** Counts what the page asks for from now on. */
function requests(page: Page, pattern: RegExp): readonly string[] {
  const asked: string[] = []
  page.on('request', request => pattern.test(request.url()) && asked.push(request.url()))
  return asked
}

test('a list shows its first games without a script, and goes on, each game once [GAME-05] [L036]', async ({
  page
}) => {
  const scripts = requests(page, /\.js$/)
  const shelf = requests(page, /\/shelf\.json$/)
  await page.goto('/en/slots/')
  await expect(cards(page)).toHaveCount(30)
  await expect(cards(page).first()).toContainText(/€0\.\d\d – €\d+.*up to ×[\d,]+.*RTP 9\d/)
  expect(scripts).toEqual([])

  const before = await names(page)
  await page.route('/shelf.json', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  const more = page.getByRole('link', { name: 'Show more games' })
  expect(await more.getAttribute('href')).toBe('/en/game-list/slots/2/')
  // Fast presses ask for the same games.
  await more.click()
  await more.click()
  await expect(cards(page)).toHaveCount(60)
  await expect(cards(page).nth(30).getByRole('link')).toBeFocused()
  await expect(status(page)).toHaveText('60 of 120 games')
  await more.press('Enter')
  await expect(cards(page)).toHaveCount(90)
  await more.press('Enter')
  await expect(cards(page)).toHaveCount(120)
  await expect(more).toBeHidden()
  const after = await names(page)
  expect(after.slice(0, 30)).toEqual(before)
  expect(new Set(after).size).toBe(120)
  expect(shelf).toHaveLength(1)
})

test('a list is filtered and put in order, in its address, and says when nothing is left', async ({
  page
}) => {
  await page.goto('/en/slots/?volatility=high&sort=name')
  const open = page.getByRole('button', { name: 'Filter' })
  await expect(page.getByRole('button', { name: 'Remove: Volatility: High' })).toBeVisible()
  const sorted = await names(page)
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')))

  await open.click()
  await page.getByRole('checkbox', { name: /^Tumbling reels/ }).press('Space')
  await expect(status(page)).toHaveText(/^\d\d? games$/)
  expect(new URL(page.url()).search).toBe('?volatility=high&sort=name&feature=tumble')
  const low = page.getByRole('checkbox', { name: /^Respins/ })
  await expect(low).toHaveAccessibleName('Respins 0')
  await low.press('Space')
  await expect(page.getByRole('heading', { name: 'No game here is all of that' })).toBeVisible()
  await expect(status(page)).toHaveText('0 games')
  await page.getByRole('checkbox', { name: /^Respins/ }).press('Escape')
  await expect(open).toBeFocused()

  await page.getByRole('button', { name: 'Remove: Respins' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove: Tumbling reels' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(status(page)).toHaveText('120 games')
  expect(new URL(page.url()).search).toBe('?sort=name')
})

test('every fixed list has its page, and a studio its spotlight of ten and the next ten [GAME-02] [GAME-04] [GAME-06] [GAME-07] [GAME-14]', async ({
  page,
  request
}) => {
  for (const list of FIXED_LISTS) {
    const html = await (await request.get(`/en/${list}/`)).text()
    expect(html.match(/class="game-card"/g)?.length ?? 0, list).toBeGreaterThan(0)
  }
  for (const path of ['/en/game-category/slots/', '/en/game-list/slots/3/', '/en/game-studio/'])
    expect((await request.get(path)).status(), path).toBe(200)

  await page.goto('/en/game-studio/halcyon-reels/')
  const spotlight = page.getByRole('region', { name: 'In the spotlight' })
  await expect(spotlight.getByRole('listitem')).toHaveCount(10)
  await expect(cards(page)).toHaveCount(5)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await sort.focus()
  await sort.selectOption('name')
  await expect(spotlight).toBeHidden()
  await expect(cards(page)).toHaveCount(15)

  await page.goto('/en/games/')
  await expect(page.getByText('Studio of the week').locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^All 120 \(Slots\)/ })).toHaveAttribute(
    'href',
    '/en/slots/'
  )
})

test('a player finds the games of their own on the lobby, and nothing moves for them [GAME-22]', async ({
  page,
  newPlayer,
  signIn
}) => {
  const feeds = requests(page, /\/api\/feed\?/)
  await page.goto('/en/live-casino/')
  const live = page.locator('[data-feed]').first()
  await live.locator('.tile__flag').waitFor()
  await live.hover()
  await expect.poll(() => feeds.length).toBe(1)
  const { searchParams } = new URL(feeds[0] ?? '')
  expect([...searchParams.keys()].sort()).toEqual(['brand', 'currency', 'operator'])
  await expect(page.locator('.game-card__heart')).toHaveCount(0)

  await page.goto('/en/login/?autoSignIn=1&redir=/en/new/')
  await signIn(page, await newPlayer())
  const heart = page.getByRole('button', { name: 'Favourite: Twin Koi' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en/')
  await settled(page)
  const own = page.getByRole('region', { name: 'Your games' })
  await expect(own.getByRole('link', { name: /Twin Koi/ })).toBeVisible()
  await own.getByRole('button', { name: 'For you' }).click()
  await expect(own.getByRole('listitem')).toHaveCount(10)
  await own.getByRole('button', { name: 'Played last' }).click()
  await expect(own).toContainText('only with your consent')
})

test('the lobby leads to lists, kinds, studios and the jackpot [GAME-01]', async ({ page }) => {
  await page.goto('/en/?productMode=casino')
  const hrefs = await page
    .locator('body a:visible')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  for (const path of ['new', 'slots', 'live-casino', 'game-studio', 'jackpot'])
    expect(hrefs, path).toContain(`/en/${path}/`)
  expect(hrefs.filter(href => href?.startsWith('/en/games/')).length).toBeGreaterThan(20)
})
