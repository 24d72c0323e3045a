import { drawResultsOf } from '#islands/sports/figures/results.ts'

/** Draws the events that are over on a page of results. */
export const touch = (root: Element): void => drawResultsOf(root)
