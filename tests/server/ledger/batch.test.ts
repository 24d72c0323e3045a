import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encode } from '#server/ledger/encode.ts'
import { IdempotencyConflict, InsufficientFunds } from '#server/ledger/errors.ts'
import { postAll } from '#server/ledger/post.ts'
import { type Book, cash, EUR, move, openBook } from '#tests/support/ledger.ts'

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'posted' : (result.reason as Error).name

describe('entries that arrive together', () => {
  let book: Book
  beforeAll(async () => {
    book = await openBook()
    for (const player of ['a', 'b', 'c', 'd']) {
      await book.ledger.postAlone(move(`give:${player}`, 'world', cash(player), 100n))
    }
  })
  afterAll(() => book.close())

  const balance = (player: string) => book.ledger.balanceOf(book.db.kysely, cash(player), EUR)

  test('are each answered for themselves: a refused one, a repeat and a conflict harm no other', async () => {
    const results = await Promise.allSettled([
      book.ledger.postAlone(move('1', cash('a'), 'house:hot', 60n)),
      book.ledger.postAlone(move('2', cash('b'), 'house:hot', 101n)),
      book.ledger.postAlone(move('give:c', 'world', cash('c'), 100n)),
      book.ledger.postAlone(move('give:d', 'world', cash('d'), 101n)),
      book.ledger.postAlone(move('5', cash('d'), 'house:hot', 30n))
    ])
    expect(results.map(codeOf)).toEqual([
      'posted',
      InsufficientFunds.name,
      'posted',
      IdempotencyConflict.name,
      'posted'
    ])
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(balance))).toEqual([40n, 100n, 100n, 70n])
    expect(await book.ledger.balanceOf(book.db.kysely, 'house:hot', EUR)).toBe(90n)
  })

  test('of one player are taken in their order', async () => {
    await book.ledger.postAlone(move('e:1', 'world', cash('e'), 10n))
    const results = await Promise.allSettled([
      book.ledger.postAlone(move('e:2', cash('e'), 'house:hot', 10n)),
      book.ledger.postAlone(move('e:3', cash('e'), 'house:hot', 1n)),
      book.ledger.postAlone(move('e:4', 'house:hot', cash('e'), 5n)),
      book.ledger.postAlone(move('e:5', cash('e'), 'house:hot', 5n))
    ])
    expect(results.map(codeOf)).toEqual(['posted', InsufficientFunds.name, 'posted', 'posted'])
  })

  test('with one key move once, and all get the same answer', async () => {
    const twenty = Array.from({ length: 20 }, () =>
      book.ledger.postAlone(move('f:1', 'world', cash('f'), 7n))
    )
    const answers = await Promise.all(twenty)
    expect(answers.filter(answer => !answer.replayed)).toHaveLength(1)
    expect(new Set(answers.map(answer => answer.balances[0]?.balance))).toEqual(new Set([7n]))
    expect(await balance('f')).toBe(7n)
  })

  test('of two players with one key are one entry and one conflict', async () => {
    const results = await Promise.allSettled([
      book.ledger.postAlone(move('h:0', 'world', cash('h0'), 7n)),
      book.ledger.postAlone(move('h:1', 'world', cash('h1'), 7n)),
      book.ledger.postAlone(move('h:1', 'world', cash('h2'), 7n))
    ])
    expect(results.map(codeOf)).toEqual(['posted', 'posted', IdempotencyConflict.name])
    expect(await Promise.all(['h1', 'h2'].map(balance))).toEqual([7n, 0n])
  })

  test('of two players with one key are told apart by the database too', async () => {
    const entries = [
      encode(move('i:1', 'world', cash('i1'), 7n)),
      encode(move('i:1', 'world', cash('i2'), 7n))
    ]
    const outcomes = await postAll(book.db.kysely, entries, new Date())
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['posted', 'conflict'])
    expect(await Promise.all(['i1', 'i2'].map(balance))).toEqual([7n, 0n])
  })

  test('of two hundred players share one hot account and lose nothing', async () => {
    const players = Array.from({ length: 200 }, (_, index) => `g${index}`)
    await Promise.all(
      players.map(player => book.ledger.postAlone(move(`${player}:1`, 'world', cash(player), 10n)))
    )
    const bets = players.flatMap(player =>
      [1, 2].map(n =>
        book.ledger.postAlone({
          key: `${player}:bet:${n}`,
          postings: [
            { from: cash(player), to: 'house:very-hot', asset: EUR, amount: 3n },
            { from: cash(player), to: 'pot:main:mini', asset: EUR, amount: 1n }
          ]
        })
      )
    )
    const answers = await Promise.all(bets)
    expect(answers.every(answer => !answer.replayed)).toBe(true)
    expect(await book.ledger.balanceOf(book.db.kysely, 'house:very-hot', EUR)).toBe(1200n)
    expect(await book.ledger.balanceOf(book.db.kysely, 'pot:main:mini', EUR)).toBe(400n)
    expect(await book.ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  })
})
