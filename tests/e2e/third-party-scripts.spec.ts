import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openPartyPage, servePartyPage } from '#tests/support/party-page.ts'
import type { ScriptRequest } from '#third-parties/load-script.ts'
import { type House, openHouse } from './house.ts'
import { type OtherParty, openOtherParty } from './other-party.ts'
import { test as base, expect } from './policy.ts'

const COUNTS = 'self.runs = (self.runs ?? 0) + 1'

interface Street {
  readonly house: House
  readonly party: OtherParty
}

const test = base.extend<{ heard: string[] }, { street: Street }>({
  street: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const party = await openOtherParty()
      const file = join(tmpdir(), `scripts-${process.pid}.json`)
      const parties = {
        scripts: [{ name: 'polls', url: `${party.origin}/polls.js`, category: 'marketing' }],
        fonts: [`${party.origin}/face.css`]
      }
      writeFileSync(file, JSON.stringify(parties))
      const house = await openHouse({ LOBBY_THIRD_PARTIES: file })
      await use({ house, party })
      await house.close()
      await party.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],

  /** What the house says on the console; the browser says more of what does not come. */
  heard: async ({ page }, use) => {
    const heard: string[] = []
    page.on('console', message => message.type() === 'warning' && heard.push(message.text()))
    page.on('pageerror', error => heard.push(`error: ${error.message}`))
    await use(heard)
  }
})

test.beforeEach(async ({ page, street: { house, party } }) => {
  party.send('/polls.js', COUNTS)
  party.send('/face.css', 'h1 { letter-spacing: 3px }')
  await servePartyPage(page, house.url)
  await page.clock.install()
  await openPartyPage(page, house.url)
})

const load = (page: Page, request: ScriptRequest) =>
  page.evaluate(asked => window.parties.load(asked), request)
const stateOf = (page: Page, index: number) =>
  page.evaluate(which => window.parties.stateOf(which), index)
const runs = (page: Page) => page.evaluate(() => Reflect.get(window, 'runs'))
const elements = (page: Page) => page.locator('script[src*="polls.js"]')
const answer = (page: Page, ...categories: readonly 'marketing'[]) =>
  page.evaluate(given => window.parties.answer(given), categories)

