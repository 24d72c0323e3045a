import { withOverlays } from './overlay-page.ts'
import { expect, test } from './support.ts'

const QUERY = `{ themeSettings { logo { url width height } logoDesktop { url width height } favicon16
  favicon32 appleTouchIcon googleFontsUrl fonts colours roundness } }`

interface Logo {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface Theme {
  readonly logo: Logo
  readonly logoDesktop: Logo
  readonly favicon16: string
  readonly favicon32: string
  readonly appleTouchIcon: string
  readonly googleFontsUrl: string | null
  readonly fonts: Readonly<Record<string, string>>
  readonly colours: Readonly<Record<string, string>>
  readonly roundness: Readonly<Record<string, string>>
}

test('the theme settings of the lobby drive what a page looks like [THEM-04]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const hosts = new Set<string>()
  const LOOK = ['document', 'font', 'image', 'stylesheet']
  page.on('request', request => {
    if (LOOK.includes(request.resourceType())) hosts.add(new URL(request.url()).host)
  })
  await page.goto('/en/')
  const answer = await page.request.post('/lobby/graphql', { data: { query: QUERY } })
  const { themeSettings: theme }: { themeSettings: Theme } = (await answer.json()).data

  const mark = await page.locator('header a svg').first().boundingBox()
  const { width, height } = theme.logoDesktop
  expect(mark).toMatchObject({ width, height })

  const icons = await page
    .locator('link[rel=icon][sizes], link[rel=apple-touch-icon]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(icons.toSorted()).toEqual(
    [theme.favicon16, theme.favicon32, theme.appleTouchIcon].toSorted()
  )
  for (const url of [...icons, theme.logo.url, theme.logoDesktop.url])
    expect((await page.request.get(url ?? '')).status()).toBe(200)

  const names = [
    ...Object.keys(theme.colours).map(role => `--${role}`),
    '--font-display',
    '--font-text',
    '--r-control'
  ]
  const values = await page.evaluate(all => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(all.map(name => [name, style.getPropertyValue(name)]))
  }, names)
  // A style sheet as it is served writes #aabbcc as #abc, and no quotes where none are needed.
  const plain = (value = '') => value.replace(/["\s]/g, '').replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  for (const [role, colour] of Object.entries(theme.colours))
    expect(plain(values[`--${role}`]), role).toBe(plain(colour))
  expect(plain(values['--font-display'])).toBe(plain(theme.fonts['display']))
  expect(plain(values['--font-text'])).toBe(plain(theme.fonts['text']))
  expect(values['--r-control']).toBe(theme.roundness['control'])

  // Typefaces come from the house itself.
  expect(theme.googleFontsUrl).toBeNull()
  expect([...hosts]).toEqual([new URL(page.url()).host])
  const family = theme.fonts['display']?.split(',')[0] ?? ''
  const loaded = await page.evaluate(
    async name => (await document.fonts.load(`1rem ${name}`)).length,
    family
  )
  expect(loaded).toBeGreaterThan(0)
})

test('a win rains in the colours of the theme settings [THEM-04]', async ({ page, quiet }) => {
  // The test itself reads the canvas back, again and again.
  quiet.allow(/willReadFrequently/)
  await withOverlays(page, '/en/responsible-play/')
  const answer = await page.request.post('/lobby/graphql', { data: { query: QUERY } })
  const { themeSettings: theme }: { themeSettings: Theme } = (await answer.json()).data
  await page.evaluate(
    () => void window.overlays.open('raffle-win', { minor: 1200n, currency: 'EUR', drop: 'hourly' })
  )
  const painted = () =>
    page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      const seen = new Set<string>()
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at + 3] === 255)
          seen.add(
            `#${[...pixels.slice(at, at + 3)].map(part => part.toString(16).padStart(2, '0')).join('')}`
          )
      return [...seen]
    })
  const { brand = '', accent = '' } = theme.colours
  await expect.poll(painted).toEqual(expect.arrayContaining([brand, accent]))

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(
    () => void window.overlays.open('raffle-win', { minor: 900n, currency: 'EUR', drop: 'daily' })
  )
  await expect(page.locator('dialog p[aria-hidden]')).toHaveText('€9.00')
  await expect(page.locator('dialog:modal').last().locator('canvas')).toHaveCount(0)
})
