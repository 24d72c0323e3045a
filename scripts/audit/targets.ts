import type { Page } from '@playwright/test'

export interface SmallTarget {
  readonly where: string
  readonly width: number
  readonly height: number
  readonly least: number
}

const LEAST = 24
const LEAST_FOR_MONEY = 44
const TARGETS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]'
const MONEY =
  'form:has([inputmode="decimal"]) button, [inputmode="decimal"], :is(a[href$="/deposit/"], a[href$="/withdraw/"]):not(footer *)'

interface Wanted {
  readonly targets: string
  readonly money: string
  readonly least: number
  readonly leastForMoney: number
}

/** Runs in the page: what can be pressed and is smaller than a finger needs. */
function measure({ targets, money, least, leastForMoney }: Wanted): SmallTarget[] {
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      node => node instanceof Text && /\p{Letter}/u.test(node.data)
    )
  // A field is pressed by the label around it as well.
  const areaOf = (element: Element) =>
    element.closest('label') ??
    (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
      ? (element.labels?.[0] ?? element)
      : element)
  const pathOf = (element: Element) => {
    const { localName, className, parentElement } = element
    const own = `${localName}.${String(className).trim().replaceAll(/\s+/g, '.')}`.replace(
      /\.$/,
      ''
    )
    return `${parentElement?.closest('[class]')?.className ?? ''} > ${own}`
  }
  return [...document.querySelectorAll(targets)].flatMap(element => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (element.closest('[inert], .vh') || isInText(element)) return []
    const { width, height } = areaOf(element).getBoundingClientRect()
    if (width <= 1 || height <= 1) return []
    const needed = element.matches(money) ? leastForMoney : least
    if (Math.min(width, height) >= needed - 0.5) return []
    const where = `${pathOf(element)} "${element.textContent.trim().slice(0, 24)}"`
    return [{ where, width: Math.round(width), height: Math.round(height), least: needed }]
  })
}

/** What can be pressed on the page and is smaller than 24 px, or than 44 where it moves money. */
export const smallTargets = (page: Page): Promise<readonly SmallTarget[]> =>
  page.evaluate(measure, {
    targets: TARGETS,
    money: MONEY,
    least: LEAST,
    leastForMoney: LEAST_FOR_MONEY
  })
