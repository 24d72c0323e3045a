import type { Page } from '@playwright/test'

/** Every island that this page hydrates has done so: a press before that would be lost. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('astro-island[ssr]')]
    const session = /(?:^|; )sessionInfo=/.test(document.cookie)
    return waiting.every(island => island.getAttribute('client') === 'session' && !session)
  })
}
