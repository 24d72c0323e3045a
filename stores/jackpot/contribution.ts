import { contributesInPercent } from '#config/jackpots.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { amountPerBet, optionOf } from '#rules/jackpot/contribution.ts'
import { formatMoney } from '#rules/money.ts'
import { environment } from '../environment/index.ts'
import type { ShownCurrency } from './currency.ts'
import type { JackpotSettings } from './settings.ts'

/** The option that the address asks for (`setCustomJackpot`); undefined for one that is not offered. */
export function wantedContribution(search: string, options: readonly number[]): number | undefined {
  const text = readQuery(search).setCustomJackpot
  return text === undefined ? undefined : optionOf(text, options)
}

/** Undefined where the house offers nothing to choose from. */
export const smallestContribution = (settings: JackpotSettings): number | undefined =>
  settings.contributionOptions.toSorted((a, b) => a - b)[0]

/** What is chosen before the player has chosen: as the address asks, as the house proposes, or the least. */
export function firstContribution(settings: JackpotSettings): number | undefined {
  const { contributionOptions: options, initialContributionValue: proposed } = settings
  const wanted = wantedContribution(environment().address.current().search, options)
  if (wanted !== undefined) return wanted
  return options.find(option => option === proposed) ?? smallestContribution(settings)
}

/**
 * A contribution as it is told to players: a share of the bet in percent, or what each bet gives in
 * the currency, rounded as the house takes it (decision D8).
 */
export function contributionText(
  value: number,
  { code, rate }: ShownCurrency,
  locale: Locale
): string {
  const { bcp47 } = LOCALES[locale]
  if (contributesInPercent(environment().operator))
    return new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 0 }).format(
      value
    )
  return formatMoney(amountPerBet(String(value), code, rate), code, bcp47)
}
