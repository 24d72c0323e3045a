import type { UUID } from 'node:crypto'

import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { toDecimal } from '#rules/money.ts'
import { InsufficientFunds } from '#server/ledger/errors.ts'
import type { Entry } from '#server/ledger/ledger.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, cashOf, type Depositor, depositor, noticeOf, notify } from '../cashier/support.ts'
import { cancel, leaving, type Saver, saver } from '../cashier/withdrawal-support.ts'
import { move, roundOf, sessionToken } from '../games/support.ts'
import { askStatement, type Statement, statementOf } from './support.ts'

const DAY = 24 * 3_600_000

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

const iso = (moment: number) => new Date(moment).toISOString()
const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

/** Everything of a player until now. */
const everything = (who: Depositor) =>
  statementOf(platform, who, { from: iso(time - DAY), to: iso(time + 1) })

const shownBy = ({ lines }: Statement) =>
  lines.map(({ kind, subject, amount, balance }) => [kind, subject, amount, balance])

async function tableOf(who: Saver) {
  const sessionId = decodeJwt(who.token)['session_id'] as UUID
  return await sessionToken(platform, { player: who.player, sessionId })
}

describe('a statement', () => {
  test('names deposits, stakes, wins, what came back and withdrawals, each with the balance after it', async () => {
    const who = await saver(platform)
    const token = await tableOf(who)
    const lost = roundOf(token, '10.00', '0')
    const won = roundOf(token, '4.00', '6.50')
    const undone = roundOf(token, '5.00', '0')
    await move(platform, 'bet', lost.bet)
    await move(platform, 'win', lost.win)
    await move(platform, 'bet', won.bet)
    await move(platform, 'win', won.win)
    await move(platform, 'bet', undone.bet)
    await move(platform, 'rollback', undone.rollback)
    const { id } = await leaving(platform, who, { amount: '42.50' })
    await cancel(platform, who, id)
    const statement = await everything(who)
    expect(shownBy(statement).slice(0, 8)).toEqual([
      ['Deposit', 'Card', '50.00', '50.00'],
      ['Bet', 'Pearl Drift', '-10.00', '40.00'],
      ['Bet', 'Pearl Drift', '-4.00', '36.00'],
      ['Win', 'Pearl Drift', '6.50', '42.50'],
      ['Bet', 'Pearl Drift', '-5.00', '37.50'],
      ['Bet', 'Pearl Drift', '5.00', '42.50'],
      ['Withdrawal', 'Card', '-42.50', '0.00'],
      ['Withdrawal', 'Card', '42.50', '42.50']
    ])
    expect(statement).toMatchObject({ currency: 'EUR', opening: '0.00', closing: '42.50' })
    expect(statement.totals).toEqual([
      { kind: 'Deposit', amount: '50.00', count: 1 },
      { kind: 'Withdrawal', amount: '0.00', count: 2 },
      { kind: 'Bet', amount: '-14.00', count: 4 },
      { kind: 'Win', amount: '6.50', count: 1 }
    ])
  })

  test('has a deposit that was taken back as one, and money of the house as a correction', async () => {
    const who = await depositor(platform, { cash: 700n })
    const { id, paymentId } = await begun(platform, who)
    await notify(platform, noticeOf({ reference: id, paymentId }))
    const back = { reference: id, paymentId, status: 'chargedBack', sequence: 2 }
    await notify(platform, noticeOf(back))
    expect(shownBy(await everything(who))).toEqual([
      ['Correction', null, '7.00', '7.00'],
      ['Deposit', 'Card', '50.00', '57.00'],
      ['Deposit', 'Card', '-50.00', '7.00']
    ])
  })

  test('knows only real money: a stake of both purses by its real part, bonus money when it turns real', async () => {
    const who = await saver(platform, { bonus: 1000n })
    const token = await tableOf(who)
    await move(platform, 'bet', roundOf(token, '55.00', '0').bet)
    await platform.ports.db.transaction(tx =>
      platform.ports.ledger.post(tx, {
        key: `converted:${who.player.id}`,
        postings: [
          {
            from: `player:${who.player.id}:bonus`,
            to: `player:${who.player.id}:cash`,
            asset: 'EUR/2',
            amount: 500n
          }
        ]
      })
    )
    expect(shownBy(await everything(who)).slice(1)).toEqual([
      ['Bet', 'Pearl Drift', '-50.00', '0.00'],
      ['Bonus', null, '5.00', '5.00']
    ])
  })

  test('is of the player’s currency, and of nobody else', async () => {
    await saver(platform)
    const who = await depositor(platform, { country: 'NO', currency: 'NOK', cash: 12_345n })
    expect(await everything(who)).toMatchObject({
      currency: 'NOK',
      closing: '123.45',
      lines: [{ amount: '123.45' }]
    })
  })

  test('refuses spans and places that are none', async () => {
    const who = await depositor(platform)
    const [from, to] = [iso(time), iso(time + DAY)]
    for (const [asked, key, reason] of [
      [{ from: to, to: from }, 'to', 'TOO_SMALL'],
      [{ from, to: from }, 'to', 'TOO_SMALL'],
      [{ from, to, first: 501 }, 'first', 'TOO_LARGE'],
      [{ from, to, after: '-1' }, 'after', 'WRONG_FORM']
    ] as const) {
      const { errors } = await askStatement(platform, who, asked)
      expect(errors?.[0]?.extensions).toMatchObject({ keys: [key], reasons: [reason] })
    }
  })
})

