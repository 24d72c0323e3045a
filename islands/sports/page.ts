import { drawFeatured } from './featured.ts'
import { drawList } from './list.ts'
import { offerFormats } from './odds.ts'
import { offerPicks } from './picks.ts'
import { viewOf } from './view.ts'

/** What a page of sports loads only where it needs it. */
export interface SportsParts {
  slip(): Promise<(button: Element) => void>
  match(): Promise<(root: Element) => void>
  odds(): Promise<(from: Element) => void>
}

const drawn = new WeakSet<Element>()

async function draw(root: HTMLElement, { match, odds }: SportsParts): Promise<void> {
  const [view] = await Promise.all([viewOf(root), offerFormats(root, odds)])
  for (const place of root.querySelectorAll<HTMLElement>('[data-live]')) drawList(place, view)
  for (const place of root.querySelectorAll<HTMLElement>('[data-featured]'))
    drawFeatured(place, view)
  if (root.querySelector('[data-match]')) (await match())(root)
}

/** Draws the live places of a page of sports, once, and offers their prices to the slip. */
export async function drawPage(root: Element, parts: SportsParts): Promise<void> {
  if (drawn.has(root) || !(root instanceof HTMLElement)) return
  drawn.add(root)
  offerPicks(root, parts.slip)
  try {
    await draw(root, parts)
  } catch (error) {
    drawn.delete(root)
    throw error
  }
}
