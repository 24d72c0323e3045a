import { drawMatchOf } from '#islands/sports/match.ts'

/** Draws the match that the address of a page names. */
export const touch = (root: Element): void => drawMatchOf(root)
