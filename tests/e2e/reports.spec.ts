import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'

import { signInAtRealm } from '#tests/support/session-tabs.ts'
import { type House, openHouse, type SandboxPlayer } from './house.ts'
import { type OtherParty, openOtherParty } from './other-party.ts'
import { GOOD, LYING, THROWING } from './played-reporters.ts'
import { test as base, expect } from './policy.ts'
import { hasAnswered } from './support.ts'

interface Houses {
  readonly house: House
  /** One that names another party's script for its reports, and that party. */
  readonly scripted: { readonly house: House; readonly party: OtherParty }
}

const test = base.extend<object, Houses>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const house = await openHouse()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],

  scripted: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const party = await openOtherParty()
      const file = join(tmpdir(), `reports-${process.pid}.json`)
      const dsn = `${party.origin.replace('://', '://key@')}/1`
      writeFileSync(
        file,
        JSON.stringify({ reports: dsn, reportsScript: { url: `${party.origin}/reporter.js` } })
      )
      const house = await openHouse({ LOBBY_THIRD_PARTIES: file })
      await use({ house, party })
      await house.close()
      await party.close()
    },
    { scope: 'worker', timeout: 120_000 }
  ],

  baseURL: async ({ house }, use) => use(house.url)
})

interface Reports {
  readonly errors: readonly {
    readonly message: string
    readonly code: string | null
    readonly page: string | null
    readonly release: string | null
    readonly traceId: string | null
    readonly count: number
  }[]
  readonly loads: readonly {
    readonly page: string
    readonly traceId: string | null
    readonly vitals: Readonly<Record<string, number>>
  }[]
}

const ID = /^[\da-f]{32}$/
const MODULES = /\/touch-(reports|reporter|traces)\./

/** The modules for reports that a page has asked for. */
function watchModules(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', request => {
    const [, name] = MODULES.exec(request.url()) ?? []
    if (name !== undefined) asked.push(name)
  })
  return asked
}

function watchLog(page: Page): readonly string[] {
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  return lines
}

/** Throws in the page where nobody catches it. */
const throwIn = (page: Page, message: string) =>
  page.evaluate(text => {
    setTimeout(() => {
      throw new TypeError(text)
    })
  }, message)

const notReported = (lines: readonly string[]) =>
  lines.filter(line => line.startsWith('Errors are not reported'))

