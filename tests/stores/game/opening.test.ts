import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $game, launchGame, tryGameAgain } from '#stores/game/game.ts'
import {
  $gameOpening,
  $pageGame,
  gamePageOpened,
  pageGameMissing,
  pageGameNamed
} from '#stores/game/opening.ts'
import { endSession } from '#stores/session/end-session.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

describe('opening the game of a page', () => {
  cleanAfterEach($gameOpening)

  async function open({ isPlayer = true, path = '/en/games/emerald-tide/' } = {}) {
    const page = openTestPage(path)
    if (isPlayer) storeOidcUser(page)
    page.answer('LaunchGame', ({ input }: { input: { slug: string; mode: string } }) => ({
      launchGame: {
        ok: { frameUrl: `http://games.test/play/${input.slug}/${input.mode}`, roundPending: false },
        error: null
      }
    }))
    keepMount($gameOpening)
    await page.settle()
    return page
  }

  const asked = (page: Awaited<ReturnType<typeof open>>) =>
    page.sentOf('LaunchGame').map(({ variables }) => variables['input'])

  test('a player plays for money at once; a visitor chooses first', async () => {
    const player = await open()
    gamePageOpened('emerald-tide', 'Emerald Tide')
    await player.settle()
    expect(asked(player)).toEqual([{ slug: 'emerald-tide', mode: 'REAL', locale: 'en' }])
  })

  test('a visitor loads nothing before a choice, and may choose fun', async () => {
    const visitor = await open({ isPlayer: false })
    gamePageOpened('emerald-tide', 'Emerald Tide')
    await visitor.settle()
    expect([asked(visitor), $game.get()]).toEqual([[], { status: 'idle' }])
    await launchGame('emerald-tide', 'FUN')
    expect($game.get()).toMatchObject({ status: 'running', mode: 'FUN' })
  })

  test('the other way to play takes its place without the page being loaded, and stays', async () => {
    const page = await open()
    gamePageOpened('emerald-tide', 'Emerald Tide')
    await page.settle()
    await launchGame('emerald-tide', 'FUN')
    expect($game.get()).toMatchObject({ mode: 'FUN', isReady: false })
    pageGameNamed('Emerald Tide')
    await page.settle()
    expect($game.get()).toMatchObject({ mode: 'FUN' })
    expect(page.visits).toEqual([])
  })

  test('another game of the same document takes the place of the earlier one', async () => {
    const page = await open()
    gamePageOpened('emerald-tide', 'Emerald Tide')
    await page.settle()
    gamePageOpened('pearl-drift', 'Pearl Drift')
    await page.settle()
    expect($game.get()).toMatchObject({ status: 'running', slug: 'pearl-drift', mode: 'REAL' })
  })

  test('the answer to an earlier wish is not taken for that of a later one', async () => {
    const page = await open()
    await Promise.all([launchGame('emerald-tide'), launchGame('emerald-tide', 'FUN')])
    expect($game.get()).toMatchObject({
      mode: 'FUN',
      frameUrl: 'http://games.test/play/emerald-tide/FUN'
    })
    expect(page.visits).toEqual([])
  })

  test('a game for money is put away when the session ends, and one for fun goes on', async () => {
    const page = await open()
    gamePageOpened('emerald-tide', 'Emerald Tide')
    await page.settle()
    await endSession()
    expect($game.get()).toEqual({ status: 'idle' })
    await launchGame('emerald-tide', 'FUN')
    gamePageOpened('emerald-tide', 'Emerald Tide')
    await page.settle()
    expect($game.get()).toMatchObject({ status: 'running', mode: 'FUN' })
  })

  test('what was refused is tried again in the way it was asked for', async () => {
    const page = await open({ isPlayer: false })
    const ok = { launchGame: { ok: { frameUrl: 'http://games.test/a', roundPending: false } } }
    page.answer('LaunchGame', noNetwork())
    await launchGame('emerald-tide', 'FUN')
    expect($game.get()).toMatchObject({ status: 'refused', mode: 'FUN', code: 'UNANSWERED' })
    page.answer('LaunchGame', ok)
    await tryGameAgain()
    expect($game.get()).toMatchObject({ status: 'running', mode: 'FUN', isSlow: false })
    await page.pass(12_000)
    expect($game.get()).toMatchObject({ isSlow: true })
    page.answer('LaunchGame', {
      launchGame: { ok: { ...ok.launchGame.ok, frameUrl: 'http://games.test/b' } }
    })
    await tryGameAgain()
    expect($game.get()).toMatchObject({ isSlow: false, frameUrl: 'http://games.test/b' })
  })

  test('a page older than its game takes the game of the address, and says when there is none [GAME-03]', async () => {
    const page = await open({ isPlayer: false, path: '/en/games/younger-than-the-page/' })
    gamePageOpened('', '')
    expect($pageGame.get()).toEqual({ slug: 'younger-than-the-page', name: '' })
    pageGameNamed('Younger than the page')
    expect($pageGame.get().name).toBe('Younger than the page')
    pageGameMissing()
    await page.settle()
    expect($game.get()).toMatchObject({ status: 'refused', code: 'GAME_NOT_FOUND' })
  })
})
