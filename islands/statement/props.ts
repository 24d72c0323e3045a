import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface StatementProps {
  readonly locale: Locale
  readonly messages: Namespaces['payments']
  /** The page of bets on sports; absent where there is no sportsbook. */
  readonly betsHref?: string | undefined
}
