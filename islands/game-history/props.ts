import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface HistoryProps {
  readonly locale: Locale
  readonly messages: Namespaces['rounds']
  /** Where all games are, each below it by its slug, and where a round is checked. */
  readonly gamesHref: string
  readonly checkHref: string
}
