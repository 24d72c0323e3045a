/** How many games a slice of a row or list brings. */
export const SLICE = 10
const LAST_INDEX = 2

/** A row holds three slices at the most; who wants more opens its list. */
export const isLastSlice = (index: number, hasNextPage: boolean): boolean =>
  index >= LAST_INDEX || !hasNextPage

/** What a studio's page shows at once: the spotlight, and the beginning of the list below it. */
export const SPOTLIGHT = 10
export const STUDIO_FIRST = 2 * SPOTLIGHT

/** How many games a list shows at first, and how many each press on "more" brings. */
export const MORE = 30
