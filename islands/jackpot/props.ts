import type { ReactNode } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export type JackpotTexts = Namespaces['jackpot']

export interface TextProps {
  readonly locale: Locale
  readonly texts: JackpotTexts
}

/** What stands there until there is something to show. */
export interface Waiting {
  readonly waiting?: ReactNode
}

export interface HouseProps {
  /** The brand's name on the wire, and what players know it by. */
  readonly brand: string
  readonly house: string
}
