import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $drawsSeen } from '#stores/raffle/fresh-winners.ts'
import { $raffleWinners } from '#stores/raffle/winners.ts'
import { cleanAfterEach, noNetwork, openTestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { JACKPOT_STORES, openJackpotPage } from '../jackpot/support.ts'

const HOUR = 60 * 60_000

const winner = (winnerInitials: string, winAmount: string, winCurrency: string) => ({
  winnerInitials,
  winAmount,
  winCurrency,
  brand: 'infiniza'
})

const edge = (
  id: string,
  winners: readonly object[],
  timestamp: string | null = '2026-11-28T12:00:00Z'
) => ({
  cursor: id,
  node: { instanceId: id, jackpotName: 'daily-provider-of-the-week', timestamp, winners }
})

const answerOf = (...edges: readonly object[]) => ({ public: { raffleWinners: { edges } } })

describe('winners of raffles', () => {
  cleanAfterEach($drawsSeen, $raffleWinners, ...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  test('are asked for in euros, the last fifteen, also for a visitor [RAFF-10]', async () => {
    const page = openTestPage('/en/raffle/')
    page.answer('RaffleWinners', answerOf(edge('daily-1', [winner('A. B.', '500.00', 'EUR')])))
    keepMount($raffleWinners)
    await page.settle()
    const asked = page.sent.filter(({ operation }) => operation === 'RaffleWinners')
    expect(asked.map(({ variables }) => variables)).toEqual([{ baseCurrency: 'EUR', last: 15 }])
    expect($raffleWinners.get()).toEqual({
      status: 'ready',
      winners: [
        {
          key: 'daily-1:0',
          initials: 'A. B.',
          minor: 50_000n,
          currency: 'EUR',
          drop: 'daily',
          at: '2026-11-28T12:00:00Z',
          brand: 'infiniza'
        }
      ],
      draws: [{ instance: 'daily-1', drop: 'daily', at: '2026-11-28T12:00:00Z' }]
    })
  })

  test('of more than fifteen the first fifteen are shown [RAFF-17]', async () => {
    const page = openTestPage('/en/raffle/')
    const edges = Array.from({ length: 20 }, (_, index) =>
      edge(`daily-${index}`, [winner(`${index}`, '1.00', 'EUR')])
    )
    page.answer('RaffleWinners', answerOf(...edges))
    keepMount($raffleWinners)
    await page.settle()
    const { winners } = $raffleWinners.get()
    expect(winners).toHaveLength(15)
    expect(winners.map(({ initials }) => initials)).toEqual(
      Array.from({ length: 15 }, (_, index) => `${index}`)
    )
  })

  test('of one draw stand each in the currency they were paid in [L095] [L059]', async () => {
    const page = openTestPage('/en/raffle/')
    page.answer(
      'RaffleWinners',
      answerOf(
        edge('daily-1', [winner('A. B.', '500.00', 'EUR'), winner('C. D.', '1150.00', 'NOK')])
      )
    )
    keepMount($raffleWinners)
    await page.settle()
    expect($raffleWinners.get().winners).toMatchObject([
      { initials: 'A. B.', minor: 50_000n, currency: 'EUR' },
      { initials: 'C. D.', minor: 115_000n, currency: 'NOK' }
    ])
  })

  test('without a moment, initials or a known currency are passed over', async () => {
    const page = openTestPage('/en/raffle/')
    page.answer(
      'RaffleWinners',
      answerOf(
        edge('daily-1', [winner('A. B.', '1.00', 'EUR')], null),
        edge('daily-2', [winner('', '1.00', 'EUR'), winner('C. D.', '1.00', 'XXX')])
      )
    )
    keepMount($raffleWinners)
    await page.settle()
    expect($raffleWinners.get()).toMatchObject({ winners: [], draws: [{ instance: 'daily-2' }] })
  })

  test('stay known when asking again fails, and an unanswered first question says so', async () => {
    const page = openTestPage('/en/raffle/')
    page.answer('RaffleWinners', () => noNetwork())
    keepMount($raffleWinners)
    await page.settle()
    expect($raffleWinners.get().status).toBe('failed')
    page.answer('RaffleWinners', answerOf(edge('daily-1', [winner('A. B.', '1.00', 'EUR')])))
    page.wake()
    await page.settle()
    expect($raffleWinners.get()).toMatchObject({
      status: 'ready',
      winners: [{ initials: 'A. B.' }]
    })
    page.answer('RaffleWinners', () => noNetwork())
    page.wake()
    await page.settle()
    expect($raffleWinners.get()).toMatchObject({
      status: 'ready',
      winners: [{ initials: 'A. B.' }]
    })
  })

  test('are asked for again when the hour of a draw is over', async () => {
    const page = openTestPage('/en/raffle/')
    page.answer('RaffleWinners', answerOf())
    keepMount($raffleWinners)
    await page.settle()
    page.answer('RaffleWinners', answerOf(edge('hourly-1', [winner('A. B.', '1.00', 'EUR')])))
    await page.clock.pass(HOUR - (START % HOUR) + 4999)
    await page.settle()
    expect($raffleWinners.get().winners).toEqual([])
    await page.clock.pass(1)
    await page.settle()
    expect($raffleWinners.get().winners).toHaveLength(1)
  })

  test('are asked for again when a draw gives way to the next, with no tickets in it [L085]', async () => {
    let round = 1
    const iso = (at: number) => new Date(START + at).toISOString()
    const world = await openJackpotPage({
      path: '/en/raffle/',
      answers: ({ pathname }) =>
        pathname.includes('hourly-')
          ? [
              {
                id: `hourly-${round}`,
                status: 'open',
                timestamp_start: iso((round - 1) * HOUR),
                timestamp_end: iso(round * HOUR),
                pots: [{ id: 'main', current_value: '250' }]
              }
            ]
          : undefined
    })
    world.page.answer('RaffleWinners', answerOf())
    keepMount($raffleWinners)
    keepMount($drawsSeen)
    await world.wallet()
    expect($drawsSeen.get()).toBe(0)
    round = 2
    world.page.answer(
      'RaffleWinners',
      answerOf(edge('hourly-1', [winner('A. B.', '25.00', 'EUR')]))
    )
    await world.page.clock.pass(HOUR)
    await world.page.settle()
    await world.page.clock.pass(1500)
    await world.page.settle()
    expect($drawsSeen.get()).toBe(1)
    expect($raffleWinners.get().winners).toMatchObject([{ initials: 'A. B.' }])
  })
})
