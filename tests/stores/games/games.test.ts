import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $consent } from '#stores/consent.ts'
import { $favourites, setFavourite } from '#stores/games/favourites.ts'
import { $playedSync, $recentlyPlayed } from '#stores/games/recently-played.ts'
import { $wallet, $walletMove } from '#stores/wallet.ts'
import { answerConsent, cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const played = (gameId: string) => ({
  gameId,
  isLiveCasinoGame: false,
  gameDescriptorV2: {
    json: {
      gameId,
      slug: gameId,
      name: gameId,
      studio: 'Moor',
      image: `/art/${gameId}`,
      isLiveCasinoGame: false,
      rtp: 96.1
    }
  }
})

describe('recently played games', () => {
  cleanAfterEach($recentlyPlayed, $playedSync, $walletMove, $wallet, $consent)

  async function open({ isPlayer = true, agrees = true, shows = true } = {}) {
    const page = openTestPage()
    if (isPlayer) storeOidcUser(page)
    answerConsent(agrees ? ['preferences'] : [])
    const answer = (...ids: string[]) => ({
      viewer: { id: '1', recentlyPlayedGamesV2: ids.map(played) }
    })
    page.answer('RecentlyPlayedGames', answer('g2', 'g1'))
    page.answer('SyncRecentlyPlayedGames', answer('g9', 'g8', 'g7', 'g6', 'g5', 'g4'))
    keepMount(shows ? $recentlyPlayed : $playedSync)
    await page.settle()
    let version = 0
    return {
      page,
      synced: () => page.sentOf('SyncRecentlyPlayedGames').length,
      async move(count = 1) {
        for (let turn = 0; turn < count; turn++) {
          version += 1
          const figures = {
            balance: '1.00',
            bonusBalance: '0.00',
            currency: 'EUR',
            amount: '-1.00'
          }
          page.push('Wallet', { balanceUpdated: { ...figures, moneyType: 'real', version } })
          await page.settle()
        }
      }
    }
  }

  test('are asked for by fives, and filled from their descriptors [GAME-17]', async () => {
    const { page, move } = await open()
    expect($recentlyPlayed.get().map(({ gameId }) => gameId)).toEqual(['g2', 'g1'])
    await move(3)
    const [sent] = page.sentOf('SyncRecentlyPlayedGames')
    expect(sent!.variables).toEqual({ maxRecentlyPlayedGames: 5 })
    expect(sent!.query).toMatch(
      /viewer[\s\S]*recentlyPlayedGamesV2[\s\S]*gameDescriptorV2[\s\S]*json/
    )
    expect($recentlyPlayed.get()[0]).toMatchObject({ gameId: 'g9', descriptor: { name: 'g9' } })
  })

  test('are synced after the third and the sixth of seven changes of the balance [GAME-18]', async () => {
    const { move, synced } = await open()
    const counts: number[] = []
    for (let count = 0; count < 7; count++) {
      await move()
      counts.push(synced())
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2])
  })

  test('are asked of the network each time [GAME-19]', async () => {
    const { page, move } = await open()
    await move(3)
    page.answer('SyncRecentlyPlayedGames', {
      viewer: { id: '1', recentlyPlayedGamesV2: [played('g3')] }
    })
    await move(3)
    expect(page.sentOf('SyncRecentlyPlayedGames')).toHaveLength(2)
    expect($recentlyPlayed.get().map(({ gameId }) => gameId)).toEqual(['g3'])
  })

  test('are kept by fives, the latest first [GAME-20]', async () => {
    const { page, move } = await open()
    await move(3)
    const latest = ['g9', 'g8', 'g7', 'g6', 'g5']
    expect($recentlyPlayed.get().map(({ gameId }) => gameId)).toEqual(latest)
    expect(JSON.parse(page.localEntries.get('recentlyPlayed')!)).toEqual(
      latest.map(gameId => ({ gameId, isLiveCasinoGame: false }))
    )
  })

  test.each([
    ['a visitor', { isPlayer: false }, 0],
    ['a player who keeps no preferences', { agrees: false }, 0],
    ['a player who agreed', {}, 1]
  ])('are synced for %s only with session and consent [GAME-21]', async (_, options, times) => {
    const { page, move, synced } = await open(options)
    await move(3)
    expect(synced()).toBe(times)
    expect(page.sentOf('RecentlyPlayedGames')).toHaveLength(times)
    expect(page.localEntries.has('recentlyPlayed')).toBe(times > 0)
  })

  test('are synced on pages that show none, which read nothing at first', async () => {
    const { page, move, synced } = await open({ shows: false })
    await move(3)
    expect(synced()).toBe(1)
    expect(page.sentOf('RecentlyPlayedGames')).toEqual([])
    expect(page.localEntries.get('recentlyPlayed')).toContain('g9')
  })

  test('are shown no more when the consent is taken back', async () => {
    await open()
    expect($recentlyPlayed.get()).not.toEqual([])
    answerConsent([])
    expect($recentlyPlayed.get()).toEqual([])
  })
})

describe('favourite games', () => {
  cleanAfterEach($favourites)

  async function open() {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('FavouriteGames', { viewer: { id: '1', favouriteGames: ['a', 'b'] } })
    page.answer('SetFavourite', { setFavourite: { ok: { slug: 'c' }, error: null } })
    keepMount($favourites)
    await page.settle()
    return page
  }

  test('are the player’s marks, the newest first', async () => {
    await open()
    await setFavourite('c', true)
    expect($favourites.get()).toEqual({ status: 'ready', slugs: ['c', 'a', 'b'] })
    await setFavourite('a', false)
    expect($favourites.get()).toEqual({ status: 'ready', slugs: ['c', 'b'] })
  })

  test('go back to what they were when the platform refuses', async () => {
    const page = await open()
    page.answer('SetFavourite', {
      setFavourite: { ok: null, error: { code: 'TOO_MANY_FAVOURITES' } }
    })
    await setFavourite('c', true)
    expect($favourites.get()).toEqual({
      status: 'ready',
      slugs: ['a', 'b'],
      problem: 'TOO_MANY_FAVOURITES'
    })
  })

  test('are not there for a visitor', async () => {
    const page = openTestPage()
    keepMount($favourites)
    await page.settle()
    expect($favourites.get()).toEqual({ status: 'notAvailable' })
    expect(page.sent).toEqual([])
  })
})
