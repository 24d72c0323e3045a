import type { CurrencyCode } from '#config/currencies.ts'
import { canonicalLocale, type Locale } from '#config/locales.ts'
import type { Context } from '../../context.ts'
import { currencyOf } from './answers.ts'

/** For whom games are told: in which language, and amounts in which currency. */
export interface Scoped {
  readonly locale: Locale
  readonly currency: CurrencyCode | undefined
}

/**
 * The scope that a query names by its arguments, or that an object of the answer was given by such
 * a query; what neither names comes from the request.
 */
export function scopeOf(named: object, { player, request }: Context): Scoped {
  const { currency, currencyCode, locale }: Readonly<Record<string, unknown>> = { ...named }
  const asked = typeof locale === 'string' ? canonicalLocale(locale) : undefined
  return {
    locale: asked ?? request.locale,
    currency: currencyOf(currencyCode ?? currency) ?? player?.currency
  }
}
