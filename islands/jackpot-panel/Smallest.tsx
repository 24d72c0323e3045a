import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { contributionText, smallestContribution } from '#stores/jackpot/contribution.ts'
import { $currency } from '#stores/jackpot/currency.ts'
import { $jackpotSettings } from '#stores/jackpot/settings.ts'

/** The least that a player can give with a bet, in the player's currency once that is known. */
export function Smallest({ locale }: { readonly locale: Locale }) {
  const settings = useStore($jackpotSettings)
  const currency = useStore($currency)
  const value = settings && smallestContribution(settings)
  return (
    currency && value !== undefined && value !== null && contributionText(value, currency, locale)
  )
}
