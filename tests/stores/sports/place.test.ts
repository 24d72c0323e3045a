import { cleanStores, keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setSportsLine } from '#stores/environment/sports-line.ts'
import { $betChanges } from '#stores/sports/bet-changes.ts'
import { $desk } from '#stores/sports/desk.ts'
import { $placing, askAgain, closeReceipt, pickAgain, placeSlip } from '#stores/sports/place.ts'
import { $slip, setShape, toggleSelection } from '#stores/sports/slip.ts'
import { $slipEvents } from '#stores/sports/slip-events.ts'
import { $slipForm, ALL, editStake, selectionKey } from '#stores/sports/slip-form.ts'
import { $slipLegs } from '#stores/sports/slip-legs.ts'
import { $slipSums } from '#stores/sports/slip-totals.ts'
import { $wallet } from '#stores/wallet.ts'
import { cleanAfterEach, noNetwork, openTestPage, type Sent } from '#tests/support/environment.ts'
import { storeOidcUser } from '#tests/support/tokens.ts'
import { matchAt, type Price, playPrices } from './played.ts'
import { wireBet } from './wire-bets.ts'

const A: Price = { event: 'a', market: 'match-result', outcome: '1', odds: 2000 }
const B: Price = { event: 'b', market: 'match-result', outcome: '1', odds: 1500 }

interface Asked {
  readonly reference: string
  readonly stake: string
  readonly legs: readonly { readonly event: string; readonly price: number }[]
}

const betsOf = ({ variables }: Sent) => variables['bets'] as readonly Asked[]

/** What the book answers to a bet that it took. */
const taken = ({ stake, legs, reference }: Asked, more: object = {}) => ({
  ok: wireBet({
    id: `bet-${reference}`,
    shape: legs.length === 1 ? 'SINGLE' : 'COMBO',
    stake,
    openStake: stake,
    legs: [],
    ...more
  }),
  error: null
})

const refused = (code: string) => ({
  ok: null,
  error: { code, leg: 0, price: null, amount: null, limit: null }
})

/** A player's slip with these picks. */
async function openSlip(picks: readonly Price[]) {
  const page = openTestPage('/en/sports/', { operator: 'Herion' })
  storeOidcUser(page)
  playPrices(
    page,
    picks.map(each => matchAt(each))
  )
  page.answer('SportsDesk', {
    viewer: {
      id: '1',
      sportsDesk: {
        currency: 'EUR',
        minimumStake: '0.10',
        maximumStake: '5000.00',
        maximumReturn: '250000.00',
        delaySeconds: 5,
        barrier: null,
        leftToStake: null,
        bonusWeight: 0
      },
      sportsFreeBets: []
    }
  })
  keepMount($slipSums)
  keepMount($placing)
  for (const { odds: _, ...selection } of picks) toggleSelection(selection)
  await page.settle()
  return page
}

