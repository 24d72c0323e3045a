import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, move, playing, roundOf, type SignedIn, sessionToken } from './support.ts'

const CALLS = ['bet', 'betAgain', 'win', 'rollback', 'rollbackAgain'] as const
type CallName = (typeof CALLS)[number]

const orders = (calls: readonly CallName[]): CallName[][] =>
  calls.length === 0
    ? [[]]
    : calls.flatMap(first =>
        orders(calls.filter(call => call !== first)).map(rest => [first, ...rest])
      )

const START = 100_000n
const STAKE = 100n
const WON = 250n

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

/** Sends the calls of one round; answers each by its name. */
async function send(order: readonly CallName[], atOnce: boolean) {
  const { bet, win, rollback } = roundOf(token, '1.00', '2.50')
  const act: Record<CallName, () => Promise<MovementAnswer>> = {
    bet: () => move(platform, 'bet', bet),
    betAgain: () => move(platform, 'bet', bet),
    win: () => move(platform, 'win', win),
    rollback: () => move(platform, 'rollback', rollback),
    rollbackAgain: () => move(platform, 'rollback', rollback)
  }
  const answers = new Map<CallName, MovementAnswer>()
  const one = async (name: CallName) => {
    answers.set(name, await act[name]())
  }
  if (atOnce) await Promise.all(order.map(one))
  else for (const name of order) await one(name)
  return answers
}

const codeOf = (answer: MovementAnswer | undefined) =>
  answer?.status === 'error' ? answer.code : answer?.status

/** Where an order must end: by which of bet, win and rollback came first. */
function expected(order: readonly CallName[]) {
  const first = (...names: CallName[]) => Math.min(...names.map(name => order.indexOf(name)))
  const [bet, win] = [first('bet', 'betAgain'), first('win')]
  const rollback = first('rollback', 'rollbackAgain')
  const isPaid = bet < win && win < rollback
  return {
    cash: isPaid ? WON - STAKE : 0n,
    win: isPaid ? 'ok' : win < rollback ? 'BET_NOT_FOUND' : 'ROLLED_BACK',
    rollback: isPaid ? 'ALREADY_SETTLED' : 'ok'
  }
}

describe('all orders of bet, bet again, win, rollback and rollback again', () => {
  test('one after the other, each ends where the first of them led', async () => {
    let balance = START
    for (const order of orders(CALLS)) {
      const answers = await send(order, false)
      const end = expected(order)
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
    for (const order of orders(CALLS)) {
      const answers = await send(order, true)
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
