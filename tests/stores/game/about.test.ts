import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $gameAbout, askAboutAgain } from '#stores/game/about.ts'
import { $game, closeGame } from '#stores/game/game.ts'
import { $pageGame, gamePageOpened } from '#stores/game/opening.ts'
import { $gamesScope } from '#stores/games/scope.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'

const PEARL = {
  lookupId: 'pearl-drift',
  idx: 0,
  slug: 'pearl-drift',
  name: 'Pearl Drift',
  studio: { name: 'Halcyon Reels', slug: 'halcyon-reels' },
  categories: ['slots', 'sea'],
  features: ['wild'],
  colours: ['#123456'],
  isLiveCasinoGame: false,
  kind: 'SLOT',
  maxWin: 5000,
  rtp: 96.2,
  volatility: 'MEDIUM',
  minBet: '0.20',
  maxBet: '20.00'
}

const slice = (slugs: readonly string[]) => ({
  personalized: {
    listOfGames: {
      name: 'Under water',
      slug: 'sea',
      games: {
        totalCount: slugs.length,
        edges: slugs.map(slug => ({ cursor: slug, node: { ...PEARL, slug } })),
        pageInfo: { hasNextPage: false, endCursor: null }
      }
    }
  }
})

const FINLAND = {
  rootContext: {
    country: { id: 'FI', code: 'FI', name: 'Finland', currency: 'EUR', licence: 'mga' },
    ipCountryCode: 'FI',
    subDivision: null
  }
}

describe('a game that is younger than its page', () => {
  cleanAfterEach($gameAbout, $gamesScope)

  async function open(game: unknown) {
    closeGame()
    const page = openTestPage('/en/games/pearl-drift/')
    page.answer('CountryContextQuery', FINLAND)
    page.answer('Game', game)
    page.answer('GamesSlice', slice(['coral-crown', 'pearl-drift', 'conch-call']))
    keepMount($gameAbout)
    gamePageOpened('', '')
    await page.pass(5000)
    return page
  }

  test('is told by the catalogue: its name, its stakes in the reader’s currency, and games like it [GAME-03]', async () => {
    const page = await open({ game: PEARL })
    expect(page.sentOf('Game')[0]!.variables).toMatchObject({
      slug: 'pearl-drift',
      currencyCode: 'EUR'
    })
    expect($gameAbout.get()).toMatchObject({
      status: 'ready',
      game: { name: 'Pearl Drift', stakes: { least: 20n, most: 2000n, currency: 'EUR' } },
      like: { list: 'sea', games: [{ slug: 'coral-crown' }, { slug: 'conch-call' }] }
    })
    expect($pageGame.get().name).toBe('Pearl Drift')
  })

  test('that the catalogue does not know is not there [GAME-03]', async () => {
    await open({ game: null })
    expect($gameAbout.get()).toEqual({ status: 'missing' })
    expect($game.get()).toMatchObject({ status: 'refused', code: 'GAME_NOT_FOUND' })
  })

  test('that nobody answered for is asked for again', async () => {
    const page = await open(noNetwork())
    await page.pass(20_000)
    expect($gameAbout.get()).toEqual({ status: 'unanswered' })
    page.answer('Game', { game: PEARL })
    askAboutAgain()
    await page.settle()
    expect($gameAbout.get()).toMatchObject({ status: 'ready' })
  })
})
