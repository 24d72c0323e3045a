import { isLocale } from '#config/locales.ts'
import { pathTo } from '#config/paths.ts'
import { ROUTES, type RouteName, routeOf } from '#config/routes.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { environment } from '../environment/index.ts'
import { currentLocale } from '../locale.ts'
import { targetAfterSignIn } from './target.ts'

/** Pages on the way in: who has come through wants to see none of them again. */
const ENTRIES: readonly RouteName[] = [
  'login',
  'register',
  'enterCode',
  'resendCode',
  'depositLimits',
  'verifyEmail',
  'quickDepositSignIn',
  'finsharkLogin',
  'krofortLogin',
  'piqLogin',
  'trustlyLogin',
  'zimplerLogin',
  'keycloakLogin'
]

function routeAt({ pathname }: URL): RouteName | undefined {
  const [, locale, path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? []
  return isLocale(locale) ? routeOf(path) : undefined
}

const isPassage = (route: RouteName) => ENTRIES.includes(route) || ROUTES[route].layout === 'main'

/** The page that the sign-in link was pressed on, if it is one of this site's own. */
function pageBefore(): string | undefined {
  const before = URL.parse(environment().page.referrer())
  const route = before ? routeAt(before) : undefined
  return before && route && !isPassage(route) ? before.href : undefined
}

/**
 * The page to come back to, with the five parameters: the one that `redir` names, else the open one
 * unless it is on the way in; who signs in to deposit comes to the cashier.
 */
export function returnTo(): string {
  const url = environment().address.current()
  const wanted = readQuery(url.search).redir
  if (wanted !== undefined) return targetAfterSignIn(wanted, url)
  const route = routeAt(url)
  if (route === 'quickDepositSignIn')
    return targetAfterSignIn(pathTo(currentLocale(), 'deposit'), url)
  return route && isPassage(route) ? targetAfterSignIn(pageBefore(), url) : url.href
}
