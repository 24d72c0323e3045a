import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $wallet, $walletMove } from '#stores/wallet.ts'
import {
  cleanAfterEach,
  noNetwork,
  openTestPage,
  type TestPage
} from '#tests/support/environment.ts'
import { storeCustomTokens, storeOidcUser } from '#tests/support/tokens.ts'

const event = (version: number, balance: string, amount: string | null = null) => ({
  balanceUpdated: {
    balance,
    bonusBalance: '0.00',
    currency: 'EUR',
    amount,
    moneyType: amount === null ? null : 'real',
    wageringProgress: null,
    version
  }
})

const snapshot = (version: number, balance: string) => ({
  viewer: {
    id: '1',
    wallet: {
      id: '1',
      balance,
      bonusBalance: '0.00',
      currency: 'EUR',
      minDepositAmount: '30.00',
      minWithdrawalAmount: '20.00',
      version
    }
  }
})

describe('wallet', () => {
  cleanAfterEach($wallet)

  async function open(store: (page: TestPage) => unknown = storeOidcUser) {
    const page = openTestPage()
    store(page)
    page.answer('WalletSnapshot', snapshot(1, '10.00'))
    keepMount($wallet)
    await page.settle()
    return page
  }

  test('is loading until the first figures, then streams [CASH-27]', async () => {
    const page = await open()
    expect($wallet.get()).toEqual({ status: 'LOADING' })
    page.push('Wallet', event(2, '12.50'))
    expect($wallet.get()).toMatchObject({ status: 'STREAMING', balance: 1250n, currency: 'EUR' })
  })

  test.each([
    ['a visitor', () => undefined],
    [
      'a session that cannot be renewed',
      (page: TestPage) => storeCustomTokens(page, { refresh: null })
    ]
  ])('is not available to %s [CASH-27]', async (_, store) => {
    const page = await open(store)
    expect($wallet.get()).toEqual({ status: 'NOT_AVAILABLE' })
    expect(page.running('Wallet')).toEqual([])
    expect(page.sentOf('WalletSnapshot')).toEqual([])
  })

  test('asks for nothing without a token, and for all with one [SESS-03]', async () => {
    const page = await open(() => undefined)
    expect(page.sent).toEqual([])
    expect(page.streamCount()).toBe(0)
    storeOidcUser(page)
    page.hearTab({ type: 'sessionStarted' })
    await page.settle()
    page.connect('Wallet')
    expect(page.running('Wallet')).toHaveLength(1)
    await page.settle()
    expect(page.sentOf('WalletSnapshot')).toHaveLength(1)
  })

  test('shows each balance that the stream tells [CASH-28]', async () => {
    const page = await open()
    expect(page.running('Wallet')[0]!.query).toContain('balanceUpdated')
    for (const [version, balance, minor] of [
      [2, '12.50', 1250n],
      [3, '0.00', 0n],
      [4, '1000000.01', 100_000_001n]
    ] as const) {
      page.push('Wallet', event(version, balance))
      expect($wallet.get()).toMatchObject({ balance: minor })
    }
  })

  test('drops what is older than what it shows [L029]', async () => {
    const page = await open()
    page.push('Wallet', event(5, '20.00', '-5.00'))
    page.push('Wallet', event(4, '25.00', '5.00'))
    expect($wallet.get()).toMatchObject({ balance: 2000n, version: 5 })
    expect($walletMove.get()).toMatchObject({ amount: -500n })
  })

  test('tells of a movement once, though it is told twice [L027] [L029]', async () => {
    const page = await open()
    const moves: unknown[] = []
    const unbind = $walletMove.listen(move => void moves.push(move))
    page.push('Wallet', event(5, '20.00', '-5.00'))
    page.push('Wallet', event(5, '20.00', '-5.00'))
    expect(moves).toHaveLength(1)
    page.push('Wallet', event(6, '15.00', '-5.00'))
    unbind()
    expect(moves).toHaveLength(2)
  })

  test('keeps the least amounts that a snapshot told, whatever an event leaves out', async () => {
    const page = await open()
    page.push('Wallet', event(5, '20.00'))
    expect($wallet.get()).toMatchObject({ minDeposit: 0n, minWithdrawal: 0n })
    page.answer('WalletSnapshot', snapshot(5, '20.00'))
    page.connect('Wallet')
    await page.settle()
    expect($wallet.get()).toMatchObject({ minDeposit: 3000n, minWithdrawal: 2000n })
    page.push('Wallet', event(6, '15.00'))
    expect($wallet.get()).toMatchObject({ minDeposit: 3000n, minWithdrawal: 2000n, version: 6 })
  })

  test('shows nothing in a currency that nobody here knows', async () => {
    const page = await open()
    const { balanceUpdated } = event(2, '12.50')
    page.push('Wallet', { balanceUpdated: { ...balanceUpdated, currency: 'DOGE' } })
    expect($wallet.get()).toEqual({ status: 'LOADING' })
  })

  test('reads its figures again after every connection, so that nothing missed stays wrong [L026]', async () => {
    const page = await open()
    page.push('Wallet', event(2, '100.00'))
    page.answer('WalletSnapshot', snapshot(9, '90.00'))
    page.connect('Wallet')
    await page.settle()
    expect($wallet.get()).toMatchObject({ balance: 9000n, minDeposit: 3000n, version: 9 })
  })

  test('keeps a newer balance when a slower snapshot comes in', async () => {
    const page = await open()
    page.push('Wallet', event(7, '70.00'))
    page.connect('Wallet')
    await page.settle()
    expect($wallet.get()).toMatchObject({ balance: 7000n, version: 7 })
  })

  test('goes on streaming when a snapshot fails', async () => {
    const page = await open()
    page.answer('WalletSnapshot', noNetwork())
    page.connect('Wallet')
    await page.settle()
    page.push('Wallet', event(2, '12.50'))
    expect($wallet.get()).toMatchObject({ status: 'STREAMING', balance: 1250n })
  })

  test('ends with the session', async () => {
    const page = await open()
    page.push('Wallet', event(2, '12.50'))
    page.hearTab({ type: 'sessionEnded' })
    await page.settle()
    expect($wallet.get()).toEqual({ status: 'NOT_AVAILABLE' })
    expect(page.streamCount()).toBe(0)
  })
})
