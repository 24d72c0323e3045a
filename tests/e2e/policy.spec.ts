import type { Frame, Page } from '@playwright/test'

import { enterAtRealm, expect, test } from './support.ts'

/** Puts a script into a page that its policy does not let run. */
const misbehave = (place: Frame | Page) =>
  place.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'self.hasRun = true'
    document.body.append(script)
    return Reflect.get(self, 'hasRun') === true
  })

test.describe('what a content policy refuses is heard', () => {
  test('in the window of a test, whatever the test allows', async ({ page, quiet, refused }) => {
    quiet.allow(/Content Security Policy/)
    await page.goto('/en/')
    expect(await misbehave(page)).toBe(false)
    await expect.poll(() => refused.length).toBe(1)
    refused.length = 0
  })

  test('in a window that the test opens by itself', async ({ browser, house, refused }) => {
    const other = await browser.newContext({ baseURL: house.url })
    const page = await other.newPage()
    await page.goto('/en/terms-and-conditions/')
    expect(await misbehave(page)).toBe(false)
    await expect.poll(() => refused.length).toBe(1)
    refused.length = 0
    await other.close()
  })

  test('in the frame of a game', async ({ page, house, newPlayer, quiet, refused }) => {
    quiet.allow(/Content Security Policy/)
    await enterAtRealm(page, house, await newPlayer(), '/en/games/pearl-drift/')
    await expect(page.locator('#game-iframe[data-ready="true"]')).toBeVisible()
    const frame = page.frame({ url: /\/play\// })
    expect(await misbehave(frame!)).toBe(false)
    await expect.poll(() => refused.length).toBe(1)
    refused.length = 0
  })
})
