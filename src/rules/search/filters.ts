import type { GameRow, SearchGames } from './search-file.ts'

/** What a result must be besides an answer to the query; slugs of the file's groups. */
export interface Filters {
  readonly studio: readonly string[]
  readonly category: readonly string[]
  readonly feature: readonly string[]
  readonly favourites: boolean
}

export type FilterGroup = 'studio' | 'category' | 'feature'

export const FILTER_GROUPS = ['category', 'studio', 'feature'] as const satisfies FilterGroup[]

export const NO_FILTERS: Filters = { studio: [], category: [], feature: [], favourites: false }

export const isFiltered = ({ studio, category, feature, favourites }: Filters): boolean =>
  favourites || studio.length + category.length + feature.length > 0

/** How many games each choice would leave, in the order of the file's groups. */
export type Counts = Readonly<Record<FilterGroup, readonly number[]>> & {
  readonly favourites: number
}

export interface Filtered {
  readonly games: readonly number[]
  readonly counts: Counts
}

const ROWS = { studio: 'studios', category: 'categories', feature: 'features' } as const

const places = (file: SearchGames, group: FilterGroup, slugs: readonly string[]) =>
  new Set(slugs.map(slug => file[ROWS[group]].findIndex(([other]) => other === slug)))

/**
 * Keeps the games that pass: of studios and of categories any that was chosen, of features all.
 * A count says what a choice would leave: for studios and categories beside the other groups, for
 * features beside everything chosen.
 */
export function filtered(
  file: SearchGames,
  found: readonly number[],
  filters: Filters,
  favourites: ReadonlySet<string>
): Filtered {
  const studios = places(file, 'studio', filters.studio)
  const categories = places(file, 'category', filters.category)
  const features = places(file, 'feature', filters.feature)
  const counts = {
    studio: file.studios.map(() => 0),
    category: file.categories.map(() => 0),
    feature: file.features.map(() => 0),
    favourites: 0
  }
  const count = (list: number[], place: number) => {
    list[place] = (list[place] ?? 0) + 1
  }
  const wanted = [...features]
  const games: number[] = []
  for (const game of found) {
    const row: GameRow | undefined = file.games[game]
    if (!row) continue
    const [, slug, studio, ofCategories, ofFeatures] = row
    const isOfStudio = studios.size === 0 || studios.has(studio)
    const isOfCategory = categories.size === 0 || ofCategories.some(place => categories.has(place))
    const hasFeatures = wanted.every(place => ofFeatures.includes(place))
    const isFavourite = favourites.size > 0 && favourites.has(slug)
    const passes = !filters.favourites || isFavourite
    if (passes && isOfCategory && hasFeatures) count(counts.studio, studio)
    if (passes && isOfStudio && hasFeatures)
      for (const place of ofCategories) count(counts.category, place)
    if (!(isOfStudio && isOfCategory && hasFeatures)) continue
    if (isFavourite) counts.favourites += 1
    if (!passes) continue
    for (const place of ofFeatures) count(counts.feature, place)
    games.push(game)
  }
  return { games, counts }
}

/** The query and the filters as they stand in an address. */
export function readAddress(parameters: URLSearchParams): { query: string; filters: Filters } {
  const list = (name: string) => (parameters.get(name) ?? '').split(',').filter(Boolean)
  return {
    query: (parameters.get('q') ?? '').slice(0, 100),
    filters: {
      studio: list('studio'),
      category: list('category'),
      feature: list('feature'),
      favourites: parameters.has('favourites')
    }
  }
}

/** Puts a query and filters into an address, and leaves what else stands in it. */
export function writeAddress(address: URL, query: string, filters: Filters): URL {
  const url = new URL(address)
  const put = (name: string, value: string) => {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  put('q', query.trim())
  for (const group of FILTER_GROUPS) put(group, filters[group].join(','))
  put('favourites', filters.favourites ? '1' : '')
  return url
}
