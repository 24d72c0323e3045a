import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { gamesOf, LISTS } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { TITLES } from '#config/catalogue/titles.ts'
import { readFeed } from '#contract/wire/feed.ts'
import { catalogue } from '#messages/catalogue.ts'
import { offerGame } from '#server/capabilities/shelf/index.ts'
import { ask, type GraphqlAnswer, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

interface Game {
  readonly slug: string
  readonly idx: number
  readonly name: string
  readonly minBet: string | null
  readonly maxBet: string | null
  readonly rtp: number
}

interface Connection {
  readonly totalCount: number
  readonly edges: readonly { readonly cursor: string; readonly node: Game }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const PAGE = `fragment Page on GameConnection { totalCount pageInfo { hasNextPage endCursor }
  edges { cursor node { slug idx name minBet maxBet rtp } } }`
const SLICE = `query GamesSlice($listOfGamesSlug: String!, $first: Int! = 10, $after: String,
    $currencyCode: String, $lastShownGameId: ID, $locale: String) {
  personalized(currencyCode: $currencyCode, locale: $locale) {
    listOfGames(slug: $listOfGamesSlug) { name slug
      games(first: $first, after: $after, lastShownGameId: $lastShownGameId) { ...Page } } } }
  ${PAGE}`

interface Slice {
  readonly personalized: {
    readonly listOfGames: { readonly name: string; readonly games: Connection } | null
  }
}

const slugs = ({ edges }: Connection) => edges.map(({ node }) => node.slug)

describe('catalogue', () => {
  let platform: TestPlatform
  let url: string

  beforeAll(async () => {
    platform = await startPlatform()
    url = `${platform.url}/api/graphql`
  })
  afterAll(() => platform.close())

  const data = <T>(answer: GraphqlAnswer<T>): T => {
    expect(answer.errors).toBeUndefined()
    return answer.data!
  }
  const slice = async (variables: Readonly<Record<string, unknown>>) =>
    data(await ask<Slice>({ url, query: SLICE, variables })).personalized.listOfGames

  test.each(LISTS)('the list %s holds what the build shows in it [GAME-07]', async slug => {
    const list = await slice({ listOfGamesSlug: slug, first: 100 })
    const shown = gamesOf(slug).map(title => title.slug)
    expect(slugs(list!.games)).toEqual(shown.slice(0, 100))
    expect(list!.games.totalCount).toBe(shown.length)
  })

  test('lists of games that nobody has made yet are empty, the others are not', async () => {
    const empty = LISTS.filter(slug => gamesOf(slug).length === 0)
    expect(empty).toEqual(['jackpots'])
    expect(gamesOf('megaways').length).toBeGreaterThan(10)
    expect(gamesOf('bonus').length).toBeGreaterThan(10)
    expect(gamesOf('slots')).toHaveLength(TITLES.length)
  })

  test('pages of ten lead through a whole list, each game once [GAME-11]', async () => {
    const seen: string[] = []
    let after: string | null = null
    for (;;) {
      const list = await slice({ listOfGamesSlug: 'slots', after })
      const { edges, pageInfo } = list!.games
      expect(edges.map(({ node }) => node.idx)).toEqual(edges.map((_, at) => seen.length + at))
      seen.push(...slugs(list!.games))
      after = pageInfo.endCursor
      if (!pageInfo.hasNextPage) break
      expect(edges).toHaveLength(10)
    }
    expect(seen.toSorted()).toEqual(TITLES.map(title => title.slug).toSorted())
  })

  test('a page begins behind the last game that is shown already', async () => {
    const list = await slice({ listOfGamesSlug: 'slots' })
    const last = slugs(list!.games).at(-1)!
    const next = await slice({ listOfGamesSlug: 'slots', lastShownGameId: last })
    expect(next!.games.edges[0]!.node.idx).toBe(10)
  })

  test('an unknown list is none, and an unknown cursor is refused', async () => {
    expect(await slice({ listOfGamesSlug: 'no-such-list' })).toBeNull()
    const answer = await ask<Slice>({
      url,
      query: SLICE,
      variables: { listOfGamesSlug: 'slots', after: 'bm90LWEtZ2FtZQ' }
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      type: 'InvalidInput',
      keys: ['after'],
      reasons: ['UNKNOWN_CURSOR']
    })
  })

  test.each([0, -1, 101, 2 ** 31 - 1])('a page of %d games is refused', async first => {
    const answer = await ask<Slice>({
      url,
      query: SLICE,
      variables: { listOfGamesSlug: 'slots', first }
    })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ type: 'InvalidInput', keys: ['first'] })
  })

  test('stakes are told in the currency that the query names, and in no other', async () => {
    const stakesIn = async (currencyCode: string | null) => {
      const list = await slice({ listOfGamesSlug: 'slots', first: 1, currencyCode })
      const { minBet, maxBet } = list!.games.edges[0]!.node
      return [minBet, maxBet]
    }
    expect((await stakesIn('EUR')).every(stake => /^\d+\.\d\d$/.test(stake ?? ''))).toBe(true)
    expect((await stakesIn('JPY')).every(stake => /^\d+$/.test(stake ?? ''))).toBe(true)
    expect(await stakesIn('XXX')).toEqual([null, null])
    expect(await stakesIn(null)).toEqual([null, null])
  })

  test('the name of a list follows the locale of the query, else the header', async () => {
    const query = `query($locale: String) { personalized(locale: $locale) {
      listOfGames(slug: "sea") { name } } }`
    const named = async (locale: string | null, headers = {}) =>
      data(await ask<Slice>({ url, query, variables: { locale }, headers })).personalized
        .listOfGames?.name
    const [english, finnish, french] = (['en', 'fi', 'fr'] as const).map(
      locale => catalogue(locale, 'site')['list.sea']
    )
    expect(new Set([english, finnish, french]).size).toBe(3)
    expect(await named(null)).toBe(english)
    expect(await named(null, { locale: 'fi' })).toBe(finnish)
    expect(await named('fr', { locale: 'fi' })).toBe(french)
  })

  test('studios give all their games in pages [GAME-13]', async () => {
    const studios = data(
      await ask<{ studios: { slug: string; name: string }[] }>({
        url,
        query: '{ studios { slug name } }'
      })
    ).studios
    expect(studios.map(({ slug }) => slug)).toEqual(STUDIOS.map(({ slug }) => slug))
    const query = `query StudioGames($slug: String!, $first: Int! = 20, $after: String) {
      studio(slug: $slug) { name games(first: $first, after: $after) { ...Page } } } ${PAGE}`
    for (const { slug, name } of studios) {
      const { studio } = data(
        await ask<{ studio: { name: string; games: Connection } }>({
          url,
          query,
          variables: { slug }
        })
      )
      expect(studio.name).toBe(name)
      const own = ALL_TITLES.filter(title => title.studio === slug).map(title => title.slug)
      expect(slugs(studio.games).toSorted()).toEqual(own.toSorted())
    }
    expect(data(await ask({ url, query, variables: { slug: 'nobody' } }))).toEqual({ studio: null })
  })

  test('a game tells its mathematics, and an unknown one is none', async () => {
    const query = `query($slug: String!) { game(slug: $slug) {
      slug name studio { slug } categories features rtp volatility image isLiveCasinoGame } }`
    const { game } = data(
      await ask<{ game: Game & { features: string[] } }>({
        url,
        query,
        variables: { slug: 'book-of-whispers' }
      })
    )
    expect(game).toMatchObject({
      slug: 'book-of-whispers',
      name: 'Book of Whispers',
      studio: { slug: 'brass-lantern' },
      image: '/art/tiles/book-of-whispers',
      isLiveCasinoGame: false
    })
    expect(game.features).toContain('expandingSymbol')
    expect(game.rtp).toBeGreaterThan(90)
    expect(game.rtp).toBeLessThan(100)
    expect(data(await ask({ url, query, variables: { slug: '__proto__' } }))).toEqual({
      game: null
    })
  })

  describe('search', () => {
    const SEARCH = `query($query: String!, $filter: GameFilter, $first: Int! = 20) {
      search(query: $query, filter: $filter, first: $first) {
        correction studios { slug } categories { slug } games { ...Page } } } ${PAGE}`
    interface Found {
      readonly search: {
        readonly correction: string | null
        readonly studios: readonly { readonly slug: string }[]
        readonly games: Connection
      }
    }
    const search = async (query: string, filter: object = {}, token?: string) =>
      data(
        await ask<Found>({
          url,
          query: SEARCH,
          variables: { query, filter, first: 100 },
          ...(token && { token })
        })
      ).search

    test.each([
      ['emerald', 'emerald-tide', null],
      ['EMERALD tide', 'emerald-tide', null],
      ['captain’s reck', 'captains-reckoning', null],
      ['emreald', 'emerald-tide', 'emerald'],
      ['wispers', 'book-of-whispers', 'whispers'],
      ['nothlight', 'northlight-wolf', 'northlight']
    ])('%s finds %s', async (typed, slug, correction) => {
      const found = await search(typed)
      expect(slugs(found.games)[0]).toBe(slug)
      expect(found.correction).toBe(correction)
    })

    test('a studio is found with its games', async () => {
      const found = await search('pixelmoor')
      expect(found.studios).toEqual([{ slug: 'pixelmoor' }])
      expect(found.games.totalCount).toBe(15)
    })

    test('what nobody has named finds nothing', async () => {
      const found = await search('xyzzyq')
      expect(found.games.totalCount).toBe(0)
      expect(found.studios).toEqual([])
    })

    test('filters narrow what is found', async () => {
      const all = (await search('')).games.totalCount
      const some = (await search('', { studios: ['pixelmoor'], volatility: ['HIGH'] })).games
      expect(all).toBe(ALL_TITLES.length)
      expect(some.totalCount).toBeGreaterThan(0)
      expect(some.totalCount).toBeLessThan(15)
      expect((await search('', { features: ['holdAndSpin'] })).games.totalCount).toBeGreaterThan(0)
    })

    test('favourites are a player’s own', async () => {
      const { accessToken: token } = await signInAs(platform, (await newPlayer(platform)).id)
      const mark = (slug: string, favourite: boolean) =>
        ask<{ setFavourite: unknown }>({
          url: `${platform.url}/graphql`,
          token,
          query: `mutation($input: SetFavouriteInput!) { setFavourite(input: $input) {
            ok { slug favourite } error { code } } }`,
          variables: { input: { slug, favourite } }
        })
      await mark('sun-gate', true)
      await mark('sun-gate', true)
      await mark('emerald-tide', true)
      expect(data(await mark('no-game', true))).toEqual({
        setFavourite: { ok: null, error: { code: 'GAME_NOT_FOUND' } }
      })
      const mine = await search('', { favourites: true }, token)
      expect(slugs(mine.games).toSorted()).toEqual(['emerald-tide', 'sun-gate'])
      await mark('sun-gate', false)
      expect(slugs((await search('', { favourites: true }, token)).games)).toEqual(['emerald-tide'])
      expect((await search('', { favourites: true })).games.totalCount).toBe(ALL_TITLES.length)
    })

    test('a text above 100 letters is refused', async () => {
      const answer = await ask({ url, query: SEARCH, variables: { query: 'a'.repeat(101) } })
      expect(answer.errors?.[0]?.extensions).toMatchObject({ reasons: ['TOO_LONG'] })
    })
  })

  test('a game that is not offered any more is in no list', async () => {
    await offerGame(platform.ports, 'sun-gate', false)
    await expect
      .poll(async () => slugs((await slice({ listOfGamesSlug: 'desert' }))!.games), {
        timeout: 10_000
      })
      .not.toContain('sun-gate')
    await offerGame(platform.ports, 'sun-gate', true)
  })

  test('the menu of the lobby names lists that hold a game [SITE-51]', async () => {
    const query =
      'query($menuKey: String!) { lobbyMenu(menuKey: $menuKey) { items { key label path } } }'
    interface Menu {
      readonly lobbyMenu: {
        readonly items: readonly { key: string; label: string; path: string }[]
      }
    }
    const { items } = data(
      await ask<Menu>({ url, query, variables: { menuKey: 'lobbyMenu' } })
    ).lobbyMenu
    expect(items.map(({ path }) => path)).toEqual([
      '/hot-games/',
      '/new/',
      '/slots/',
      '/megaways/',
      '/bonus/',
      '/live-casino/',
      '/table-games/',
      '/roulette/',
      '/blackjack/',
      '/game-studio/'
    ])
    expect(items.every(({ label, key }) => label !== '' && label !== key)).toBe(true)
    expect(data(await ask({ url, query, variables: { menuKey: 'other' } }))).toEqual({
      lobbyMenu: null
    })
  })

  test('a live table and a table alone tell what they are', async () => {
    const query = `query($slug: String!) { game(slug: $slug, currencyCode: "EUR") {
      kind isLiveCasinoGame minBet maxBet maxWin rtp volatility released features
      live { isOpen players results } } }`
    const game = async (slug: string) =>
      data(await ask<{ game: object }>({ url, query, variables: { slug } })).game
    expect(await game('blackjack-salon')).toEqual({
      kind: 'BLACKJACK',
      isLiveCasinoGame: false,
      minBet: '1.00',
      maxBet: '500.00',
      maxWin: 16,
      rtp: 99.57,
      volatility: 'LOW',
      released: '2026-11-05',
      features: [],
      live: null
    })
    expect(await game('grand-wheel')).toMatchObject({
      kind: 'WHEEL',
      isLiveCasinoGame: true,
      volatility: null,
      live: { isOpen: true, players: 0, results: [] }
    })
  })

  test('the feed tells live tables and pots of the house, and no other’s [GAME-22]', async () => {
    const feed = (query: string) => fetch(`${platform.url}/api/feed?${query}`)
    const answer = await feed('brand=infiniza&operator=Infiniza&currency=EUR')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=5')
    const told = await answer.json()
    expect(readFeed(told)).not.toBeNull()
    expect(told).toEqual({
      lastUpdated: expect.stringMatching(/^\d{4}-.*Z$/),
      jackpots: [],
      liveCasino: [
        {
          game: 'grand-wheel',
          table: 'Grand Wheel',
          isOpen: true,
          players: 0,
          results: [],
          minBet: '0.10',
          maxBet: '1000.00',
          currency: 'EUR'
        }
      ]
    })
    const yen = await (await feed('brand=infiniza&operator=Infiniza&currency=JPY')).json()
    expect(yen.liveCasino[0]).toMatchObject({ minBet: '20', currency: 'JPY' })
    const other = await (await feed('brand=elvel&operator=Elvel&currency=EUR')).json()
    expect(other).toMatchObject({ jackpots: [], liveCasino: [] })
    expect((await feed('currency=DOGE')).status).toBe(400)
  })
})
