import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import {
  accessibilityFaults,
  accountButton,
  enter,
  expect,
  hasAnswered,
  SESSION_ENDED,
  settled,
  test
} from './support.ts'

const SESSIONS = '/en/profile/session-history/'
/** Minutes; the platform takes a sign-in for fresh for ten. */
const LONG_AGO = 11

/** The same player in another browser. */
async function elsewhere(
  browser: Browser,
  house: House,
  quiet: { watch(page: Page): void; allow(message: RegExp): void },
  player: SandboxPlayer
): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url })
  await hasAnswered(context, house.url)
  const page = await context.newPage()
  quiet.watch(page)
  quiet.allow(SESSION_ENDED)
  await enter(page, player, '/en/promotions/')
  return page
}

const others = (page: Page) => page.getByRole('button', { name: /^Sign out there/ })

test.describe('devices', () => {
  test.beforeEach(async ({ house }) => {
    await house.sandbox('/visitor-country', { country: 'NZ' })
  })
  test.afterEach(async ({ house }) => {
    await house.sandbox('/visitor-country', {})
  })

  for (const width of [390, 1440])
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('are signed out from afar, and told why [SESS-16] [SESS-17]', async ({
        page,
        browser,
        house,
        quiet,
        newPlayer
      }) => {
        const player = await newPlayer({ country: 'NZ' })
        await enter(page, player, SESSIONS)
        await expect(page.getByText('This device', { exact: true })).toBeVisible()
        await expect(others(page)).toHaveCount(0)
        const other = await elsewhere(browser, house, quiet, player)
        await page.reload()
        await settled(page)
        await others(page).click()
        const dialog = page.getByRole('alertdialog', { name: /^Sign out of/ })
        await expect(dialog).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(others(page)).toBeFocused()

        await page.keyboard.press('Enter')
        await dialog.getByRole('button', { name: 'Sign out there' }).click()
        await other.waitForURL('**/en/login/?logoutReason=SESSION_EXPIRED')
        await expect(other.getByRole('main').getByText('Your session has ended')).toBeVisible()
        await expect(others(page)).toHaveCount(0)
        await expect(
          page.getByRole('region', { name: 'Earlier', exact: true }).getByRole('listitem')
        ).toHaveCount(1)
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download as CSV' }).press('Enter')
        const [head, ...rows] = (await readFile(await (await saved).path(), 'utf8'))
          .trim()
          .split('\r\n')
        expect(head).toBe('Began (UTC),Ended (UTC),Device,Network,Way in')
        expect(rows).toHaveLength(2)
        expect(await accessibilityFaults(page)).toEqual([])
        await other.context().close()
      })
    })

  test('show at once that a session ended elsewhere, and end all others together', async ({
    page,
    browser,
    house,
    quiet,
    newPlayer
  }) => {
    const player = await newPlayer({ country: 'NZ' })
    const one = await elsewhere(browser, house, quiet, player)
    const two = await elsewhere(browser, house, quiet, player)
    const three = await elsewhere(browser, house, quiet, player)
    await enter(page, player, SESSIONS)
    await expect(others(page)).toHaveCount(3)

    await accountButton(three).click()
    await three.getByRole('button', { name: 'Sign out', exact: true }).click()
    await three.waitForURL(/\/en\/login\//)
    await expect(others(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere else' })
      .click()
    await one.waitForURL(/\/en\/login\//)
    await two.waitForURL(/\/en\/login\//)
    await expect(others(page)).toHaveCount(0)
    for (const other of [one, two, three]) await other.context().close()
  })

  test('are signed out with the password when the sign-in was long ago', async ({
    page,
    browser,
    house,
    quiet,
    newPlayer
  }) => {
    const player = await newPlayer({ country: 'NZ' })
    const one = await elsewhere(browser, house, quiet, player)
    const two = await elsewhere(browser, house, quiet, player)
    await enter(page, player, SESSIONS)
    await expect(others(page)).toHaveCount(2)
    await house.sandbox('/clock', { minutes: LONG_AGO })
    await page.getByRole('button', { name: 'Sign out everywhere else', exact: true }).press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere but here?' })
    const confirm = dialog.getByRole('button', { name: 'Sign out everywhere else', exact: true })
    await confirm.press('Enter')
    const field = dialog.getByLabel('Your password', { exact: true })
    await expect(field).toBeFocused()
    await field.fill('not this one')
    await field.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('That is not your password.')
    await expect(field).toHaveValue('')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(others(page)).toHaveCount(2)

    await page.getByRole('button', { name: 'Sign out everywhere else', exact: true }).press('Enter')
    await confirm.press('Enter')
    await field.fill(player.password)
    await field.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(others(page)).toHaveCount(0)
    await one.waitForURL('**/en/login/?logoutReason=SESSION_EXPIRED')
    await two.waitForURL('**/en/login/?logoutReason=SESSION_EXPIRED')
    for (const other of [one, two]) await other.context().close()
  })

  test('get a passkey by name in the profile, and lose it again', async ({ page, newPlayer }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true
      }
    })
    await enter(page, await newPlayer({ country: 'NZ' }), '/en/profile/')
    await expect(page.getByText('You have none yet.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Name', { exact: true }).fill('Work laptop')
    await page.getByLabel('Name', { exact: true }).press('Enter')
    const row = page.getByRole('listitem').filter({ hasText: 'Work laptop' })
    await expect(row).toContainText('Not used yet')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await settled(page)
    await row.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByText('You have none yet.', { exact: true })).toBeVisible()
  })

  test('are asked for the password before a passkey when the sign-in was long ago', async ({
    page,
    house,
    newPlayer
  }) => {
    const player = await newPlayer({ country: 'NZ' })
    await enter(page, player, '/en/profile/')
    await house.sandbox('/clock', { minutes: LONG_AGO })
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await page.getByLabel('Your password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('not your password')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
