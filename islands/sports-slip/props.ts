import type { Locale } from '#config/locales.ts'
import type { SportsTexts } from '../ui/sports/words.ts'

/** Where the slip leads; addresses of this site. */
export interface SlipProps {
  readonly locale: Locale
  readonly betsHref: string
  readonly sportsHref: string
  readonly papersHref: string
  /** The page of one event, to which its identity is added. */
  readonly eventHref: string
}

export interface TextProps extends SlipProps {
  readonly texts: SportsTexts
}