const step = fc.record({
  kind: fc.constantFrom('bet', 'bonus', 'deposit', 'hold', 'release', 'sandbox', 'undo', 'win'),
  amount: fc.bigInt({ min: 1n, max: 3000n }),
  hours: fc.nat({ max: 60 })
})

/** How the ledger is asked for each kind of movement of real money. */
function entryOf(kind: string, player: string, key: string, amount: bigint): Entry {
  const cash = `player:${player}:cash` as const
  const sides = {
    bet: [cash, 'house:pearl-drift'],
    bonus: ['house:promotions', cash],
    deposit: ['provider:card', cash],
    hold: [cash, `player:${player}:held`],
    release: [`player:${player}:held`, cash],
    sandbox: ['world', cash],
    win: ['house:pearl-drift', cash]
  } as const
  const [from, to] = sides[kind as keyof typeof sides]
  return { key, postings: [{ from, to, asset: 'EUR/2', amount }] }
}

describe('any sequence of movements', () => {
  test('adds up: opening and lines make closing, and closing is what the ledger held at that moment', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 20 }),
        fc.nat({ max: 20 }),
        fc.nat({ max: 20 }),
        fc.integer({ min: 1, max: 7 }),
        async (steps, one, other, first) => {
          run += 1
          const who = await depositor(platform)
          const { id } = who.player
          const { db, ledger } = platform.ports
          const begin = time
          /** What the ledger held from each moment on. */
          const held: { at: number; cash: bigint }[] = [{ at: begin, cash: 0n }]
          let last = ''
          for (const [index, { kind, amount, hours }] of steps.entries()) {
            time += hours * 3_600_000
            const key = `statement:${run}:${index}`
            try {
              await db.transaction(async tx => {
                if (kind === 'undo') await ledger.reverse(tx, { key, of: last || `${key}:none` })
                else await ledger.post(tx, entryOf(kind, id, key, amount))
              })
              last = kind === 'undo' ? '' : key
            } catch (error) {
              if (!(error instanceof InsufficientFunds)) throw error
            }
            held.push({ at: time, cash: centsOf(await cashOf(platform, who)) })
          }
          time += 1
          const moments = [...held.map(({ at }) => at), time]
          const [from = begin, to = time] = [one, other]
            .map(place => moments[place % moments.length] ?? begin)
            .toSorted((a, b) => a - b)
          if (from === to) return
          const heldUntil = (moment: number) =>
            held.filter(({ at }) => at < moment).at(-1)?.cash ?? 0n

          const statement = await statementOf(platform, who, {
            from: iso(from),
            to: iso(to),
            first
          })
          expect(centsOf(statement.opening)).toBe(heldUntil(from))
          expect(centsOf(statement.closing)).toBe(heldUntil(to))
          const { lines, totals } = statement
          let running = centsOf(statement.opening)
          for (const { amount, balance } of lines) {
            running += centsOf(amount)
            expect(balance).toBe(toDecimal(running, 'EUR'))
          }
          expect(running).toBe(centsOf(statement.closing))
          expect(new Set(lines.map(line => line.id)).size).toBe(lines.length)
          const counted = totals.reduce((sum, total) => sum + total.count, 0)
          expect(counted).toBe(lines.length)
          const summed = totals.reduce((sum, total) => sum + centsOf(total.amount), 0n)
          expect(centsOf(statement.opening) + summed).toBe(centsOf(statement.closing))
        }
      ),
      { numRuns: 40 }
    )
  })
})
