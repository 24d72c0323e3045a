import { drawAside } from '#islands/sports/aside.ts'

/** Draws what stands beside the matches of a page of sports: figures, and favourites. */
export const touch = (root: Element): void => void drawAside(root)
