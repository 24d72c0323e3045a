import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export type Words = Namespaces['mine']

export interface OwnGamesProps {
  readonly locale: Locale
  readonly title: string
  /** Where a game's page is, up to its slug, and where all favourites are. */
  readonly path: string
  readonly favourites: string
}
