import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $statement,
  chooseDays,
  chooseSpan,
  readMoreLines,
  readStatement,
  statementForFile
} from '#stores/payments/statement.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const told = (ids: readonly string[], endCursor: string | null, closing = '1.00') => ({
  viewer: {
    id: '1',
    statement: {
      currency: 'EUR',
      opening: '0.00',
      closing,
      totals: [],
      lines: ids.map(id => ({ id })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor }
    }
  }
})

async function open(now: string, ...answers: unknown[]) {
  const lobby = openTestPage('/en/profile/statement/')
  await lobby.pass(Date.parse(now) - lobby.clock.now())
  storeCustomTokens(lobby)
  lobby.answer('Statement', () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === undefined) throw new Error('No answer')
    return answer
  })
  keepMount($statement)
  await lobby.settle()
  const asked = () => lobby.sentOf('Statement').map(({ variables }) => variables)
  return { ...lobby, asked }
}

const NOW = '2027-03-28T23:30:00Z'

describe('a statement', () => {
  cleanAfterEach($statement)

  test('is of this month at first and of the last one when that is chosen, by days of UTC', async () => {
    const { asked } = await open(NOW, told(['a'], null))
    expect($statement.get().span).toEqual({
      choice: 'thisMonth',
      from: '2027-03-01',
      until: '2027-03-28'
    })
    expect(asked()[0]).toMatchObject({
      from: '2027-03-01T00:00:00.000Z',
      to: '2027-03-29T00:00:00.000Z'
    })
    await chooseSpan('lastMonth')
    expect(asked()[1]).toMatchObject({
      from: '2027-02-01T00:00:00.000Z',
      to: '2027-03-01T00:00:00.000Z'
    })
  })

  test('has no month of its own beyond the year', async () => {
    await open('2027-01-05T12:00:00Z', told([], null))
    await chooseSpan('lastMonth')
    expect($statement.get().span).toMatchObject({ from: '2026-12-01', until: '2026-12-31' })
  })

  test('is of the days that are chosen, and waits while they are none', async () => {
    const { asked } = await open(NOW, told(['a'], null))
    await chooseSpan('chosen')
    expect($statement.get()).toMatchObject({ status: 'ready', span: { choice: 'chosen' } })
    expect(asked()).toHaveLength(1)
    await chooseDays({ from: '2027-03-29' })
    expect($statement.get().status).toBe('choosing')
    await chooseDays({ from: '' })
    expect($statement.get().status).toBe('choosing')
    expect(asked()).toHaveLength(1)
    await chooseDays({ from: '2027-03-28' })
    expect(asked()[1]).toMatchObject({
      from: '2027-03-28T00:00:00.000Z',
      to: '2027-03-29T00:00:00.000Z'
    })
    expect($statement.get()).toMatchObject({ status: 'ready', span: { choice: 'chosen' } })
  })

  test('reads further lines with the sums as they are by then', async () => {
    await open(NOW, told(['1'], '1'), told(['2'], null, '5.00'))
    await readMoreLines()
    expect($statement.get()).toMatchObject({
      head: { closing: '5.00' },
      lines: [{ id: '1' }, { id: '2' }],
      next: undefined
    })
  })

  test('drops lines of days that are no longer chosen', async () => {
    const slow = Promise.withResolvers<object>()
    await open(NOW, told(['1'], '1'), slow.promise, told(['9'], null))
    const more = readMoreLines()
    await chooseSpan('lastMonth')
    slow.resolve(told(['2'], null))
    await more
    expect($statement.get()).toMatchObject({ lines: [{ id: '9' }], next: undefined })
  })

  test('is whole in a file, with the sums that belong to its lines', async () => {
    const { asked } = await open(NOW, told(['1'], '1'), told(['1'], '1'), told(['2'], null, '7.00'))
    expect(await statementForFile()).toMatchObject({
      head: { closing: '7.00' },
      lines: { status: 'ready', entries: [{ id: '1' }, { id: '2' }] }
    })
    expect(asked().map(({ after }) => after)).toEqual([null, null, '1'])
  })

  test('says that it could not be read, and reads when it is asked again', async () => {
    const lobby = await open(NOW, { viewer: null }, told(['1'], null))
    expect($statement.get().status).toBe('failed')
    await readStatement()
    expect($statement.get().status).toBe('ready')
    lobby.answer('Statement', { viewer: null })
    expect(await statementForFile()).toBeUndefined()
  })
})
