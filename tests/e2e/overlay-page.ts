import type { Page } from '@playwright/test'

import { bundleWithStyles } from '#tests/support/browser-bundle.ts'
import type {} from '#tests/support/pages/overlays.tsx'

/** Gives a page of a visitor the overlays that a session has, to be opened by hand. */
export async function withOverlays(page: Page, path: string): Promise<void> {
  const { script, styles } = await made()
  await page.route('**/overlays-by-hand.*', route => {
    const isScript = route.request().url().endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/css',
      body: isScript ? script : styles
    })
  })
  await page.route('/icons.svg', route => route.fulfill({ path: 'islands/ui/icons.svg' }))
  await page.goto(path)
  await page.addStyleTag({ url: '/overlays-by-hand.css' })
  await page.addScriptTag({ url: '/overlays-by-hand.js' })
  await page.waitForFunction(() => 'overlays' in window)
}

let making: ReturnType<typeof bundleWithStyles> | undefined

const made = () => {
  making ??= bundleWithStyles(new URL('../support/pages/overlays.tsx', import.meta.url))
  return making
}
