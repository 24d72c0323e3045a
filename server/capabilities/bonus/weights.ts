import { BONUS_TERMS, type BonusGames } from '#config/bonus-terms.ts'
import { SHELF } from '#config/catalogue/games.ts'
import { SPORTS } from '#config/sports/book.ts'
import { bonusGamesOf } from '#rules/bonus/games.ts'
import type { StoredBonus } from './tables.ts'

const GAMES: ReadonlyMap<string, BonusGames> = new Map<string, BonusGames>([
  ...SHELF.map(game => [game.title.slug, bonusGamesOf(game)] as const),
  [SPORTS, 'Sports']
])

/** How much of a stake in the game counts towards the bonus, in percent; at zero it takes no bonus money. */
export function weightIn({ weights }: Pick<StoredBonus, 'weights'>, game: string): number {
  const kind = GAMES.get(game)
  return kind ? weights[kind] : 0
}

/** Whether bonus money can be staked in the game at all, by the terms of the house. */
export const takesBonus = (game: string): boolean => weightIn(BONUS_TERMS, game) > 0
