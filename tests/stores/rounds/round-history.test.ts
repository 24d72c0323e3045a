import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { csvOf } from '#rules/csv.ts'
import { $askedRecord } from '#stores/rounds/asked-record.ts'
import {
  $roundHistory,
  filterRounds,
  type Round,
  readEarlierRounds,
  readRounds,
  roundsForFile,
  showAllRounds
} from '#stores/rounds/round-history.ts'
import { cleanAfterEach, openTestPage } from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const round = (id: string) => ({ id }) as Round

const page = (ids: readonly string[], endCursor: string | null) => ({
  viewer: {
    id: '1',
    gameRounds: {
      edges: ids.map(id => ({ cursor: id, node: round(id) })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor }
    }
  }
})

const GAMES = { viewer: { id: '1', gamesWithRounds: [{ slug: 'a', name: 'A' }] } }

describe('the history of rounds', () => {
  cleanAfterEach($roundHistory)

  async function open(...answers: unknown[]) {
    const lobby = openTestPage('/en/profile/game-history/')
    storeCustomTokens(lobby)
    lobby.answer('GamesWithRounds', () => GAMES)
    lobby.answer('GameRounds', () => {
      const answer = answers.shift()
      if (answer === undefined) throw new Error('No answer')
      return answer
    })
    keepMount($roundHistory)
    await lobby.settle()
    return lobby
  }

  const shown = () => {
    const history = $roundHistory.get()
    if (history.status !== 'ready') throw new Error(history.status)
    return { ids: history.rounds.map(({ id }) => id), next: history.next, more: history.more }
  }

  test('reads further back page by page, shows none twice and ends with the last [L034] [L035]', async () => {
    await open(page(['c', 'b'], 'b'), page(['b', 'a'], 'a'), page([], null))
    expect(shown()).toEqual({ ids: ['c', 'b'], next: 'b', more: 'idle' })
    expect($roundHistory.get().games).toEqual([{ slug: 'a', name: 'A' }])
    await readEarlierRounds()
    expect(shown().ids).toEqual(['c', 'b', 'a'])
    await readEarlierRounds()
    expect(shown()).toEqual({ ids: ['c', 'b', 'a'], next: undefined, more: 'idle' })
  })

  test('asks for one game and whole days, and drops what was asked before', async () => {
    const slow = Promise.withResolvers<object>()
    const lobby = await open(page(['c'], null), slow.promise, page(['b'], null), page(['c'], null))
    const first = filterRounds({ game: 'a' })
    await lobby.settle()
    await filterRounds({ from: '2026-03-01', until: '2026-03-01' })
    slow.resolve(page(['late'], null))
    await first
    expect(shown().ids).toEqual(['b'])
    const { filter } = lobby.sentOf('GameRounds').at(-1)!.variables as {
      filter: { game: string; from: string; until: string }
    }
    expect(filter.game).toBe('a')
    expect(Date.parse(filter.until) - Date.parse(filter.from)).toBe(24 * 3_600_000)
    await showAllRounds()
    expect($roundHistory.get().filter).toEqual({ game: '', from: '', until: '' })
  })

  test('reads all pages for a file, though one is shown', async () => {
    await open(page(['c'], 'c'), page(['c', 'b'], 'b'), page(['a'], null))
    expect((await roundsForFile())?.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(shown().ids).toEqual(['c'])
  })

  test('says that it could not be read, and reads when it is asked again', async () => {
    const lobby = openTestPage('/en/profile/game-history/')
    storeCustomTokens(lobby)
    lobby.answer('GamesWithRounds', () => GAMES)
    let isBroken = true
    lobby.answer('GameRounds', () => (isBroken ? { viewer: null } : page(['a'], null)))
    keepMount($roundHistory)
    await lobby.settle()
    expect($roundHistory.get().status).toBe('failed')
    isBroken = false
    await readRounds()
    expect(shown().ids).toEqual(['a'])
  })
})

describe('the record that an address asks for', () => {
  cleanAfterEach($askedRecord)

  async function open(address: string, gameRound: object | null) {
    const lobby = openTestPage(address)
    storeCustomTokens(lobby)
    lobby.answer('RoundRecord', () => ({ viewer: { id: '1', gameRound } }))
    keepMount($askedRecord)
    await lobby.settle()
    return lobby.sentOf('RoundRecord')
  }

  test('is read by its round', async () => {
    const sent = await open('/en/fair-play/?round=r1', { id: 'r1', record: '{}' })
    expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'r1' }])
    expect($askedRecord.get()).toEqual({ status: 'ready', text: '{}' })
  })

  test('is missing where the round is not the player’s', async () => {
    await open('/en/fair-play/?round=r1', null)
    expect($askedRecord.get()).toEqual({ status: 'missing' })
  })

  test('is not asked for without one', async () => {
    expect(await open('/en/fair-play/', null)).toEqual([])
    expect($askedRecord.get()).toEqual({ status: 'none' })
  })
})

describe('a table as a file', () => {
  test('keeps commas, quotes and lines in their cells, and makes no formula of a text', () => {
    expect(csvOf([['a,b', 'c"d', 'e\nf', '=1+1', '0.40']])).toBe(
      '"a,b","c""d","e\nf",\'=1+1,0.40\r\n'
    )
  })
})
