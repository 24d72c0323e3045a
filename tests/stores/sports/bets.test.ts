import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { lineReturns } from '#rules/sports/returns.ts'
import { ruledBet } from '#stores/sports/bet.ts'
import { $betChanges } from '#stores/sports/bet-changes.ts'
import { $bets, filterBets } from '#stores/sports/bets.ts'
import {
  $cashingOut,
  askCashOut,
  cashingOutOf,
  confirmCashOut,
  dropCashOut
} from '#stores/sports/cash-out.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { wireBet, wireLeg } from './wire-bets.ts'

async function openBets(...bets: readonly ReturnType<typeof wireBet>[]) {
  const page = openTestPage('/en/sports/bets/', { operator: 'Herion' })
  storeOidcUser(page)
  page.answer('SportsBets', {
    viewer: {
      id: '1',
      sportsBets: {
        edges: bets.map(node => ({ node })),
        pageInfo: { hasNextPage: false, endCursor: null }
      }
    }
  })
  keepMount($bets)
  await page.settle()
  return page
}

const shown = () => {
  const state = $bets.get()
  if (state.status !== 'ready') throw new Error(`Bets are ${state.status}`)
  return state.bets
}

const first = () => {
  const [bet] = shown()
  if (!bet) throw new Error('No bet is shown')
  return bet
}

describe('bets of a player', () => {
  cleanAfterEach($bets, $betChanges, $cashingOut)

  test('are none of a visitor’s', async () => {
    const page = openTestPage('/en/sports/bets/', { operator: 'Herion' })
    keepMount($bets)
    await page.settle()
    expect($bets.get().status).toBe('visitor')
    expect(page.sentOf('SportsBets')).toEqual([])
  })

  test('are asked for by state, type, period and sport', async () => {
    const page = await openBets(wireBet())
    await filterBets({ state: 'SETTLED', days: 7, sport: 'football', kind: 'COMBO' })
    const [, asked] = page.sentOf('SportsBets')
    const since = new Date(page.clock.now() - 7 * 86_400_000).toISOString()
    const kind = 'COMBO'
    expect(asked?.variables).toMatchObject({ state: 'SETTLED', sport: 'football', since, kind })
  })

  test('that can be cashed out are a list of open ones alone', async () => {
    const page = await openBets(wireBet())
    await filterBets({ canCashOut: true })
    await filterBets({ state: 'SETTLED' })
    const asked = page.sentOf('SportsBets').map(({ variables }) => variables['canCashOut'])
    expect(asked).toEqual([false, true, false])
  })

  test('have their offers renewed in their turn, and an older answer changes nothing', async () => {
    const page = await openBets(wireBet({ version: 3 }))
    const worth = (version: number, value: string) => {
      const bet = wireBet({ version })
      const node = { ...bet, cashOut: { ...bet.cashOut, value } }
      const pageInfo = { hasNextPage: false, endCursor: null }
      page.answer('SportsBets', {
        viewer: { id: '1', sportsBets: { edges: [{ node }], pageInfo } }
      })
    }
    worth(3, '8.00')
    await page.pass(10_000)
    expect(first().cashOut.value).toBe(800n)
    worth(2, '7.00')
    await page.pass(10_000)
    expect(first().cashOut.value).toBe(800n)
  })

  test('are one where the address names it, whatever state it comes to', async () => {
    const page = openTestPage('/en/sports/bets/?bet=one', { operator: 'Herion' })
    storeOidcUser(page)
    page.answer('OneSportsBet', { viewer: { id: '1', sportsBet: wireBet({ id: 'one' }) } })
    keepMount($bets)
    await page.settle()
    expect(shown().map(({ id }) => id)).toEqual(['one'])
    const won = wireBet({ id: 'one', version: 3, status: 'WIN' })
    page.push('SportsBetChanged', { sportsBetChanged: { version: 3, news: 'SETTLED', bet: won } })
    expect(first().status).toBe('WIN')
    page.answer('OneSportsBet', { viewer: { id: '1', sportsBet: null } })
    page.navigate('/en/sports/bets/?bet=none')
    await page.settle()
    expect(shown()).toEqual([])
    expect(page.sentOf('SportsBets')).toEqual([])
  })

  test('are read as soon as the network is back', async () => {
    const page = openTestPage('/en/sports/bets/', { operator: 'Herion' })
    storeOidcUser(page)
    page.answer('SportsBets', noNetwork())
    page.setOnline(false)
    keepMount($bets)
    await page.settle()
    expect($bets.get().status).toBe('offline')
    const pageInfo = { hasNextPage: false, endCursor: null }
    page.answer('SportsBets', {
      viewer: { id: '1', sportsBets: { edges: [{ node: wireBet() }], pageInfo } }
    })
    page.setOnline(true)
    page.wake()
    await page.settle()
    expect(shown()).toHaveLength(1)
  })

  test('change before the player’s eyes, and leave the open ones once they are settled', async () => {
    const page = await openBets(wireBet({ id: 'one' }), wireBet({ id: 'two' }))
    const told = wireBet({ id: 'one', version: 2, possibleReturn: '30.00' })
    page.push('SportsBetChanged', { sportsBetChanged: { version: 2, news: null, bet: told } })
    expect(first()).toMatchObject({ id: 'one', possible: 3000n })
    const late = wireBet({ id: 'one', version: 1 })
    page.push('SportsBetChanged', { sportsBetChanged: { version: 1, news: null, bet: late } })
    expect(first().possible).toBe(3000n)
    const won = wireBet({ id: 'one', version: 3, status: 'WIN' })
    page.push('SportsBetChanged', { sportsBetChanged: { version: 3, news: 'SETTLED', bet: won } })
    expect(shown().map(({ id }) => id)).toEqual(['two'])
  })

  test.each([
    ['half won', { status: 'HALF_WON', voidHalves: 1 }, 1950, '20.00', 2950n],
    ['half lost', { status: 'HALF_LOST', voidHalves: 1 }, 2040, '10.00', 500n],
    ['void', { status: 'VOID', voidHalves: 2 }, 2500, '10.00', 1000n],
    [
      'a dead heat',
      { status: 'DEAD_HEAT', deadHeatPlaces: 1, deadHeatTied: 3 },
      5000,
      '100.00',
      16_666n
    ]
  ])(
    'that are %s are reckoned by the rules of settlement [S11] [S19] [L122] [L125] [L126]',
    async (_, leg, price, stake, cents) => {
      await openBets(wireBet({ stake, openStake: '0.00', legs: [wireLeg({ price, ...leg })] }))
      const ruled = ruledBet(first())
      expect(ruled && lineReturns(ruled).map(({ pays }) => pays)).toEqual([cents])
    }
  )
})

