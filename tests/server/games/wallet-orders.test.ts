import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  ALL_ORDERS,
  codeOf,
  endInSeries,
  STAKE,
  sendOrder,
  WON
} from '#tests/support/wallet-orders.ts'
import { cashOf, move, playing, roundOf, type SignedIn, sessionToken } from './support.ts'

const START = 100_000n

let platform: TestPlatform
let signedIn: SignedIn
let token: string

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

beforeEach(async () => {
  signedIn = await playing(platform, { cash: START })
  token = await sessionToken(platform, signedIn)
})

describe('all orders of bet, bet again, win, rollback and rollback again', () => {
  test('one after the other, each ends where the first of them led', async () => {
    let balance = START
    for (const order of ALL_ORDERS) {
      const answers = await sendOrder(platform, token, order, false)
      const end = endInSeries(order)
      balance += end.cash
      const seen = {
        order,
        win: codeOf(answers.get('win')),
        rollback: codeOf(answers.get('rollback')),
        balance: await cashOf(platform, signedIn.player)
      }
      expect(seen).toEqual({ order, win: end.win, rollback: end.rollback, balance })
    }
  })

  test('all at once, a round is either paid or rolled back, never both', async () => {
    let balance = START
    for (const order of ALL_ORDERS) {
      const answers = await sendOrder(platform, token, order, true)
      const isPaid = codeOf(answers.get('win')) === 'ok'
      if (isPaid) balance += WON - STAKE
      expect({
        order,
        rollbacks: [codeOf(answers.get('rollback')), codeOf(answers.get('rollbackAgain'))],
        balance: await cashOf(platform, signedIn.player)
      }).toEqual({
        order,
        rollbacks: isPaid ? ['ALREADY_SETTLED', 'ALREADY_SETTLED'] : ['ok', 'ok'],
        balance
      })
    }
    expect(await platform.ports.ledger.reconcile()).toEqual({
      unbalanced: [],
      drifted: [],
      negative: []
    })
  })
})

describe('many bets at once', () => {
  test('one of them opens the round and the others are told', async () => {
    const rounds = Array.from({ length: 12 }, () => roundOf(token, '1.00', '0.00'))
    const answers = await Promise.all(rounds.map(({ bet }) => move(platform, 'bet', bet)))
    expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(1)
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok', 'ROUND_IN_PROGRESS']))
    expect(await cashOf(platform, signedIn.player)).toBe(START - STAKE)
  })

  test('one bet sent twelve times at once counts once', async () => {
    const { bet } = roundOf(token, '1.00', '0.00')
    const answers = await Promise.all(Array.from({ length: 12 }, () => move(platform, 'bet', bet)))
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']))
    expect(answers.filter(answer => answer.status === 'ok' && !answer.replayed)).toHaveLength(1)
    expect(await cashOf(platform, signedIn.player)).toBe(START - STAKE)
  })
})

describe('whatever is played', () => {
  const round = fc.record({
    stake: fc.bigInt({ min: 1n, max: 60_000n }),
    won: fc.bigInt({ min: 0n, max: 90_000n }),
    end: fc.constantFrom('win', 'rollback'),
    repeats: fc.integer({ min: 1, max: 3 })
  })
  const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

  test('the balance is the start less the bets plus the wins', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 8 }), async rounds => {
        const one = await playing(platform, { cash: START })
        const play = await sessionToken(platform, one)
        let balance = START
        for (const { stake, won, end, repeats } of rounds) {
          const calls = roundOf(play, decimal(stake), decimal(won))
          const isTaken = stake <= balance
          for (let time = 0; time < repeats; time++) await move(platform, 'bet', calls.bet)
          for (let time = 0; time < repeats; time++) await move(platform, end, calls[end])
          if (isTaken && end === 'win') balance += won - stake
          expect(await cashOf(platform, one.player)).toBe(balance)
        }
      }),
      { numRuns: 12 }
    )
  })
})
