import type { BonusGames } from '#config/bonus-terms.ts'
import type { Game } from '#config/catalogue/games.ts'

/** The kind of games that a game belongs to where a bonus is played. */
export function bonusGamesOf({ isLive, kind }: Pick<Game, 'isLive' | 'kind'>): BonusGames {
  if (isLive) return 'Live'
  return kind === 'slot' ? 'Slots' : 'Table'
}