test('an error of a page comes to the console, with its code and trace and nothing personal', async ({
  page,
  house
}) => {
  const asked = watchModules(page)
  await hasAnswered(page.context(), house.url)
  await page.goto('/en/?token=secret-1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])

  await throwIn(page, 'No 25.00 EUR for aino@example.com')
  const find = async (text: string) => {
    const { errors } = await house.sandbox<Reports>('/reports')
    return errors.find(({ message }) => message.includes(text))
  }
  await expect.poll(() => find('No [amount] for [mail]')).toBeTruthy()
  expect(await find('No [amount]')).toEqual({
    message: 'TypeError: No [amount] for [mail]',
    code: 'Uncaught',
    page: `${house.url}/en/`,
    release: expect.stringMatching(/^infiniza@/),
    traceId: expect.stringMatching(ID),
    at: expect.any(String),
    count: 1
  })
  // The house may hear of it before the browser tells of what it has asked for.
  await expect.poll(() => asked).toEqual(['reports', 'reporter'])

  await page.evaluate(() => void Promise.reject(new Error('Nobody waits')))
  await expect.poll(() => find('Nobody waits')).toMatchObject({ code: 'UnhandledRejection' })
  await page.evaluate(() =>
    dispatchEvent(
      new CustomEvent('lobby:report', {
        detail: { message: '[GraphQL] Unheard', code: 'Unheard', traceId: 'a'.repeat(32) }
      })
    )
  )
  await expect
    .poll(() => find('[GraphQL] Unheard'))
    .toMatchObject({ code: 'Unheard', traceId: 'a'.repeat(32) })
  expect(
    await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  ).toEqual([[], []])
})

test('a page that fails over and over reports each failure once, and ten at most', async ({
  page,
  house
}) => {
  const posts: string[] = []
  page.on('request', request => {
    if (request.url().includes('/envelope/')) posts.push(request.postData() ?? '')
  })
  await page.goto('/en/')
  await page.evaluate(() => {
    for (let turn = 0; turn < 5; turn += 1)
      for (let count = 0; count < 3; count += 1)
        dispatchEvent(new CustomEvent('lobby:report', { detail: { message: `Again ${count}` } }))
    for (let count = 0; count < 40; count += 1)
      dispatchEvent(new CustomEvent('lobby:report', { detail: { message: `More ${count}` } }))
  })
  // Of twenty that are heard three are news among the first fifteen, and all of the last five.
  await expect
    .poll(async () => {
      const { errors } = await house.sandbox<Reports>('/reports')
      return errors.filter(({ message }) => /^Error: (Again|More) /.test(message)).length
    })
    .toBe(8)
  await expect.poll(() => posts.length).toBe(8)
})

test('where nobody is configured nothing is loaded and nobody is told [CONS-31]', async ({
  page,
  house
}) => {
  // So that the question for consent does not ask for the same list.
  await hasAnswered(page.context(), house.url)
  const asked = watchModules(page)
  const posts: string[] = []
  page.on('request', request => {
    if (request.url().includes('/envelope/')) posts.push(request.url())
  })
  await page.route('**/third-parties.json', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), reports: null } })
  })
  await page.goto('/en/')
  const told = page.waitForResponse('**/third-parties.json')
  await throwIn(page, 'Nobody hears')
  await (await told).finished()
  // What would follow that answer has begun by the time that another has come.
  await page.evaluate(async () => (await fetch('/third-parties.json')).json())
  expect(asked).toEqual(['reports'])
  expect(posts).toEqual([])
})

test('a host for errors that is not there is one line in the log, and the page works', async ({
  page,
  house
}) => {
  await hasAnswered(page.context(), house.url)
  const log = watchLog(page)
  await page.route('**/api/1/envelope/**', route => route.abort())
  await page.goto('/en/')
  await throwIn(page, 'first')
  await expect.poll(() => notReported(log)).toHaveLength(1)
  const again = page.waitForEvent('requestfailed', request => request.url().includes('/envelope/'))
  await throwIn(page, 'second')
  await again
  await page.getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await page.waitForURL('**/en/promotions/')
  expect(notReported(log)).toHaveLength(1)
})

test('the code for it being blocked, the page works', async ({ page, house }) => {
  await hasAnswered(page.context(), house.url)
  await page.route(/touch-report/, route => route.abort())
  await page.goto('/en/')
  const failed = page.waitForEvent('requestfailed', request => /touch-report/.test(request.url()))
  await throwIn(page, 'unheard')
  await failed
  await page.getByRole('link', { name: 'Promotions', exact: true }).first().click()
  await page.waitForURL('**/en/promotions/')
})

