import { describe, expect, test } from 'vitest'

import { filtered, NO_FILTERS, readAddress, writeAddress } from '#rules/search/filters.ts'
import { groupsNamed } from '#rules/search/groups.ts'
import type { SearchGames } from '#rules/search/search-file.ts'

const FILE: SearchGames = {
  version: '3-x',
  studios: [
    ['halcyon-reels', 'Halcyon Reels'],
    ['pixelmoor', 'Pixelmoor']
  ],
  categories: [
    ['sea', 'Under water'],
    ['neon', 'Neon nights']
  ],
  features: [
    ['wild', 'Wilds'],
    ['tumble', 'Tumbling reels']
  ],
  games: [
    ['Pearl Drift', 'pearl-drift', 0, [0], [0], ''],
    ['Ringfall', 'ringfall', 1, [1], [0, 1], ''],
    ['Synth Shore', 'synth-shore', 1, [0, 1], [1], '']
  ]
}
const ALL = [0, 1, 2]
const FAVOURITES = new Set(['ringfall', 'unknown'])

describe('filters [D21]', () => {
  test('keep any of the studios and categories chosen, and all of the features', () => {
    const of = (filters: object) =>
      filtered(FILE, ALL, { ...NO_FILTERS, ...filters }, FAVOURITES).games
    expect(of({})).toEqual(ALL)
    expect(of({ studio: ['pixelmoor'] })).toEqual([1, 2])
    expect(of({ studio: ['pixelmoor', 'halcyon-reels'] })).toEqual(ALL)
    expect(of({ category: ['sea'], studio: ['pixelmoor'] })).toEqual([2])
    expect(of({ feature: ['wild', 'tumble'] })).toEqual([1])
    expect(of({ favourites: true })).toEqual([1])
    expect(of({ studio: ['nobody'] })).toEqual([])
  })

  test('count what each choice would leave', () => {
    const { counts } = filtered(FILE, ALL, { ...NO_FILTERS, studio: ['pixelmoor'] }, FAVOURITES)
    expect(counts).toEqual({ studio: [1, 2], category: [1, 2], feature: [1, 2], favourites: 1 })
    const { counts: wild } = filtered(FILE, ALL, { ...NO_FILTERS, feature: ['wild'] }, FAVOURITES)
    expect(wild).toEqual({ studio: [1, 1], category: [1, 1], feature: [2, 1], favourites: 1 })
  })

  test('keep the order that they are given', () => {
    expect(filtered(FILE, [2, 0], NO_FILTERS, new Set()).games).toEqual([2, 0])
  })

  test('come back from the address that they were put into, beside what else stands there', () => {
    const filters = { ...NO_FILTERS, studio: ['pixelmoor'], feature: ['wild', 'tumble'] }
    const from = new URL('https://lobby.test/en/game-search/?utm_source=mail#top')
    const url = writeAddress(from, ' ring & fall ', filters)
    expect(readAddress(url.searchParams)).toEqual({ query: 'ring & fall', filters })
    expect(url.searchParams.get('utm_source')).toBe('mail')
    expect(writeAddress(url, '', NO_FILTERS).href).toBe(from.href)
  })

  test('take a hundred letters from an address and no more', () => {
    const { query } = readAddress(new URLSearchParams({ q: 'x'.repeat(5000) }))
    expect(query).toHaveLength(100)
  })
})

describe('groups [D21]', () => {
  test('are named by the beginnings of their words', () => {
    const named = (...terms: string[]) => groupsNamed(FILE, terms).map(({ slug }) => slug)
    expect(named('hal')).toEqual(['halcyon-reels'])
    expect(named('reels', 'halcyon')).toEqual(['halcyon-reels'])
    expect(named('nights')).toEqual(['neon'])
    expect(named('eels')).toEqual([])
    expect(named()).toEqual([])
    expect(groupsNamed(FILE, ['pixelmoor'])[0]?.count).toBe(2)
  })
})
