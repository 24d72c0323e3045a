import { fold, wordsOf } from './fold.ts'
import type { SearchGames } from './search-file.ts'

export interface FoundGroup {
  readonly kind: 'studio' | 'category'
  readonly slug: string
  readonly name: string
  readonly count: number
}

/** The studios and categories whose names hold all the words. */
export function groupsNamed(file: SearchGames, terms: readonly string[]): readonly FoundGroup[] {
  if (terms.length === 0) return []
  const named = (name: string) => {
    const words = wordsOf(fold(name))
    return terms.every(term => words.some(word => word.startsWith(term)))
  }
  const found = (kind: FoundGroup['kind'], rows: SearchGames['studios']) =>
    rows.flatMap(([slug, name], place) => {
      if (!named(name)) return []
      const count = file.games.filter(([, , studio, categories]) =>
        kind === 'studio' ? studio === place : categories.includes(place)
      ).length
      return [{ kind, slug, name, count }]
    })
  return [...found('studio', file.studios), ...found('category', file.categories)]
}
