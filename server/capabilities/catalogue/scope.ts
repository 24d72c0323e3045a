import { isOfferedIn, type PlayPlace } from '#config/catalogue/availability.ts'
import type { Game } from '#config/catalogue/games.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { canonicalLocale, type Locale } from '#config/locales.ts'
import { subDivisionOf } from '#config/sub-division.ts'
import type { Context } from '../../context.ts'
import { currencyOf } from './answers.ts'

/** For whom games are told: in which language, amounts in which currency, and where they play. */
export interface Scoped {
  readonly locale: Locale
  readonly currency: CurrencyCode | undefined
  /** Where the query says, and where the player is at home: a game must be offered in all. */
  readonly places: readonly PlayPlace[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * The scope that a query names by its arguments, or that an object of the answer was given by such
 * a query; what neither names comes from the request.
 */
export function scopeOf(named: object, { player, request, jurisdiction }: Context): Scoped {
  if (isScoped(named)) return named
  const asked: Readonly<Record<string, unknown>> = { ...named }
  const locale = canonicalLocale(text(asked['locale']) ?? '')
  const licence = text(asked['license']) ?? jurisdiction.licence
  const country = text(asked['ipCountryCode']) ?? request.country
  const subDivision = subDivisionOf(country, text(asked['subDivision']) ?? request.subdivision)
  const home = player && {
    licence: jurisdiction.licence,
    country: player.country,
    subDivision: subDivisionOf(player.country, player.state)
  }
  return {
    locale: locale ?? request.locale,
    currency: currencyOf(asked['currencyCode']) ?? player?.currency,
    places: [{ licence, country, subDivision }, ...(home ? [home] : [])]
  }
}

const isScoped = (named: object): named is Scoped => 'places' in named

export const isOffered = ({ title }: Game, { places }: Scoped): boolean =>
  places.every(place => isOfferedIn(title, place))
