import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $sessionNet } from '#stores/game/session-net.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const played = (staked: string, won: string) => ({
  viewer: {
    id: '1',
    sessionPlay: { staked: { amount: staked, currency: 'EUR' }, won: { amount: won } }
  }
})

describe('what a session has won or lost', () => {
  cleanAfterEach($sessionNet, $wallet)

  test('is read again once a round has moved the wallet, once for all its moves', async () => {
    const page = openTestPage('/en/games/pearl-drift/')
    storeOidcUser(page)
    page.answer('SessionPlay', played('10.00', '7.60'))
    keepMount($wallet)
    keepMount($sessionNet)
    await page.settle()
    expect($sessionNet.get()).toEqual({ net: -240n, currency: 'EUR' })

    page.answer('SessionPlay', played('11.00', '12.00'))
    const move = { bonusBalance: '0.00', currency: 'EUR', moneyType: 'real' }
    page.push('Wallet', {
      balanceUpdated: { ...move, balance: '9.00', amount: '-1.00', version: 2 }
    })
    page.push('Wallet', {
      balanceUpdated: { ...move, balance: '13.40', amount: '4.40', version: 3 }
    })
    await page.pass(2000)
    expect($sessionNet.get()).toEqual({ net: 100n, currency: 'EUR' })
    expect(page.sentOf('SessionPlay')).toHaveLength(2)
  })

  test('is not asked for without a session', async () => {
    const page = openTestPage('/en/games/pearl-drift/')
    keepMount($sessionNet)
    await page.settle()
    expect([$sessionNet.get(), page.sent]).toEqual([undefined, []])
  })
})
