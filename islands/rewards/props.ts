import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export type RewardTexts = Namespaces['rewards']

export interface Words {
  readonly locale: Locale
  readonly texts: RewardTexts
}

/** Where a player goes from the rewards. */
export interface Ways {
  readonly bonusTermsHref: string
  readonly cashbackHref: string
  readonly gamesHref: string
  readonly helpHref: string
  readonly historyHref: string
  readonly phoneHref: string
}
