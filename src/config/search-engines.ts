import { FIXED_LISTS, type RouteName, routeOf } from './routes.ts'

/** Routes that a stranger may come to by a search; all others are for players or lead on. */
const LISTED: readonly RouteName[] = [
  'lobby',
  'register',
  'sports',
  'sportsInPlay',
  'sportsRules',
  'sportsResults',
  'sportsSport',
  'sportsCompetition',
  'games',
  'game',
  'gameCategory',
  'gameList',
  'gameStudios',
  'gameStudio',
  'blackjack',
  'bonusGames',
  'hotGames',
  'jackpots',
  'liveCasino',
  'megaways',
  'newGames',
  'roulette',
  'slots',
  'tableGames',
  'jackpot',
  'promotions',
  'promotionsJackpots',
  'tournaments',
  'missions',
  'raffle',
  'loyaltyProgram',
  'campaign',
  'moreCasinos',
  'fairPlay',
  'responsiblePlay',
  'bonusTerms',
  'terms',
  'privacy',
  'accessibility'
]

/** Whether search engines may keep the page at a path below the locale. */
export function isListed(path: string): boolean {
  const route = routeOf(path)
  return route !== undefined && LISTED.includes(route)
}

const LIST = /^\/game-(?:category|list)\/([^/]+)\/$/

/** The path that stands for the page: a list is found at one address, though three lead to it. */
export function canonicalPath(path: string): string {
  const slug = LIST.exec(path)?.[1]
  return FIXED_LISTS.some(list => list === slug) ? `/${slug}/` : path
}
