import { describe, expect, test } from 'vitest'

import { ROUTE_NAMES, ROUTES, type Route, routeOf } from '#config/routes.ts'

describe('pages of sports', () => {
  test('hang on the switch, every one, and know no layout without a session [SPRT-02] [SITE-26]', () => {
    const pages = ROUTE_NAMES.filter(name => ROUTES[name].path.startsWith('/sports/'))
    expect(pages.length).toBeGreaterThan(5)
    for (const name of pages) {
      const { feature, layout }: Route = ROUTES[name]
      expect([name, feature, layout]).toEqual([name, 'Sportsbook', 'session'])
    }
  })

  test('are told apart from sports and their competitions', () => {
    expect(routeOf('/sports/in-play/')).toBe('sportsInPlay')
    expect(routeOf('/sports/rules/')).toBe('sportsRules')
    expect(routeOf('/sports/results/')).toBe('sportsResults')
    expect(routeOf('/sports/event/')).toBe('sportsEvent')
    expect(routeOf('/sports/football/')).toBe('sportsSport')
    expect(routeOf('/sports/football/isle-cup/')).toBe('sportsCompetition')
  })
})
