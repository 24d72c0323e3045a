import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

import { type House, openHouse, type SandboxPlayer } from './house.ts'
import { type OtherParty, openOtherParty } from './other-party.ts'
import { PLAYED, type Played } from './played-trackers.ts'

const NAMES = Object.keys(PLAYED) as readonly Played[]
const IDS = {
  gaMeasurementId: 'G-1',
  gtmId: 'GTM-1',
  adformTrackingId: '42',
  fullStoryOrgId: 'o-1'
}
const pathOf = (name: Played) => `/${name}.js`

const test = base.extend<
  { quiet: string[]; tidy: undefined },
  { street: { readonly house: House; readonly party: OtherParty } }
>({
  street: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const party = await openOtherParty()
      const file = join(tmpdir(), `trackers-${process.pid}.json`)
      const addresses = NAMES.map(name => [name, party.origin + pathOf(name)])
      writeFileSync(
        file,
        JSON.stringify({ trackers: IDS, trackerAddresses: Object.fromEntries(addresses) })
      )
      const house = await openHouse({ LOBBY_THIRD_PARTIES: file })
      await use({ house, party })
      await house.close()
      await party.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],

  baseURL: async ({ street: { house } }, use) => use(house.url),

  tidy: [
    async ({ street: { party } }, use) => {
      for (const name of NAMES) party.send(pathOf(name), PLAYED[name])
      await use(undefined)
    },
    { auto: true }
  ],

  /** What the console says and what goes wrong in the page. */
  quiet: async ({ page }, use) => {
    const heard: string[] = []
    page.on('console', message => heard.push(message.text()))
    page.on('pageerror', error => heard.push(`error: ${error.message}`))
    await use(heard)
  }
})

/** The answer of a person, given or changed while the page stands. */
async function answer(page: Page, ...categories: readonly string[]): Promise<void> {
  await page.evaluate(
    words => {
      sessionStorage.setItem('consent', words)
      document.dispatchEvent(new Event('lobby:consent'))
      document.body.dataset['touch'] = 'measure'
      document.body.dispatchEvent(new Event('seen', { bubbles: true }))
    },
    ['necessary', ...categories].join(' ')
  )
}

const heard = (page: Page) => page.evaluate(() => window.heard ?? [])

const asked = (party: OtherParty) => NAMES.filter(name => party.asked(pathOf(name)) > 0)

test('no tracker loads without consent, and each once its category is agreed to [CONS-01] [CONS-02]', async ({
  page,
  street: { party },
  quiet
}) => {
  await page.goto('/en/')
  await answer(page, 'preferences', 'uncategorized')
  await page.goto('/en/jackpot/')
  await answer(page, 'preferences', 'uncategorized')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked(party)).toEqual([])

  await answer(page, 'preferences', 'uncategorized', 'marketing')
  await expect.poll(() => heard(page)).toEqual(['advertising en/jackpot'])
  expect(asked(party)).toEqual(['advertising'])

  await answer(page, 'analytics')
  await expect
    .poll(async () => (await heard(page)).toSorted())
    .toEqual(
      expect.arrayContaining(['analytics page_view', 'recording of o-1', 'tagManager page_view'])
    )
  expect(asked(party)).toEqual(NAMES)
  expect(quiet).toEqual([])
})

test('what was agreed to is taken back at once, and nothing more is told [CONS-02]', async ({
  page
}) => {
  await page.goto('/en/')
  await answer(page, 'analytics')
  await expect.poll(() => heard(page)).toContain('analytics page_view')
  await answer(page)
  const tell = () =>
    page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('lobby:event', { detail: { name: 'chat_open' } }))
    )
  await expect.poll(() => heard(page)).toContain('recording shutdown')
  const before = await heard(page)
  await tell()
  expect(await heard(page)).toEqual(before)

  await answer(page, 'analytics')
  await tell()
  await expect.poll(() => heard(page)).toContain('analytics chat_open')
  expect((await heard(page)).filter(entry => entry === 'analytics page_view')).toHaveLength(1)
})

