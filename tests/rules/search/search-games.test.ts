import { describe, expect, test } from 'vitest'

import { SHELF } from '#config/catalogue/games.ts'
import { search } from '#rules/search/search.ts'
import { inFiles } from '#rules/search/search-file.ts'
import { indexOf } from '#rules/search/search-index.ts'
import { houseGames } from './house-games.ts'

describe('the games of the search', () => {
  const whole = houseGames()

  test('know tables by name, kind and studio', () => {
    const index = indexOf(whole)
    const found = (query: string) => search(index, query).games.map(game => whole.games[game]?.[1])
    expect(found('halyard')[0]).toBe('halyard-roulette')
    expect(found('blackjack')[0]).toBe('blackjack-salon')
    expect(found('roulette').slice(0, 2).toSorted()).toEqual([
      'halyard-roulette',
      'roulette-du-cap'
    ])
    expect(found('mirador live')).toContain('grand-wheel')
    expect(found('jacks quay')[0]).toBe('jacks-at-the-quay')
  })

  test('have another version when a game goes or comes, and the same in every language', () => {
    const fewer = houseGames('en', SHELF.slice(1))
    const turned = houseGames('en', SHELF.toReversed())
    const versions = [whole, fewer, turned].map(({ version }) => version)
    expect(new Set(versions).size).toBe(3)
    expect(houseGames('ja').version).toBe(whole.version)
    expect(houseGames('ja').games.map(row => row.slice(1))).toEqual(
      whole.games.map(row => row.slice(1))
    )
  })

  test('name no list, studio or feature that none of them belongs to', () => {
    const slots = houseGames(
      'en',
      SHELF.filter(({ kind }) => kind === 'slot')
    )
    expect(slots.categories.map(([slug]) => slug)).not.toContain('roulette')
    expect(slots.studios.map(([slug]) => slug)).not.toContain('velvet-table')
    expect(slots.categories.map(([slug]) => slug)).not.toContain('slots')
  })

  test('of a large house come in files of five hundred, in its order', () => {
    const many = Array.from({ length: 1201 }, (_, at) => whole.games[at % whole.games.length]!)
    expect(inFiles(many).map(({ length }) => length)).toEqual([500, 500, 201])
    expect(inFiles(many).flat()).toEqual(many)
    expect(inFiles(whole.games)).toEqual([whole.games])
  })
})
