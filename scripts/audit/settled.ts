import type { Page } from '@playwright/test'

/** Every island that this page hydrates has done so: a press before that would be lost. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('astro-island[ssr]')]
    // Islands that wait for a session, or for a pick on the slip, may wait for ever.
    const begun = {
      session: /(?:^|; )sessionInfo=/.test(document.cookie),
      slip: document.cookie.includes('sportsCoupon=')
    }
    return waiting.every(island => {
      const client = island.getAttribute('client')
      return (client === 'session' && !begun.session) || (client === 'slip' && !begun.slip)
    })
  })
}
