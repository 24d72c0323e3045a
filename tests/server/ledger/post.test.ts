import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  EntryCancelled,
  IdempotencyConflict,
  InsufficientFunds,
  InvalidPosting
} from '#server/ledger/errors.ts'
import { type Book, cash, EUR, move, openBook } from '#tests/support/ledger.ts'

describe('posting', () => {
  let book: Book
  beforeAll(async () => {
    book = await openBook()
  })
  afterAll(() => book.close())

  const post = (entry: ReturnType<typeof move>) =>
    book.db.transaction(tx => book.ledger.post(tx, entry))
  const balance = (player: string) => book.ledger.balanceOf(book.db.kysely, cash(player), EUR)

  test('an amount leaves one account and enters the other', async () => {
    const posted = await post(move('a-1', 'world', cash('a'), 1250n))
    expect(posted).toEqual({
      replayed: false,
      balances: [{ account: cash('a'), asset: EUR, balance: 1250n }],
      subjects: [{ playerId: 'a', version: 1 }]
    })
    expect(await balance('a')).toBe(1250n)
  })

  test('a player can not spend what is not there, and nothing moves', async () => {
    await post(move('b-1', 'world', cash('b'), 100n))
    await expect(post(move('b-2', cash('b'), 'house:x', 101n))).rejects.toThrow(InsufficientFunds)
    expect(await balance('b')).toBe(100n)
    expect(await book.ledger.find(book.db.kysely, 'b-2')).toBeUndefined()
  })

  test('a refusal leaves the transaction of the caller usable', async () => {
    const after = await book.db.transaction(async tx => {
      await book.ledger.post(tx, move('c-1', 'world', cash('c'), 10n))
      await book.ledger.post(tx, move('c-2', cash('c'), 'house:x', 11n)).catch(() => {})
      return book.ledger.post(tx, move('c-3', cash('c'), 'house:x', 4n))
    })
    expect(after.balances).toEqual([{ account: cash('c'), asset: EUR, balance: 6n }])
  })

  test('what the transaction of the caller takes back has not been posted', async () => {
    const failed = book.db.transaction(async tx => {
      await book.ledger.post(tx, move('d-1', 'world', cash('d'), 10n))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await balance('d')).toBe(0n)
  })

  test('the same key with the same body is answered from the journal', async () => {
    const first = await post(move('e-1', 'world', cash('e'), 500n))
    await post(move('e-2', cash('e'), 'house:x', 200n))
    expect(await post(move('e-1', 'world', cash('e'), 500n))).toEqual({ ...first, replayed: true })
    expect(await balance('e')).toBe(300n)
  })

  test.each([
    ['amount', move('f-1', 'world', cash('f'), 501n)],
    ['direction', move('f-1', cash('f'), 'world', 500n)],
    ['account', move('f-1', 'world', cash('g'), 500n)]
  ])('the same key with another %s is a conflict', async (_, other) => {
    await post(move('f-1', 'world', cash('f'), 500n))
    await expect(post(other)).rejects.toThrow(IdempotencyConflict)
    expect(await balance('f')).toBe(500n)
  })

  test('several postings are one entry: all of them or none', async () => {
    await post(move('h-1', 'world', cash('h'), 100n))
    const both = (key: string, second: bigint) => ({
      key,
      postings: [
        { from: cash('h'), to: 'house:x' as const, asset: EUR, amount: 60n } as const,
        { from: cash('h'), to: 'pot:main:mini' as const, asset: EUR, amount: second } as const
      ]
    })
    await expect(post(both('h-2', 41n))).rejects.toThrow(InsufficientFunds)
    expect(await balance('h')).toBe(100n)
    expect((await post(both('h-3', 40n))).balances[0]?.balance).toBe(0n)
  })

  test('a posting may pass through an account that is empty', async () => {
    await post(move('i-1', 'world', cash('i'), 10n))
    const through = await post({
      key: 'i-2',
      postings: [
        { from: cash('i'), to: 'player:i:held', asset: EUR, amount: 10n },
        { from: 'player:i:held', to: 'provider:card', asset: EUR, amount: 10n }
      ]
    })
    expect(through.balances.map(row => row.balance)).toEqual([0n, 0n])
  })

  test('a pot never pays more than it holds', async () => {
    await post(move('j-1', 'world', 'pot:main:grand', 100n))
    await expect(post(move('j-2', 'pot:main:grand', cash('j'), 101n))).rejects.toThrow(
      InsufficientFunds
    )
  })

  test('the house may owe', async () => {
    await post(move('k-1', 'house:unlucky', cash('k'), 5000n))
    expect(await book.ledger.balanceOf(book.db.kysely, 'house:unlucky', EUR)).toBe(-5000n)
  })

  test('balances of one player in two assets are apart', async () => {
    await post(move('l-1', 'world', cash('l'), 7n))
    const yen = { from: 'world', to: cash('l'), asset: 'JPY/0', amount: 9n } as const
    await post({ key: 'l-2', postings: [yen] })
    const rows = await book.ledger.balancesOf(book.db.kysely, 'l')
    expect(rows.map(({ asset, balance }) => [asset, balance])).toEqual([
      ['EUR/2', 7n],
      ['JPY/0', 9n]
    ])
  })

  test('amounts beyond the safe numbers of JavaScript stay exact', async () => {
    const large = 999_999_999_999_999n
    for (const key of ['m-1', 'm-2', 'm-3', 'm-4', 'm-5', 'm-6', 'm-7', 'm-8', 'm-9', 'm-10']) {
      await post(move(key, 'world', cash('m'), large))
    }
    expect(await balance('m')).toBe(9_999_999_999_999_990n)
  })

  test.each([
    ['no postings', { key: 'n-1', postings: [] }],
    ['nothing', move('n-2', 'world', cash('n'), 0n)],
    ['less than nothing', move('n-3', 'world', cash('n'), -1n)],
    ['more than there can be', move('n-4', 'world', cash('n'), 10n ** 15n + 1n)],
    ['an account that pays itself', move('n-5', cash('n'), cash('n'), 1n)],
    ['no key', move('', 'world', cash('n'), 1n)]
  ])('an entry with %s is none', async (_, entry) => {
    await expect(post(entry)).rejects.toThrow(InvalidPosting)
  })

  test('the version of a player grows with every entry, and only with it', async () => {
    await post(move('o-1', 'world', cash('o'), 10n))
    await post(move('o-1', 'world', cash('o'), 10n))
    const second = await post(move('o-2', cash('o'), 'house:x', 10n))
    expect(second.subjects).toEqual([{ playerId: 'o', version: 2 }])
    expect(await book.ledger.versionOf(book.db.kysely, 'o')).toBe(2)
    expect(await book.ledger.versionOf(book.db.kysely, 'nobody')).toBe(0)
  })

  test('the journal tells what was posted, when and why', async () => {
    const entry = { ...move('p-1', 'world', cash('p'), 10n), meta: { reason: 'gift' } }
    await post(entry)
    expect(await book.ledger.find(book.db.kysely, 'p-1')).toEqual({
      ...entry,
      kind: 'entry',
      at: new Date('2026-03-01T12:00:00Z'),
      reversed: false
    })
  })

  describe('a reversal', () => {
    const reverse = (of: string, key = `undo:${of}`) =>
      book.db.transaction(tx => book.ledger.reverse(tx, { key, of }))

    test('puts back what the entry moved, once', async () => {
      await post(move('q-1', 'world', cash('q'), 100n))
      await post(move('q-2', cash('q'), 'house:x', 70n))
      expect(await reverse('q-2')).toMatchObject({ status: 'reversed', replayed: false })
      expect(await reverse('q-2')).toMatchObject({ status: 'reversed', replayed: true })
      expect(await reverse('q-2', 'undo by another key')).toMatchObject({ replayed: true })
      expect(await balance('q')).toBe(100n)
    })

    test('makes a repeat of the entry come back as cancelled', async () => {
      await post(move('r-1', 'world', cash('r'), 100n))
      await post(move('r-2', cash('r'), 'house:x', 70n))
      await reverse('r-2')
      await expect(post(move('r-2', cash('r'), 'house:x', 70n))).rejects.toThrow(EntryCancelled)
      expect(await balance('r')).toBe(100n)
    })

    test('before its entry keeps the entry from coming', async () => {
      await post(move('s-1', 'world', cash('s'), 100n))
      expect(await reverse('s-2')).toEqual({ status: 'blocked', replayed: false })
      expect(await reverse('s-2')).toEqual({ status: 'blocked', replayed: true })
      await expect(post(move('s-2', cash('s'), 'house:x', 70n))).rejects.toThrow(EntryCancelled)
      expect(await balance('s')).toBe(100n)
    })

    test('of a win that is spent is refused', async () => {
      await post(move('t-1', 'house:x', cash('t'), 100n))
      await post(move('t-2', cash('t'), 'house:x', 60n))
      await expect(reverse('t-1')).rejects.toThrow(InsufficientFunds)
      expect(await balance('t')).toBe(40n)
    })

    test('is not itself reversed, and does not take a key that stands for another entry', async () => {
      await post(move('u-1', 'world', cash('u'), 100n))
      await reverse('u-1')
      await expect(reverse('undo:u-1')).rejects.toThrow(IdempotencyConflict)
      await post(move('u-2', 'world', cash('u'), 100n))
      await expect(reverse('u-2', 'undo:u-1')).rejects.toThrow(IdempotencyConflict)
      expect(await balance('u')).toBe(100n)
    })
  })

  test('the whole book adds up', async () => {
    expect(await book.ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  })
})
