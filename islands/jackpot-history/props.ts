import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface HistoryProps {
  readonly locale: Locale
  readonly texts: Namespaces['jackpot']
  readonly jackpotHref: string
  /** Where all games are, each below it by its slug. */
  readonly gamesHref: string
}
