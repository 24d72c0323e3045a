import type { Page } from '@playwright/test'

import { bundle } from './browser-bundle.ts'
import type {} from './pages/third-parties.ts'

const PATH = '/en/parties/'

let script: Promise<string> | undefined

/** Adds a page to the site of a house, under the site's own policy, which lets others in by their door. */
export async function servePartyPage(page: Page, url: string): Promise<void> {
  // A page that a test gives has come from no network, and would be kept from one of this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: url })
  script ??= bundle(new URL('./pages/third-parties.ts', import.meta.url))
  const body = await script
  const home = await page.request.get(`${url}/en/`)
  const policy = home.headers()['content-security-policy'] ?? ''
  await page.route(`${url}${PATH}page.js`, route =>
    route.fulfill({ contentType: 'text/javascript', body })
  )
  await page.route(`${url}${PATH}`, route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title><h1>page</h1><script src="page.js"></script></html>'
    })
  )
}

export const openPartyPage = (page: Page, url: string) => page.goto(`${url}${PATH}`)
