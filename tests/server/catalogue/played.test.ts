import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readFeed } from '#contract/wire/feed.ts'
import { readGameDescriptor } from '#contract/wire/game-descriptor.ts'
import { ORDER } from '#engine/wheel/wheel.ts'
import { slotAt } from '#server/games/live/schedule.ts'
import { call } from '#server/http/call.ts'
import { launchToken, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { control } from '#tests/server/sandbox/support.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})
afterAll(() => platform.close())

const SIX = ['sun-gate', 'twin-koi', 'cobra-court', 'blackjack-salon', 'grand-wheel', 'pearl-drift']

interface Played {
  readonly gameId: string
  readonly isLiveCasinoGame: boolean
  readonly gameDescriptorV2: { readonly json: unknown }
}

describe('what was played', () => {
  test('of six games the latest five are told, with what a tile needs [GAME-17] [GAME-20]', async () => {
    const signedIn = await playing(platform)
    for (const game of [...SIX, 'twin-koi']) {
      time += 1000
      const token = await sessionToken(platform, signedIn, game)
      const { bet, win } = roundOf(token, '1.00', '0.00', undefined, game)
      await move(platform, 'bet', bet)
      await move(platform, 'win', win)
    }
    const { accessToken } = await signInAs(platform, signedIn.player.id)
    const query = `query SyncRecentlyPlayedGames($maxRecentlyPlayedGames: Int! = 5) { viewer {
      recentlyPlayedGamesV2(maxRecentlyPlayedGames: $maxRecentlyPlayedGames) {
        gameId isLiveCasinoGame gameDescriptorV2 { json } } } }`
    const recent = async (maxRecentlyPlayedGames: number) => {
      const { data } = await ask<{ viewer: { recentlyPlayedGamesV2: readonly Played[] } }>({
        url: `${platform.url}/graphql`,
        query,
        token: accessToken,
        variables: { maxRecentlyPlayedGames }
      })
      return data!.viewer.recentlyPlayedGamesV2
    }
    const latest = ['twin-koi', 'pearl-drift', 'grand-wheel', 'blackjack-salon', 'cobra-court']
    const told = await recent(5)
    expect(told.map(({ gameId }) => gameId)).toEqual(latest)
    expect(told.filter(game => game.isLiveCasinoGame).map(({ gameId }) => gameId)).toEqual([
      'grand-wheel'
    ])
    expect(readGameDescriptor(told[0]!.gameDescriptorV2.json)).toMatchObject({
      slug: 'twin-koi',
      name: 'Twin Koi',
      image: '/art/tiles/twin-koi'
    })
    expect((await recent(50)).map(({ gameId }) => gameId)).toEqual(latest)
    expect((await recent(2)).map(({ gameId }) => gameId)).toEqual(latest.slice(0, 2))
  })

  test('seats and results of a live table are told in the feed, without who sits there [GAME-22]', async () => {
    time = slotAt(new Date(time)).endsAt.getTime()
    const { config } = platform.ports
    const sit = async () => {
      const post = (name: string, body: object, token?: string) =>
        call(config, `${config.gamesUrl}/play/api/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` })
          },
          body: JSON.stringify(body)
        })
      const launched = await launchToken(platform, await playing(platform), { slug: 'grand-wheel' })
      const opened = await post('session', { launchToken: launched, game: 'grand-wheel' })
      const token = JSON.parse(opened.text).ok.sessionToken as string
      const chips = [{ spot: 'two', amount: '1.00' }]
      await post('start', { chips, clientSeed: 'mine' }, token)
    }
    await sit()
    await sit()
    const wheel = async () => {
      const answer = await fetch(`${platform.url}/api/feed?currency=EUR`)
      return readFeed(await answer.json())!.liveCasino[0]!
    }
    await expect.poll(wheel, { timeout: 10_000 }).toMatchObject({ players: 2, results: [] })
    const { segment } = await platform.ports.db.kysely
      .selectFrom('live_rounds')
      .select('segment')
      .where('number', '=', BigInt(slotAt(new Date(time)).number))
      .executeTakeFirstOrThrow()
    time = slotAt(new Date(time)).endsAt.getTime()
    await expect
      .poll(wheel, { timeout: 10_000 })
      .toMatchObject({ isOpen: true, players: 0, results: [ORDER[segment]] })
  })

  test('and what is offered changes when the console takes a game off the shelf and puts it back', async () => {
    const found = async () => {
      const { data } = await ask<{ game: object | null }>({
        url: `${platform.url}/api/graphql`,
        query: '{ game(slug: "ringfall") { slug } }'
      })
      return data!.game
    }
    const offer = (isOffered: string) =>
      control(platform, '/games/offer', { game: 'ringfall', isOffered })
    expect((await offer('no')).body).toEqual({ game: 'ringfall', isOffered: false })
    await expect.poll(found, { timeout: 10_000 }).toBeNull()
    await offer('yes')
    await expect.poll(found, { timeout: 10_000 }).toEqual({ slug: 'ringfall' })
    expect((await offer('maybe')).body).toMatchObject({ error: { field: 'isOffered' } })
  })
})