test('a heartbeat is told at 600 s and at 1200 s [CONS-29]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/')
  await answer(page, 'analytics')
  await page.clock.runFor(1000)
  await expect.poll(() => heard(page)).toContain('analytics page_view')
  const beats = async () =>
    (await heard(page)).filter(entry => entry === 'analytics heartbeat').length
  await page.clock.runFor(598_000)
  expect(await beats()).toBe(0)
  await page.clock.runFor(2000)
  await expect.poll(beats).toBe(1)
  await page.clock.runFor(600_000)
  await expect.poll(beats).toBe(2)
})

test('a banner that is pressed, and what the page weighs, come to the stand of the sandbox', async ({
  page,
  street: { house }
}) => {
  await page.goto('/en/')
  await answer(page, 'analytics')
  await expect.poll(() => heard(page)).toContain('analytics page_view')
  await page.locator('.promo a').first().click()
  const told = async () => {
    const { events } = await house.sandbox<{ events: { name: string }[] }>('/events')
    return events.map(({ name }) => name)
  }
  await expect
    .poll(told)
    .toEqual(expect.arrayContaining(['banner_click', 'page_view', 'web_vital']))
})

test('a player is known by the id of the house, while there is a session [SESS-33]', async ({
  page,
  street: { house }
}) => {
  const player = await house.sandbox<SandboxPlayer>('/players', { country: 'FI' })
  await page.goto('/en/login/?autoSignIn=1')
  await page.locator('input[type="email"]').fill(player.email)
  await page.locator('input[type="password"]').fill(player.password)
  await page.locator('button[type="submit"]').first().click()
  await page.waitForURL('**/en/')
  await answer(page, 'analytics')
  await expect.poll(() => heard(page), { timeout: 20_000 }).toContain('analytics login')
  const layer = () =>
    page.evaluate(() =>
      JSON.stringify(
        (Reflect.get(window, 'dataLayer') as object[]).map(each => Object.values(each))
      )
    )
  await expect.poll(layer).toContain(player.playerId)
  expect(await layer()).not.toContain(player.email)
})

test.describe('scripts that do not do as they should', () => {
  const stands = async (page: Page) => {
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  test('a script that is blocked costs the page one line of the log', async ({
    page,
    street: { party },
    quiet
  }) => {
    await page.clock.install()
    for (const name of NAMES) party.send(pathOf(name), name === 'advertising' ? 404 : PLAYED[name])
    await page.goto('/en/')
    await answer(page, 'marketing')
    await expect.poll(() => party.asked(pathOf('advertising'))).toBe(1)
    const lines = () => quiet.filter(line => line.startsWith('advertising did not load'))
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return lines().length
      })
      .toBe(1)
    await expect(page.locator(`script[src*="${pathOf('advertising')}"]`)).toHaveCount(0)
    await stands(page)
  })

  test('a script that never comes holds nothing up', async ({ page, street: { party }, quiet }) => {
    for (const name of NAMES) party.send(pathOf(name), { held: PLAYED[name] })
    await page.goto('/en/')
    await answer(page, 'analytics', 'marketing')
    await expect.poll(() => asked(party)).toEqual(NAMES)
    await stands(page)
    expect(quiet).toEqual([])
    party.letGo()
  })

  test('a script that breaks what it was given breaks no page', async ({
    page,
    street: { party },
    quiet
  }) => {
    party.send(pathOf('analytics'), 'window.dataLayer.push = () => { throw new Error("a lie") }')
    party.send(pathOf('tagManager'), 'window.dataLayer = 7')
    party.send(pathOf('recording'), 'window.FS = { q: 1 }')
    await page.goto('/en/')
    await answer(page, 'analytics')
    await expect
      .poll(() =>
        ['analytics', 'tagManager', 'recording'].every(name => party.asked(`/${name}.js`))
      )
      .toBe(true)
    await page.evaluate(() => {
      for (let turn = 0; turn < 3; turn += 1)
        document.dispatchEvent(new CustomEvent('lobby:event', { detail: { name: 'chat_open' } }))
    })
    expect(quiet.filter(line => line.startsWith('error')).length).toBe(0)
    expect(quiet.length).toBeLessThanOrEqual(2)
    await stands(page)
  })
})
