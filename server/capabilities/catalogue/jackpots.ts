import type { Game } from '#config/catalogue/games.ts'
import { gamesOf } from '#config/catalogue/rows.ts'
import type { Feed } from '#contract/wire/feed.ts'

const TAKING_PART = new Set(gamesOf('jackpots').map(({ slug }) => slug))

/** Whether a game takes part in a pot. */
export const hasJackpot = ({ title }: Game): boolean => TAKING_PART.has(title.slug)

/** What is in the pots of games. The house's jackpot runs on all of them, and is no game's own. */
export const gamePots = (): Feed['jackpots'] => []
