import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { $game, closeGame, launchGame, leaveGame, refocusGame } from '#stores/game/game.ts'
import { $gameFrame } from '#stores/game/game-frame.ts'
import { $guard } from '#stores/guards.ts'
import { $topOverlay, closeOverlay, openOverlay } from '#stores/overlays.ts'
import { closeToast, showToast } from '#stores/toasts.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const FRAME = 'game-iframe'
const GAMES = 'http://games.test'

const launched = ({ roundPending = false, takesBonus = true } = {}) => ({
  launchGame: {
    ok: { frameUrl: `${GAMES}/play/emerald-tide/?t=1`, roundPending, takesBonus },
    error: null
  }
})

describe('game', () => {
  cleanAfterEach($gameFrame, $wallet)

  afterEach(() => {
    const top = $topOverlay.get()
    if (top) closeOverlay(top.id)
    closeGame()
  })

  async function open() {
    const page = openTestPage('/fi/games/emerald-tide/')
    storeOidcUser(page)
    page.answer('LaunchGame', launched())
    keepMount($gameFrame)
    await page.settle()
    return {
      ...page,
      async play() {
        await launchGame('emerald-tide')
        page.hearWindow({ type: 'ready' }, GAMES, FRAME)
        await page.settle()
      }
    }
  }

  test('is told nothing before it is ready', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    openOverlay('default', { title: 'Pause', text: 'A moment' })
    expect(page.told).toEqual([])
    page.hearWindow({ type: 'ready' }, GAMES, FRAME)
    await page.settle()
    expect(page.told.map(({ message }) => message)).toEqual([{ type: 'pause' }])
  })

  test('is asked for by its name, its mode and the language', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    expect(page.sentOf('LaunchGame')[0]!.variables).toEqual({
      input: { slug: 'emerald-tide', mode: 'REAL', locale: 'fi' }
    })
    expect($game.get()).toMatchObject({
      status: 'running',
      frameUrl: `${GAMES}/play/emerald-tide/?t=1`,
      isReady: false
    })
  })

  test('is launched once, however often it is asked for', async () => {
    const page = await open()
    await Promise.all([launchGame('emerald-tide'), launchGame('emerald-tide')])
    await launchGame('emerald-tide')
    expect(page.sentOf('LaunchGame')).toHaveLength(1)
  })

  test('says that a round of an earlier visit is still open', async () => {
    const page = await open()
    page.answer('LaunchGame', launched({ roundPending: true }))
    await launchGame('emerald-tide')
    expect($game.get()).toMatchObject({ roundPending: true })
  })

  test('that is refused says why', async () => {
    const page = await open()
    page.answer('LaunchGame', { launchGame: { ok: null, error: { code: 'SELF_EXCLUDED' } } })
    await launchGame('emerald-tide')
    expect($game.get()).toMatchObject({ status: 'refused', code: 'SELF_EXCLUDED' })
    page.answer('LaunchGame', noNetwork())
    await launchGame('emerald-tide')
    expect($game.get()).toMatchObject({ status: 'refused', code: 'UNANSWERED' })
  })

  test('tells that it is ready, and when a round runs', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'ready' }, GAMES, FRAME)
    page.hearWindow({ type: 'roundStarted', roundId: 'round-1' }, GAMES, FRAME)
    await page.settle()
    expect($game.get()).toMatchObject({ isReady: true, isInRound: true })
    page.hearWindow({ type: 'roundEnded', roundId: 'round-1' }, GAMES, FRAME)
    await page.settle()
    expect($game.get()).toMatchObject({ isInRound: false })
  })

  test.each([
    [{ type: 'exit' }, 'http://evil.test', FRAME],
    [{ type: 'exit' }, GAMES, 'another-frame'],
    [{ type: 'exit' }, GAMES, undefined],
    [{ type: 'exits' }, GAMES, FRAME],
    ['exit', GAMES, FRAME]
  ])('does not obey %j from %s in frame %s', async (data, origin, frame) => {
    const page = await open()
    await launchGame('emerald-tide')
    page.hearWindow(data, origin, frame)
    await page.settle()
    expect($game.get().status).toBe('running')
    expect(page.visits).toEqual([])
  })

  test('leads back to the lobby when the player leaves it', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'exit' }, GAMES, FRAME)
    await page.settle()
    expect(page.visits).toEqual([{ url: '/fi/', how: 'push' }])
    expect($game.get()).toEqual({ status: 'idle' })
    leaveGame()
    expect(page.visits).toHaveLength(2)
  })

  test('opens the deposit when it asks for money', async () => {
    const page = await open()
    answerStanding(page)
    keepMount($guard)
    page.answer('DepositOptions', noNetwork())
    page.answer('LastCompletedDeposit', noNetwork())
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'openDeposit' }, GAMES, FRAME)
    await page.settle()
    expect($topOverlay.get()).toMatchObject({ variant: 'quick-deposit' })
  })

  test('pauses under an overlay, and has the keys again after it [GAME-10]', async () => {
    const page = await open()
    await page.play()
    const id = openOverlay('default', { title: 'Pause', text: 'A moment' })
    expect(page.told.at(-1)).toEqual({ id: FRAME, message: { type: 'pause' }, origin: GAMES })
    closeOverlay(id)
    expect(page.told.at(-1)).toMatchObject({ message: { type: 'resume' } })
    expect(page.focused).toEqual([FRAME])
  })

  test('waits while another page is looked at, and leaves the keys to it [L040]', async () => {
    const page = await open()
    await page.play()
    page.told.length = 0
    page.navigate('/fi/jackpot/')
    expect(page.told.map(({ message }) => message)).toEqual([{ type: 'pause' }])
    openOverlay('default', { title: 'Pause', text: 'A moment' })
    closeOverlay($topOverlay.get()!.id)
    expect(page.told.at(-1)?.message).toEqual({ type: 'pause' })
    expect(page.focused).toEqual([])
    page.navigate('/en/games/emerald-tide/')
    expect(page.told.at(-1)?.message).toEqual({ type: 'resume' })
    expect($game.get()).toMatchObject({ status: 'running' })
    expect(page.sentOf('LaunchGame')).toHaveLength(1)
  })

  test('has the keys again after a toast and after a button was pressed [GAME-10]', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    const toast = showToast('info', { key: 'x' })!
    closeToast(toast)
    await page.pass(300)
    expect(page.focused).toEqual([FRAME])
    refocusGame()
    expect(page.focused).toEqual([FRAME, FRAME])
  })

  test('is told the balance whenever it changes', async () => {
    const page = await open()
    await page.play()
    const figures = { balance: '12.50', bonusBalance: '0.00', currency: 'EUR', amount: null }
    page.push('Wallet', { balanceUpdated: { ...figures, version: 2 } })
    expect(page.told.at(-1)).toEqual({
      id: FRAME,
      message: { type: 'balance', balance: '12.50', currency: 'EUR' },
      origin: GAMES
    })
  })

  test('is told of bonus money too where it can be staked, and of cash alone where not', async () => {
    const page = await open()
    const figures = { balance: '0.00', bonusBalance: '5.00', currency: 'EUR', amount: null }
    for (const [takesBonus, balance] of [
      [true, '5.00'],
      [false, '0.00']
    ] as const) {
      closeGame()
      page.answer('LaunchGame', launched({ takesBonus }))
      await page.play()
      page.push('Wallet', { balanceUpdated: { ...figures, version: 2 } })
      expect(page.told.at(-1)?.message).toEqual({ type: 'balance', balance, currency: 'EUR' })
    }
  })

  test('that has failed says so', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'failed', code: 'SESSION_ENDED' }, GAMES, FRAME)
    await page.settle()
    expect($game.get()).toMatchObject({ status: 'refused', code: 'SESSION_ENDED' })
  })

  test('that has lost the network is left to go on, once it runs', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'ready' }, GAMES, FRAME)
    page.hearWindow({ type: 'failed', code: 'NETWORK' }, GAMES, FRAME)
    await page.settle()
    expect($game.get()).toMatchObject({ status: 'running', isReady: true })
  })

  test('that the network keeps from beginning says so', async () => {
    const page = await open()
    await launchGame('emerald-tide')
    page.hearWindow({ type: 'failed', code: 'NETWORK' }, GAMES, FRAME)
    await page.settle()
    expect($game.get()).toMatchObject({ status: 'refused', code: 'PROVIDER_UNAVAILABLE' })
  })
})
