import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

import { accountButton, expect, SESSION_ENDED, settled, test } from './support.ts'

const storedUser = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const found: string[] = []
    for (const name of names) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>(resolve => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        found.push(...values.filter(value => typeof value === 'string'))
      }
      database.close()
    }
    const user = found.map(text => JSON.parse(text)).find(value => value?.access_token)
    return user ? Object.keys(user) : []
  })

test.describe('a session', () => {
  test.beforeEach(async ({ page, newPlayer, signIn }) => {
    await page.goto('/en/login/?autoSignIn=1&redir=/en/promotions/')
    await page.waitForURL(/\/realms\//)
    // A player of whom nothing is wanted: what tells of notices is loaded late, for whom it concerns.
    await signIn(page, await newPlayer({ kycStatus: 'Done' }))
    await page.waitForURL('**/en/promotions/')
    await settled(page)
    await expect(accountButton(page)).toBeVisible()
  })

  test('[ENT-22] keeps the user of the provider with tokens, expiry and profile', async ({
    page
  }) => {
    await expect
      .poll(() => storedUser(page))
      .toEqual(
        expect.arrayContaining([
          'id_token',
          'access_token',
          'refresh_token',
          'expires_at',
          'profile'
        ])
      )
  })

  test('ends in every tab when the player signs out in one', async ({ page, context, quiet }) => {
    quiet.allow(SESSION_ENDED)
    const other = await context.newPage()
    quiet.watch(other)
    await other.goto('/en/jackpot/')
    await settled(other)
    await expect(accountButton(other)).toBeVisible()

    await accountButton(page).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL(/\/en\/login\//)
    await other.waitForURL(/\/en\/login\//)
    await expect.poll(() => storedUser(page)).toEqual([])
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('sessionInfo')
  })

  test('opens the page again with nobody signed in after it has ended', async ({ page, quiet }) => {
    quiet.allow(SESSION_ENDED)
    await accountButton(page).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL(/\/en\/login\//)
    await page.goto('/en/promotions/')
    await expect(
      page.getByRole('banner').locator('a[href="/en/login/?autoSignIn=1"]')
    ).toBeVisible()
    await expect(accountButton(page)).toBeHidden()
  })

  test('loads no more than 80 kB of script before a page is there, and the rest when it has time', async ({
    page
  }) => {
    await page.goto('/en/promotions/')
    await settled(page)
    await expect(page.getByRole('banner').getByRole('status')).toContainText('€')
    const loaded = () =>
      page.evaluate(() => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const scripts = performance
          .getEntriesByType('resource')
          .filter((entry): entry is PerformanceResourceTiming => /\.js(\?|$)/.test(entry.name))
        const names = (isFirst: boolean) =>
          scripts
            .filter(({ startTime }) => startTime <= (page?.loadEventEnd ?? 0) === isFirst)
            .map(({ name }) => name)
        return { first: names(true), late: names(false) }
      })
    await expect.poll(async () => (await loaded()).late.length).toBeGreaterThan(0)
    // As Brotli, whichever way the host sends them.
    const sizes = (await loaded()).first.map(
      async name => brotliCompressSync(await (await page.request.get(name)).body()).length
    )
    const first = (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
    expect(first).toBeGreaterThan(50_000)
    expect(first).toBeLessThanOrEqual(81_920)
  })
})
