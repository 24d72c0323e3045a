import type { BrowserContext, Page } from '@playwright/test'

import { accessibilityFaults } from './axe.ts'
import { walkByKeyboard } from './keyboard.ts'
import { overflowAtFourfold } from './overflow.ts'
import { settled } from './settled.ts'
import { readThrough, shiftsOf } from './shifts.ts'
import { smallTargets } from './targets.ts'

export const CHECKS = [
  'axe',
  'shift',
  'console',
  'target',
  'overflow',
  'keyboard',
  'broken'
] as const

export interface Finding {
  readonly check: (typeof CHECKS)[number]
  readonly what: string
}

const PATIENCE_MS = 20_000
const QUIET_MS = 1_500

function listen(page: Page, heard: Finding[]): void {
  page.on('console', message =>
    heard.push({
      check: 'console',
      what: `${message.type()}: ${message.text()} ${message.location().url}`
    })
  )
  page.on('pageerror', error => heard.push({ check: 'console', what: error.message }))
}

/** A handler page leads on by itself; a feed may keep the line busy for ever. */
async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
  await settled(page)
}

async function look(
  page: Page,
  { isNarrow, isWalked }: { readonly isNarrow: boolean; readonly isWalked: boolean }
): Promise<readonly Finding[]> {
  await readThrough(page)
  // What waited to be seen has been.
  await settled(page)
  const shifts = await shiftsOf(page)
  const targets = await smallTargets(page)
  const faults = await accessibilityFaults(page)
  const overflow = isNarrow ? await overflowAtFourfold(page) : []
  const walked = isWalked ? await walkByKeyboard(page) : []
  return [
    ...faults.map(what => ({ check: 'axe', what }) as const),
    ...shifts.map(
      ({ value, moved }) =>
        ({ check: 'shift', what: `${value.toFixed(4)} ${moved.join(', ')}` }) as const
    ),
    ...targets.map(
      ({ where, width, height, least }) =>
        ({ check: 'target', what: `${width} × ${height}, not ${least}: ${where}` }) as const
    ),
    ...walked.map(what => ({ check: 'keyboard', what }) as const),
    ...(overflow.length > 0 ? [{ check: 'overflow', what: overflow.join(', ') } as const] : [])
  ]
}

/** Opens an address in a window of that width, and says all that is wrong with what is shown. */
export async function visit(
  window: BrowserContext,
  url: string,
  { width, isWalked }: { readonly width: number; readonly isWalked: boolean }
): Promise<readonly Finding[]> {
  const heard: Finding[] = []
  let page: Page | undefined
  try {
    page = await window.newPage()
    listen(page, heard)
    const isNarrow = width < 768
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 })
    await arrive(page, url)
    const seen = await look(page, { isNarrow, isWalked })
    return [...seen, ...heard]
  } catch (error) {
    const what = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return [{ check: 'broken', what }, ...heard]
  } finally {
    await page?.close()
  }
}
