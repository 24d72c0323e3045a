import { GAMES } from '#config/catalogue/rows.ts'
import { expect, test } from './support.ts'

const PAGES = [
  '/en/',
  '/en/terms-and-conditions/',
  '/en/responsible-play/',
  '/en/games/',
  '/en/slots/',
  '/en/game-studio/',
  '/en/jackpot/',
  '/en/promotions/'
]
/** They have pots or questions, which load what moves them when they are seen. */
const WITH_SCRIPTS = ['/en/', '/en/jackpot/', '/en/responsible-play/']
const WIDTHS = [390, 768, 1024, 1440, 1920]

const isScript = (url: string) => /\.m?js(\?|$)/.test(url)

test.describe('pages for a visitor', () => {
  test('ask for no script and run without any', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script' || isScript(request.url()))
        scripts.push(request.url())
    })
    for (const path of PAGES.filter(each => !WITH_SCRIPTS.includes(each)))
      await page.goto(path, { waitUntil: 'load' })
    expect(scripts).toEqual([])
  })

  test('carry no style attribute and one sheet, within the page or beside it', async ({
    request
  }) => {
    for (const path of PAGES) {
      const html = await (await request.get(path)).text()
      expect(html, path).not.toMatch(/\sstyle="/)
      expect(html.match(/<style>|<link rel="stylesheet"/g), path).toHaveLength(1)
    }
  })

  for (const width of WIDTHS)
    test(`fit ${width} px without sideways scrolling`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of PAGES) {
        await page.goto(path)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, path).toBeLessThanOrEqual(width)
      }
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the lobby shows its games and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('main a[href^="/en/games/"]').count()).toBeGreaterThan(30)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

test.describe('the terms', () => {
  test('have a table of contents that leads to each section', async ({ page }) => {
    await page.goto('/en/terms-and-conditions/')
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect(await links.count()).toBeGreaterThan(8)
    await links.filter({ hasText: 'Complaints' }).click()
    await expect(page).toHaveURL(/#complaints$/)
    await expect(page.getByRole('heading', { name: /^Complaints/ })).toBeInViewport()
  })

  test('leave nothing of the frame on paper', async ({ page }) => {
    await page.goto('/en/terms-and-conditions/')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
})

test.describe('content blocks', () => {
  test('[ENT-67] [ENT-65] each of the nine kinds is drawn, and its action is a link', async ({
    page
  }) => {
    await page.goto('/en/internal/blocks/')
    const examples = page.locator('section', { hasText: /^\s*examples/ })
    await expect(examples.locator('.blocks__one')).toHaveCount(9)
    for (const section of await examples.locator('.blocks__one').all()) {
      await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1)
      await expect(section.getByRole('link').first()).toBeVisible()
    }
    await expect(examples.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/en/deposit/'
    )
    await expect(examples.getByRole('link', { name: 'Gambling Therapy' })).toHaveAttribute(
      'rel',
      'noopener'
    )
  })

  test('a campaign’s one call to action takes along where the visitor came from', async ({
    page
  }) => {
    await page.goto('/en/campaign/play-for-fun/?utm_source=mail&aff=7')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${GAMES.length} games to try for free`
    )
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Open an account' })
    ).toHaveAttribute('href', /\/en\/register\/\?utm_source=mail&aff=7$/)
  })
})
