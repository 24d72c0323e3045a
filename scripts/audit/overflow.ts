import type { Page } from '@playwright/test'

import { painted } from './painted.ts'

/** 1,280 px at 400 %, as WCAG 1.4.10 has it. */
const ZOOMED = { width: 320, height: 256 }

/** The parts of the page that stick out of a window of 320 px, where nothing should scroll sideways. */
export async function overflowAtFourfold(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(ZOOMED)
  // What is placed by a script follows its window a frame later.
  await painted(page)
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const sticksOut = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1
    }
    const scrolls = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true
      return false
    }
    const out = [...document.body.querySelectorAll('*')].filter(
      element => element.checkVisibility() && sticksOut(element) && !scrolls(element)
    )
    const names = out
      .filter(element => !out.includes(element.parentElement ?? document.body))
      .map(({ localName, className }) => `${localName}.${String(className)}`)
    return scrollWidth > clientWidth || names.length > 0 ? [`${scrollWidth} px`, ...names] : []
  })
  if (before) await page.setViewportSize(before)
  return wide
}
