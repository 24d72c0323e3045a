import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Locale } from '#config/locales.ts'
import { href, ROUTE_NAMES, ROUTES, type Route, type RouteName } from '#config/routes.ts'

export interface Place {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  /** Walked from end to end with the tab key as well. */
  readonly isWalked: boolean
}

/** Pages that a visitor may read and that are another thing to a player. */
const FOR_BOTH: readonly RouteName[] = ['lobby', 'game', 'slots', 'moreCasinos', 'promotions']

const WALKED: readonly RouteName[] = ['lobby', 'slots', 'game', 'terms', 'login', 'profile']

const isPage = (site: string, path: string) => existsSync(join(site, path, 'index.html'))

/** What stands for each of a kind: the first and the last, since the last is often the shortest. */
function someOf(site: string, locale: Locale, path: string): readonly string[] {
  const [folder = ''] = path.split(':')
  const shelf = join(site, locale, folder)
  if (!existsSync(shelf)) return []
  const names = readdirSync(shelf, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort()
  return [names[0], names.at(-1)].filter(name => name !== undefined)
}

/** Of the sportsbook's pages, which are much the same for all sports, one stands for all. */
const SPORT = { sport: 'football', competition: 'aurora-league' }

function pathsOf(site: string, locale: Locale, route: RouteName): readonly string[] {
  const { path }: Route = ROUTES[route]
  if (!path.includes(':')) return [href(locale, route)]
  if (path.includes(':sport')) return [href(locale, route, SPORT)]
  return someOf(site, locale, path).map(slug => href(locale, route, { slug }))
}

/** Every route of an operator's build, and what is shown where there is none. */
export function placesOf(site: string, locale: Locale): readonly Place[] {
  const routes = ROUTE_NAMES.flatMap(name => {
    const route: Route = ROUTES[name]
    const paths = pathsOf(site, locale, name).filter(path => isPage(site, path))
    const isWalked = WALKED.includes(name)
    return paths.flatMap(path => [
      ...(route.personal ? [] : [{ name, path, isWalked, isSignedIn: false }]),
      ...(route.personal || FOR_BOTH.includes(name)
        ? [{ name, path, isWalked, isSignedIn: true }]
        : [])
    ])
  })
  const others = [
    ['error', `/${locale}/no-such-page/`],
    ['realm', `${href(locale, 'login')}?autoSignIn=1`]
  ] as const
  return [
    ...routes,
    ...others.map(([name, path]) => ({ name, path, isWalked: false, isSignedIn: false }))
  ]
}
