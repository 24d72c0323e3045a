import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $consent, answerConsent } from '#stores/consent.ts'
import { $favourites, setFavourite } from '#stores/games/favourites.ts'
import { $recentlyPlayed } from '#stores/games/recently-played.ts'
import { $wallet, $walletMove } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
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
  cleanAfterEach($recentlyPlayed, $walletMove, $wallet, $consent)

  async function open({ isPlayer = true, agrees = true } = {}) {
    const page = openTestPage()
    if (isPlayer) storeOidcUser(page)
    answerConsent(agrees ? ['preferences'] : [])
    page.answer('SyncRecentlyPlayedGames', {
      viewer: { id: '1', recentlyPlayedGamesV2: [played('g2'), played('g1')] }
    })
    keepMount($recentlyPlayed)
    await page.settle()
    let version = 0
    return {
      page,
      async move() {
        version += 1
        const figures = { balance: '1.00', bonusBalance: '0.00', currency: 'EUR', amount: '-1.00' }
        page.push('Wallet', { balanceUpdated: { ...figures, moneyType: 'real', version } })
        await page.settle()
      }
    }
  }

  test('are asked for by fives [GAME-17]', async () => {
    const { page } = await open()
    const [sent] = page.sentOf('SyncRecentlyPlayedGames')
    expect(sent!.variables).toEqual({ maxRecentlyPlayedGames: 5 })
    expect(sent!.query).toMatch(/recentlyPlayedGamesV2[\s\S]*gameDescriptorV2[\s\S]*json/)
    expect($recentlyPlayed.get().map(({ gameId }) => gameId)).toEqual(['g2', 'g1'])
    expect(page.localEntries.get('recentlyPlayed')).toContain('g2')
  })

  test('are asked for again at every third change of the balance [GAME-18]', async () => {
    const { page, move } = await open()
    const asked = () => page.sentOf('SyncRecentlyPlayedGames').length - 1
    const counts: number[] = []
    for (let count = 0; count < 6; count++) {
      await move()
      counts.push(asked())
    }
    expect(counts.at(-1)).toBe(2)
    expect(counts).toEqual([0, 0, 1, 1, 1, 2])
  })

  test.each([
    ['a visitor', { isPlayer: false }],
    ['a player who keeps no preferences', { agrees: false }]
  ])('are not asked for by %s', async (_, options) => {
    const { page, move } = await open(options)
    for (let count = 0; count < 3; count++) await move()
    expect(page.sentOf('SyncRecentlyPlayedGames')).toEqual([])
  })

  test('are forgotten when the consent is taken back', async () => {
    const { page } = await open()
    answerConsent([])
    expect(page.localEntries.has('recentlyPlayed')).toBe(false)
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
