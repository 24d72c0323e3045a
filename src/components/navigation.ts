import { BRAND, hasFeature, hasRoute, OPERATOR } from '#config/build.ts'
import { gamesOf, type ListSlug } from '#config/catalogue/rows.ts'
import type { Locale } from '#config/locales.ts'
import { runningProgramme } from '#config/parts.ts'
import { href, ROUTES, type RouteName } from '#config/routes.ts'
import { catalogue } from '#messages/catalogue.ts'

export interface Item {
  readonly label: string
  readonly href: string
  readonly icon: string
  readonly count?: number
  readonly route?: RouteName
}

const LIST_ROUTES = {
  'hot-games': 'hotGames',
  new: 'newGames',
  slots: 'slots',
  'live-casino': 'liveCasino',
  blackjack: 'blackjack',
  roulette: 'roulette',
  'table-games': 'tableGames',
  jackpots: 'jackpots',
  megaways: 'megaways',
  bonus: 'bonusGames'
} as const satisfies Partial<Record<ListSlug, RouteName>>

const LIST_ICONS: Readonly<Record<keyof typeof LIST_ROUTES, string>> = {
  'hot-games': 'hot',
  new: 'new',
  slots: 'slots',
  'live-casino': 'live',
  blackjack: 'cards',
  roulette: 'wheel',
  'table-games': 'table',
  jackpots: 'jackpot',
  megaways: 'slots',
  bonus: 'gift'
}

/** The path of a list's page: its own where it has one, `/game-list/` otherwise. */
export const listHref = (locale: Locale, list: ListSlug): string =>
  list in LIST_ROUTES
    ? href(locale, LIST_ROUTES[list as keyof typeof LIST_ROUTES])
    : href(locale, 'gameList', { slug: list })

/** Where a menu leads, but for the pages of parts that the house has switched off. */
const there = (items: readonly Item[]): readonly Item[] =>
  items.filter(({ route }) => route === undefined || hasRoute(route))

const item = (locale: Locale, route: RouteName, label: string, icon: string): Item => ({
  label,
  href: href(locale, route),
  icon,
  route
})

/** The lobby and the fixed lists that hold a game, as rail and chips show them. */
export function categories(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'site')
  const lists = Object.keys(LIST_ROUTES) as (keyof typeof LIST_ROUTES)[]
  return [
    item(locale, 'lobby', text['site.lobby'], 'lobby'),
    ...lists
      .map(list => ({
        ...item(locale, LIST_ROUTES[list], text[`list.${list}`], LIST_ICONS[list]),
        count: gamesOf(list).length
      }))
      .filter(({ count }) => count > 0),
    item(locale, 'gameStudios', text['site.studios'], 'studio')
  ]
}

/** The theme lists, after the fixed ones. */
export function themes(locale: Locale, lists: readonly ListSlug[]): readonly Item[] {
  const text = catalogue(locale, 'site')
  return lists.map(list => ({
    label: text[`list.${list}`],
    href: listHref(locale, list),
    icon: 'grid',
    count: gamesOf(list).length
  }))
}

/** Casino, and sports where the operator offers them. */
export function quickMenu(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'site')
  const casino = {
    ...item(locale, 'lobby', text['site.casino'], 'lobby'),
    href: `${href(locale, 'lobby')}?productMode=casino`
  }
  return hasFeature(OPERATOR, 'Sportsbook')
    ? [casino, item(locale, 'sports', text['site.sports'], 'ball')]
    : [casino]
}

/** What the header offers beside the quick menu. */
export function mainMenu(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'site')
  return there([
    item(locale, 'jackpot', text['site.jackpot'], 'jackpot'),
    item(locale, 'raffle', text['site.raffle'], 'ticket'),
    item(locale, 'promotions', text['site.promotions'], 'tag'),
    // Where a rail stands beside the page, it leads there.
    ...(BRAND.layout === 'default' ? [] : programme(locale).slice(-1))
  ])
}

export function rewards(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'site')
  return there([
    item(locale, 'rewards', text['site.myRewards'], 'gift'),
    item(locale, 'promotions', text['site.promotions'], 'tag'),
    item(locale, 'jackpot', text['site.jackpot'], 'jackpot'),
    item(locale, 'raffle', text['site.raffle'], 'ticket'),
    ...programme(locale)
  ])
}

