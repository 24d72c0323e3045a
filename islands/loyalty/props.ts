import type { ReactNode } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export type LoyaltyTexts = Namespaces['loyalty']

export interface TextProps {
  readonly locale: Locale
  readonly texts: LoyaltyTexts
}

/** What stands there until there is something to show. */
export interface Waiting {
  readonly waiting?: ReactNode
}
