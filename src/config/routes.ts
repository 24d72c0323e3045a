import type { Feature } from './features.ts'
import type { Licence } from './licences.ts'
import type { Locale } from './locales.ts'
import type { Part } from './part-names.ts'
import { PATHS } from './paths.ts'

/** `session`: the logged-in layout once a session may exist, the basic one otherwise. */
export type RouteLayout = 'basic' | 'loggedIn' | 'main' | 'session'

export interface Route {
  /** Path below the locale; `:name` stands for one segment, `*` for the rest. */
  readonly path: string
  readonly layout: RouteLayout
  readonly hidesSignIn?: true
  readonly hidesQuickMenu?: true
  /** Only a player has use of it: a visitor is sent to sign in and back. */
  readonly personal?: true
  /** Leads to the lobby with the quick-deposit overlay open. */
  readonly opensCashier?: 'deposit' | 'withdraw'
  readonly feature?: Feature
  readonly part?: Part
  /** A tool of protection that the page is for: without it there is none (reading of PROF-12). */
  readonly tool?: keyof Pick<
    Licence,
    'depositLimitsAtRegistration' | 'lossLimits' | 'selfExclusion'
  >
}

const basic = (path: string) => ({ path, layout: 'basic' }) as const
const player = (path: string) => ({ path, layout: 'loggedIn', personal: true }) as const
const financial = (path: string) =>
  ({ ...player(path), feature: 'EnableFinancialHistory' }) as const
const open = (path: string) => ({ path, layout: 'loggedIn' }) as const
const sports = (path: string) => ({ path, layout: 'session', feature: 'Sportsbook' }) as const
const ofPart = (path: string, part: Part) => ({ ...open(path), part }) as const
const handler = (path: string) => ({ path, layout: 'main' }) as const

