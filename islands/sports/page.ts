import { drawFeatured } from './featured.ts'
import { drawList } from './list.ts'
import { offerFormats } from './odds.ts'
import { offerPicks } from './picks.ts'
import { offerStars } from './stars.ts'
import { viewOf } from './view.ts'

/** What a page of sports loads only where it needs it. */
export interface SportsParts {
  slip(): Promise<() => void>
  match(): Promise<(root: Element) => void>
  results(): Promise<(root: Element) => void>
  odds(): Promise<(from: Element) => void>
  /** What is a favourite, for a star or for a page that there may be some of. */
  stars(): Promise<(element: Element) => void>
  /** Figures and favourites, which stand beside the matches. */
  aside(): Promise<(root: Element) => void>
}

const drawn = new WeakSet<Element>()

async function draw(root: HTMLElement, { match, odds, results }: SportsParts): Promise<void> {
  const [view] = await Promise.all([viewOf(root), offerFormats(root, odds)])
  for (const place of root.querySelectorAll<HTMLElement>('[data-live]')) drawList(place, view)
  for (const place of root.querySelectorAll<HTMLElement>('[data-featured]'))
    drawFeatured(place, view)
  if (root.querySelector('[data-match]')) (await match())(root)
  if (root.querySelector('[data-results]')) (await results())(root)
}

/** Draws the live places of a page of sports, once, and offers their prices to the slip. */
export async function drawPage(root: Element, parts: SportsParts): Promise<void> {
  if (drawn.has(root) || !(root instanceof HTMLElement)) return
  drawn.add(root)
  offerPicks(root, parts.slip)
  offerStars(root, parts.stars)
  try {
    await draw(root, parts)
    const drawAside = await parts.aside()
    drawAside(root)
  } catch (error) {
    drawn.delete(root)
    throw error
  }
}
