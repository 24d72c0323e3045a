import { atom, computed, readonlyType } from 'nanostores'

import { ROUTES, type Route, type RouteName, routeOf } from '#config/routes.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $productMode } from '../product-mode.ts'
import { $jackpotSettings } from './settings.ts'

/** Ways in of one provider, and a page for the house's own people. */
const NO_CASINO: ReadonlySet<RouteName> = new Set(['internalCookie', 'piqLogin', 'trustlyLogin'])

const hasPanel = (name: RouteName): boolean => {
  const { layout, personal }: Route = ROUTES[name]
  return layout === 'loggedIn' && personal !== true && !NO_CASINO.has(name)
}

const $path = atom('')

onVisit($path, () => {
  const { address } = environment()
  const read = (url: URL) => $path.set(url.pathname)
  read(address.current())
  return address.onChange(read)
})

/** The path of the page that is shown; empty before that is known. */
export const $address = readonlyType($path)

const $route = computed($path, path => routeOf(path.replace(/^\/[^/]+/, '')))

/**
 * Where the pots stand on the page: floating above a page of the casino, beside a game, or nowhere:
 * on pages of the account and of the cashier, in sports, and where the house offers no jackpot.
 * `unknown` until the house has said that: room that is kept for them stays kept, since a game that
 * moves away below a press loses it.
 */
export const $panelPlace = readonlyType(
  computed([$jackpotSettings, $path, $route, $productMode], (settings, path, route, mode) => {
    if (path === '') return 'unknown'
    if (route === undefined || !hasPanel(route)) return 'nowhere'
    if (route !== 'game' && mode !== 'CASINO') return 'nowhere'
    if (!settings) return settings === undefined ? 'unknown' : 'nowhere'
    return route === 'game' ? 'beside' : 'above'
  })
)