test.describe('a script of another party', () => {
  test('that fails is taken out of the page and flagged, after two more turns, in one line [CONS-32]', async ({
    page,
    heard,
    street: { party }
  }) => {
    party.send('/polls.js', 500)
    const script = await load(page, { name: 'polls', url: `${party.origin}/polls.js` })
    await expect.poll(() => party.asked('/polls.js')).toBe(1)
    await expect(elements(page)).toHaveCount(0)
    expect(await stateOf(page, script)).toBe('loading')
    await page.clock.runFor(1000)
    await expect.poll(() => party.asked('/polls.js')).toBe(2)
    await expect(elements(page)).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect.poll(() => stateOf(page, script)).toBe('errored')
    await expect(elements(page)).toHaveCount(0)
    expect(party.asked('/polls.js')).toBe(3)
    expect(heard).toEqual([`polls did not load from ${party.origin}/polls.js`])
  })

  test('that comes at the second turn is there, and nothing is told', async ({
    page,
    heard,
    street: { party }
  }) => {
    party.send('/polls.js', 503, COUNTS)
    const script = await load(page, { name: 'polls', url: `${party.origin}/polls.js` })
    await expect.poll(() => party.asked('/polls.js')).toBe(1)
    await expect(elements(page)).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect.poll(() => stateOf(page, script)).toBe('loaded')
    expect(await runs(page)).toBe(1)
    expect(heard).toEqual([])
  })

  test('that does not come in time is given up, and does not run when it comes after all [CONS-32]', async ({
    page,
    heard,
    street: { party }
  }) => {
    party.send('/polls.js', { held: COUNTS })
    const url = `${party.origin}/polls.js`
    const script = await load(page, { name: 'polls', url, retries: 0 })
    await expect.poll(() => party.asked('/polls.js')).toBe(1)
    await page.clock.runFor(5_000)
    expect(await stateOf(page, script)).toBe('loading')
    await page.clock.runFor(5_000)
    await expect.poll(() => stateOf(page, script)).toBe('errored')
    await expect(elements(page)).toHaveCount(0)

    const late = page.waitForEvent('requestfinished', request => request.url() === url)
    party.letGo()
    await late
    // What the page asks for after it has run after it.
    party.send('/after.js', 'self.isAfter = true')
    await load(page, { name: 'after', url: `${party.origin}/after.js` })
    await page.waitForFunction(() => 'isAfter' in window)
    expect(await runs(page)).toBeUndefined()
    expect(heard).toHaveLength(1)
  })

  test('is one element by its name, however often it is asked for', async ({
    page,
    street: { party }
  }) => {
    const request = { name: 'polls', url: `${party.origin}/polls.js` }
    const [first] = [await load(page, request), await load(page, request)]
    await expect.poll(() => stateOf(page, first)).toBe('loaded')
    await load(page, request)
    await expect(elements(page)).toHaveCount(1)
    expect([party.asked('/polls.js'), await runs(page)]).toEqual([1, 1])
  })

  test('that is taken out can come again', async ({ page, street: { party } }) => {
    const request = { name: 'polls', url: `${party.origin}/polls.js` }
    const first = await load(page, request)
    await expect.poll(() => stateOf(page, first)).toBe('loaded')
    await page.evaluate(which => window.parties.remove(which), first)
    await expect(elements(page)).toHaveCount(0)
    const second = await load(page, request)
    await expect.poll(() => stateOf(page, second)).toBe('loaded')
    expect(await runs(page)).toBe(2)
  })

  test('with a hash runs as it was hashed and not otherwise', async ({
    page,
    heard,
    street: { party }
  }) => {
    const integrity = `sha384-${createHash('sha384').update(COUNTS).digest('base64')}`
    const request = { url: `${party.origin}/polls.js`, integrity, retries: 0 }
    const right = await load(page, { ...request, name: 'right' })
    await expect.poll(() => stateOf(page, right)).toBe('loaded')

    party.send('/polls.js', `${COUNTS};self.isStolen = true`)
    const wrong = await load(page, { ...request, name: 'wrong', url: `${request.url}?2` })
    await expect.poll(() => stateOf(page, wrong)).toBe('errored')
    expect(await page.evaluate(() => 'isStolen' in window)).toBe(false)
    expect(heard).toEqual([`wrong did not load from ${request.url}?2`])
  })

  test('of an origin that nobody named is kept out by the policy', async ({
    page,
    heard,
    refused
  }) => {
    const script = await load(page, {
      name: 'stranger',
      url: 'http://127.0.0.2:9/s.js',
      retries: 0
    })
    await expect.poll(() => stateOf(page, script)).toBe('errored')
    expect(heard).toEqual(['stranger did not load from http://127.0.0.2:9/s.js'])
    expect(refused.splice(0)).toEqual([expect.stringContaining('http://127.0.0.2:9/s.js')])
  })
})

test.describe('what a configuration adds', () => {
  test('comes once its category is agreed to, and not before [CONS-31]', async ({
    page,
    street: { party }
  }) => {
    const parties = () => [party.asked('/polls.js'), party.asked('/face.css')]
    await page.evaluate(() => window.parties.startFurther())
    await answer(page)
    expect(parties()).toEqual([0, 0])

    await answer(page, 'marketing')
    await expect.poll(() => runs(page)).toBe(1)
    await expect(page.locator('h1')).toHaveCSS('letter-spacing', 'normal')
    expect(parties()).toEqual([1, 0])
  })

  test('is a typeface with the consent for what has no category, and without it no more [CONS-31]', async ({
    page,
    street: { party }
  }) => {
    await page.evaluate(() => window.parties.answer(['uncategorized']))
    await page.evaluate(() => window.parties.startFurther())
    await expect(page.locator(`link[href="${party.origin}/face.css"]`)).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCSS('letter-spacing', '3px')
    await answer(page)
    await expect(page.locator('h1')).toHaveCSS('letter-spacing', 'normal')
  })

  test('ends with a page that is loaded anew when its consent is taken back [L109]', async ({
    page
  }) => {
    await answer(page, 'marketing')
    await page.evaluate(() => window.parties.startFurther())
    await expect.poll(() => runs(page)).toBe(1)
    const loaded = page.waitForEvent('load')
    await answer(page)
    await loaded
    await page.evaluate(() => window.parties.startFurther())
    expect(await runs(page)).toBeUndefined()
    await expect(elements(page)).toHaveCount(0)
  })
})
