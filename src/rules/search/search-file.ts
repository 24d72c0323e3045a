/** A game in the file that a search loads: places in the lists of the same file say whose and what it is. */
export type GameRow = readonly [
  title: string,
  slug: string,
  studio: number,
  categories: readonly number[],
  features: readonly number[],
  /** Colour in the picture's place until that is there, without its `#`; empty where none is drawn. */
  tone: string
]

/** Something that games belong to: its slug and its name in the file's language. */
export type GroupRow = readonly [slug: string, name: string]

/** The games of a house as its search knows them, in the house's order. */
export interface SearchGames {
  /** Of which games these are, as the data API tells newer ones apart. */
  readonly version: string
  readonly games: readonly GameRow[]
  readonly studios: readonly GroupRow[]
  readonly categories: readonly GroupRow[]
  readonly features: readonly GroupRow[]
}

/** So many games come with the first file; each further file brings as many more. */
const FILE_GAMES = 500

/** A house's games in parts: the first goes with all else, the others come after it. */
export const inFiles = (games: readonly GameRow[]): readonly (readonly GameRow[])[] =>
  Array.from({ length: Math.ceil(games.length / FILE_GAMES) }, (_, part) =>
    games.slice(part * FILE_GAMES, (part + 1) * FILE_GAMES)
  )

/** What a search loads at first; of a large house, its most popular games. */
export const searchFile = (locale: string): string => `/search/${locale}.json`

/** The further games of a large house, the same in all languages. */
export const furtherFile = (part: number): string => `/search/games-${part}.json`

/** Where the data API tells the games of this moment. */
export const searchNow = (locale: string): string =>
  `/api/search-games?${new URLSearchParams({ locale })}`
