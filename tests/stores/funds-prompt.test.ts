import { cleanStores, keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { CASHIER } from '#config/cashier-table.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $fundsPrompt } from '#stores/funds-prompt.ts'
import { closeGame, launchGame } from '#stores/game/game.ts'
import { $gamesScope } from '#stores/games/scope.ts'
import { $guard } from '#stores/guards.ts'
import { $overlays, $topOverlay, closeOverlay, openOverlay } from '#stores/overlays.ts'
import { $depositRequest } from '#stores/quick-deposit/request.ts'
import { $wallet, $walletMove } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage, type TestPage } from '#tests/support/environment.ts'
import { answerStanding } from '#tests/support/standing.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import texts from '../../src/messages/en/deposit.json' with { type: 'json' }
import { answerLast, answerOptions, OPTIONS } from './quick-deposit/support.ts'

const FINLAND = {
  rootContext: {
    country: { id: 'FI', code: 'FI', name: 'Finland', currency: 'EUR', licence: 'mga' },
    ipCountryCode: 'FI',
    subDivision: null
  }
}

const figures = (balance: string, bonusBalance: string, version: number) => ({
  balance,
  bonusBalance,
  currency: 'EUR',
  version,
  wageringProgress: null
})

describe('the prompt to a player whose money runs out', () => {
  cleanAfterEach($fundsPrompt, $walletMove, $gamesScope, $wallet, $guard)

  afterEach(() => {
    for (const { id } of $overlays.get()) closeOverlay(id, 'address')
    closeGame()
  })

  async function play(
    prepare: (page: TestPage) => void = () => undefined,
    mode: 'FUN' | 'REAL' = 'REAL'
  ) {
    const page = openTestPage('/en/games/emerald-tide/')
    setEnvironment({ ...page, fetch: async () => Response.json(texts) })
    storeOidcUser(page)
    answerStanding(page)
    answerOptions(page)
    answerLast(page, null)
    page.answer('CountryContextQuery', FINLAND)
    page.answer('Game', { game: { hasBonus: false } })
    const frame = { frameUrl: 'http://games.test/play/', roundPending: false }
    page.answer('LaunchGame', { launchGame: { ok: frame, error: null } })
    prepare(page)
    keepMount($guard)
    keepMount($walletMove)
    keepMount($fundsPrompt)
    await page.settle()
    await launchGame('emerald-tide', mode)
    page.push('Wallet', {
      balanceUpdated: { ...figures('500.00', '0.00', 1), amount: null, moneyType: null }
    })
    let version = 1
    return {
      ...page,
      async move(amount: string, balance: string, bonusBalance = '0.00') {
        version += 1
        const event = { ...figures(balance, bonusBalance, version), amount, moneyType: 'real' }
        page.push('Wallet', { balanceUpdated: event })
        for (let turn = 0; turn < 4; turn++) await page.settle()
      }
    }
  }

  const prompt = () => {
    const top = $topOverlay.get()
    return top?.variant === 'confirmation' ? top : undefined
  }

  test.each([
    ['20.00', '0.00', false, true],
    ['20.01', '0.00', false, false],
    ['5.00', '20.00', true, false],
    ['5.00', '15.00', true, true],
    ['5.00', '20.00', false, true]
  ])(
    'after a bet of 10 with %s and bonus %s in a game with bonus (%j): %j [CASH-29] [B16]',
    async (balance, bonus, hasBonus, isShown) => {
      const page = await play(page => page.answer('Game', { game: { hasBonus } }))
      await page.move('-10.00', balance, bonus)
      expect(prompt() !== undefined).toBe(isShown)
    }
  )

  test('comes for a bet that was made before the page was wholly there', async () => {
    const page = await play()
    cleanStores($fundsPrompt)
    await page.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
    keepMount($fundsPrompt)
    for (let turn = 0; turn < 4; turn++) await page.settle()
    expect(prompt()).toBeDefined()
  })

  test('says so in these words [CASH-33]', async () => {
    const page = await play()
    await page.move('-10.00', '5.00')
    expect(prompt()?.content).toEqual({
      title: 'Would you like to deposit?',
      text: 'You are running out of funds',
      ok: 'Yes',
      dismiss: 'Go back'
    })
  })

  test('leads to the deposit, and may come again after that [CASH-33]', async () => {
    const page = await play()
    await page.move('-10.00', '5.00')
    closeOverlay(prompt()!.id, 'finished')
    expect($depositRequest.get()).toEqual({})
    closeOverlay($topOverlay.get()!.id)
    await page.move('-1.00', '2.00')
    expect(prompt()).toBeDefined()
  })

  test.each(['dismissed', 'escape'] as const)(
    'does not come again once it was sent away (%s) [CASH-30]',
    async reason => {
      const page = await play()
      await page.move('-10.00', '5.00')
      closeOverlay(prompt()!.id, reason)
      expect(page.cookieWrites).toContainEqual({
        name: 'displayWantToDepositDialog',
        value: 'false'
      })
      await page.move('-1.00', '2.00')
      expect(prompt()).toBeUndefined()
    }
  )

  test('does not come above another overlay [CASH-31]', async () => {
    const page = await play()
    openOverlay('default', { title: 'Pause', text: 'A moment' })
    await page.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
  })

  test('does not come in sports [CASH-32]', async () => {
    const page = await play()
    page.navigate('/en/sports/')
    await page.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
  })

  test('does not come for a win, or for fun', async () => {
    const page = await play()
    await page.move('3.00', '5.00')
    expect(prompt()).toBeUndefined()
    closeGame()
    const fun = await play(undefined, 'FUN')
    await fun.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
  })

  test.each([
    ['a block of the house', { isDepositsBlocked: true }],
    ['a limit', { options: { limits: [{ ...OPTIONS.limits[0]!, left: '0.00' }] } }],
    ['no method', { options: { methods: [] } }]
  ])('does not come where the deposit would be refused: %s', async (_, viewer) => {
    const page = await play(page => answerOptions(page, viewer))
    await page.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
    await page.move('-1.00', '2.00')
    expect(page.sentOf('DepositOptions')).toHaveLength(1)
  })

  test('does not come for who takes a break', async () => {
    const timeouts = { timeoutEndsAt: '2100-01-01T00:00:00Z' }
    const page = await play(page => answerStanding(page, { timeouts }))
    await page.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
  })

  test('does not come under a licence that knows none [R15]', async () => {
    const rules = CASHIER.mga!
    CASHIER.mga = { ...rules, fundsPrompt: false }
    const page = await play()
    CASHIER.mga = rules
    await page.move('-10.00', '5.00')
    expect(prompt()).toBeUndefined()
  })
})
