import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import type { SportsTexts } from '../ui/sports/words.ts'

/** Addresses of this site that the page leads to. */
export interface BetsProps {
  readonly locale: Locale
  readonly sportsHref: string
  /** All bets of the player, where one is shown by itself. */
  readonly betsHref: string
  /** The page of one event, to which its identity is added. */
  readonly eventHref: string
}

export interface TextProps extends BetsProps {
  readonly texts: SportsTexts & { readonly bets: Namespaces['bets'] }
}
