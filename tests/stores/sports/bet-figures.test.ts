import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $betChanges } from '#stores/sports/bet-changes.ts'
import { $betFigures } from '#stores/sports/bet-figures.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { wireBet } from './wire-bets.ts'

const settled = { bets: 3, stake: '15.00', returned: '26.90', balance: '11.90' }
const FIGURES = {
  currency: 'EUR',
  openBets: 2,
  openStake: '14.00',
  possibleReturn: '35.00',
  cashOutBets: 1,
  value: '9.50',
  week: settled,
  month: { ...settled, balance: '-1.00' }
}

async function open(figures: object = FIGURES) {
  const page = openTestPage('/en/sports/bets/', { operator: 'Herion' })
  storeOidcUser(page)
  page.answer('SportsFigures', { viewer: { id: '1', sportsFigures: figures } })
  keepMount($betFigures)
  await page.settle()
  return page
}

describe('the figures of a player’s bets', () => {
  cleanAfterEach($betFigures, $betChanges)

  test('are the platform’s sums, to the minor unit', async () => {
    await open()
    expect($betFigures.get()).toMatchObject({
      openStake: 1400n,
      possible: 3500n,
      cashOutValue: 950n,
      week: { bets: 3, staked: 1500n, returned: 2690n, result: 1190n },
      month: { result: -100n }
    })
  })

  test('are summed up anew once for bets that change together', async () => {
    const page = await open()
    for (const id of ['one', 'two', 'three'])
      page.push('SportsBetChanged', {
        sportsBetChanged: { version: 2, news: null, bet: wireBet({ id, version: 2 }) }
      })
    await page.pass(1000)
    expect(page.sentOf('SportsFigures')).toHaveLength(2)
  })

  test('follow prices while something is open, and rest while nothing is', async () => {
    const page = await open()
    await page.pass(30_000)
    expect(page.sentOf('SportsFigures')).toHaveLength(4)
    page.answer('SportsFigures', {
      viewer: { id: '1', sportsFigures: { ...FIGURES, openBets: 0 } }
    })
    await page.pass(60_000)
    expect(page.sentOf('SportsFigures')).toHaveLength(5)
  })
})
