import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { factsOf, SHELF, stakeRange } from '#config/catalogue/games.ts'
import { gamesOf } from '#config/catalogue/rows.ts'
import { offerGame } from '#server/capabilities/shelf/index.ts'
import { ask, type GraphqlAnswer, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

interface Edge {
  readonly cursor: string
  readonly node: { readonly slug: string; readonly idx: number; readonly live: object | null }
}

interface Connection {
  readonly totalCount: number
  readonly edges: readonly Edge[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const PAGE = `fragment Page on GameConnection { totalCount pageInfo { hasNextPage endCursor }
  edges { cursor node { slug idx live { isOpen players results } } } }`

const LIST = `query($slug: String!, $first: Int! = 10, $after: String, $lastShownGameId: ID,
    $filter: GameFilter, $sort: GameSort, $currencyCode: String, $ipCountryCode: String,
    $subDivision: String, $license: Licence) {
  personalized(currencyCode: $currencyCode, ipCountryCode: $ipCountryCode,
      subDivision: $subDivision, license: $license) {
    listOfGames(slug: $slug) {
      games(first: $first, after: $after, lastShownGameId: $lastShownGameId, filter: $filter,
        sort: $sort) { ...Page } } } } ${PAGE}`

type Asked = Readonly<Record<string, unknown>>

const slugs = ({ edges }: Connection) => edges.map(({ node }) => node.slug)

describe('lists of the data API', () => {
  let platform: TestPlatform
  let url: string
  const withdrawn: string[] = []

  beforeAll(async () => {
    platform = await startPlatform()
    url = `${platform.url}/api/graphql`
  })
  afterAll(() => platform.close())
  afterEach(async () => {
    for (const slug of withdrawn.splice(0)) await offer(slug, true)
  })

  async function offer(slug: string, isOffered: boolean): Promise<void> {
    await offerGame(platform.ports, slug, isOffered)
    if (!isOffered) withdrawn.push(slug)
    const query = 'query($slug: String!) { game(slug: $slug) { slug } }'
    await expect
      .poll(
        async () => (await ask<{ game: object | null }>({ url, query, variables: { slug } })).data,
        { timeout: 10_000 }
      )
      .toEqual({ game: isOffered ? { slug } : null })
  }

  const data = <T>(answer: GraphqlAnswer<T>): T => {
    expect(answer.errors).toBeUndefined()
    return answer.data!
  }
  interface Answer {
    readonly personalized: { readonly listOfGames: { readonly games: Connection } }
  }
  const raw = (variables: Asked, headers = {}, token?: string) =>
    ask<Answer>({
      url,
      query: LIST,
      variables: { slug: 'slots', ...variables },
      headers,
      ...(token && { token })
    })
  const list = async (variables: Asked, headers = {}, token?: string) =>
    data(await raw(variables, headers, token)).personalized.listOfGames.games

  describe('cursors', () => {
    const shelf = gamesOf('slots').map(({ slug }) => slug)

    test('a game put at the head between two pages makes no game come twice or not at all [L035]', async () => {
      await offer(shelf[0]!, false)
      const one = await list({})
      await offer(shelf[0]!, true)
      const two = await list({ after: one.pageInfo.endCursor })
      expect([...slugs(one), ...slugs(two)]).toEqual(shelf.slice(1, 21))
      expect(two.edges[0]!.node.idx).toBe(11)
    })

    test('games taken away between two pages, the cursor’s own too, leave no gap [L035]', async () => {
      const one = await list({})
      await offer(shelf[2]!, false)
      await offer(shelf[9]!, false)
      const two = await list({ after: one.pageInfo.endCursor })
      expect(slugs(two)).toEqual(shelf.slice(10, 20))
    })

    test.each(['NEW', 'NAME', 'RTP', 'VOLATILITY'])(
      'lead through a list sorted by %s, each game once',
      async sort => {
        const seen: string[] = []
        let after: string | null = null
        do {
          const page: Connection = await list({ sort, first: 30, after })
          seen.push(...slugs(page))
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
        } while (after !== null)
        expect(seen.toSorted()).toEqual(shelf.toSorted())
      }
    )

    test('belong to their order, and nothing else is a cursor', async () => {
      const { endCursor } = (await list({ sort: 'RTP' })).pageInfo
      for (const after of [endCursor, 'x', '', 'e30', 'a'.repeat(5000)]) {
        const answer = await raw({ sort: 'NAME', after })
        expect(answer.errors?.[0]?.extensions).toMatchObject({
          type: 'InvalidInput',
          keys: ['after'],
          reasons: ['UNKNOWN_CURSOR']
        })
      }
    })

    test('a list begins behind the last shown game, also one that is not offered any more', async () => {
      await offer(shelf[4]!, false)
      const games = await list({ lastShownGameId: shelf[4] })
      expect(slugs(games)).toEqual(shelf.slice(5, 15))
      expect(slugs(await list({ lastShownGameId: 'no-such-game' }))[0]).toBe(shelf[0])
    })
  })

  describe('for a player', () => {
    const played = ['sun-gate', 'twin-koi', 'cobra-court']
    const headers = { 'x-recently-played-games': played.join(','), 'x-ranks': '1' }
    const token = async () => (await signInAs(platform, (await newPlayer(platform)).id)).accessToken
    const plain = gamesOf('slots').map(({ slug }) => slug)

    test('what was played last stands first, then its studio, then all as for everybody', async () => {
      const mine = slugs(await list({ first: 100 }, headers, await token()))
      expect(mine.slice(0, 3)).toEqual(played)
      const studio = plain.filter(
        slug =>
          !played.includes(slug) &&
          SHELF.some(({ title }) => title.slug === slug && title.studio === 'brass-lantern')
      )
      expect(mine.slice(3, 3 + studio.length)).toEqual(studio)
      const rest = plain.filter(slug => !played.includes(slug) && !studio.includes(slug))
      expect(mine.slice(3 + studio.length)).toEqual(rest.slice(0, 100 - 3 - studio.length))
    })

    test('a visitor gets the plain order, whatever the headers say', async () => {
      expect(slugs(await list({}, headers))).toEqual(plain.slice(0, 10))
    })

    test('a player who tells nothing gets the plain order', async () => {
      expect(slugs(await list({}, {}, await token()))).toEqual(plain.slice(0, 10))
    })

    test('lists whose order says something, and sorted ones, are the same for all', async () => {
      const key = await token()
      const news = gamesOf('new').map(({ slug }) => slug)
      expect(slugs(await list({ slug: 'new' }, headers, key))).toEqual(news.slice(0, 10))
      expect(slugs(await list({ sort: 'NAME' }, headers, key))).toEqual(
        slugs(await list({ sort: 'NAME' }))
      )
    })

    test('playing between two pages moves nothing that is still to come [L035]', async () => {
      const key = await token()
      const one = await list({}, headers, key)
      const whole = slugs(await list({ first: 100 }, headers, key))
      const later = { ...headers, 'x-recently-played-games': `${whole[15]},${whole[0]}` }
      const two = await list({ after: one.pageInfo.endCursor }, later, key)
      expect(slugs(two)).toEqual(whole.slice(10, 20))
      const before = await list({}, {}, key)
      const after = await list({ after: before.pageInfo.endCursor }, headers, key)
      expect(slugs(after)).toEqual(plain.slice(10, 20))
    })

    test('a high rank is shown what is new before what is not', async () => {
      const mine = slugs(await list({}, { 'x-ranks': '5' }, await token()))
      const news = gamesOf('new').map(({ slug }) => slug)
      expect(mine.every(slug => news.includes(slug))).toBe(true)
    })

    test('words in the header that are no games are passed over', async () => {
      const odd = {
        'x-recently-played-games': ` twin-koi ,__proto__,,${'x'.repeat(2000)}`,
        'x-ranks': 'NaN'
      }
      const mine = slugs(await list({}, odd, await token()))
      expect(mine[0]).toBe('twin-koi')
    })
  })

  describe('filters and orders', () => {
    const all = async (variables: Asked) => slugs(await list({ first: 100, ...variables }))

    test('narrow a list by studio, feature, volatility and return', async () => {
      const facts = (slug: string) => factsOf(slug)!
      const filter = {
        studios: ['pixelmoor', 'copper-fern'],
        features: ['freeSpins', 'respins'],
        volatility: ['MEDIUM'],
        rtpFrom: 96,
        rtpTo: 96.4
      }
      const found = await all({ filter })
      const expected = SHELF.filter(
        ({ studio, features, volatility, rtp, kind }) =>
          kind === 'slot' &&
          ['pixelmoor', 'copper-fern'].includes(studio.slug) &&
          features.some(feature => ['freeSpins', 'respins'].includes(feature)) &&
          volatility === 'medium' &&
          Number(rtp) >= 96 &&
          Number(rtp) <= 96.4
      ).map(({ title }) => title.slug)
      expect(found).toEqual(expected)
      expect(found.length).toBeGreaterThan(3)
      expect(facts(found[0]!).volatility).toBe('medium')
    })

    test('narrow a list by what a round may cost, in the currency of the query', async () => {
      const dear = await all({
        slug: 'table-games',
        currencyCode: 'EUR',
        filter: { stakeTo: '0.50' }
      })
      expect(dear.toSorted()).toEqual(['halyard-roulette', 'jacks-at-the-quay', 'roulette-du-cap'])
      const high = await all({ currencyCode: 'EUR', filter: { stakeFrom: '30.00' } })
      const most = (slug: string) => stakeRange(slug, 'EUR')!.most
      expect(high.every(slug => most(slug) >= 3000n)).toBe(true)
      expect(high.length).toBeGreaterThan(0)
      const none = await raw({ filter: { stakeFrom: '1.00' } })
      expect(none.errors?.[0]?.extensions).toMatchObject({ keys: ['currencyCode'] })
      for (const stakeTo of ['-1.00', '1e3', 'NaN', '1,00', '1.001']) {
        const answer = await raw({ currencyCode: 'EUR', filter: { stakeTo } })
        expect(answer.errors?.[0]?.extensions).toMatchObject({ keys: ['stakeTo'] })
      }
    })

    test('tell live tables and jackpots apart', async () => {
      expect(await all({ slug: 'hot-games', filter: { live: true } })).toEqual(['grand-wheel'])
      expect(await all({ slug: 'hot-games', filter: { live: false } })).not.toContain('grand-wheel')
      expect(await all({ filter: { jackpot: true } })).toEqual([])
      expect((await all({ filter: { jackpot: false } })).length).toBe(100)
    })

    test('sort by name, age, return and volatility', async () => {
      const names = (await all({ sort: 'NAME' })).map(slug =>
        SHELF.find(({ title }) => title.slug === slug)!.title.name.toLowerCase()
      )
      expect(names).toEqual(names.toSorted())
      const dates = (await all({ sort: 'NEW' })).map(
        slug => SHELF.find(({ title }) => title.slug === slug)!.title.released
      )
      expect(dates).toEqual(dates.toSorted().toReversed())
      const returns = (await all({ sort: 'RTP' })).map(slug => Number(factsOf(slug)!.rtp))
      expect(returns).toEqual(returns.toSorted((a, b) => b - a))
      const spread = (await all({ sort: 'VOLATILITY' })).map(slug => factsOf(slug)!.volatility)
      expect(spread[0]).toBe('high')
      expect(spread.lastIndexOf('high')).toBeLessThan(spread.indexOf('medium'))
    })

    test('more values than anybody chooses are refused', async () => {
      const answer = await raw({ filter: { studios: Array.from({ length: 51 }, () => 'x') } })
      expect(answer.errors?.[0]?.extensions).toMatchObject({ keys: ['studios'] })
    })
  })

  describe('where somebody plays', () => {
    const isThere = async (slug: string, variables: Asked, token?: string) =>
      slugs(
        await list({ slug: 'slots', sort: 'NAME', first: 100, ...variables }, {}, token)
      ).includes(slug)
    const ofStudio = (studio: string) =>
      SHELF.filter(({ title }) => title.studio === studio).map(({ title }) => title.slug)
    const shown = async (studio: string, variables: Asked, token?: string) =>
      (await list({ first: 100, filter: { studios: [studio] }, ...variables }, {}, token))
        .totalCount

    test('games of a studio without a licence for a province are not offered there [GAME-15]', async () => {
      const all = ofStudio('saltmarsh-nine').length
      expect(await shown('saltmarsh-nine', { ipCountryCode: 'CA', subDivision: 'on' })).toBe(0)
      expect(await shown('saltmarsh-nine', { ipCountryCode: 'CA', subDivision: 'BC' })).toBe(all)
      expect(await shown('saltmarsh-nine', { ipCountryCode: 'FI', subDivision: 'ON' })).toBe(all)
      expect(await isThere('marshlight', { ipCountryCode: 'CA', subDivision: 'ON' })).toBe(false)
    })

    test('a licence decides where the query names one', async () => {
      const norway = { ipCountryCode: 'NO' }
      expect(await shown('norrsken-works', { ...norway, license: 'anj' })).toBe(0)
      expect(await shown('norrsken-works', { ...norway, license: 'mga' })).toBe(15)
    })

    test('a player’s own country counts, wherever they are', async () => {
      const player = await newPlayer(platform, { country: 'JP' })
      const { accessToken } = await signInAs(platform, player.id)
      const tables = (token?: string) =>
        list({ slug: 'live-casino', ipCountryCode: 'FI' }, {}, token).then(slugs)
      expect(await tables()).toEqual(['grand-wheel'])
      expect(await tables(accessToken)).toEqual([])
      const query = 'query { game(slug: "grand-wheel") { slug } }'
      expect((await ask({ url, query, token: accessToken })).data).toEqual({ game: null })
    })

    test('what is not offered there is not launched there either', async () => {
      const player = await newPlayer(platform, { country: 'JP', cash: 1000n })
      const { accessToken: token } = await signInAs(platform, player.id)
      const launch = async (slug: string) => {
        const answer = await ask<{ launchGame: object }>({
          url: `${platform.url}/graphql`,
          token,
          query: `mutation($input: LaunchGameInput!) { launchGame(input: $input) {
            ok { frameUrl } error { code } } }`,
          variables: { input: { slug, mode: 'REAL', locale: 'en' } }
        })
        return data(answer).launchGame
      }
      const refused = { ok: null, error: { code: 'GAME_NOT_AVAILABLE' } }
      expect(await launch('grand-wheel')).toEqual(refused)
      expect(await launch('roulette-du-cap')).toMatchObject({ error: null })
      await offer('roulette-du-cap', false)
      expect(await launch('roulette-du-cap')).toEqual(refused)
    })

    test('studios without a game there are none', async () => {
      const query = `query($c: String, $s: String) {
        studios(ipCountryCode: $c, subDivision: $s) { slug imageUrl } }`
      const { studios } = data(
        await ask<{ studios: { slug: string; imageUrl: string }[] }>({
          url,
          query,
          variables: { c: 'CA', s: 'ON' }
        })
      )
      expect(studios.map(({ slug }) => slug)).not.toContain('saltmarsh-nine')
      expect(studios[0]!.imageUrl).toBe('/art/studios/halcyon-reels-240.webp')
    })
  })

  test('a studio gives twenty games at first, then thirty, filtered and sorted where asked [GAME-13]', async () => {
    const query = `query StudioGames($slug: String!, $first: Int! = 20, $after: String,
        $currencyCode: String, $ipCountryCode: String, $subDivision: String, $license: Licence,
        $locale: String, $sort: GameSort) {
      studio(slug: $slug) { games(first: $first, after: $after, currencyCode: $currencyCode,
        ipCountryCode: $ipCountryCode, subDivision: $subDivision, license: $license,
        locale: $locale, sort: $sort) { ...Page } } } ${PAGE}`
    const games = async (variables: Asked) =>
      data(
        await ask<{ studio: { games: Connection } }>({
          url,
          query,
          variables: { slug: 'pixelmoor', license: 'crc', ipCountryCode: 'FI', ...variables }
        })
      ).studio.games
    const own = SHELF.filter(({ studio }) => studio.slug === 'pixelmoor')
    const first = await games({ first: 10 })
    expect(slugs(first)).toEqual(own.slice(0, 10).map(({ title }) => title.slug))
    const rest = await games({ first: 30, after: first.pageInfo.endCursor })
    expect(slugs(rest)).toEqual(own.slice(10).map(({ title }) => title.slug))
    expect(rest.pageInfo.hasNextPage).toBe(false)
    const byName = slugs(await games({ sort: 'NAME' }))
    expect(byName).toEqual(byName.toSorted())
  })
})
