import type { BrowserContext, Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

export interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

declare global {
  var layoutShifts: Shift[] | undefined
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const shifts: Shift[] = []
  globalThis.layoutShifts = shifts
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'something removed'
    const { localName, id, className } = element
    const name = id === '' ? `${localName}.${String(className).replaceAll(' ', '.')}` : `#${id}`
    return name.replace(/\.$/, '')
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Lets every page of the window keep the shifts of its layout from the first paint on. */
export const watchShifts = (window: BrowserContext | Page): Promise<unknown> =>
  window.addInitScript(observe)

/** What has moved on the page without a person having touched it. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => globalThis.layoutShifts ?? [])

/** Looks at a page as a reader does, to its end and back, so that what loads late has loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await painted()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await painted()
    await painted()
  })
}
