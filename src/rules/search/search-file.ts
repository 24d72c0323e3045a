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
  readonly games: readonly GameRow[]
  readonly studios: readonly GroupRow[]
  readonly categories: readonly GroupRow[]
  readonly features: readonly GroupRow[]
}

export const searchFile = (locale: string): string => `/search/${locale}.json`
