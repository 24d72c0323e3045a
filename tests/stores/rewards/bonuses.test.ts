import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $bonuses, $bonusInPlay, $forfeit, forfeitBonus } from '#stores/rewards/bonuses.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { bonus, bonusesOf } from './bonuses.ts'

const wallet = (version: number) => ({
  balanceUpdated: {
    balance: '100.00',
    bonusBalance: '15.00',
    currency: 'EUR',
    amount: null,
    moneyType: null,
    wageringProgress: 0.7,
    version
  }
})

const RUNNING = bonus('b1')
const GIVEN_UP = bonus('b1', { status: 'Forfeited', endReason: 'GIVEN_UP' })

describe('bonuses', () => {
  cleanAfterEach($bonusInPlay, $bonuses, $forfeit, $wallet)

  async function open() {
    const page = openTestPage('/en/rewards/')
    storeOidcUser(page)
    page.answer('Bonuses', bonusesOf(RUNNING, bonus('b0', { status: 'Converted' })))
    keepMount($bonusInPlay)
    keepMount($bonuses)
    await page.settle()
    return page
  }

  test('are listed, and the one in play is told apart', async () => {
    await open()
    expect($bonuses.get()).toMatchObject({ status: 'ready', value: [{ id: 'b1' }, { id: 'b0' }] })
    expect($bonusInPlay.get()).toMatchObject({ id: 'b1', status: 'Active' })
  })

  test('are asked for again once, a second after a burst of bets', async () => {
    const page = await open()
    for (const version of [1, 2, 3, 3, 4]) page.push('Wallet', wallet(version))
    expect(page.sentOf('Bonuses')).toHaveLength(1)
    await page.pass(1000)
    expect(page.sentOf('Bonuses')).toHaveLength(2)
    await page.pass(5000)
    expect(page.sentOf('Bonuses')).toHaveLength(2)
  })

  test('are given up once however often it is confirmed', async () => {
    const page = await open()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    page.answer('ForfeitBonus', () => promise)
    const calls = [forfeitBonus('b1'), forfeitBonus('b1')]
    await page.settle()
    expect($forfeit.get()).toEqual({ status: 'sending' })
    resolve({ forfeitBonus: { ok: GIVEN_UP, error: null } })
    await Promise.all(calls)
    expect(page.sentOf('ForfeitBonus')).toHaveLength(1)
    expect($bonusInPlay.get()).toBeUndefined()
    expect($bonuses.get()).toMatchObject({ value: [{ status: 'Forfeited' }, { id: 'b0' }] })
  })

  test.each([
    [
      'refused, and says so',
      { forfeitBonus: { ok: null, error: { code: 'NOT_ACTIVE' } } },
      { status: 'refused', code: 'NOT_ACTIVE' }
    ],
    ['unanswered, and stays as it was', noNetwork, { status: 'failed' }]
  ])('can be %s: the list is read again', async (_, answer, state) => {
    const page = await open()
    page.answer('ForfeitBonus', answer)
    await forfeitBonus('b1')
    expect($forfeit.get()).toEqual(state)
    expect(page.sentOf('Bonuses')).toHaveLength(2)
  })
})
