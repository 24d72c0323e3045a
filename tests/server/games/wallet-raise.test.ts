import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { destroySession } from '#server/capabilities/session/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { bonusOf, cashOf, move, playing, roundOf, sessionToken } from './support.ts'

const refusal = (code: string) => ({ status: 'error', code })

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

/** A player of 100.00 in a round that 10.00 began. */
async function inRound(bonus = 0n) {
  const signedIn = await playing(platform, { bonus })
  const token = await sessionToken(platform, signedIn)
  const round = roundOf(token, '10.00', '40.00')
  await move(platform, 'bet', round.bet)
  return { ...signedIn, token, round, cash: () => cashOf(platform, signedIn.player) }
}

describe('a raise', () => {
  test('takes its amount once, however often it is sent', async () => {
    const { round, cash } = await inRound()
    expect(await move(platform, 'raise', round.raise('10.00'))).toMatchObject({
      status: 'ok',
      balance: '80.00',
      replayed: false
    })
    expect(await move(platform, 'raise', round.raise('10.00'))).toMatchObject({ replayed: true })
    expect(await cash()).toBe(8000n)
  })

  test('sent twelve times at once counts once', async () => {
    const { round, cash } = await inRound()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => move(platform, 'raise', round.raise('10.00')))
    )
    expect(answers.filter(answer => answer.status === 'ok' && !answer.replayed)).toHaveLength(1)
    expect(await cash()).toBe(8000n)
  })

  test('under the number of another is told from it', async () => {
    const { round } = await inRound()
    await move(platform, 'raise', round.raise('10.00'))
    expect(await move(platform, 'raise', round.raise('11.00'))).toEqual(
      refusal('IDEMPOTENCY_MISMATCH')
    )
  })

  test('is shared by the purses as bets are, and so is the win of both stakes', async () => {
    const { player, round, cash } = await inRound(2000n)
    expect(await cash()).toBe(9000n)
    await move(platform, 'raise', round.raise('100.00'))
    expect([await cash(), await bonusOf(platform, player)]).toEqual([0n, 1000n])
    // Ten of the hundred and ten were bonus money, so an eleventh of the win is.
    await move(platform, 'win', round.win)
    expect([await cash(), await bonusOf(platform, player)]).toEqual([3637n, 1363n])
  })

  test('of more than there is takes nothing and leaves the round open', async () => {
    const { round, cash } = await inRound()
    expect(await move(platform, 'raise', round.raise('90.01'))).toEqual(
      refusal('INSUFFICIENT_FUNDS')
    )
    expect(await cash()).toBe(9000n)
    expect(await move(platform, 'win', round.win)).toMatchObject({ status: 'ok' })
  })

  test('of a round that is over, given back or never began is refused', async () => {
    const over = await inRound()
    await move(platform, 'win', over.round.win)
    expect(await move(platform, 'raise', over.round.raise('1.00'))).toEqual(refusal('ROUND_CLOSED'))
    const back = await inRound()
    await move(platform, 'rollback', back.round.rollback)
    expect(await move(platform, 'raise', back.round.raise('1.00'))).toEqual(refusal('ROLLED_BACK'))
    const never = roundOf(over.token, '1.00', '0.00')
    expect(await move(platform, 'raise', never.raise('1.00'))).toEqual(refusal('BET_NOT_FOUND'))
  })

  test('of another player’s round is refused', async () => {
    const [one, other] = [await inRound(), await inRound()]
    const foreign = { ...one.round.raise('1.00'), sessionToken: other.token }
    expect(await move(platform, 'raise', foreign)).toEqual(refusal('BET_NOT_FOUND'))
    expect([await one.cash(), await other.cash()]).toEqual([9000n, 9000n])
  })

  test('after the session has ended is refused, and the round is still paid', async () => {
    const { round, sessionId, cash } = await inRound()
    await destroySession(platform.ports, sessionId, 'LOGGED_OUT')
    expect(await move(platform, 'raise', round.raise('1.00'))).toEqual(refusal('SESSION_ENDED'))
    await move(platform, 'win', round.win)
    expect(await cash()).toBe(13_000n)
  })

  test.each(['0', '-1', '1.001', '1e3', 'NaN', ''])('of %j is refused', async amount => {
    const { round, cash } = await inRound()
    const answer = await move(platform, 'raise', round.raise(amount))
    expect(answer.status).toBe('error')
    expect(await cash()).toBe(9000n)
  })
})

describe('a raise that is rolled back', () => {
  test('comes back once, and the round goes on with the first stake', async () => {
    const { round, cash } = await inRound()
    await move(platform, 'raise', round.raise('10.00'))
    for (let time = 0; time < 2; time++)
      expect(await move(platform, 'rollback', round.rollbackOfRaise())).toMatchObject({
        status: 'ok'
      })
    expect(await cash()).toBe(9000n)
    await move(platform, 'win', round.win)
    expect(await cash()).toBe(13_000n)
  })

  test('before it came is kept from coming', async () => {
    const { round, cash } = await inRound()
    await move(platform, 'rollback', round.rollbackOfRaise())
    expect(await move(platform, 'raise', round.raise('10.00'))).toEqual(refusal('ROLLED_BACK'))
    expect(await cash()).toBe(9000n)
  })

  test('goes before the bet: until then the bet stays', async () => {
    const { round, cash } = await inRound()
    await move(platform, 'raise', round.raise('10.00'))
    expect(await move(platform, 'rollback', round.rollback)).toEqual(refusal('ROUND_IN_PROGRESS'))
    await move(platform, 'rollback', round.rollbackOfRaise())
    expect(await move(platform, 'rollback', round.rollback)).toMatchObject({ status: 'ok' })
    expect(await cash()).toBe(10_000n)
  })

  test('after the win is refused', async () => {
    const { round, cash } = await inRound()
    await move(platform, 'raise', round.raise('10.00'))
    await move(platform, 'win', round.win)
    expect(await move(platform, 'rollback', round.rollbackOfRaise())).toEqual(
      refusal('ALREADY_SETTLED')
    )
    expect(await cash()).toBe(12_000n)
  })
})

test('whatever is raised and given back in whatever order, the books hold', async () => {
  const step = fc.record({
    kind: fc.constantFrom('raise', 'rollback'),
    number: fc.integer({ min: 1, max: 3 })
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
      const { round, cash } = await inRound()
      const raised = new Map<number, 'taken' | 'gone'>()
      for (const { kind, number } of steps) {
        if (kind === 'raise') {
          await move(platform, 'raise', round.raise('7.00', number))
          if (!raised.has(number)) raised.set(number, 'taken')
        } else {
          await move(platform, 'rollback', round.rollbackOfRaise(number))
          raised.set(number, 'gone')
        }
        const taken = [...raised.values()].filter(state => state === 'taken').length
        expect(await cash()).toBe(9000n - BigInt(taken) * 700n)
      }
    }),
    { numRuns: 12 }
  )
  expect(await platform.ports.ledger.reconcile()).toEqual({
    unbalanced: [],
    drifted: [],
    negative: []
  })
})
