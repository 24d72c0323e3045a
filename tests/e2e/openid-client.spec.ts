import type { Page } from '@playwright/test'

import { bundle } from '#tests/support/browser-bundle.ts'
import { inPageScript } from '../../src/integrations/in-page-scripts.ts'
import type {} from '../support/pages/openid-client.ts'
import { openProvider } from './played-provider.ts'
import { expect, test } from './policy.ts'

interface Asked {
  outcome?: string
  features?: string
  ends?: number
}

declare global {
  interface Window {
    asked: Asked
  }
}

let provider: Awaited<ReturnType<typeof openProvider>>
let script = ''
let tellAddress = ''

test.beforeAll(async () => {
  script = await bundle(new URL('../support/pages/openid-client.ts', import.meta.url))
  tellAddress = await inPageScript('tell-address')
})

test.beforeEach(async ({ page }) => {
  provider = await openProvider(script, tellAddress)
  await page.addInitScript(() => {
    window.asked = {}
  })
  await page.goto(provider.url)
})

test.afterEach(() => provider.close())

/** Time stands still in the page until the test lets it go on. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

const begin = (page: Page, what: 'renew' | 'signInInPopup') =>
  page.evaluate(method => {
    window.identity[method]({ locale: 'en' }).then(
      () => {
        window.asked.outcome = 'done'
      },
      (thrown: Error) => {
        window.asked.outcome = thrown.message
      }
    )
  }, what)

const outcome = (page: Page) => page.evaluate(() => window.asked.outcome)

const query = (page: Page) =>
  page.evaluate(() => window.identity.querySession().catch((thrown: Error) => thrown.message))

async function signIn(page: Page): Promise<void> {
  await begin(page, 'signInInPopup')
  await expect.poll(() => outcome(page)).toBe('done')
}

const storedToken = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>(resolve => {
      const request = indexedDB.open('identity')
      request.onsuccess = () => resolve(request.result)
    })
    const values = await new Promise<string[]>(resolve => {
      const request = database.transaction('entries').objectStore('entries').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return values.map(value => JSON.parse(value)['access_token']).find(Boolean)
  })

test.describe('a window of its own', () => {
  test('signs in and closes, 640 px high [SESS-69]', async ({ page }) => {
    await page.evaluate(() => {
      const { open } = window
      window.open = (url, target, features) => {
        window.asked.features = features ?? ''
        return open(url, target, features)
      }
    })
    const popup = page.waitForEvent('popup')
    await signIn(page)
    await expect.poll(async () => (await popup).isClosed()).toBe(true)
    expect(await page.evaluate(() => window.asked.features?.split(','))).toContain('height=640')
    expect(provider.visits[0]!.get('display')).toBe('popup')
    await expect.poll(() => storedToken(page)).toBe('access-token-1')
  })

  test('comes back from a page of another origin, though that costs it its opener', async ({
    page
  }) => {
    provider.behave({ kind: 'show' })
    // Without its opener the window looks closed from here, and the next look would say so.
    await holdTime(page)
    const popup = page.waitForEvent('popup')
    await begin(page, 'signInInPopup')
    await (await popup).getByRole('link', { name: 'Sign in' }).click()
    await expect.poll(() => outcome(page)).toBe('done')
  })

  test('that the player closes is noticed at the next 500 ms [SESS-57] [SESS-70]', async ({
    page
  }) => {
    provider.behave({ kind: 'show' })
    await holdTime(page)
    const opened = page.waitForEvent('popup')
    await begin(page, 'signInInPopup')
    const popup = await opened
    await popup.waitForURL(`${provider.realm}/auth?**`)
    await page.clock.runFor(500)
    expect(await outcome(page)).toBeUndefined()
    await popup.close()
    await page.clock.runFor(499)
    expect(await outcome(page)).toBeUndefined()
    await page.clock.runFor(1)
    await expect.poll(() => outcome(page)).toBe('Popup closed by user')
  })

  test('that the browser does not open is told [SESS-58]', async ({ page }) => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await begin(page, 'signInInPopup')
    await expect.poll(() => outcome(page)).toBe('Popup blocked by user')
  })

  test('tells what the provider refused', async ({ page }) => {
    provider.behave({ kind: 'refuse', error: 'access_denied' })
    await begin(page, 'signInInPopup')
    await expect.poll(() => outcome(page)).toBe('access_denied')
  })
})

test.describe('a hidden frame', () => {
  test('renews where there is no refresh token, and goes', async ({ page }) => {
    await signIn(page)
    await begin(page, 'renew')
    await expect.poll(() => storedToken(page)).toBe('access-token-2')
    expect(provider.visits[1]!.get('prompt')).toBe('none')
    expect(provider.visits[1]!.get('redirect_uri')).toMatch(/\/silent-renew\/$/)
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('is not used where there is a refresh token', async ({ page }) => {
    provider.giveRefreshToken('refresh-token-1')
    await signIn(page)
    await page.evaluate(() => {
      delete window.asked.outcome
    })
    await begin(page, 'renew')
    await expect.poll(() => outcome(page)).toBe('done')
    expect(provider.visits).toHaveLength(1)
  })

  test('is given up after 10 s [SESS-56] [SESS-68]', async ({ page }) => {
    await signIn(page)
    await page.reload()
    provider.behave({ kind: 'show' })
    await holdTime(page)
    await begin(page, 'renew')
    await expect.poll(() => provider.visits.length).toBe(2)
    await page.clock.runFor(9999)
    expect(await outcome(page)).toBeUndefined()
    await page.clock.runFor(1)
    await expect.poll(() => outcome(page)).toBe('IFrame timed out without a response')
  })

  for (const error of [
    'login_required',
    'consent_required',
    'interaction_required',
    'account_selection_required'
  ])
    test(`finds nobody where the provider says ${error} [SESS-65]`, async ({ page }) => {
      provider.behave({ kind: 'refuse', error })
      expect(await query(page)).toEqual({ status: 'anonymous' })
    })

  test('finds who is signed in, and tells any other error [SESS-65]', async ({ page }) => {
    expect(await query(page)).toEqual({ status: 'player', subject: 'player-1', state: 'state-1' })
    provider.behave({ kind: 'refuse', error: 'server_error' })
    expect(await query(page)).toBe('server_error')
  })
})

test.describe('the frame of the provider that compares sessions', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page)
    await holdTime(page)
    await page.evaluate(async () => {
      window.asked.ends = 0
      await window.identity.watchSession(() => {
        window.asked.ends = (window.asked.ends ?? 0) + 1
      })
    })
  })

  const frameOf = (page: Page) => {
    const frame = page.frame({ url: `${provider.realm}/check` })
    if (!frame) throw new Error('the provider’s frame is not there')
    return frame
  }

  const heard = (page: Page) =>
    frameOf(page).evaluate(() => Reflect.get(window, 'heard') as readonly string[])

  const change = (page: Page, state: string) =>
    frameOf(page).evaluate(next => void Reflect.set(window, 'state', next), state)

  test('is asked every 2 s [SESS-71]', async ({ page }) => {
    await expect.poll(async () => (await heard(page)).length).toBe(1)
    await page.clock.runFor(1999)
    expect(await heard(page)).toHaveLength(1)
    await page.clock.runFor(1)
    await expect.poll(async () => (await heard(page)).length).toBe(2)
    await page.clock.runFor(2000)
    await expect.poll(async () => (await heard(page)).length).toBe(3)
    expect(new Set(await heard(page))).toEqual(new Set(['lobby state-1']))
  })

  test('tells of the end where nobody is signed in any more, once [SESS-71]', async ({ page }) => {
    provider.behave({ kind: 'refuse', error: 'login_required' })
    await change(page, 'state-2')
    await page.clock.runFor(2000)
    await expect.poll(() => page.evaluate(() => window.asked.ends)).toBe(1)
    await page.clock.runFor(10_000)
    expect(await page.evaluate(() => window.asked.ends)).toBe(1)
  })

  test('tells of the end where another player is signed in [SESS-71]', async ({ page }) => {
    provider.behave({ kind: 'answer', subject: 'player-2' })
    await change(page, 'state-2')
    await page.clock.runFor(2000)
    await expect.poll(() => page.evaluate(() => window.asked.ends)).toBe(1)
  })

  test('goes on with the new state where the same player’s session has only changed it', async ({
    page
  }) => {
    provider.behave({ kind: 'answer', state: 'state-2' })
    await change(page, 'state-2')
    await page.clock.runFor(2000)
    await expect.poll(async () => (await heard(page)).at(-1)).toBe('lobby state-2')
    await page.clock.runFor(10_000)
    expect(provider.visits).toHaveLength(2)
    expect((await heard(page)).slice(-5)).toEqual(Array(5).fill('lobby state-2'))
    expect(await page.evaluate(() => window.asked.ends)).toBe(0)
  })

  test('is left alone where it calls every state changed', async ({ page }) => {
    await change(page, 'state-2')
    await page.clock.runFor(2000)
    await expect.poll(() => provider.visits.length).toBe(2)
    await page.clock.runFor(20_000)
    expect(provider.visits).toHaveLength(2)
    expect(await page.evaluate(() => window.asked.ends)).toBe(0)
  })
})
