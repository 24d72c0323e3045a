import { fold, wordsOf } from './fold.ts'
import type { GroupRow, SearchGames } from './search-file.ts'

/** Where a word of a game stands, the best place first. */
export type Field = 'start' | 'title' | 'studio' | 'category' | 'feature'

export interface Posting {
  readonly field: Field
  /** Places of games in the file. */
  readonly games: readonly number[]
}

export interface SearchIndex {
  readonly file: SearchGames
  /** Folded titles, and the same without spaces. */
  readonly titles: readonly string[]
  readonly joined: readonly string[]
  /** Every word of titles, studios, categories and features, with the games that hold it. */
  readonly words: ReadonlyMap<string, readonly Posting[]>
}

/** Makes what a search looks through, once for a file. */
export function indexOf(file: SearchGames): SearchIndex {
  const words = new Map<string, Posting[]>()
  const add = (word: string, field: Field, games: readonly number[]) => {
    const postings = words.get(word)
    if (postings) postings.push({ field, games })
    else words.set(word, [{ field, games }])
  }
  const addGroup = (field: Field, rows: readonly GroupRow[], games: readonly number[][]) =>
    rows.forEach(([slug, name], place) => {
      // A list is found by its English name, too, in every language.
      const text = field === 'category' ? `${name} ${slug}` : name
      for (const word of new Set(wordsOf(fold(text)))) add(word, field, games[place] ?? [])
    })
  const lists = (rows: readonly GroupRow[]) => rows.map((): number[] => [])
  const studios = lists(file.studios)
  const categories = lists(file.categories)
  const features = lists(file.features)
  const starts = new Map<string, number[]>()
  const others = new Map<string, number[]>()
  const titles = file.games.map(([title, , studio, ofCategories, ofFeatures], game) => {
    studios[studio]?.push(game)
    for (const place of ofCategories) categories[place]?.push(game)
    for (const place of ofFeatures) features[place]?.push(game)
    const plain = fold(title)
    wordsOf(plain).forEach((word, place) => {
      const byWord = place === 0 ? starts : others
      const games = byWord.get(word)
      if (games) games.push(game)
      else byWord.set(word, [game])
    })
    return plain
  })
  for (const [word, games] of starts) add(word, 'start', games)
  for (const [word, games] of others) add(word, 'title', games)
  addGroup('studio', file.studios, studios)
  addGroup('category', file.categories, categories)
  addGroup('feature', file.features, features)
  return { file, titles, joined: titles.map(title => title.replaceAll(' ', '')), words }
}