describe('bets that are placed', () => {
  cleanAfterEach($placing, $slipSums, $slipLegs, $slipEvents, $slip, $desk, $wallet, $betChanges)
  afterEach(() => {
    closeReceipt()
    for (const key of Object.keys($slipForm.get().stakes)) editStake(key, '')
    setSportsLine(undefined)
  })

  test('leave the slip, and what was refused stays with its reason [L114]', async () => {
    const page = await openSlip([A, B])
    editStake(selectionKey(A), '10')
    editStake(selectionKey(B), '5')
    page.answer('PlaceSportsBets', (_: unknown, sent: Sent) => ({
      placeSportsBets: betsOf(sent).map(bet =>
        bet.legs[0]?.event === 'a' ? taken(bet) : refused('MARKET_SUSPENDED')
      )
    }))
    await placeSlip()
    expect($slip.get().selections.map(({ event }) => event)).toEqual(['b'])
    expect($placing.get()).toMatchObject({
      status: 'receipt',
      refusals: { [selectionKey(B)]: { code: 'MARKET_SUSPENDED' } }
    })
    expect($slipForm.get().stakes).toEqual({ [selectionKey(B)]: '5' })
  })

  test('are sent with the prices that the player saw, as one of all legs', async () => {
    const page = await openSlip([A, B])
    setShape('COMBO')
    editStake(ALL, '10')
    page.answer('PlaceSportsBets', (_: unknown, sent: Sent) => ({
      placeSportsBets: betsOf(sent).map(bet => taken(bet))
    }))
    await placeSlip()
    const [sent] = page.sentOf('PlaceSportsBets')
    expect(sent?.variables['bets']).toMatchObject([
      {
        shape: 'COMBO',
        of: null,
        stake: '10.00',
        acceptance: 'NONE',
        legs: [
          { event: 'a', price: 2000 },
          { event: 'b', price: 1500 }
        ]
      }
    ])
    expect($slip.get().selections).toEqual([])
    pickAgain()
    expect($slip.get()).toMatchObject({
      shape: 'COMBO',
      selections: [{ event: 'a' }, { event: 'b' }]
    })
  })

  test('nobody answers for are asked about under the same reference, and never sent anew', async () => {
    const page = await openSlip([A])
    editStake(selectionKey(A), '10')
    page.answer('PlaceSportsBets', noNetwork())
    await placeSlip()
    expect($placing.get().status).toBe('unanswered')
    await placeSlip()
    page.answer('PlaceSportsBets', (_: unknown, sent: Sent) => ({
      placeSportsBets: betsOf(sent).map(bet => taken(bet))
    }))
    await askAgain()
    const references = page.sentOf('PlaceSportsBets').map(sent => betsOf(sent)[0]?.reference)
    expect(references.length).toBeGreaterThan(1)
    expect(new Set(references).size).toBe(1)
    expect($placing.get().status).toBe('receipt')
  })

  /** A bet that nobody answered for, as this tab keeps it; the page then goes on without it. */
  async function sendUnheard(page: Awaited<ReturnType<typeof openSlip>>): Promise<string> {
    editStake(selectionKey(A), '10')
    page.answer('PlaceSportsBets', noNetwork())
    await placeSlip()
    const kept = page.sessionEntries.get('sentBets') ?? ''
    page.answer('PlaceSportsBets', (_: unknown, sent: Sent) => ({
      placeSportsBets: betsOf(sent).map(bet => taken(bet))
    }))
    await askAgain()
    closeReceipt()
    return kept
  }

  const reload = async (page: Awaited<ReturnType<typeof openSlip>>, kept: string) => {
    page.sessionEntries.set('sentBets', kept)
    cleanStores($placing)
    keepMount($placing)
    await page.settle()
  }

  test('are asked about under the same reference after a reload, until they are answered', async () => {
    const page = await openSlip([A])
    const kept = await sendUnheard(page)
    expect(page.sessionEntries.has('sentBets')).toBe(false)
    const before = page.sentOf('PlaceSportsBets').length
    await reload(page, kept)
    const asked = page.sentOf('PlaceSportsBets').map(sent => betsOf(sent)[0])
    expect(asked.length).toBe(before + 1)
    expect(asked.at(-1)).toEqual(asked[0])
    expect($placing.get()).toMatchObject({ status: 'receipt', bets: [{ stake: 1000n }] })
    expect(page.sessionEntries.has('sentBets')).toBe(false)
  })

  test('are not asked about unbidden once a minute has passed', async () => {
    const page = await openSlip([A])
    const kept = await sendUnheard(page)
    const before = page.sentOf('PlaceSportsBets').length
    await page.pass(61_000)
    await reload(page, kept)
    expect($placing.get().status).toBe('unanswered')
    expect(page.sentOf('PlaceSportsBets')).toHaveLength(before)
    await askAgain()
    expect($placing.get().status).toBe('receipt')
  })

  test.each([
    ['another player', (kept: string) => kept.replace(/"player":"[^"]+"/, '"player":"somebody"')],
    ['nobody that can be read', () => '{"player":1}']
  ])('of %s are forgotten and never sent', async (_, change) => {
    const page = await openSlip([A])
    const kept = change(await sendUnheard(page))
    const before = page.sentOf('PlaceSportsBets').length
    await reload(page, kept)
    expect($placing.get().status).toBe('idle')
    expect(page.sentOf('PlaceSportsBets')).toHaveLength(before)
    expect(page.sessionEntries.has('sentBets')).toBe(false)
  })

  test('wait in play until they are accepted or refused [L121]', async () => {
    const page = await openSlip([A])
    editStake(selectionKey(A), '10')
    page.answer('PlaceSportsBets', (_: unknown, sent: Sent) => ({
      placeSportsBets: betsOf(sent).map(bet => taken(bet, { status: 'PENDING_ACCEPTANCE' }))
    }))
    await placeSlip()
    const [asked] = betsOf(page.sentOf('PlaceSportsBets')[0] as Sent)
    expect($placing.get()).toMatchObject({ bets: [{ status: 'PENDING_ACCEPTANCE' }] })
    const { ok } = taken(asked as Asked, {
      status: 'REFUSED',
      version: 2,
      refusal: refused('MARKET_SUSPENDED').error
    })
    page.push('SportsBetChanged', { sportsBetChanged: { version: 2, bet: ok } })
    expect($placing.get()).toMatchObject({
      bets: [{ status: 'REFUSED', refusal: { code: 'MARKET_SUSPENDED' } }]
    })
    page.push('SportsBetChanged', {
      sportsBetChanged: { version: 1, bet: { ...ok, version: 1, status: 'ACCEPTED' } }
    })
    expect($placing.get()).toMatchObject({ bets: [{ status: 'REFUSED' }] })
  })
})