/** The whole route table below `/:locale`: specification section 2, decisions and readings. */
export const ROUTES = {
  lobby: open(PATHS.lobby),
  login: { ...basic(PATHS.login), hidesSignIn: true, hidesQuickMenu: true },
  register: basic('/register/'),
  enterCode: { ...basic('/enter-code/'), hidesSignIn: true, hidesQuickMenu: true },
  resendCode: { ...basic('/resend-code/'), hidesSignIn: true },
  verifyEmail: basic('/verify-email/'),
  phoneVerification: player('/phone-verification/'),
  depositLimits: { ...player('/deposit-limits/'), tool: 'depositLimitsAtRegistration' },
  quickDepositSignIn: { ...basic('/quick-deposit-sign-in/'), hidesSignIn: true },
  deposit: { ...player(PATHS.deposit), opensCashier: 'deposit' },
  withdraw: { ...player(PATHS.withdraw), opensCashier: 'withdraw' },
  cashback: player('/cashback/'),
  sports: sports(PATHS.sports),
  sportsInPlay: sports('/sports/in-play/'),
  sportsEvent: sports('/sports/event/'),
  sportsBets: sports('/sports/bets/'),
  sportsRules: sports('/sports/rules/'),
  sportsResults: sports('/sports/results/'),
  sportsSport: sports('/sports/:sport/'),
  sportsCompetition: sports('/sports/:sport/:competition/'),
  games: open('/games/'),
  game: open('/games/:slug/'),
  gameCategory: open('/game-category/:slug/'),
  gameList: open('/game-list/:slug/'),
  gameStudios: open('/game-studio/'),
  gameStudio: open('/game-studio/:slug/'),
  blackjack: open('/blackjack/'),
  bonusGames: open('/bonus/'),
  hotGames: open('/hot-games/'),
  jackpots: open('/jackpots/'),
  liveCasino: open('/live-casino/'),
  megaways: open('/megaways/'),
  newGames: open('/new/'),
  roulette: open('/roulette/'),
  slots: open('/slots/'),
  tableGames: open('/table-games/'),
  gameSearch: open('/game-search/'),
  jackpot: ofPart('/jackpot/', 'jackpot'),
  promotions: open('/promotions/'),
  promotionsJackpots: ofPart('/promotions/jackpots/', 'jackpot'),
  tournaments: ofPart('/tournaments/', 'gamification'),
  missions: ofPart('/missions/', 'gamification'),
  raffle: ofPart('/raffle/', 'raffle'),
  raffleDraw: ofPart('/raffle/draw/', 'raffle'),
  rewards: player('/rewards/'),
  rewardsShop: { ...player('/rewards-shop/'), part: 'gamification' },
  loyaltyProgram: ofPart('/loyalty-program/', 'gamification'),
  christmas: open('/christmas-2024/'),
  campaign: { path: '/campaign/:slug/', layout: 'session' },
  moreCasinos: { path: '/more-casinos/', layout: 'session' },
  countdownCalendar: ofPart('/countdown-calendar/', 'gamification'),
  notifications: player('/notifications/'),
  sourceOfWealth: player(PATHS.sourceOfWealth),
  additionalInformation: player('/additional-information/'),
  fairPlay: basic('/fair-play/'),
  responsiblePlay: basic(PATHS.responsiblePlay),
  bonusTerms: basic('/bonus-terms-and-conditions/'),
  terms: basic(PATHS.terms),
  privacy: basic(PATHS.privacy),
  accessibility: basic('/accessibility/'),
  languages: basic('/languages/'),
  internal: basic('/internal/*/'),
  internalCookie: open('/internal-cookie/'),
  profile: player(PATHS.profile),
  profileDashboard: player('/profile/dashboard/'),
  depositHistory: financial('/profile/deposit-history/'),
  documents: player(PATHS.documents),
  gameHistory: player(PATHS.gameHistory),
  jackpotHistory: { ...player('/profile/jackpot-history/'), part: 'jackpot' },
  limits: player(PATHS.limits),
  globalLimits: { ...player('/profile/global-limits/'), tool: 'lossLimits' },
  rewardsHistory: player('/profile/rewards-history/'),
  profilePersonal: player('/profile/personal-data/'),
  selfExclusion: { ...player(PATHS.selfExclusion), tool: 'selfExclusion' },
  sessionHistory: player('/profile/session-history/'),
  statement: financial('/profile/statement/'),
  withdrawalHistory: financial('/profile/withdrawal-history/'),
  finsharkLogin: { path: '/finshark-login/', layout: 'session' },
  krofortLogin: { path: '/krofort-login/', layout: 'session' },
  piqLogin: open('/piq-login/'),
  trustlyLogin: open('/trustly-login/'),
  zimplerLogin: { path: '/zimpler-login/', layout: 'session' },
  keycloakLogin: { path: '/keycloak-login/', layout: 'session' },
  finsharkHandler: handler('/finshark-login-handler/'),
  krofortHandler: handler('/krofort-login-handler/'),
  piqHandler: handler('/piq-login-handler/'),
  trustlyHandler: handler('/trustly-login-handler/'),
  zimplerHandler: handler('/zimpler-login-handler/'),
  keycloakHandler: handler('/keycloak-login-handler/'),
  redirectionHandler: handler('/redirection-handler/'),
  loginHandler: handler('/login-handler/')
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof ROUTES

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[]

/** `/{provider}-handler/` leads where `/{provider}-login-handler/` does. */
export const HANDLER_ALIASES = [
  'finshark',
  'krofort',
  'piq',
  'trustly',
  'zimpler',
  'keycloak'
] as const

/** The ten lists with a path of their own; the slug is the last part of the path. */
export const FIXED_LISTS = [
  'blackjack',
  'bonus',
  'hot-games',
  'jackpots',
  'live-casino',
  'megaways',
  'new',
  'roulette',
  'slots',
  'table-games'
] as const

export type FixedList = (typeof FIXED_LISTS)[number]

/** Whether a licence has what the pages of a route are for; most pages are for something all have. */
export function isOffered(name: RouteName, licence: Licence): boolean {
  const { tool }: Route = ROUTES[name]
  const offered = tool === undefined ? true : licence[tool]
  return Array.isArray(offered) ? offered.length > 0 : Boolean(offered)
}

/** The path of a route in a locale, with its parameters put in and a slash at the end. */
export function href(
  locale: Locale,
  name: RouteName,
  params: Readonly<Record<string, string>> = {}
): string {
  const path = ROUTES[name].path
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    .replace('*', params['rest'] ?? 'index')
  return `/${locale}${path}`
}

/** Where a visitor signs in at once, and comes back to an address of the site. */
export const signInTo = (locale: Locale, back: string): string =>
  `${href(locale, 'login')}?autoSignIn=1&redir=${encodeURIComponent(back)}`

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)

const PATTERNS = ROUTE_NAMES.map(name => [name, patternOf(ROUTES[name].path)] as const)

/** The route that a path below the locale (`/games/x/`) belongs to, fixed paths before patterns. */
export function routeOf(path: string): RouteName | undefined {
  const fixed = ROUTE_NAMES.find(name => ROUTES[name].path === path)
  return fixed ?? PATTERNS.find(([, pattern]) => pattern.test(path))?.[0]
}