describe('a cash-out', () => {
  cleanAfterEach($bets, $betChanges, $cashingOut)

  const all = { stake: 1000n, value: 950n, isAll: true }
  const state = () => cashingOutOf($cashingOut.get(), 'one')

  const sold = wireBet({
    id: 'one',
    version: 2,
    status: 'CASHED_OUT',
    openStake: '0.00',
    cashOuts: [{ at: '2026-11-29T12:00:00Z', stake: '10.00', value: '9.60', isAutomatic: false }]
  })

  test('is sent at the second press and not at the first', async () => {
    const page = await openBets(wireBet({ id: 'one' }))
    page.answer('CashOutSportsBet', { cashOutSportsBet: { ok: sold, error: null } })
    const bet = first()
    askCashOut(bet, all)
    expect(page.sentOf('CashOutSportsBet')).toEqual([])
    await confirmCashOut(bet)
    expect(page.sentOf('CashOutSportsBet')[0]?.variables['input']).toMatchObject({
      betId: 'one',
      stake: null,
      offered: '9.50'
    })
    expect(state()).toEqual({ status: 'done', value: 960n })
    expect(shown()).toEqual([])
    dropCashOut(bet)
  })

  test('asks again where the offer has fallen', async () => {
    const page = await openBets(wireBet({ id: 'one' }))
    const error = { code: 'VALUE_CHANGED', value: '9.00' }
    page.answer('CashOutSportsBet', { cashOutSportsBet: { ok: null, error } })
    const bet = first()
    askCashOut(bet, all)
    await confirmCashOut(bet)
    expect(state()).toMatchObject({ status: 'refused', code: 'VALUE_CHANGED', value: 900n })
    expect(shown()).toHaveLength(1)
    dropCashOut(bet)
  })

  test('that nobody answers for is asked about under the same reference', async () => {
    const page = await openBets(wireBet({ id: 'one' }))
    page.answer('CashOutSportsBet', noNetwork())
    const bet = first()
    askCashOut(bet, { ...all, value: 940n })
    await confirmCashOut(bet)
    expect(state().status).toBe('unanswered')
    page.answer('CashOutSportsBet', { cashOutSportsBet: { ok: sold, error: null } })
    await confirmCashOut(bet)
    const references = page
      .sentOf('CashOutSportsBet')
      .map(({ variables }) => (variables['input'] as { reference: string }).reference)
    expect(new Set(references).size).toBe(1)
    expect(state().status).toBe('done')
    dropCashOut(bet)
  })
})
