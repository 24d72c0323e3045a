import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $depositFirst } from '#stores/withdrawal/deposit-first.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'

const METHOD = {
  id: 'card',
  name: 'Card',
  provider: 'card',
  kind: 'Card',
  way: 'Frame',
  feeBasisPoints: 0,
  arrivesWithinMinutes: 0,
  minimum: '20.00',
  maximum: '5000.00',
  account: null,
  accountId: null
}

const optionsOf = (isDepositsBlocked: boolean, left: string, block: string | null = null) => ({
  viewer: {
    id: '1',
    customer: { id: 'c', isDepositsBlocked },
    player: { id: 'p', instantBankingBlock: null },
    depositOptions: {
      currency: 'EUR',
      block,
      methods: [METHOD],
      presets: [],
      limits: [{ period: 'Day', limit: '100.00', left, resetsAt: '2026-11-29T00:00:00.000Z' }],
      offers: []
    }
  }
})

describe('a deposit before the first withdrawal', () => {
  cleanAfterEach($depositFirst)

  test.each([
    ['open', 'one can be made', optionsOf(false, '100.00')],
    ['blocked', 'the house has blocked deposits', optionsOf(true, '100.00')],
    ['blocked', 'a limit leaves too little', optionsOf(false, '19.99')],
    ['blocked', 'the player is excluded [D13]', optionsOf(false, '100.00', 'SELF_EXCLUDED')],
    ['blocked', 'nobody answers', noNetwork()]
  ] as const)('is %s where %s', async (state, _where, answer) => {
    const page = openTestPage()
    storeOidcUser(page)
    page.answer('DepositOptions', answer)
    page.answer('LastCompletedDeposit', { viewer: { id: '1', lastCompletedDeposit: null } })
    keepMount($depositFirst)
    expect($depositFirst.get()).toBe('loading')
    await page.settle()
    expect($depositFirst.get()).toBe(state)
  })
})
