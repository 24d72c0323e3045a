import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { $jackpotHistory, readEarlierEntries, readJackpotHistory } from '#stores/jackpot/history.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const page = (ids: readonly string[], endCursor: string | null = null) => ({
  viewer: {
    id: '1',
    jackpotHistory: {
      contributed: { amount: '1.20', currency: 'EUR' },
      won: { amount: '51.10', currency: 'EUR' },
      edges: ids.map(id => ({ node: { id } })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor }
    }
  }
})

async function open(...answers: unknown[]) {
  const lobby = openTestPage('/en/profile/jackpot-history/')
  storeCustomTokens(lobby)
  lobby.answer('JackpotHistory', () => {
    const answer = answers.shift()
    if (answer === undefined) throw new Error('No answer')
    return answer
  })
  keepMount($jackpotHistory)
  await lobby.settle()
  return lobby
}

function shown() {
  const history = $jackpotHistory.get()
  if (history.status !== 'ready') throw new Error(history.status)
  const { more, next, entries } = history
  return { ids: entries.map(({ id }) => id), next, more }
}

describe('the history of the jackpot', () => {
  cleanAfterEach($jackpotHistory)

  test('is read page by page, shows none twice and ends with the last', async () => {
    const lobby = await open(page(['c', 'b'], 'x'), page(['b', 'a']))
    expect(shown()).toEqual({ ids: ['c', 'b'], next: 'x', more: 'idle' })
    await readEarlierEntries()
    expect(shown()).toEqual({ ids: ['c', 'b', 'a'], next: undefined, more: 'idle' })
    expect(lobby.sentOf('JackpotHistory').map(({ variables }) => variables)).toEqual([
      { first: 20, after: null, kind: null },
      { first: 20, after: 'x', kind: null }
    ])
  })

  test('shows one kind, with the sums of all', async () => {
    const lobby = await open(page(['b', 'a']), page(['a']))
    await readJackpotHistory('WIN')
    expect(shown().ids).toEqual(['a'])
    expect($jackpotHistory.get()).toMatchObject({ kind: 'WIN', contributed: { amount: '1.20' } })
    expect(lobby.sentOf('JackpotHistory').at(-1)!.variables).toMatchObject({ kind: 'WIN' })
  })

  test('drops the answer to what was asked before', async () => {
    const slow = Promise.withResolvers<object>()
    const lobby = await open(page(['a']), slow.promise, page(['c']))
    const first = readJackpotHistory('WIN')
    await lobby.settle()
    await readJackpotHistory('CONTRIBUTION')
    slow.resolve(page(['late']))
    await first
    expect(shown().ids).toEqual(['c'])
  })

  test('keeps what it has when earlier entries do not come, and says that nothing came at all', async () => {
    await open(page(['b'], 'x'), { viewer: null }, { viewer: null })
    await readEarlierEntries()
    expect(shown()).toEqual({ ids: ['b'], next: 'x', more: 'failed' })
    await readJackpotHistory()
    expect($jackpotHistory.get().status).toBe('failed')
  })
})
