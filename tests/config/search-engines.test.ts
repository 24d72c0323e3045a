import { describe, expect, test } from 'vitest'

import { ROUTE_NAMES, ROUTES, type Route } from '#config/routes.ts'
import { canonicalPath, isListed } from '#config/search-engines.ts'

describe('search engines', () => {
  test('keep no page that only a player has use of, no step of a sign-in and no search', () => {
    const closed = ROUTE_NAMES.filter(name => {
      const { personal, layout }: Route = ROUTES[name]
      return personal === true || layout === 'main'
    }).map(name => ROUTES[name].path)
    expect(closed.length).toBeGreaterThan(25)
    const steps = ['/login/', '/enter-code/', '/trustly-login/', '/game-search/', '/internal/x/']
    expect([...closed, ...steps].filter(isListed)).toEqual([])
  })

  test('keep the lobby, games, lists, campaigns and what is to be read', () => {
    const open = ['/', '/games/twin-koi/', '/slots/', '/campaign/x/', '/terms-and-conditions/']
    expect(open.filter(isListed)).toEqual(open)
    expect(isListed('/no-such-page/')).toBe(false)
  })

  test('find a list at one address, though three lead to it', () => {
    expect(canonicalPath('/game-list/slots/')).toBe('/slots/')
    expect(canonicalPath('/game-category/slots/')).toBe('/slots/')
    expect(canonicalPath('/game-list/sea/')).toBe('/game-list/sea/')
    expect(canonicalPath('/games/slots/')).toBe('/games/slots/')
  })
})
