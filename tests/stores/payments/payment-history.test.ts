import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { depositHistory } from '#stores/payments/deposits.ts'
import { ANY_PAYMENT } from '#stores/payments/payment-filter.ts'
import { withdrawalHistory } from '#stores/payments/withdrawals.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const page = (
  list: 'deposits' | 'withdrawals',
  ids: readonly string[],
  endCursor: string | null
) => ({
  viewer: {
    id: '1',
    [list]: {
      edges: ids.map(id => ({ node: { id } })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor }
    }
  }
})

const deposits = (ids: readonly string[], endCursor: string | null = null) =>
  page('deposits', ids, endCursor)

async function open(...answers: unknown[]) {
  const lobby = openTestPage('/fi/profile/deposit-history/')
  storeCustomTokens(lobby)
  lobby.answer('Deposits', () => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('No answer')
    return answer
  })
  keepMount(depositHistory.$history)
  await lobby.settle()
  return lobby
}

function shown() {
  const history = depositHistory.$history.get()
  if (history.status !== 'ready') throw new Error(history.status)
  const { more, next, payments } = history
  return { ids: payments.map(({ id }) => id), next, more }
}

describe('the history of payments', () => {
  cleanAfterEach(depositHistory.$history, withdrawalHistory.$history)

  test('reads page by page in the language of the page, shows none twice and ends with the last', async () => {
    const lobby = await open(deposits(['c', 'b'], 'x'), deposits(['b', 'a'], 'y'), deposits([]))
    expect(lobby.sentOf('Deposits')[0]?.headers).toMatchObject({ locale: 'fi' })
    expect(shown()).toEqual({ ids: ['c', 'b'], next: 'x', more: 'idle' })
    await depositHistory.readMore()
    expect(shown()).toEqual({ ids: ['c', 'b', 'a'], next: 'y', more: 'idle' })
    await depositHistory.readMore()
    expect(shown().next).toBeUndefined()
    expect(lobby.sentOf('Deposits').map(({ variables }) => variables['after'])).toEqual([
      null,
      'x',
      'y'
    ])
  })

  test('asks by state, method, whole days and order, and drops what was asked before', async () => {
    const slow = Promise.withResolvers<object>()
    const lobby = await open(deposits(['c']), slow.promise, deposits(['b']))
    const first = depositHistory.filterBy({ status: 'Cancelled', method: 'card' })
    await lobby.settle()
    await depositHistory.filterBy({
      from: '2026-03-01',
      until: '2026-03-01',
      order: 'firstProcessed'
    })
    slow.resolve(deposits(['late']))
    await first
    expect(shown().ids).toEqual(['b'])
    const { filter, sort } = lobby.sentOf('Deposits').at(-1)!.variables as {
      filter: { from: string; to: string }
      sort: object
    }
    expect(filter).toMatchObject({ status: ['Cancelled'], method: 'card' })
    expect(Date.parse(filter.to) - Date.parse(filter.from)).toBe(24 * 3_600_000)
    expect(sort).toEqual({ field: 'processedAt', descending: false })
  })

  test('asks for everything, the newest first, when nothing is chosen', async () => {
    const lobby = await open(deposits(['c']))
    expect(lobby.sentOf('Deposits')[0]?.variables).toEqual({
      first: 20,
      after: null,
      filter: { status: null, method: null, from: null, to: null },
      sort: { field: 'createdAt', descending: true }
    })
    expect(depositHistory.$history.get().filter).toEqual(ANY_PAYMENT)
  })

  test('says that a page could not be read, keeps what it has and reads it when asked again', async () => {
    const lobby = await open(deposits(['b'], 'x'), { viewer: null }, deposits(['a']))
    await depositHistory.readMore()
    expect(shown()).toEqual({ ids: ['b'], next: 'x', more: 'failed' })
    await depositHistory.readMore()
    expect(shown().ids).toEqual(['b', 'a'])
    expect(lobby.sentOf('Deposits')).toHaveLength(3)
  })

  test('says that nothing could be read, and reads when it is asked again', async () => {
    await open({ viewer: null }, deposits(['a']))
    expect(depositHistory.$history.get().status).toBe('failed')
    await depositHistory.read()
    expect(shown().ids).toEqual(['a'])
  })

  test('reads all pages for a file, though one is shown, and none where one is missing', async () => {
    await open(deposits(['c'], 'c'), deposits(['c', 'b'], 'b'), deposits(['a']), { viewer: null })
    const file = await depositHistory.forFile()
    expect(file).toMatchObject({
      status: 'ready',
      entries: [{ id: 'c' }, { id: 'b' }, { id: 'a' }]
    })
    expect(shown().ids).toEqual(['c'])
    expect(await depositHistory.forFile()).toEqual({ status: 'failed' })
  })

  test('makes no file that leaves rows out', async () => {
    const lobby = await open(deposits(['c'], 'c'))
    const many = Array.from({ length: 10_001 }, (_, index) => `${index}`)
    lobby.answer('Deposits', () => deposits(many, 'next'))
    expect(await depositHistory.forFile()).toEqual({ status: 'tooMany' })
  })

  test('of withdrawals is another than that of deposits', async () => {
    const lobby = openTestPage('/en/profile/withdrawal-history/')
    storeCustomTokens(lobby)
    lobby.answer('Withdrawals', () => page('withdrawals', ['w'], null))
    keepMount(withdrawalHistory.$history)
    await lobby.settle()
    expect(withdrawalHistory.$history.get()).toMatchObject({
      status: 'ready',
      payments: [{ id: 'w' }]
    })
    expect(depositHistory.$history.get().status).toBe('loading')
  })
})
