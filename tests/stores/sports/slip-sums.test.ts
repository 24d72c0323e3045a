import { keepMount } from 'nanostores'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'

import type { LiveEvent } from '#contract/wire/sports-live.ts'
import { $consent } from '#stores/consent.ts'
import { setSportsLine } from '#stores/environment/sports-line.ts'
import { $desk } from '#stores/sports/desk.ts'
import { followTopic } from '#stores/sports/live.ts'
import { $slip, setShape, toggleSelection } from '#stores/sports/slip.ts'
import { $slipEvents } from '#stores/sports/slip-events.ts'
import { $slipForm, ALL, editSlip, editStake, selectionKey } from '#stores/sports/slip-form.ts'
import { $slipLegs, agreeToPrices } from '#stores/sports/slip-legs.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { matchAt, type Price, playPrices } from './played.ts'

const pick = (event: string, odds: number, market = 'match-result', outcome = '1'): Price => ({
  event,
  market,
  outcome,
  odds
})

/** A slip of a visitor with these picks, at these prices. */
async function openSlip(picks: readonly Price[], events?: readonly LiveEvent[]) {
  const page = openTestPage('/en/sports/', { operator: 'Herion' })
  const prices = playPrices(page, events ?? picks.map(each => matchAt(each)))
  keepMount($slipSums)
  for (const { odds: _, ...selection } of picks) toggleSelection(selection)
  await page.settle()
  return { page, ...prices }
}

const stakeOn = (one: Price, typed: string) => editStake(selectionKey(one), typed)
const sums = () => $slipSums.get()

