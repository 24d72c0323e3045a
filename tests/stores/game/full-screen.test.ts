import { keepMount } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { setScreen } from '#stores/environment/screen.ts'
import { $fullScreen, leaveFullScreen, toggleFullScreen } from '#stores/game/full-screen.ts'
import { closeGame, GAME_BAR, GAME_FRAME, launchGame } from '#stores/game/game.ts'
import { $gameFrame } from '#stores/game/game-frame.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { testScreen } from '#tests/support/test-screen.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const GAMES = 'http://games.test'

describe('a game that fills the screen', () => {
  cleanAfterEach($fullScreen, $gameFrame, $wallet)

  let glass = testScreen()
  beforeEach(() => {
    glass = testScreen()
    setScreen(glass.screen)
  })
  afterEach(() => {
    closeGame()
    setScreen(undefined)
  })

  async function play() {
    const page = openTestPage('/en/games/emerald-tide/')
    storeOidcUser(page)
    page.answer('LaunchGame', {
      launchGame: {
        ok: { frameUrl: `${GAMES}/play/emerald-tide/`, roundPending: false },
        error: null
      }
    })
    keepMount($fullScreen)
    keepMount($gameFrame)
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'ready' }, GAMES, GAME_FRAME)
    await page.settle()
    return page
  }

  test('is the page that fills it, so that dialogs and toasts stand above the game [L104]', async () => {
    const page = await play()
    expect(page.marks.get('game')).toBeUndefined()
    await toggleFullScreen()
    expect([$fullScreen.get(), page.marks.get('game')]).toEqual([true, 'filled'])
    expect([glass.isFull(), glass.isMeasured()]).toEqual([true, true])
    await toggleFullScreen()
    expect([$fullScreen.get(), page.marks.get('game')]).toEqual([false, undefined])
    expect([glass.isFull(), glass.isMeasured()]).toEqual([false, false])
  })

  test('fills the page on a phone that gives its screen to films alone [L137]', async () => {
    const page = await play()
    glass.canNotFill()
    await toggleFullScreen()
    expect([page.marks.get('game'), glass.isFull(), glass.isMeasured()]).toEqual([
      'filled',
      false,
      true
    ])
  })

  test('is left when the browser leaves it', async () => {
    const page = await play()
    await toggleFullScreen()
    glass.escape()
    expect(page.marks.get('game')).toBeUndefined()
  })

  test('fills a phone that is laid on its side, until the player wants the page [L137]', async () => {
    const page = await play()
    glass.turn(true)
    expect(page.marks.get('game')).toBe('filled')
    leaveFullScreen()
    expect(page.marks.get('game')).toBeUndefined()
    glass.turn(false)
    glass.turn(true)
    expect(page.marks.get('game')).toBe('filled')
    glass.turn(false)
    expect(page.marks.get('game')).toBeUndefined()
  })

  test('stays filled while the other way to play is opened, and not on another page', async () => {
    const page = await play()
    await toggleFullScreen()
    await launchGame('emerald-tide', 'FUN')
    expect(page.marks.get('game')).toBe('filled')
    page.navigate('/en/jackpot/')
    expect([page.marks.get('game'), glass.isFull()]).toEqual([undefined, false])
    page.navigate('/en/games/emerald-tide/')
    expect(page.marks.get('game')).toBeUndefined()
  })

  test('is left by Escape in the frame, and the next one gives the keys to the page [GAME-10]', async () => {
    const page = await play()
    await toggleFullScreen()
    page.hearWindow({ type: 'escape' }, GAMES, GAME_FRAME)
    await page.settle()
    expect([$fullScreen.get(), page.focused]).toEqual([false, []])
    page.hearWindow({ type: 'escape' }, GAMES, GAME_FRAME)
    await page.settle()
    expect(page.focused).toEqual([GAME_BAR])
  })
})
