import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Book, cash, EUR, move, openBook } from '#tests/support/ledger.ts'

describe('the book', () => {
  let book: Book
  beforeAll(async () => {
    book = await openBook()
    await book.ledger.postAlone(move('1', 'world', cash('a'), 100n))
  })
  afterAll(() => book.close())

  test.each([
    sql`update ledger_journal set hash = 'x'`,
    sql`delete from ledger_postings`,
    sql`update ledger_postings set amount = 1`,
    sql`truncate ledger_postings`
  ])('what is written is not changed: %#', async statement => {
    await expect(statement.execute(book.db.kysely)).rejects.toThrow('append only')
  })

  test('the database itself refuses a balance below the floor', async () => {
    const overdraw = sql`update ledger_balances set balance = -1 where account = ${cash('a')}`
    await expect(overdraw.execute(book.db.kysely)).rejects.toThrow('ledger_balances_floor')
  })

  test('reconciliation names a balance that somebody changed by hand', async () => {
    await sql`update ledger_balances set balance = 101 where account = ${cash('a')}`.execute(
      book.db.kysely
    )
    expect(await book.ledger.reconcile()).toEqual({
      unbalanced: [EUR],
      drifted: [`${cash('a')} ${EUR}`],
      negative: []
    })
  })

  test('reconciliation names a posting that nobody put in a balance', async () => {
    await sql`update ledger_balances set balance = 100 where account = ${cash('a')}`.execute(
      book.db.kysely
    )
    await sql`
      insert into ledger_postings (entry, from_account, to_account, asset, amount)
      select id, 'house:lost', ${cash('b')}, ${EUR}, 5 from ledger_journal limit 1
    `.execute(book.db.kysely)
    const { drifted, unbalanced } = await book.ledger.reconcile()
    expect(drifted.toSorted()).toEqual([`house:lost ${EUR}`, `${cash('b')} ${EUR}`])
    expect(unbalanced).toEqual([])
  })
})
