import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InsufficientFunds } from '#server/ledger/errors.ts'
import { createLedger } from '#server/ledger/index.ts'
import { createMetrics } from '#server/metrics.ts'
import { type Book, cash, EUR, move, openBook, standingClock } from '#tests/support/ledger.ts'

const ROUNDS = 20

const shuffled = <T>(items: readonly T[]) =>
  items
    .map(item => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

describe('on many connections at once', () => {
  let book: Book
  beforeAll(async () => {
    book = await openBook()
  })
  afterAll(() => book.close())

  const post = (entry: ReturnType<typeof move>) =>
    book.db.transaction(tx => book.ledger.post(tx, entry))
  const balance = (player: string) => book.ledger.balanceOf(book.db.kysely, cash(player), EUR)

  test('of twenty bets and withdrawals that race for one balance exactly one wins', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const player = `race${round}`
      await post(move(`${player}:deposit`, 'world', cash(player), 100n))
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          post(move(`${player}:${index}`, cash(player), index % 2 ? 'house:x' : 'provider:p', 60n))
        )
      )
      expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
      expect(await balance(player)).toBe(40n)
    }
  })

  test('of twenty players who race for one pot as many are paid as it holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const pot = `pot:race${round}:grand` as const
      await post(move(`${pot}:fill`, 'world', pot, 100n))
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          post(move(`${pot}:${index}`, pot, cash(`winner${index}`), 30n))
        )
      )
      const refused = results.filter(result => result.status === 'rejected')
      expect(refused).toHaveLength(17)
      for (const { reason } of refused) expect(reason).toBeInstanceOf(InsufficientFunds)
      expect(await book.ledger.balanceOf(book.db.kysely, pot, EUR)).toBe(10n)
    }
  })

  test('twenty requests with one key move once and get one answer', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const player = `same${round}`
      await post(move(`${player}:deposit`, 'world', cash(player), 100n))
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(move(`${player}:bet`, cash(player), 'house:x', 60n)))
      )
      expect(answers.filter(answer => !answer.replayed)).toHaveLength(1)
      expect(new Set(answers.map(answer => answer.balances[0]?.balance))).toEqual(new Set([40n]))
    }
  })

  test('a bet, its repeat and its rollbacks leave the balance whole in any order', async () => {
    for (let round = 0; round < ROUNDS * 3; round++) {
      const player = `order${round}`
      await post(move(`${player}:deposit`, 'world', cash(player), 100n))
      const key = `${player}:bet`
      const bet = () => post(move(key, cash(player), 'house:x', 60n)).catch(() => {})
      const rollback = () =>
        book.db.transaction(tx => book.ledger.reverse(tx, { key: `undo:${key}`, of: key }))
      await Promise.all(shuffled([bet, bet, rollback, rollback, rollback]).map(run => run()))
      expect(await balance(player)).toBe(100n)
    }
  })

  test('two processes that batch the same requests move each once', async () => {
    const other = createLedger(book.db, standingClock(), createMetrics())
    const players = Array.from({ length: 60 }, (_, index) => `two${index}`)
    await Promise.all(
      players.map(player => book.ledger.postAlone(move(`${player}:1`, 'world', cash(player), 10n)))
    )
    const answers = await Promise.all(
      players.flatMap(player => {
        const bet = move(`${player}:2`, cash(player), 'house:two', 10n)
        return [book.ledger.postAlone(bet), other.postAlone(bet), post(bet)]
      })
    )
    expect(answers.filter(answer => !answer.replayed)).toHaveLength(60)
    expect(await book.ledger.balanceOf(book.db.kysely, 'house:two', EUR)).toBe(600n)
  })

  test('players who pay each other crosswise all get through', async () => {
    for (const player of ['x', 'y', 'z']) {
      await post(move(`${player}:deposit`, 'world', cash(player), 1000n))
    }
    const pairs = [
      ['x', 'y'],
      ['y', 'z'],
      ['z', 'x'],
      ['y', 'x']
    ] as const
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const [from, to] = pairs[index % pairs.length]!
        return post(move(`cross:${index}`, cash(from), cash(to), 1n))
      })
    )
    const sum = (await Promise.all(['x', 'y', 'z'].map(balance))).reduce((a, b) => a + b)
    expect(sum).toBe(3000n)
  })

  test('the version of a player counts the entries, however they race', async () => {
    await post(move('v:0', 'world', cash('v'), 100n))
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        post(move(`v:${index + 1}`, cash('v'), 'house:x', 1n))
      )
    )
    const versions = answers.map(answer => answer.subjects[0]?.version)
    expect(new Set(versions).size).toBe(30)
    expect(await book.ledger.versionOf(book.db.kysely, 'v')).toBe(31)
  })

  test('after all of it the book adds up', async () => {
    expect(await book.ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  })
})
