import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'

import { watchRequests } from '../page-load.ts'

const PATIENCE_MS = 30_000

const INLINE = /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g

/** How many bytes the scripts are that a built page carries itself, pressed as well as can be. */
export function inlineScript(siteDir: string, path: string): number {
  const html = readFileSync(join(siteDir, path, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(INLINE)].map(([, script]) => script)
  return brotliCompressSync(scripts.join('\n')).length
}

export interface SessionScripts {
  /** Before the page was there, and afterwards, pressed. */
  readonly first: number
  readonly later: number
  /** Of those before the page was there, without folder and hash. */
  readonly names: readonly string[]
}

/** What a player's page loads of script until it shows the balance and its late parts have come. */
export async function sessionScripts(
  context: BrowserContext,
  url: string
): Promise<SessionScripts> {
  const page = await context.newPage()
  const lineIsQuiet = watchRequests(page)
  try {
    await page.goto(url)
    await page.locator('header [data-wallet]').filter({ hasText: /\d/ }).waitFor()
    await lineIsQuiet(PATIENCE_MS)
    return await page.evaluate(() => {
      const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => /\.js(\?|$)/.test(entry.name))
      const first = scripts.filter(({ startTime }) => startTime <= (whole?.loadEventEnd ?? 0))
      const sum = (list: readonly PerformanceResourceTiming[]) =>
        list.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0)
      return {
        first: sum(first),
        later: sum(scripts) - sum(first),
        names: first.map(({ name }) => new URL(name).pathname.replace(/.*\/|\..*/g, ''))
      }
    })
  } finally {
    await page.close()
  }
}
