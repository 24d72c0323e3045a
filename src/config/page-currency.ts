import { COUNTRIES } from './countries.ts'
import type { CurrencyCode } from './currencies.ts'
import { LICENCES, type LicenceCode } from './licences.ts'
import type { Locale } from './locales.ts'

type Profile = { readonly defaultsToUsd: boolean }

/** Where the readers of a page mostly are; one language of many countries stands for none of them. */
const homeOf = (locale: Locale) => {
  const homes = Object.values(COUNTRIES).filter(country => country.locale === locale)
  return new Set(homes.map(({ currency }) => currency)).size === 1 ? homes[0] : undefined
}

/** The currency of figures on a page that does not know who reads it. */
export function pageCurrency(locale: Locale, licence: LicenceCode): CurrencyCode {
  const { defaultsToUsd }: Profile = LICENCES[licence]
  return homeOf(locale)?.currency ?? (defaultsToUsd ? 'USD' : COUNTRIES.ROW.currency)
}