describe('what a slip amounts to', () => {
  cleanAfterEach($slipSums, $slipLegs, $slipEvents, $slip, $desk, $consent)
  afterEach(() => {
    editSlip({ isTotal: false, eachWay: false, freeBet: null, acceptance: 'NONE' })
    for (const key of Object.keys($slipForm.get().stakes)) editStake(key, '')
    setSportsLine(undefined)
  })

  test.each([
    [2500, '10', 2500n],
    [1870, '5.55', 1037n],
    [1910, '3.33', 636n],
    [1450, '0.20', 29n],
    [1900, '0.30', 57n],
    [2300, '0.50', 115n]
  ])(
    'is, of a single at %i with %s, %s to the cent [S22] [S23] [L113] [L130]',
    async (odds, typed, cents) => {
      const one = pick('a', odds)
      await openSlip([one])
      for (const [index] of [...typed].entries()) stakeOn(one, typed.slice(0, index + 1))
      expect(sums().returns).toBe(cents)
    }
  )

  test('has its price at once where the page follows the match already', async () => {
    const one = pick('a', 2500)
    const page = openTestPage('/en/sports/', { operator: 'Herion' })
    playPrices(page, [matchAt(one)])
    onTestFinished(followTopic('event:a', () => {}))
    await page.settle()
    keepMount($slipSums)
    toggleSelection({ event: one.event, market: one.market, outcome: one.outcome })
    expect($slipLegs.get()).toMatchObject([{ state: 'open', now: 2500 }])
  })

  test('is, of a treble, the product rounded down once [S02]', async () => {
    await openSlip([pick('a', 1850), pick('b', 2100), pick('c', 1330)])
    setShape('COMBO')
    editStake(ALL, '5.00')
    expect(sums()).toMatchObject({ stake: 500n, returns: 2583n, clash: null })
  })

  test('is, of two of three, every line and what comes back by how many are right [S05] [L127]', async () => {
    await openSlip([pick('a', 2000), pick('b', 1800), pick('c', 3000)])
    setShape('2/3')
    editStake(ALL, '10')
    expect(sums().lines.map(({ legs, pays }) => [legs.join(''), pays])).toEqual([
      ['01', 3600n],
      ['02', 6000n],
      ['12', 5400n]
    ])
    expect(sums()).toMatchObject({ stake: 3000n, returns: 15_000n })
    expect(sums().ranges).toEqual([
      { right: 2, least: 3600n, most: 6000n },
      { right: 3, least: 15_000n, most: 15_000n }
    ])
  })

  test('is, of a trixie, four lines [S06]', async () => {
    await openSlip([pick('a', 2000), pick('b', 3000), pick('c', 4000)])
    setShape('TRIXIE')
    editStake(ALL, '1')
    expect(sums()).toMatchObject({ stake: 400n, returns: 5000n })
  })

  test('shares a total evenly, or says which totals can be', async () => {
    await openSlip([pick('a', 2000), pick('b', 1800), pick('c', 3000)])
    setShape('2/3')
    editSlip({ isTotal: true })
    editStake(ALL, '30')
    expect(sums()).toMatchObject({ stake: 3000n, returns: 15_000n })
    editStake(ALL, '10')
    expect(sums().bets[0]?.stake).toEqual({
      status: 'refused',
      fault: 'STAKE_OFF_STEP',
      amounts: [999n, 1002n]
    })
  })

  test('takes each way of a race for twice the stake [S21] [L123]', async () => {
    const one = pick('race', 3750, 'winner', 'race-home')
    const event = { ...matchAt(one), eachWay: { places: 3, part: 5 } }
    await openSlip([one], [event])
    editSlip({ eachWay: true })
    stakeOn(one, '100')
    expect(sums()).toMatchObject({ stake: 20_000n, returns: 53_000n, hasEachWay: true })
  })

  test.each([
    ['-10', 'NOT_A_NUMBER'],
    ['ten', 'NOT_A_NUMBER'],
    ['0.05', 'STAKE_BELOW_MIN'],
    ['9999999', 'STAKE_ABOVE_MAX'],
    ['1.005', 'STAKE_OFF_STEP']
  ])('refuses a stake of %s [L117]', async (typed, fault) => {
    const one = pick('a', 2000)
    await openSlip([one])
    stakeOn(one, typed)
    expect(sums().bets[0]?.stake).toMatchObject({ status: 'refused', fault })
    expect(sums().stake).toBe(0n)
  })

  test('does not combine two picks of one match [L133]', async () => {
    const home = pick('a', 2000)
    const over = pick('a', 1800, 'total|total=2.5', 'over')
    const event = matchAt(home)
    const both = { ...event, markets: [...event.markets, ...matchAt(over).markets] }
    await openSlip([home, over], [both])
    setShape('COMBO')
    expect(sums().clash).toEqual({ code: 'SAME_EVENT_TWICE', between: [0, 1] })
  })

  test('shows an old price beside the new one and waits for a word [L128] [S25]', async () => {
    const one = pick('a', 2000)
    const { tell } = await openSlip([one])
    stakeOn(one, '10')
    await tell(matchAt({ ...one, odds: 1900 }))
    expect($slipLegs.get()[0]).toMatchObject({ odds: 2000, now: 1900, change: 'refused' })
    const both = { returns: 2000n, returnsNow: 1900n }
    expect(sums()).toMatchObject({ ...both, bets: [both] })
    agreeToPrices()
    expect($slipLegs.get()[0]).toMatchObject({ odds: 1900, now: 1900, change: 'accepted' })
    expect(sums()).toMatchObject({ returns: 1900n, returnsNow: 1900n })
  })

  test('tells every line and how much for how many right at the prices of the moment, as it does the sum [L127] [L128]', async () => {
    const one = pick('a', 2000)
    const { tell } = await openSlip([one, pick('b', 1800), pick('c', 3000)])
    setShape('2/3')
    editStake(ALL, '10')
    await tell(matchAt({ ...one, odds: 1500 }))
    expect(sums()).toMatchObject({ returns: 15_000n, returnsNow: 12_600n })
    expect(sums().lines.map(({ pays }) => pays)).toEqual([2700n, 4500n, 5400n])
    expect(sums().ranges).toEqual([
      { right: 2, least: 2700n, most: 5400n },
      { right: 3, least: 12_600n, most: 12_600n }
    ])
  })

  test('takes better prices unasked where the player wants that [S24]', async () => {
    const one = pick('a', 2000)
    const { tell } = await openSlip([one])
    editSlip({ acceptance: 'BETTER' })
    await tell(matchAt({ ...one, odds: 2100 }))
    expect($slipLegs.get()[0]).toMatchObject({ odds: 2100, change: 'accepted' })
    await tell(matchAt({ ...one, odds: 2050 }))
    expect($slipLegs.get()[0]).toMatchObject({ odds: 2100, now: 2050, change: 'refused' })
    editSlip({ acceptance: 'ALL' })
    expect($slipLegs.get()[0]).toMatchObject({ odds: 2050, change: 'accepted' })
  })

  test('tells what takes no bets, and why', async () => {
    const one = pick('a', 2000)
    const { tell } = await openSlip([one])
    const state = () => $slipLegs.get()[0]?.state
    expect(state()).toBe('open')
    await tell(matchAt(one, { market: 'suspended' }))
    expect(state()).toBe('suspended')
    await tell(matchAt(one, { market: 'settled' }))
    expect(state()).toBe('closed')
    await tell(matchAt(one, { status: 'resulted' }))
    expect(state()).toBe('closed')
  })

  test('tells of an event that there is not', async () => {
    await openSlip([pick('a', 2000)], [])
    expect($slipLegs.get()[0]?.state).toBe('missing')
  })
})
