import type { Page } from '@playwright/test'

import type { FlagName } from '#config/flags.ts'
import { OPERATORS } from '#config/operators.ts'
import { accessibilityFaults, enterAtRealm, expect, settled, test } from './support.ts'

type Flags = Readonly<Partial<Record<FlagName, string>>>

/** Sets flags as testers do, before a page is there, and notes what the first frame is marked with. */
const withFlags = (page: Page, flags: Flags) =>
  page.addInitScript(set => {
    for (const [name, value] of Object.entries(set)) localStorage.setItem(name, value)
    requestAnimationFrame(() => {
      const marks = { ...document.documentElement.dataset }
      Object.assign(window, { firstMarks: marks })
    })
  }, flags)

/** A page may have loaded before it has been drawn. */
const firstMarks = async (page: Page): Promise<Record<string, string>> => {
  const marks = await page.waitForFunction(() => Reflect.get(window, 'firstMarks'))
  return await marks.jsonValue()
}

const shifts = (page: Page) =>
  page.evaluate(() => {
    const seen = new PerformanceObserver(() => {})
    seen.observe({ type: 'layout-shift', buffered: true })
    return seen.takeRecords().length
  })

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const PRIMARY = '.bar .btn:not(.btn--quiet)'
const SECONDARY = '.bar .btn--quiet'

/** The style of a button of the header with a flag set, and how the page is without. */
async function buttons(page: Page, name: FlagName, values: readonly string[], selector: string) {
  await page.goto('/en/')
  const plain = await styleOf(page, selector, 'background-color')
  const styles: string[] = []
  for (const value of values) {
    await page.evaluate(([key, set]) => localStorage.setItem(key, set), [name, value] as const)
    await page.reload()
    styles.push(await styleOf(page, selector, 'background-color'))
  }
  return { plain, styles }
}

