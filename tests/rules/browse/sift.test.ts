import { describe, expect, test } from 'vitest'

import type { Shelf, ShelfRow } from '#rules/browse/shelf-file.ts'
import { MARKS } from '#rules/browse/shelf-file.ts'
import { sift } from '#rules/browse/sift.ts'
import { NOTHING_WANTED, readWanted, type Wanted, writeWanted } from '#rules/browse/wanted.ts'

const game = (
  slug: string,
  own: Partial<{
    studio: number
    lists: number[]
    features: number[]
    volatility: number
    rtp: number
    stakes: [number, number]
    marks: number
    released: number
  }> = {}
): ShelfRow => [
  slug,
  slug.toUpperCase(),
  own.studio ?? 0,
  own.lists ?? [0],
  own.features ?? [],
  own.volatility ?? 1,
  own.rtp ?? 96,
  5000,
  ...(own.stakes ?? [20, 2000]),
  own.marks ?? 0,
  own.released ?? 0,
  ''
]

const SHELF: Shelf = {
  studios: [
    ['mill', 'The Mill'],
    ['moor', 'The Moor']
  ],
  lists: ['slots', 'new'],
  features: ['wild', 'tumble'],
  units: { EUR: 1 },
  games: [
    game('delta', { features: [0], volatility: 2, rtp: 95.8, released: 4, lists: [0, 1] }),
    game('alpha', { features: [0, 1], rtp: 96.4, released: 9, lists: [0, 1] }),
    game('bravo', { studio: 1, features: [1], stakes: [100, 50_000], released: 2 }),
    game('carol', { studio: 1, marks: MARKS.jackpot, volatility: -1, rtp: 99.5, lists: [] })
  ]
}

const slugs = (wanted: Partial<Wanted>, scope = {}) =>
  sift(SHELF, scope, { ...NOTHING_WANTED, ...wanted }).games.map(place => SHELF.games[place]?.[0])

describe('a list', () => {
  test('keeps to its own games in the order of the house', () => {
    expect(slugs({})).toEqual(['delta', 'alpha', 'bravo', 'carol'])
    expect(slugs({}, { list: 'slots' })).toEqual(['delta', 'alpha', 'bravo'])
    expect(slugs({}, { studio: 'moor' })).toEqual(['bravo', 'carol'])
    expect(slugs({}, { list: 'no-such-list' })).toEqual([])
  })

  test('of news stands with the newest first', () => {
    expect(slugs({}, { list: 'new' })).toEqual(['alpha', 'delta'])
  })

  test.each([
    ['new', ['alpha', 'delta', 'bravo', 'carol']],
    ['name', ['alpha', 'bravo', 'carol', 'delta']],
    ['return', ['carol', 'alpha', 'bravo', 'delta']]
  ] as const)('is put in order by %s', (sort, order) => {
    expect(slugs({ sort })).toEqual(order)
  })

  test('leaves what is of any chosen studio and volatility, and has all chosen features', () => {
    expect(slugs({ studio: ['mill', 'moor'] })).toHaveLength(4)
    expect(slugs({ volatility: ['medium', 'high'] })).toEqual(['delta', 'alpha', 'bravo'])
    expect(slugs({ feature: ['wild', 'tumble'] })).toEqual(['alpha'])
    expect(slugs({ feature: ['tumble'], studio: ['moor'] })).toEqual(['bravo'])
  })

  test('leaves what returns so much, has a jackpot, or takes a stake between two', () => {
    expect(slugs({ rtp: 96.4 })).toEqual(['alpha', 'carol'])
    expect(slugs({ jackpot: true })).toEqual(['carol'])
    expect(slugs({ to: 50 })).toEqual(['delta', 'alpha', 'carol'])
    expect(slugs({ from: 5000 })).toEqual(['bravo'])
    expect(slugs({ from: 2000, to: 2000 })).toHaveLength(4)
  })

  test('says what each choice would leave beside the others that are made', () => {
    const { counts, withJackpot } = sift(SHELF, {}, { ...NOTHING_WANTED, studio: ['mill'] })
    expect(Object.fromEntries(counts.studio)).toEqual({ mill: 2, moor: 2 })
    expect(Object.fromEntries(counts.feature)).toEqual({ wild: 2, tumble: 1 })
    expect(Object.fromEntries(counts.volatility)).toEqual({ high: 1, medium: 1 })
    expect(withJackpot).toBe(0)
  })
})

describe('an address', () => {
  const FULL: Wanted = {
    studio: ['mill', 'moor'],
    feature: ['tumble'],
    volatility: ['high'],
    rtp: 96.5,
    jackpot: true,
    from: 20,
    to: 500,
    sort: 'new'
  }

  test('tells what is wanted, and keeps what else it tells', () => {
    const url = writeWanted(new URL('http://house/en/slots/?aff=7'), FULL)
    expect(url.search).toContain('studio=mill,moor')
    expect(url.searchParams.get('aff')).toBe('7')
    expect(readWanted(url.searchParams)).toEqual(FULL)
    expect(writeWanted(url, NOTHING_WANTED).search).toBe('?aff=7')
  })

  test('of nonsense wants nothing', () => {
    const asked = new URLSearchParams('sort=luck&rtp=NaN&from=-5&to=1e999&studio=')
    expect(readWanted(asked)).toEqual(NOTHING_WANTED)
  })
})
