import { chromium, type Page } from '@playwright/test'
import { newPlayer } from '#tests/support/house-player.ts'
import { signInAtRealm } from '#tests/support/session-tabs.ts'
import type { Stack } from '#tests/support/stack.ts'
import { browserPath } from './browser-path.ts'
import type { Door } from './redirect-doors.ts'

/** Pages that lead a player on to the address in `redir`. */
const PAGES = ['login', 'register', 'login-handler', 'redirection-handler'] as const
const LEADS_WITHIN_MS = 10_000

/** Whether a page that was led on asked anybody else for a page, or ran what it was given. */
async function leads(page: Page, site: string, name: string, vector: string) {
  const { origin } = new URL(site)
  const strays: string[] = []
  const watch = (request: { isNavigationRequest(): boolean; url(): string }) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== origin)
      strays.push(request.url())
  }
  const ran = (dialog: { dismiss(): Promise<void> }) => {
    strays.push('a script of the address')
    return dialog.dismiss()
  }
  page.on('request', watch)
  page.on('dialog', ran)
  await page.goto(`${site}/en/${name}/?redir=${encodeURIComponent(vector)}`)
  await page
    .waitForURL(url => url.pathname !== `/en/${name}/`, {
      timeout: LEADS_WITHIN_MS,
      waitUntil: 'commit'
    })
    // A page that leads nowhere is no way out either.
    .catch(() => undefined)
  const url = page.url()
  if (!url.startsWith(`${origin}/`)) strays.push(url)
  page.off('request', watch)
  page.off('dialog', ran)
  return strays.length > 0 ? `${vector} led to ${strays.join(', ')}` : undefined
}

/** Runs with the pages of a signed-in player as doors; whatever is not of this machine is not there. */
export async function withRedirectPages<Found>(
  { config, url }: Stack,
  run: (doors: Readonly<Record<string, Door>>) => Promise<Found>
): Promise<Found> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ locale: 'en-GB' })
    await context.route(
      ({ hostname }) => hostname.endsWith('evil.example'),
      route => route.abort()
    )
    const page = await context.newPage()
    await signInAtRealm(page, url, await newPlayer(config))
    return await run(
      Object.fromEntries(
        PAGES.map(name => [`the page ${name}`, vector => leads(page, url, name, vector)])
      )
    )
  } finally {
    await browser.close()
  }
}
