import { freshen } from './feed/freshen.ts'

/** Gives the live tables and jackpots among some cards their figures of the moment. */
export const touch = (): void => freshen()
