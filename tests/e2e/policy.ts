import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test'

import { POLICY_NOTE } from './policy-note.ts'

export { expect } from '@playwright/test'

/** How the browser tells that a content policy has refused something, or that it cannot read one. */
const POLICY_SPOKE = /Content Security Policy/i

interface Watched {
  /** What content policies have refused so far, in any window of the test. */
  readonly refused: string[]
}

/**
 * What every browser test begins with: a test fails in which a content policy has refused something,
 * whichever window, frame or worker it was, and whatever else of the console the test allows.
 */
export const test = base.extend<Watched>({
  // What a page still asks for as it is closed is answered nowhere; that is no fault of the test.
  context: async ({ context }, use) => {
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },

  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  refused: [
    async ({ browser }, use, testInfo) => {
      const refused: string[] = []
      const hear = (message: ConsoleMessage) => {
        if (POLICY_SPOKE.test(message.text())) refused.push(message.text())
      }
      const watch = (context: BrowserContext) => context.on('console', hear)
      for (const context of browser.contexts()) watch(context)
      browser.on('context', watch)
      await use(refused)
      browser.off('context', watch)
      for (const context of browser.contexts()) context.off('console', hear)
      testInfo.annotations.push({ type: POLICY_NOTE, description: String(refused.length) })
      expect(refused, 'refused by a content policy').toEqual([])
    },
    { auto: true }
  ]
})
