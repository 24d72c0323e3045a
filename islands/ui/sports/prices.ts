import { useStore } from '@nanostores/react'

import { LOCALES, type Locale } from '#config/locales.ts'
import { combinedIn, type OddsFormat, pricesIn } from '#rules/sports/odds-format.ts'
import type { Ratio } from '#rules/sports/ratio.ts'
import { $oddsFormat } from '#stores/sports/odds-format.ts'

export interface Prices {
  /** Thousandths. */
  readonly one: (odds: number) => string
  readonly product: (price: Ratio) => string
}

const known = new Map<string, Prices>()

function writersOf(format: OddsFormat, locale: Locale): Prices {
  const { bcp47 } = LOCALES[locale]
  const key = `${format} ${bcp47}`
  const writers = known.get(key) ?? {
    one: pricesIn(format, bcp47),
    product: combinedIn(format, bcp47)
  }
  known.set(key, writers)
  return writers
}

/** Writes prices in the form that the reader has chosen, and anew as soon as another is chosen. */
export const usePrices = (locale: Locale): Prices =>
  writersOf(useStore($oddsFormat, { ssr: 'initial' }), locale)

/** Writes prices that are multiplied, which only decimals can be. */
export const decimalsIn = (locale: Locale): Prices => writersOf('decimal', locale)
