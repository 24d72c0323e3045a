import { describe, expect, test } from 'vitest'
import { nearestTo, search } from '#rules/search/search.ts'
import { indexOf } from '#rules/search/search-index.ts'
import { houseGames } from './house-games.ts'

const file = houseGames()
const index = indexOf(file)
const titlesOf = (games: readonly number[]) => games.map(game => file.games[game]?.[0])
const found = (query: string) => titlesOf(search(index, query).games)
const studioOf = (game: number) => file.studios[file.games[game]?.[2] ?? -1]?.[0]

describe('search [D21]', () => {
  test.each([
    ['twin koi', 'Twin Koi'],
    ['koi twin', 'Twin Koi'],
    ['twinkoi', 'Twin Koi'],
    ['twn koi', 'Twin Koi'],
    ['TWIN', 'Twin Koi'],
    ['captains', 'Captain’s Reckoning'],
    ['captain’s reck', 'Captain’s Reckoning'],
    ['emerld', 'Emerald Tide'],
    ['norhtlight', 'Northlight Wolf'],
    ['drgons vigil', 'Dragon’s Vigil'],
    ['bok of wispers', 'Book of Whispers'],
    ['frstbound', 'Frostbound'],
    ['son gate', 'Sun Gate'],
    ['ninth valt', 'The Ninth Vault'],
    ['éméräld', 'Emerald Tide'],
    ['ｋｏｉ', 'Twin Koi']
  ])('"%s" finds %s first', (query, title) => {
    expect(found(query)[0]).toBe(title)
  })

  test('finds every game of a studio by its name, with slips as well', () => {
    const games = file.games.flatMap((_, game) =>
      studioOf(game) === 'halcyon-reels' ? [game] : []
    )
    expect(games.length).toBeGreaterThan(5)
    for (const query of ['halcyon', 'halcyn', 'Halcyon Reels', 'hal'])
      expect(search(index, query).games, query).toEqual(expect.arrayContaining(games))
  })

  test('finds games by category and by feature, and by both at once', () => {
    const place = (rows: readonly (readonly [string, string])[], slug: string) =>
      rows.findIndex(([other]) => other === slug)
    const pirates = place(file.categories, 'pirate')
    const spins = place(file.features, 'freeSpins')
    const both = file.games.flatMap((row, game) =>
      row[3].includes(pirates) && row[4].includes(spins) ? [game] : []
    )
    expect(both.length).toBeGreaterThan(2)
    expect(search(index, 'pirates').games).toEqual(expect.arrayContaining(both))
    expect(search(index, 'free spins').games).toEqual(expect.arrayContaining(both))
    expect([...search(index, 'free spins pirate').games].sort()).toEqual([...both].sort())
  })

  test('puts words of the title before parts of words, and both before the studio', () => {
    const titles = found('lan')
    const places = ['Lemon Lane', 'Badland Marshal', 'Golden Toll'].map(title =>
      titles.indexOf(title)
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('says what it read where it had to allow for slips, and nothing where it had not', () => {
    expect(search(index, 'twn koi').meant).toBe('twin koi')
    expect(search(index, 'halcyn').meant).toBe('halcyon')
    expect(search(index, 'twin ko').meant).toBeUndefined()
  })

  test('does not take a word for another where it is a word itself', () => {
    expect(found('koi')).toEqual(['Twin Koi'])
    expect(found('moon').every(title => /moon/i.test(title ?? ''))).toBe(true)
  })

  test('gives every game in the order of the house to an empty query', () => {
    for (const query of ['', '   '])
      expect(search(index, query).games).toHaveLength(file.games.length)
    expect(found('')[0]).toBe(file.games[0]?.[0])
  })

  test('takes one letter for the beginning of a word', () => {
    const titles = search(index, 'k').games
    expect(titles.length).toBeGreaterThan(0)
    for (const game of titles) {
      const [title = '', , , categories = [], features = []] = file.games[game] ?? []
      const names = [
        title,
        studioOf(game) ?? '',
        ...categories.map(place => (file.categories[place] ?? []).join(' ')),
        ...features.map(place => file.features[place]?.[1] ?? '')
      ]
      expect(names.join(' '), title).toMatch(/(^|[\s-])k/i)
    }
  })

  test.each([
    ['a hundred letters', 'a'.repeat(100)],
    ['ten thousand letters', 'koi '.repeat(2500)],
    ['signs of expressions', '(.*)+[\\'],
    ['an emoji', '🙂'],
    ['Cyrillic', 'книга'],
    ['a half of a pair', '\ud83d'],
    ['names that objects have', '__proto__ constructor toString']
  ])('takes %s for what it is and breaks nothing', (_, query) => {
    expect(() => search(index, query)).not.toThrow()
    expect(() => nearestTo(index, query, 10)).not.toThrow()
    if (!query.startsWith('koi')) expect(search(index, query).games).toEqual([])
  })

  test('tells what it understood of a query that nothing answers, and what is nearest', () => {
    const { games, understood } = nearestTo(index, 'golden tulip', 5)
    expect(titlesOf(games)[0]).toBe('Golden Toll')
    expect(understood).toEqual(['golden'])
    expect(nearestTo(index, 'qqqq', 5)).toEqual({ games: [], understood: [] })
  })

  test('finds in Japanese by one sign, in either of the scripts, and by the English name', () => {
    const japanese = houseGames('ja')
    const ofJapan = indexOf(japanese)
    const place = japanese.features.findIndex(([slug]) => slug === 'freeSpins')
    const spins = japanese.games.flatMap((row, game) => (row[4].includes(place) ? [game] : []))
    for (const query of ['フリースピン', 'ふりーすぴん', 'ﾌﾘｰｽﾋﾟﾝ', 'スピン'])
      expect(search(ofJapan, query).games, query).toEqual(expect.arrayContaining(spins))
    expect(search(ofJapan, 'sea').games.length).toBeGreaterThan(5)
  })
})
