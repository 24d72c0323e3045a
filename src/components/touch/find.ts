import { openFinder } from '#islands/sports/finder.ts'

/** Makes the field of a page of sports find what is typed into it. */
export const touch = (root: Element): void => void openFinder(root)
