import { expect, test } from 'vitest'

import { readFeed } from '../../src/components/touch/feed/read-feed.ts'

const TABLE = { game: 'grand-wheel', table: 'Grand Wheel', isOpen: true, players: 3, results: [] }
const POT = { id: '1', game: 'emerald-tide', value: '1234.50', currency: 'EUR' }

test('[GAME-22] a feed tells of tables and pots, and leaves out what does not fit', () => {
  const feed = readFeed({
    lastUpdated: '2026-11-28T10:00:00Z',
    jackpots: [POT, { ...POT, value: '1e9' }, { ...POT, currency: '€' }, null],
    liveCasino: [TABLE, { ...TABLE, players: -1 }, { ...TABLE, isOpen: 'yes' }]
  })
  expect(feed?.lastUpdated).toBe(Date.parse('2026-11-28T10:00:00Z'))
  expect(feed?.jackpots).toEqual([POT])
  expect(feed?.liveCasino).toEqual([TABLE])
})

test.each([null, 'feed', {}, { lastUpdated: 'yesterday' }])('%j is no feed', answer => {
  expect(readFeed(answer)).toBeUndefined()
})

test('lists that are missing are empty', () => {
  const feed = readFeed({ lastUpdated: '2026-11-28T10:00:00Z' })
  expect(feed).toMatchObject({ jackpots: [], liveCasino: [] })
})
