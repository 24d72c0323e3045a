import type { Namespaces } from '#messages/catalogue.ts'
import type { SearchGames } from '#rules/search/search-file.ts'

type Keys = keyof Namespaces['search']

/** The texts of the search, by what follows `search.` in their keys. */
export type Words = {
  readonly [Key in Keys as Key extends `search.${infer Name}` ? Name : never]: string
}

/** All that a search shows and looks through, as the build writes it for a locale. */
export interface SearchData extends SearchGames {
  /** So many more files hold the rest of the games. */
  readonly further: number
  readonly words: Words
  /** "5 games" by plural category, with `#` for the figure. */
  readonly counts: Readonly<Record<string, string>>
  readonly language: string
  readonly titles: { readonly hot: string; readonly new: string; readonly studios: string }
  /** Addresses, up to the slug where there is one. */
  readonly paths: { readonly game: string; readonly studio: string; readonly page: string }
  /** The pages of lists, also of those that hold no game yet. */
  readonly lists: Readonly<Record<string, string>>
  /** Marks of studios; of those alone that are drawn. */
  readonly marks: Readonly<Record<string, string>>
  readonly sprite: string
  /** A picture for an answer that is none; empty where it is not drawn. */
  readonly nothing: string
  readonly support: string
}

/** A text with its values put in. */
export const put = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** How many games, in the language of the file. */
export function countOf({ counts, language }: SearchData, count: number): string {
  const form = counts[new Intl.PluralRules(language).select(count)] ?? counts['other'] ?? '#'
  return form.replace('#', new Intl.NumberFormat(language).format(count))
}
