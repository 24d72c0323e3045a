import type { ReactNode } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import type { ShownCurrency } from '#stores/jackpot/currency.ts'
import type { OptIn } from '#stores/jackpot/opt-in.ts'
import type { JackpotRules } from '#stores/jackpot/pots.ts'
import type { JackpotSettings } from '#stores/jackpot/settings.ts'

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

/** What the choice of a player is drawn from. */
export interface ChoiceProps extends TextProps {
  readonly optIn: OptIn
  readonly settings: JackpotSettings
  readonly rules: JackpotRules
  readonly currency: ShownCurrency
  readonly rulesHref: string
  /** Whether players of the house give a share of the bet, and not an amount. */
  readonly inShares: boolean
}
