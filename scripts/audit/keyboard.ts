import type { Page } from '@playwright/test'

import { painted } from './painted.ts'

const LONGEST_WALK = 600
/** The ring that the house draws: 2 px. */
const RING = 2

interface Stop {
  readonly name: string
  readonly isFrame: boolean
  readonly faults: readonly string[]
}

declare global {
  var lastStop: Element | undefined
}

/** Runs in the page: where the focus stands, and what is wrong with it there. */
function stop(ring: number): Stop | undefined {
  const active = document.activeElement
  if (!active || active === document.body) return undefined
  const ringed = (element: Element | null) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= ring
  }
  const { left, top, right, bottom, width, height } = active.getBoundingClientRect()
  const isSeen = [0.5, 0.1, 0.9].some(part => {
    const x = Math.min(Math.max(left + width * part, left), right - 1)
    const shown = document.elementFromPoint(
      x,
      Math.max(0, top) / 2 + Math.min(bottom, innerHeight) / 2
    )
    return shown !== null && (active.contains(shown) || shown.contains(active))
  })
  const last = globalThis.lastStop
  const isBehind =
    last !== undefined &&
    (last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) === 0
  globalThis.lastStop = active
  // Where it is not the element that has the ring, a mark of its scroller has.
  const isItself = active.matches(':focus-visible')
  const isFrame = active instanceof HTMLIFrameElement
  const parents = [active, active.parentElement, active.closest('label, form, fieldset')]
  const text = active.getAttribute('aria-label') ?? active.textContent
  return {
    name: `${active.localName} "${text.trim().slice(0, 30)}"`,
    isFrame,
    faults: [
      ...(isFrame || !isItself || parents.some(ringed) ? [] : ['shows no ring']),
      ...(isSeen && height > 0 ? [] : ['is not seen']),
      ...(isBehind && isItself && last !== active ? ['comes out of order'] : [])
    ]
  }
}

/** Walks a page with the tab key to its end: every stop is seen, ringed, in order, and none is a trap. */
export async function walkByKeyboard(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  // What glides into view is not there yet when it is looked for.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    globalThis.lastStop = undefined
  })
  for (let step = 0; step < LONGEST_WALK; step++) {
    await page.keyboard.press('Tab')
    await painted(page)
    const at = await page.evaluate(stop, RING)
    if (at === undefined) return step === 0 ? ['nothing can be focused'] : faults
    faults.push(...at.faults.map(fault => `${at.name} ${fault}`))
  }
  return [...faults, `no end after ${LONGEST_WALK} stops`]
}
