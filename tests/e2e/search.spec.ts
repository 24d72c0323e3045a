import type { Page } from '@playwright/test'

import { accessibilityFaults, expect, hasAnswered, test } from './support.ts'

const AGREED_TO_PREFERENCES = '1.00000000-0000-4000-8000-000000000000.necessary_preferences'

const input = (page: Page) => page.getByRole('combobox')
const results = (page: Page) => page.getByRole('option')
const status = (page: Page) => page.locator('.finder__status')
const dialog = (page: Page) => page.locator('dialog.finder')

const scriptsOf = (page: Page) => {
  const names: string[] = []
  page.on('request', request => {
    const [, name] = /\/_astro\/(.+)\.[\w-]+\.js$/.exec(request.url()) ?? []
    if (name !== undefined) names.push(name)
  })
  return names
}

const keptBy = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie])

test.describe('search', () => {
  test('opens by a key on every page, finds while one types and leaves nothing behind [D21]', async ({
    page
  }) => {
    const scripts = scriptsOf(page)
    await page.goto('/en/terms-and-conditions/')
    expect(scripts).toEqual([])
    const keptBefore = await keptBy(page)

    const before = page.getByRole('contentinfo').getByRole('link').first()
    await before.focus()
    await page.keyboard.press('Control+k')
    await expect(input(page)).toBeFocused()
    await expect(results(page).first()).toBeVisible()
    expect(scripts.toSorted()).toEqual(['touch-search', 'touched'])

    await page.keyboard.type('twn koi')
    await expect(status(page)).toHaveText('1 game for “twn koi”, read as “twin koi”')
    await expect(results(page)).toHaveAccessibleName(/Twin Koi/)
    expect(await accessibilityFaults(page)).toEqual([])

    // Escape takes back the query, then closes, and the focus is where it was.
    await page.keyboard.press('Escape')
    await expect(input(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(before).toBeFocused()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('golden tulip')
    await expect(page.getByRole('heading', { name: 'Nothing called “golden tulip”' })).toBeVisible()
    await expect(results(page).first()).toHaveAccessibleName(/Golden Toll/)
    await page.getByRole('button', { name: 'Search “golden”' }).press('Enter')
    await expect(input(page)).toHaveValue('golden')

    // Down goes to the first answer, right to the next, Enter opens it.
    await input(page).fill('brass lantern')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const second = results(page).nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? ''
    )
    const href = (await second.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
    expect(await keptBy(page)).toEqual(keptBefore)
  })

  test('fills a phone, filters by chips, and remembers with consent what it may forget [D21]', async ({
    page,
    context,
    house
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await hasAnswered(context, house.url, AGREED_TO_PREFERENCES)
    await page.goto('/en/')
    const door = page.getByRole('navigation').getByRole('link', { name: 'Search' })
    await door.click()
    await expect(page).toHaveURL(/\/en\/$/)
    const box = await dialog(page).boundingBox()
    expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([390, 844])
    expect(await accessibilityFaults(page)).toEqual([])

    await input(page).fill('halcyn')
    await expect(dialog(page).getByRole('link', { name: /^Halcyon Reels/ })).toBeVisible()
    const all = await status(page).textContent()
    await page.getByRole('button', { name: /^Free spins/ }).click()
    await expect(status(page)).not.toHaveText(all ?? '')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    expect(await accessibilityFaults(page)).toEqual([])

    await results(page).first().click()
    await page.waitForURL('**/games/**')
    await page.goBack()
    await page.keyboard.press('Control+k')
    await input(page).fill('koi')
    await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove halcyn' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('keeps its own page in step with the address, and Back comes back to it [SITE-43]', async ({
    page
  }) => {
    await page.goto('/en/game-search/?q=koi+twn')
    await expect(results(page)).toHaveAccessibleName(/Twin Koi/)
    const field = page.locator('#q')
    await expect(field).toHaveValue('koi twn')
    await field.fill('free spins')
    await page.getByRole('button', { name: /^Halcyon Reels/ }).click()
    await expect(page).toHaveURL(/\?q=free\+spins&studio=halcyon-reels$/)
    const count = await status(page).textContent()
    await results(page).first().click()
    await page.waitForURL('**/games/**')
    await page.goBack()
    await expect(status(page)).toHaveText(count ?? '')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove filters' }).click()
    await field.fill('')
    await expect(page).toHaveURL(/\/game-search\/$/)
    await expect(page.locator('[data-found] li')).not.toHaveCount(0)
  })

  test('finds games of further files, and those that came after the build [D21]', async ({
    page
  }) => {
    await page.route('**/search/en.json', async route => {
      const response = await route.fetch()
      const file = await response.json()
      // As if the build had known neither of the two, and had put one studio in a file of its own.
      const games = file.games.filter(
        ([, slug, studio]: [string, string, number]) =>
          slug !== 'grand-wheel' && file.studios[studio][0] !== 'pixelmoor'
      )
      const further = file.games.filter(
        ([, , studio]: [string, string, number]) => file.studios[studio][0] === 'pixelmoor'
      )
      await page.route('**/search/games-1.json', part => part.fulfill({ json: further }))
      await route.fulfill({ response, json: { ...file, version: 'old', games, further: 1 } })
    })
    await page.goto('/en/')
    await page.keyboard.press('Control+k')
    await input(page).fill('neon sevens')
    await expect(results(page).first()).toHaveAccessibleName(/Neon Sevens/)
    await input(page).fill('grand wheel')
    await expect(results(page).first()).toHaveAccessibleName(/Grand Wheel/)
    await expect(page.getByRole('button', { name: /^Mirador Live/ })).toBeVisible()
  })

  test('is one overlay of a session, and keeps to the favourites of the player [UI-01]', async ({
    page,
    newPlayer,
    signIn
  }) => {
    await page.goto('/en/login/?autoSignIn=1&redir=/en/games/twin-koi/')
    await signIn(page, await newPlayer())
    await page.waitForURL('**/en/games/twin-koi/**')
    const favourite = page.getByRole('button', { name: 'Favourite' })
    await favourite.click()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')

    // Keys belong to the game again, which has the focus.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Search/ })
      .click()
    const chip = page.getByRole('button', { name: /^Favourites/ })
    await chip.click()
    await expect(results(page)).toHaveAccessibleName(/Twin Koi/)
    await expect(dialog(page)).toHaveAttribute('data-overlay', /./)
    await expect(dialog(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the way to the search leads to its page, which lists every game [SITE-43]', async ({
    page
  }) => {
    await page.goto('/en/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Search/ })
      .click()
    await page.locator('#q').fill('koi')
    await page.locator('#q').press('Enter')
    await expect(page).toHaveURL(/\/en\/game-search\/\?q=koi$/)
    await expect.poll(() => page.locator('[data-found] a').count()).toBeGreaterThan(100)
  })
})
