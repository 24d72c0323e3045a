import type { Page } from '@playwright/test'

import { expect, test } from './support.ts'

const INSTANCES = '**/v1/thrillpots/instances/source/house-jackpot/brand/*'
const FAULT = /Failed to load resource/

const MOMENT = '2026-11-28T12:00:00Z'

interface Service {
  /** What the pots hold from now on; undefined for a service that is down. */
  holds(values: Readonly<Record<string, unknown>> | undefined): void
  asked(): number
  /** What was asked that is not the same for everybody. */
  personal(): readonly string[]
}

/** The service as far as visitors ask it, over a clock that stands still until it is moved. */
async function serve(page: Page, first: Readonly<Record<string, unknown>>): Promise<Service> {
  let values: Readonly<Record<string, unknown>> | undefined = first
  let count = 0
  const personal: string[] = []
  await page.clock.install({ time: MOMENT })
  await page.route(INSTANCES, route => {
    count += 1
    const request = route.request()
    if (new URL(request.url()).search !== '' || request.headers()['authorization'])
      personal.push(request.url())
    if (!values) return route.abort()
    const pots = Object.entries(values).map(([id, current_value]) => ({ id, current_value }))
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ id: 'three-pots', pots }]
    })
  })
  return {
    holds(next) {
      values = next
    },
    asked: () => count,
    personal: () => personal
  }
}

const FIRST = { minor: '61.08', major: 1000.005, mega: '25013.379' }

const potsOn = (page: Page) => page.locator('[data-touch="pots"]')
const figure = (page: Page, pot: string) => potsOn(page).locator(`[data-pot="${pot}"]`)
const oldNote = (page: Page) => potsOn(page).getByText('The line to the pots is down')

/** Goes to the page's top, and waits until the browser has told all who watch that the pots are out of sight. */
const lookAway = (page: Page) =>
  potsOn(page).evaluate(
    pots =>
      new Promise<void>(done => {
        const sight = new IntersectionObserver(entries => {
          if (entries.at(-1)?.isIntersecting) return
          sight.disconnect()
          done()
        })
        sight.observe(pots)
        scrollTo({ top: 0, behavior: 'instant' })
      })
  )

for (const path of ['/en/', '/en/promotions/jackpots/'])
  test(`a visitor sees on ${path} what the pots hold, and that they move`, async ({ page }) => {
    const service = await serve(page, FIRST)
    await page.goto(path)
    await potsOn(page).scrollIntoViewIfNeeded()
    await expect(figure(page, 'mega')).toHaveText('€25,013.37')
    await expect(figure(page, 'major')).toHaveText('€1,000.00')
    await expect(figure(page, 'minor')).toHaveText('€61.08')
    await expect(oldNote(page)).toBeHidden()

    service.holds({ ...FIRST, mega: '25014.5', minor: 50 })
    await page.clock.runFor(5_000)
    await expect(figure(page, 'mega')).toHaveText('€25,014.50')
    await expect(figure(page, 'minor')).toHaveText('€50.00')
    expect(service.personal()).toEqual([])
  })

test('[JACK-32] a player sees the pots of the lobby in the currency they play in', async ({
  page,
  newPlayer,
  signIn
}) => {
  const player = await newPlayer({ country: 'NO' })
  await page.goto('/en/login/?autoSignIn=1&redir=/en/promotions/')
  await page.waitForURL(/\/realms\//)
  await signIn(page, player)
  await expect(page.locator('[data-wallet]')).toBeVisible()
  await page.route(INSTANCES, route =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ id: 'three-pots', pots: [{ id: 'mega', current_value: '1234.56' }] }]
    })
  )
  await page.route('**/v1/currencies', route =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { multipliers: { NOK: '11.5' } }
    })
  )
  await page.goto('/en/')
  await potsOn(page).scrollIntoViewIfNeeded()
  // J03 of the worked values: rounded down.
  await expect(figure(page, 'mega')).toHaveText(/14,197\.44/)
})

test('figures that are no longer told are said to be old, until they are told again', async ({
  page,
  quiet
}) => {
  quiet.allow(FAULT)
  const service = await serve(page, FIRST)
  await page.goto('/en/')
  await potsOn(page).scrollIntoViewIfNeeded()
  await expect(figure(page, 'mega')).toHaveText('€25,013.37')
  service.holds(undefined)
  await page.clock.runFor(12_000)
  await expect(oldNote(page)).toBeVisible()
  await expect(figure(page, 'mega')).toHaveText('€25,013.37')

  service.holds(FIRST)
  // The clock waits for each answer, as it would for people.
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(oldNote(page)).toBeHidden({ timeout: 500 })
  }).toPass()
})

test('pots that can not be asked show no figure, and say why', async ({ page, quiet }) => {
  quiet.allow(FAULT)
  const service = await serve(page, FIRST)
  service.holds(undefined)
  await page.goto('/en/')
  await potsOn(page).scrollIntoViewIfNeeded()
  await expect(oldNote(page)).toBeVisible()
  await expect(figure(page, 'mega')).toHaveText('')
})

test('a page that nobody looks at asks for no pots', async ({ page }) => {
  const service = await serve(page, FIRST)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/en/')
  await page.clock.runFor(10_000)
  expect(service.asked()).toBe(0)
  await potsOn(page).scrollIntoViewIfNeeded()
  await expect(figure(page, 'mega')).toHaveText('€25,013.37')
  await lookAway(page)
  await page.clock.runFor(5_000)
  const asked = service.asked()
  await page.clock.runFor(20_000)
  expect(service.asked()).toBeLessThanOrEqual(asked + 1)
})

test('a house without a jackpot service shows no pots', async ({ page }) => {
  await page.route('**/config.json', async route => {
    const answer = await route.fetch()
    const config = await answer.json()
    config.endpoints.jackpot = null
    await route.fulfill({ json: config })
  })
  await page.goto('/en/')
  await expect(potsOn(page)).toBeHidden()
})

/** What the service tells anybody who asks, rounded down to what a page shows. */
const told = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const { endpoints } = await (await fetch('/config.json')).json()
    const path = '/v1/thrillpots/instances/source/house-jackpot/brand/infiniza'
    const [instance] = await (await fetch(endpoints.jackpot + path)).json()
    const shown = (value: string) => {
      const [whole = '', digits = ''] = value.split('.')
      return `€${Number(whole).toLocaleString('en')}.${digits.padEnd(2, '0').slice(0, 2)}`
    }
    const pots: readonly { id: string; current_value: string }[] = instance.pots
    return Object.fromEntries(pots.map(({ id, current_value }) => [id, shown(current_value)]))
  })

test('the house’s own service tells everybody what its pots hold', async ({ page }) => {
  await page.goto('/en/')
  await potsOn(page).scrollIntoViewIfNeeded()
  const holds = await told(page)
  for (const pot of ['mega', 'major', 'minor']) {
    expect(holds[pot]).toMatch(/^€[1-9]/)
    await expect(figure(page, pot)).toHaveText(holds[pot] ?? '')
  }
  await expect(oldNote(page)).toBeHidden()
})
