import { type Beside, drawMatchOf } from '#islands/sports/match.ts'

/** Draws the match that the address of a page names, and what stands beside its markets later. */
export const touch = (root: Element, beside: Beside): void => drawMatchOf(root, beside)
