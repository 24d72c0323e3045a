import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $game, launchGame } from '#stores/game/game.ts'
import { $gameOpening, gamePageOpened } from '#stores/game/opening.ts'
import { $limitAskedFor, limitAnswered } from '#stores/limits/game-limit.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

describe('a game for money', () => {
  cleanAfterEach($gameOpening, $limitAskedFor, $game)

  async function open(asks: boolean) {
    const page = openTestPage('/en/games/twin-koi/')
    storeCustomTokens(page)
    const ok = { frameUrl: 'http://games.test/play/1', roundPending: false }
    page.answer('LaunchGame', { launchGame: { ok, error: null } })
    keepMount($gameOpening)
    keepMount($limitAskedFor)
    gamePageOpened('twin-koi', 'Twin Koi', asks)
    await page.settle()
    return page
  }

  test('opens at once where the licence has no limits on single games [PROF-03]', async () => {
    const page = await open(false)
    expect($limitAskedFor.get()).toBeUndefined()
    expect(page.sentOf('LaunchGame')).toHaveLength(1)
  })

  test('waits where it has until its player has answered, before anything is loaded [PROF-03]', async () => {
    const page = await open(true)
    expect($limitAskedFor.get()).toBe('twin-koi')
    expect(page.sentOf('LaunchGame')).toEqual([])
    limitAnswered('twin-koi')
    await launchGame('twin-koi')
    expect($limitAskedFor.get()).toBeUndefined()
    expect($game.get().status).toBe('running')
  })

  test('is asked for once in a session, each by itself [PROF-03]', async () => {
    const page = await open(true)
    limitAnswered('twin-koi')
    gamePageOpened('', '', true)
    gamePageOpened('twin-koi', 'Twin Koi', true)
    await page.settle()
    expect(page.sentOf('LaunchGame')).toHaveLength(1)
    gamePageOpened('river-of-jade', 'River of Jade', true)
    await page.settle()
    expect($limitAskedFor.get()).toBe('river-of-jade')
    expect(page.sentOf('LaunchGame')).toHaveLength(1)
  })
})
