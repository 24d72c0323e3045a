import { togglePick } from '#islands/sports/picks-slip.ts'

/** Puts a price on the slip, or takes it off. */
export const touch = (button: Element): void => togglePick(button)
