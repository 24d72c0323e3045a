import { cleanStores, keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $country } from '#stores/country.ts'
import { gameRow } from '#stores/games/game-list.ts'
import { $gamesScope } from '#stores/games/scope.ts'
import { inSpotlight, studioGames } from '#stores/games/studio-games.ts'
import { $locale } from '#stores/locale.ts'
import { $productMode } from '#stores/product-mode.ts'
import { $wallet } from '#stores/wallet.ts'
import {
  cleanAfterEach,
  noNetwork,
  openTestPage,
  type TestPage
} from '#tests/support/environment.ts'
import { anonymousCountry, gamesAnswer, named, studioAnswer } from './support.ts'

const FINLAND = anonymousCountry({ code: 'FI', currency: 'EUR', licence: 'crc' })
const CANADA = anonymousCountry({ code: 'CA', currency: 'CAD', licence: 'crc', subDivision: 'on' })

let count = 0
/** Lists outlive a page, so each test has one of its own. */
const fresh = () => `list-${++count}`

async function open({ country = FINLAND, path = '/en/' } = {}) {
  const page = openTestPage(path)
  page.answer('CountryContextQuery', country)
  keepMount($gamesScope)
  await page.settle()
  return page
}

describe('rows of games', () => {
  cleanAfterEach($gamesScope, $country, $wallet, $locale, $productMode)

  const ids = (row: ReturnType<typeof gameRow>) => row.$games.get().games.map(game => game.lookupId)

  test('a slice is asked for by its nine variables, ten games at a time [GAME-11]', async () => {
    const page = await open({ country: CANADA, path: '/en/' })
    page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10), next: 'c1' }))
    const slug = fresh()
    const row = gameRow(slug)
    keepMount(row.$games)
    await row.more()
    expect(page.sentOf('GamesSlice').map(({ variables }) => variables)).toEqual([
      {
        first: 10,
        after: null,
        listOfGamesSlug: slug,
        currencyCode: 'CAD',
        lastShownGameId: null,
        ipCountryCode: 'CA',
        subDivision: 'ON',
        license: 'crc',
        locale: 'en'
      }
    ])
    expect(page.sentOf('GamesSlice')[0]!.query).toMatch(
      /personalized\([\s\S]*listOfGames\([\s\S]*games\(/
    )
    expect(row.$games.get()).toMatchObject({ status: 'ready', isLast: false, total: 99 })
    expect(row.$games.get().games[0]).toMatchObject({ currency: 'CAD', minBet: 20n, maxWin: 5000 })
  })

  test('outside Canada no subdivision is sent [GAME-15]', async () => {
    const page = await open({ country: anonymousCountry({ code: 'FI', subDivision: 'x' }) })
    page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10) }))
    await gameRow(fresh()).more()
    expect(page.sentOf('GamesSlice')[0]!.variables).not.toHaveProperty('subDivision')
  })

  test('the third slice is the last even where the list goes on [GAME-12]', async () => {
    const page = await open()
    let place = 0
    page.answer('GamesSlice', () => {
      place += 1
      return gamesAnswer({ ids: named(place * 10, 10), next: `c${place}` })
    })
    const row = gameRow(fresh())
    keepMount(row.$games)
    const last: boolean[] = []
    for (let turn = 0; turn < 4; turn++) {
      await row.more()
      last.push(row.$games.get().isLast)
    }
    expect(last).toEqual([false, false, true, true])
    expect(page.sentOf('GamesSlice').map(({ variables }) => variables['after'])).toEqual([
      null,
      'c1',
      'c2'
    ])
    expect(ids(row)).toHaveLength(30)
  })

  test('a slice without a next page is the last, be it the first [GAME-12]', async () => {
    const page = await open()
    page.answer('GamesSlice', gamesAnswer({ ids: named(0, 4), hasNext: false }))
    const row = gameRow(fresh())
    keepMount(row.$games)
    await row.more()
    await row.more()
    expect(row.$games.get().isLast).toBe(true)
    expect(page.sentOf('GamesSlice')).toHaveLength(1)
  })

  test('what a page shows already is the first slice, and comes no second time', async () => {
    const page = await open()
    page.answer('GamesSlice', gamesAnswer({ ids: ['a', 'b', ...named(0, 8)], next: 'c1' }))
    const row = gameRow(fresh(), { shown: ['b', 'a'], isInOrder: true })
    keepMount(row.$games)
    await row.more()
    expect(page.sentOf('GamesSlice')[0]!.variables).toMatchObject({ lastShownGameId: 'a' })
    expect(ids(row)).toEqual(named(0, 8))
    page.answer('GamesSlice', gamesAnswer({ ids: named(8, 10), next: 'c2' }))
    await row.more()
    expect(row.$games.get().isLast).toBe(true)
  })

  test('an empty page leaves list and cursor, and ends the list [L034]', async () => {
    const page = await open()
    page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10), next: 'c1' }))
    const row = gameRow(fresh())
    keepMount(row.$games)
    await row.more()
    page.answer('GamesSlice', gamesAnswer({ ids: [], hasNext: false, next: null }))
    await row.more()
    await row.more()
    expect(ids(row)).toEqual(named(0, 10))
    expect(row.$games.get()).toMatchObject({ isLast: true, cursor: 'c1' })
    expect(page.sentOf('GamesSlice')).toHaveLength(2)
  })

  test('a cursor is asked for once, however often the end is reached [L036]', async () => {
    const page = await open()
    page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10), next: 'c1' }))
    const row = gameRow(fresh())
    keepMount(row.$games)
    await Promise.all([row.more(), row.more(), row.more()])
    expect(page.sentOf('GamesSlice')).toHaveLength(1)
    page.answer('GamesSlice', gamesAnswer({ ids: [...named(5, 5), ...named(10, 5)], next: 'c2' }))
    await Promise.all([row.more(), row.more()])
    expect(page.sentOf('GamesSlice')).toHaveLength(2)
    expect(ids(row)).toEqual(named(0, 15))
    expect(new Set(ids(row)).size).toBe(15)
  })

  test('a slice of nothing new is followed by the next at once', async () => {
    const page = await open()
    page.answer('GamesSlice', ({ after }: Record<string, unknown>) =>
      after === null
        ? gamesAnswer({ ids: ['a', 'b'], next: 'c1' })
        : gamesAnswer({ ids: ['c'], next: 'c2' })
    )
    const row = gameRow(fresh(), { shown: ['a', 'b'] })
    keepMount(row.$games)
    await row.more()
    expect(ids(row)).toEqual(['c'])
  })

  test('what did not come is asked for again, and what is there stays', async () => {
    const page = await open()
    page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10), next: 'c1' }))
    const row = gameRow(fresh())
    keepMount(row.$games)
    await row.more()
    page.answer('GamesSlice', () => {
      throw noNetwork()
    })
    const asked = row.more()
    await page.pass(20_000)
    await asked
    expect(row.$games.get()).toMatchObject({ status: 'failed', isLast: false })
    expect(ids(row)).toEqual(named(0, 10))
    page.answer('GamesSlice', gamesAnswer({ ids: named(10, 10), next: 'c2' }))
    await row.more()
    expect(page.sentOf('GamesSlice').at(-1)!.variables['after']).toBe('c1')
    expect(ids(row)).toHaveLength(20)
  })

  test.each([
    ['the locale', (page: TestPage) => page.navigate('/fi/')],
    ['the mode', (page: TestPage) => page.navigate('/en/?productMode=sports')]
  ])(
    'a list is not used again when %s changes, and is when it changes back [L038]',
    async (_, go) => {
      const page = await open()
      page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10), next: 'c1' }))
      const row = gameRow(fresh())
      keepMount(row.$games)
      await row.more()
      go(page)
      await page.settle()
      expect(row.$games.get()).toMatchObject({ status: 'idle', games: [] })
      page.answer('GamesSlice', gamesAnswer({ ids: named(50, 10), next: 'c1' }))
      await row.more()
      expect(ids(row)).toEqual(named(50, 10))
      page.navigate('/en/')
      await page.settle()
      expect(ids(row)).toEqual(named(0, 10))
      expect(page.sentOf('GamesSlice')).toHaveLength(2)
    }
  )

  test.each([
    ['currency', { currency: 'NOK' }],
    ['licence', { licence: 'mga' }],
    ['country', { code: 'SE' }]
  ])('a list is not used again in another %s [L038]', async (_, change) => {
    const slug = fresh()
    const home = { code: 'FI', currency: 'EUR', licence: 'crc' }
    for (const country of [home, { ...home, ...change }]) {
      const page = await open({ country: anonymousCountry(country) })
      page.answer('GamesSlice', gamesAnswer({ ids: named(0, 10), next: 'c1' }))
      await gameRow(slug).more()
      expect(page.sentOf('GamesSlice').map(({ variables }) => variables['after'])).toEqual([null])
      cleanStores($gamesScope, $country)
    }
  })
})