test.describe('a script that the configuration names', () => {
  test('is loaded when something goes wrong, and set up with half of the traces [CONS-31] [CONS-33]', async ({
    page,
    scripted: { house, party }
  }) => {
    party.send('/reporter.js', GOOD)
    await page.goto(`${house.url}/en/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(party.asked('/reporter.js')).toBe(0)
    await throwIn(page, 'Broken')
    const reported = () => page.evaluate(() => window.reported ?? [])
    await expect.poll(async () => (await reported()).length).toBe(2)
    expect(await reported()).toEqual([
      'rate 0.5',
      expect.objectContaining({ message: 'TypeError: Broken', tags: { code: 'Uncaught' } })
    ])
    expect(JSON.stringify(await reported())).not.toContain('p1')
    await expect(page.locator(`script[src="${party.origin}/reporter.js"]`)).toHaveCount(1)
  })

  test('that does not come, lies or throws is one line in the log, and the page works [CONS-32]', async ({
    page,
    scripted: { house, party }
  }) => {
    for (const answer of [404, LYING, THROWING]) {
      party.send('/reporter.js', answer)
      const tab = await page.context().newPage()
      const log = watchLog(tab)
      await tab.goto(`${house.url}/en/`)
      await throwIn(tab, 'first')
      await throwIn(tab, 'second')
      await expect.poll(() => notReported(log)).toHaveLength(1)
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      await tab.close()
    }
  })
})

test.describe('how a page comes up', () => {
  /** The answer of a person who lets visits be counted, and the chance by which a load is recorded. */
  async function visit(page: Page, chance: number) {
    await page.addInitScript(fixed => {
      Math.random = () => fixed
      sessionStorage.setItem('consent', 'necessary analytics')
      document.addEventListener('lobby:event', event => {
        if (event instanceof CustomEvent && event.detail.name === 'web_vital')
          document.documentElement.dataset['vital'] = ''
      })
    }, chance)
    await page.goto('/en/')
    await expect(page.locator('html[data-vital]')).toHaveCount(1)
  }

  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })

  test('is reported with its figures by half of those that agreed, under the trace of its calls [CONS-33]', async ({
    page,
    house
  }) => {
    await visit(page, 0.25)
    const loads = async () => (await house.sandbox<Reports>('/reports')).loads
    await expect
      .poll(async () => {
        await hide(page)
        return (await loads()).length
      })
      .toBe(1)
    const [load] = await loads()
    expect(load).toMatchObject({
      page: '/en/',
      traceId: await page.evaluate(() => globalThis.pageTrace?.id)
    })
    expect(Object.keys(load?.vitals ?? {})).toEqual(expect.arrayContaining(['fcp', 'ttfb']))
  })

  test('is not reported by the other half', async ({ page }) => {
    const asked = watchModules(page)
    await visit(page, 0.75)
    expect(asked).toEqual([])
    expect(await page.evaluate(() => globalThis.pageTrace?.isSampled)).toBe(false)
  })

  test('is not reported without that consent', async ({ page }) => {
    const asked = watchModules(page)
    await page.addInitScript(() => {
      Math.random = () => 0.25
      sessionStorage.setItem('consent', 'necessary preferences marketing')
    })
    await page.goto('/en/')
    const counters = page.waitForResponse(/touch-measure/)
    await counters
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect(asked).toEqual([])
  })
})

test('a press is followed from the page to the log of the platform', async ({ page, house }) => {
  const player = await house.sandbox<SandboxPlayer>('/players', { country: 'FI' })
  const asked: string[] = []
  const answered: string[] = []
  const traceOf = (request: Request) =>
    new URL(request.url()).pathname.endsWith('/graphql') && request.method() === 'POST'
      ? [request.headers()['traceparent'] ?? 'none']
      : []
  page.on('request', request => asked.push(...traceOf(request)))
  // Only what was answered is in the log: leaving the page breaks off the rest.
  page.on('requestfinished', request => answered.push(...traceOf(request)))
  await hasAnswered(page.context(), house.url)
  await signInAtRealm(page, house.url, player)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  const form = /^00-([\da-f]{32})-([\da-f]{16})-0[01]$/
  for (const trace of asked) expect(trace).toMatch(form)

  const idOf = (trace: string) => form.exec(trace)?.[1] ?? ''
  const before = new Set(asked.map(idOf))
  await page.locator('button', { hasText: 'Deposit' }).first().click()
  const ofPress = () => answered.map(idOf).find(id => !before.has(id))
  await expect.poll(ofPress).toBeDefined()
  const pressed = ofPress() ?? ''
  const steps = asked.map(trace => form.exec(trace)?.[2])
  expect(new Set(steps).size).toBe(steps.length)

  await page.goto(`/sandbox/errors/?trace=${pressed.slice(0, 8)}`)
  await expect(page.locator('#lines li').first()).toContainText('an operation was answered')
})