test.describe('a flag of local storage', () => {
  test('button_variant gives primary buttons another style, secondary, and primary as they are [CONS-13]', async ({
    page
  }) => {
    const { plain, styles } = await buttons(
      page,
      'button_variant',
      ['primary', 'secondary'],
      PRIMARY
    )
    expect(styles[0]).toBe(plain)
    expect(styles[1]).not.toBe(plain)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('button_variant2 gives secondary buttons another style, secondary2, and primary2 as they are [CONS-13]', async ({
    page
  }) => {
    const { plain, styles } = await buttons(
      page,
      'button_variant2',
      ['primary2', 'secondary2'],
      SECONDARY
    )
    expect(styles[0]).toBe(plain)
    expect(styles[1]).not.toBe(plain)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900]
  ] as const)
    test(`sga shows the bar of the Swedish authority from the first frame on, enabled, at ${width} px [CONS-13]`, async ({
      page
    }) => {
      await page.setViewportSize({ width, height })
      await withFlags(page, { sga: 'enabled' })
      await page.goto('/en/')
      const bar = page.getByRole('navigation', { name: 'Responsible play', exact: true })
      await expect(bar.getByRole('link')).toHaveText([
        'Limits',
        'Self-exclusion',
        'Responsible play'
      ])
      await expect(bar.getByRole('img', { name: /18/ })).toBeVisible()
      expect((await bar.boundingBox())?.y).toBe(0)
      expect(await firstMarks(page)).toMatchObject({ flagSga: 'enabled' })
      expect(await shifts(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
      await page.mouse.wheel(0, 1500)
      await expect(bar).toBeInViewport()

      await page.evaluate(() => localStorage.setItem('sga', 'disabled'))
      await page.addInitScript(() => localStorage.setItem('sga', 'disabled'))
      await page.reload()
      await settled(page)
      await expect(bar).toHaveCount(0)
    })

  for (const [theme, operator] of [
    ['theme1', 'Infiniza'],
    ['theme2', 'Elmst'],
    ['theme3', 'FortuneForge']
  ] as const)
    test(`theme paints the page in the colours of ${theme} from the first frame on [CONS-13] [THEM-01]`, async ({
      page
    }) => {
      await withFlags(page, { theme })
      await page.goto('/en/')
      const canvas = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--canvas').trim()
      )
      const plain = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
      expect(plain(canvas)).toBe(plain(OPERATORS[operator].colours.canvas))
      expect(await firstMarks(page)).toMatchObject({ theme })
      expect(await shifts(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
    })

  test('menu gives the lobby its menu in three ways [CONS-14]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const rail = page.locator('.rail')
    const chips = page.locator('.cats')
    await page.goto('/en/')
    const width = (await rail.boundingBox())?.width ?? 0
    const set = async (menu: string) => {
      await page.evaluate(value => localStorage.setItem('menu', value), menu)
      await page.reload()
    }
    await set('menu1')
    expect((await rail.boundingBox())?.width).toBe(width)
    await expect(chips).toBeHidden()

    await set('menu2')
    expect((await rail.boundingBox())?.width).toBeLessThan(width)
    await expect(rail.getByRole('link', { name: 'My rewards', exact: true })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])

    await set('menu3')
    await expect(chips.getByRole('link', { name: 'Slots', exact: true })).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Slots' })).toHaveCount(0)
    await expect(rail.getByRole('link', { name: 'My rewards', exact: true })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900]
  ] as const)
    test(`landing_registration shows the registration itself on the stage, iframe, at ${width} px [CONS-14]`, async ({
      page
    }) => {
      await page.setViewportSize({ width, height })
      await withFlags(page, { landing_registration: 'iframe' })
      await page.goto('/en/')
      const stage = page.getByRole('region', { name: 'Featured' })
      const frame = page.frameLocator('iframe.registration')
      await expect(
        frame.getByRole('heading', { level: 1, name: 'Open an account', exact: true })
      ).toBeVisible()
      await expect(stage.getByRole('link', { name: 'Open account', exact: true })).toHaveCount(0)
      await expect(frame.getByRole('banner')).toHaveCount(0)
      await expect(frame.getByRole('contentinfo')).toHaveCount(0)
      expect(await shifts(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])

      // What leads on from the frame leads on in the whole window.
      await frame.getByRole('button', { name: 'Open account', exact: true }).click()
      await page.waitForURL(/\/realms\//)
      await expect(page.locator('iframe')).toHaveCount(0)
    })

  test('landing_registration shows a button that leads there, button, and nobody else may frame the page [CONS-14]', async ({
    page
  }) => {
    await withFlags(page, { landing_registration: 'button' })
    await page.goto('/en/')
    await settled(page)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page
      .getByRole('region', { name: 'Featured' })
      .getByRole('link', { name: 'Open account', exact: true })
      .click()
    await page.waitForURL('**/en/register/')
    const answer = await page.request.get('/en/register/')
    expect(answer.headers()['content-security-policy']).toMatch(/frame-ancestors 'self';/)
  })

  test('that is out of range is as the first, with one line of the log each [CONS-15]', async ({
    page,
    quiet
  }) => {
    quiet.allow(/The flag \w+ has none of/)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en/')
    const plain = {
      primary: await styleOf(page, PRIMARY, 'background-color'),
      canvas: await styleOf(page, 'html', 'background-color')
    }
    await withFlags(page, {
      button_variant: 'tertiary',
      sga: 'x',
      theme: 'theme9',
      menu: 'menu9',
      landing_registration: ''
    })
    await page.reload()
    await settled(page)
    expect(await firstMarks(page)).toMatchObject({
      flagButtonVariant: 'primary',
      flagSga: 'disabled',
      flagMenu: 'menu1',
      flagLandingRegistration: 'button',
      theme: 'theme1'
    })
    expect({
      primary: await styleOf(page, PRIMARY, 'background-color'),
      canvas: await styleOf(page, 'html', 'background-color')
    }).toEqual(plain)
    await expect(page.locator('.authority, iframe')).toHaveCount(0)
    await expect(page.locator('.cats')).toBeHidden()
    expect(said).toHaveLength(5)
  })

  test('that nobody has set costs no request [CONS-13]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/en/')
    await settled(page)
    expect(asked.filter(url => /\/flags\./.test(url))).toEqual([])
    await page.evaluate(() => localStorage.setItem('menu', 'menu2'))
    await page.reload()
    await settled(page)
    expect(asked.filter(url => /\/flags\./.test(url))).toHaveLength(1)
  })

  test('holds on pages that are swapped in [CONS-13] [CONS-14]', async ({
    page,
    house,
    newPlayer
  }) => {
    await withFlags(page, { sga: 'enabled', theme: 'theme2', landing_registration: 'iframe' })
    await enterAtRealm(page, house, await newPlayer(), '/en/promotions/')
    await page.evaluate(() => Object.assign(window, { marked: true }))
    await page.getByRole('banner').getByRole('link', { name: 'Infiniza' }).click()
    await page.waitForURL('**/en/')
    await expect(
      page.getByRole('navigation', { name: 'Responsible play', exact: true })
    ).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme2')
    await expect(page.locator('iframe.registration')).toHaveCount(0)
    expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  })
})
