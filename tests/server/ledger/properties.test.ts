import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '#server/ledger/accounts.ts'
import { EntryCancelled, InsufficientFunds } from '#server/ledger/errors.ts'
import { type Book, cash, EUR, move, openBook } from '#tests/support/ledger.ts'

type Kind = 'bet' | 'deposit' | 'rollback' | 'win' | 'withdraw'

/** How many sequences are tried; `npm run faults -- mutants` tries more of them. */
const SEQUENCES = Number(process.env['LEDGER_SEQUENCES'] ?? 12)

const step = fc.record({
  kind: fc.constantFrom<Kind>('deposit', 'withdraw', 'bet', 'win', 'rollback'),
  player: fc.constantFrom('a', 'b', 'c'),
  amount: fc.bigInt({ min: 1n, max: 500n }),
  /** How often the request is repeated. */
  repeats: fc.nat({ max: 2 }),
  /** Which of the steps so far (or to come) a rollback means. */
  target: fc.nat({ max: 45 }),
  alone: fc.boolean()
})

describe('any sequence of requests', () => {
  let book: Book
  beforeAll(async () => {
    book = await openBook()
  })
  afterAll(() => book.close())

  let run = 0

  test('keeps every balance where a plain model has it, never below zero, each key once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async steps => {
        run += 1
        const name = (player: string) => cash(`${run}-${player}`)
        const key = (index: number) => `${run}:${index}`
        const balances = new Map<Account, bigint>(['a', 'b', 'c'].map(player => [name(player), 0n]))
        const moved = new Map<string, { account: Account; delta: bigint }>()
        const cancelled = new Set<string>()

        const apply = async (
          index: number,
          { kind, player, amount, target, alone }: (typeof steps)[number]
        ) => {
          const account = name(player)
          const held = balances.get(account) ?? 0n
          if (kind === 'rollback') {
            const of = key(target)
            const found = moved.get(of)
            const owner = found && (balances.get(found.account) ?? 0n)
            const attempt = book.db.transaction(tx =>
              book.ledger.reverse(tx, { key: `undo:${of}`, of })
            )
            if (found && owner !== undefined && !cancelled.has(of) && owner - found.delta < 0n) {
              await expect(attempt).rejects.toThrow(InsufficientFunds)
              return
            }
            const { status } = await attempt
            expect(status).toBe(found ? 'reversed' : 'blocked')
            if (found && owner !== undefined && !cancelled.has(of)) {
              balances.set(found.account, owner - found.delta)
            }
            cancelled.add(of)
            return
          }
          const isOut = kind === 'bet' || kind === 'withdraw'
          const other: Account = kind === 'bet' || kind === 'win' ? 'house:model' : 'world'
          const entry = isOut
            ? move(key(index), account, other, amount)
            : move(key(index), other, account, amount)
          const attempt = alone
            ? book.ledger.postAlone(entry)
            : book.db.transaction(tx => book.ledger.post(tx, entry))
          if (cancelled.has(entry.key)) {
            await expect(attempt).rejects.toThrow(EntryCancelled)
          } else if (!moved.has(entry.key) && isOut && held < amount) {
            await expect(attempt).rejects.toThrow(InsufficientFunds)
          } else {
            const { replayed } = await attempt
            expect(replayed).toBe(moved.has(entry.key))
            if (replayed) return
            const delta = isOut ? -amount : amount
            moved.set(entry.key, { account, delta })
            balances.set(account, held + delta)
          }
        }

        for (const [index, command] of steps.entries()) {
          for (let time = 0; time <= command.repeats; time++) await apply(index, command)
        }
        for (const [account, expected] of balances) {
          expect(await book.ledger.balanceOf(book.db.kysely, account, EUR)).toBe(expected)
          expect(expected).toBeGreaterThanOrEqual(0n)
        }
      }),
      { numRuns: SEQUENCES }
    )
    expect(await book.ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  })
})