describe('games of a studio', () => {
  cleanAfterEach($gamesScope, $country, $wallet, $locale, $productMode)

  test('are twenty at first, ten of them in the spotlight, then thirty a time [GAME-13] [GAME-14]', async () => {
    const page = await open()
    let from = 0
    page.answer('StudioGames', ({ first }: Record<string, unknown>) => {
      const ids = named(from, Number(first))
      from += Number(first)
      return studioAnswer({ ids, next: `c${from}`, hasNext: from < 60 })
    })
    const slug = fresh()
    const studio = studioGames(slug)
    keepMount(studio.$games)
    await studio.more()
    const { spotlight, others } = inSpotlight(studio.$games.get().games)
    expect(spotlight.map(({ lookupId }) => lookupId)).toEqual(named(0, 10))
    expect(others.map(({ lookupId }) => lookupId)).toEqual(named(10, 10))
    await studio.more()
    expect(inSpotlight(studio.$games.get().games).others).toHaveLength(40)
    expect(page.sentOf('StudioGames').map(({ variables }) => variables)).toEqual([
      {
        slug,
        first: 20,
        after: null,
        currencyCode: 'EUR',
        ipCountryCode: 'FI',
        license: 'crc',
        locale: 'en'
      },
      {
        slug,
        first: 30,
        after: 'c20',
        currencyCode: 'EUR',
        ipCountryCode: 'FI',
        license: 'crc',
        locale: 'en'
      }
    ])
  })

  test('end where a cursor leads to itself', async () => {
    const page = await open()
    page.answer('StudioGames', studioAnswer({ ids: named(0, 20), next: 'c1' }))
    const studio = studioGames(fresh())
    keepMount(studio.$games)
    for (let turn = 0; turn < 4; turn++) await studio.more()
    expect(page.sentOf('StudioGames')).toHaveLength(2)
    expect(studio.$games.get()).toMatchObject({ isLast: true })
  })

  test('end with an empty page, and the list stays [L034]', async () => {
    const page = await open()
    page.answer('StudioGames', studioAnswer({ ids: named(0, 20), next: 'c20' }))
    const studio = studioGames(fresh())
    keepMount(studio.$games)
    await studio.more()
    page.answer('StudioGames', studioAnswer({ ids: [], hasNext: false, next: null }))
    await studio.more()
    expect(studio.$games.get().games).toHaveLength(20)
    expect(studio.$games.get().isLast).toBe(true)
  })
})