/** The pages of the loyalty programme, at houses that have one. */
function programme(locale: Locale): readonly Item[] {
  if (!runningProgramme(OPERATOR)) return []
  const text = catalogue(locale, 'site')
  return [
    item(locale, 'tournaments', text['site.tournaments'], 'cup'),
    item(locale, 'missions', text['site.missions'], 'flag'),
    item(locale, 'rewardsShop', text['site.rewardsShop'], 'bag'),
    item(locale, 'loyaltyProgram', catalogue(locale, 'loyalty')['loyalty.nav.ranks'], 'rank')
  ]
}

/** Where a break is taken: every licence has one, and most a page of its own for keeping away. */
function takeABreak(locale: Locale): Item {
  const label = catalogue(locale, 'site')['site.takeABreak']
  if (hasRoute('selfExclusion')) return item(locale, 'selfExclusion', label, 'pause')
  return { label, href: `${href(locale, 'limits')}#break`, icon: 'pause' }
}

export function yourPlay(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'site')
  return [
    item(locale, 'limits', text['site.limits'], 'limits'),
    takeABreak(locale),
    item(locale, 'responsiblePlay', text['site.help'], 'help')
  ]
}

const ACCOUNT = [
  ['withdraw', 'bank'],
  ['limits', 'limits'],
  ['selfExclusion', 'pause'],
  ['gameHistory', 'list'],
  ['sportsBets', 'ball'],
  ['statement', 'receipt'],
  ['profile', 'person']
] as const

/** What the player's own menu leads to. */
export function accountMenu(locale: Locale): readonly Item[] {
  const text = catalogue(locale, 'account')
  return ACCOUNT.filter(([route]) => hasRoute(route)).map(([route, icon]) => ({
    href: href(locale, route),
    icon,
    label:
      route === 'sportsBets'
        ? catalogue(locale, 'sports')['sports.myBets']
        : text[`account.${route}`]
  }))
}

/** What that menu itself says; the names of what it leads to stand with them. */
export function menuWords(locale: Locale) {
  const text = catalogue(locale, 'account')
  return { 'account.menu': text['account.menu'], 'account.signOut': text['account.signOut'] }
}

/** The footer's columns. */
export function footer(locale: Locale): readonly { title: string; items: readonly Item[] }[] {
  const text = catalogue(locale, 'site')
  const link = (route: RouteName, label: string) => item(locale, route, label, '')
  return [
    { title: text['site.play'], items: categories(locale).slice(1, 7) },
    {
      title: text['site.yourAccount'],
      items: [
        link('deposit', text['site.deposit']),
        link('withdraw', text['site.withdraw']),
        link('limits', text['site.limits']),
        link('sessionHistory', text['site.sessionHistory']),
        hasRoute('selfExclusion')
          ? link('selfExclusion', text['site.selfExclusion'])
          : takeABreak(locale),
        link('responsiblePlay', text['site.help']),
        link('fairPlay', catalogue(locale, 'fair')['fair.title'])
      ]
    },
    {
      title: BRAND.title,
      items: [
        link('terms', text['site.terms']),
        link('bonusTerms', text['site.bonusTerms']),
        link('privacy', text['site.privacy']),
        link('accessibility', text['site.accessibility']),
        { label: text['site.complaints'], href: `${href(locale, 'terms')}#complaints`, icon: '' },
        link('moreCasinos', catalogue(locale, 'pages')['moreCasinos.title']),
        { label: text['site.contact'], href: `mailto:${BRAND.supportMail}`, icon: '' }
      ]
    }
  ]
}

/** True for the item that stands for the page shown. */
export const isCurrent = (entry: Item, path: string): boolean =>
  entry.route !== undefined && ROUTES[entry.route].path === path

/** Whether a page is one of the sportsbook's. */
export const isSports = (path: string): boolean => path.startsWith(ROUTES.sports.path)

/** True too for the way to sports on every page of them. */
export const isWithin = (entry: Item, path: string): boolean =>
  isCurrent(entry, path) || (entry.route === 'sports' && isSports(path))
