import { pressStar } from '#islands/sports/stars-kept.ts'

/** Follows the favourites on a page of sports, and presses the star that it is handed. */
export const touch = (star: Element): void => void pressStar(star)
