import { keepMount } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'

import { setJackpotLine } from '#stores/environment/jackpot-line.ts'
import { $leaderboard, readLeaderboard } from '#stores/jackpot/leaderboard.ts'
import { $winners, readWinners } from '#stores/jackpot/winners.ts'
import { cleanAfterEach } from '#tests/support/environment.ts'
import { JACKPOT_STORES, openJackpotPage, POTS } from './support.ts'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    brand: 'infiniza',
    expectedPrize: `${1000 - index}.00`,
    initials: `P${index + 1}`,
    rankImageUrl: null,
    rankName: null
  }))

const board = (count: number, playerPosition: number | null = null) => ({
  public: {
    jackpotLeaderboard: {
      playerPosition,
      playerRank: null,
      playerRankImageUrl: null,
      entries: entries(count)
    }
  }
})

const update = { type: 'JackpotUpdate', id: 'three-pots', pots: POTS }

const win = {
  type: 'WinEvent',
  instance_id: 'three-pots',
  win_id: 'win-1',
  win_pot_id: 'minor',
  win_amount: '51.10',
  seed: '50'
}

const shown = () => {
  const state = $leaderboard.get()
  if (state.status !== 'ready') throw new Error(state.status)
  return state
}

describe('the board', () => {
  cleanAfterEach($leaderboard, ...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  async function open(answer: () => unknown, currency = 'EUR') {
    const world = await openJackpotPage({
      currency,
      prepare: page => page.answer('JackpotLeaderboard', answer)
    })
    keepMount($leaderboard)
    await world.wallet()
    return world
  }

  test('is asked for by brand, instance, largest pot, currency and player, a hundred rows [JACK-35]', async () => {
    const { page } = await open(() => board(3), 'NOK')
    expect(page.sentOf('JackpotLeaderboard').map(({ variables }) => variables)).toEqual([
      {
        brand: 'infiniza',
        jackpotInstanceId: 'three-pots',
        jackpotPotId: 'mega',
        currency: 'NOK',
        playerUUID: 'player-1',
        size: 100
      }
    ])
    expect(shown().currency).toBe('NOK')
    expect(shown().rows[0]).toMatchObject({ place: 1, initials: 'P1', prize: 100_000n })
  })

  test('shows fifty of a hundred [JACK-34]', async () => {
    await open(() => board(100))
    expect(shown().rows.map(({ place }) => place)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1)
    )
  })

  test.each([
    [57, { place: 57, prize: 94_400n, rank: null }],
    [99, { place: 99, prize: 90_200n, rank: null }],
    [100, undefined],
    [2000, undefined],
    [null, undefined]
  ])('tells of the own place %s up to the ninety-ninth [JACK-38]', async (place, own) => {
    await open(() => board(100, place))
    expect(shown().own).toEqual(own)
  })

  test('leaves out rows without brand, initials or prize, and keeps the places of the others', async () => {
    const whole = board(4)
    whole.public.jackpotLeaderboard.entries[1]!.initials = ''
    await open(() => whole)
    expect(shown().rows.map(({ place }) => place)).toEqual([1, 3, 4])
  })

  test('is read again with what moves it, once in five seconds at most [JACK-14]', async () => {
    let count = 1
    const { page, line } = await open(() => board(count))
    line().open()
    count = 2
    line().say(update)
    line().say(win)
    line().say(update)
    await page.pass(4999)
    expect(shown().rows).toHaveLength(1)
    await page.pass(1)
    expect(shown().rows).toHaveLength(2)
    expect(page.sentOf('JackpotLeaderboard')).toHaveLength(2)
  })

  test('says that it could not be read, and is read when asked again', async () => {
    let answer: object = { public: { jackpotLeaderboard: null } }
    const { page } = await open(() => answer)
    expect($leaderboard.get().status).toBe('failed')
    answer = board(1)
    await readLeaderboard()
    await page.settle()
    expect(shown().rows).toHaveLength(1)
  })
})

describe('the winners', () => {
  cleanAfterEach($winners, ...JACKPOT_STORES)
  afterEach(() => setJackpotLine(undefined))

  const winner = (id: string, more: object = {}) => ({
    id,
    potId: 'minor',
    winAmount: '51.10',
    paid: { amount: '51.10', currency: 'EUR' },
    winnerInitials: 'A. L.',
    brand: 'infiniza',
    timestamp: '2026-11-28T12:00:00Z',
    communityWinners: 0,
    community: { amount: '0.00', currency: 'EUR' },
    isWithheld: false,
    ...more
  })

  async function open(answer: () => unknown) {
    const world = await openJackpotPage({
      prepare: page => page.answer('JackpotWinners', answer)
    })
    keepMount($winners)
    await world.wallet()
    return world
  }

  const ids = () => {
    const state = $winners.get()
    return state.status === 'ready' ? state.winners.map(({ id }) => id) : state.status
  }

  test.each([
    ['initials', { winnerInitials: '' }],
    ['amount', { paid: { amount: '', currency: 'EUR' } }],
    ['currency', { paid: { amount: '1.00', currency: '' } }],
    ['moment', { timestamp: '' }],
    ['brand', { brand: '' }]
  ])('leave out one without %s [JACK-39]', async (_, missing) => {
    await open(() => ({ public: { jackpotWinners: [winner('a', missing), winner('b')] } }))
    expect(ids()).toEqual(['b'])
  })

  test('are read again when a pot falls', async () => {
    let all = [winner('a')]
    const { page, line } = await open(() => ({ public: { jackpotWinners: all } }))
    all = [winner('b'), winner('a')]
    line().open()
    line().say(win)
    await page.pass(1000)
    expect(ids()).toEqual(['b', 'a'])
  })

  test('that could not be read are read when asked again', async () => {
    let answer: object | Error = new Error('dead')
    const { page } = await open(() => answer)
    expect(ids()).toBe('failed')
    answer = { public: { jackpotWinners: [] } }
    await readWinners()
    await page.settle()
    expect(ids()).toEqual([])
  })
})
