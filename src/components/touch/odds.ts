import { chooseFormat } from '#islands/sports/odds-format.ts'

/** Has prices written as the reader chose, before or just now. */
export const touch = (from: Element): void => chooseFormat(from)
