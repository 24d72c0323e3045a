import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const TARGET_SIZE = 'target-size'
/** On a page where something begins to move for ever, what was found last is told. */
const MOST_LOOKS = 5

/** What moves has come to its place and its letters are there; what goes round for ever goes on. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            Number.isFinite(effect?.getComputedTiming().endTime)
        )
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })
}

/**
 * What lies below a bar of the page because the page was scrolled there is no smaller for it; only
 * a target that is covered wherever the page is scrolled to is at fault.
 */
async function isCoveredEverywhere(page: Page, target: string): Promise<boolean> {
  const left = await page.evaluate(() => [scrollX, scrollY] as const)
  await page
    .locator(target)
    .evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page })
    .include(target)
    .withRules([TARGET_SIZE])
    .analyze()
  await page.evaluate(([x, y]) => scrollTo({ left: x, top: y, behavior: 'instant' }), left)
  return violations.length > 0
}

/** Counts what begins to move from now on. */
const countMoves = (page: Page) =>
  page.evaluateHandle(() => {
    const moves = { count: 0 }
    for (const kind of ['animationstart', 'transitionrun'])
      document.addEventListener(kind, () => {
        moves.count += 1
      })
    return moves
  })

/** What axe finds while nothing begins to move: what comes late fades in, and is pale until it has. */
async function violationsAtRest(page: Page) {
  for (let look = 1; ; look += 1) {
    await atRest(page)
    const moves = await countMoves(page)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    const hasMoved = (await moves.evaluate(({ count }) => count)) > 0
    if (violations.length === 0 || !hasMoved || look === MOST_LOOKS) return violations
  }
}

/** What axe finds on the page as it stands, frames with it: a line a rule with the places it is broken at. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  const violations = await violationsAtRest(page)
  const faults: string[] = []
  for (const { id, nodes } of violations) {
    const targets: string[] = []
    for (const { target } of nodes) {
      const [only, ...deeper] = target
      const canScrollOut = id === TARGET_SIZE && typeof only === 'string' && deeper.length === 0
      if (!canScrollOut || (await isCoveredEverywhere(page, only))) targets.push(String(target))
    }
    if (targets.length > 0) faults.push(`${id}: ${targets.join(', ')}`)
  }
  return faults
}
