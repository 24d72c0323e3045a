import { BUILT_LOCALES, hasRoute } from '#config/build.ts'
import { HANDLER_ALIASES, ROUTE_NAMES, ROUTES, type RouteName } from '#config/routes.ts'

/** Routes with a page file of their own. */
const OWN: readonly RouteName[] = [
  'lobby',
  'login',
  'register',
  'enterCode',
  'resendCode',
  'verifyEmail',
  'phoneVerification',
  'depositLimits',
  'limits',
  'globalLimits',
  'profile',
  'profileDashboard',
  'jackpot',
  'raffle',
  'raffleDraw',
  'loyaltyProgram',
  'missions',
  'tournaments',
  'rewardsShop',
  'countdownCalendar',
  'jackpotHistory',
  'sessionHistory',
  'gameHistory',
  'depositHistory',
  'withdrawalHistory',
  'statement',
  'documents',
  'profilePersonal',
  'selfExclusion',
  'sourceOfWealth',
  'additionalInformation',
  'rewards',
  'rewardsHistory',
  'cashback',
  'notifications',
  'quickDepositSignIn',
  'sports',
  'sportsInPlay',
  'sportsRules',
  'sportsResults',
  'sportsEvent',
  'sportsBets',
  'games',
  'gameStudios',
  'gameSearch',
  'promotions',
  'promotionsJackpots',
  'christmas',
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
  'fairPlay',
  'responsiblePlay',
  'bonusTerms',
  'terms',
  'privacy'
]

const bare = (path: string) => path.replace('*', 'index').slice(1, -1)

/** Every page of the route table that the house has and that needs no file of its own, in every locale. */
export function plainPaths() {
  const routes = ROUTE_NAMES.filter(
    name => !OWN.includes(name) && !ROUTES[name].path.includes(':') && hasRoute(name)
  ).map(route => ({ route, path: bare(ROUTES[route].path) }))
  const aliases = HANDLER_ALIASES.map(provider => ({
    route: `${provider}Handler` as const,
    path: `${provider}-handler`
  }))
  return BUILT_LOCALES.flatMap(locale =>
    [...routes, ...aliases].map(({ route, path }) => ({
      params: { locale, path },
      props: { route, path: `/${path}/` }
    }))
  )
}
