import { BRAND, LICENCE } from '#config/build.ts'
import { EURO_RATES } from '#config/exchange-rates.ts'
import { HOUSE_JACKPOT, type PagePot } from '#config/jackpots.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { pageCurrency } from '#config/page-currency.ts'
import { fromCents } from '#rules/jackpot/euros.ts'
import { toDecimal } from '#rules/money.ts'

const currencyOf = (locale: Locale) => pageCurrency(locale, LICENCE)

/**
 * The attributes of an element whose `data-pot` elements show what the pots hold, by their ids or
 * `total`. What stands in `data-pots-old` is shown while the figures are not of the moment. The page
 * needs `SeeTouch` for `pots` behind it.
 */
export const livePots = (locale: Locale) => ({
  'data-touch': 'pots',
  'data-source': `${HOUSE_JACKPOT.source}/brand/${BRAND.slug}`,
  'data-currency': currencyOf(locale)
})

/** What the house puts into a pot that begins anew, as a page of the locale writes it. */
export function potSeed(locale: Locale, pot: PagePot): string {
  const currency = currencyOf(locale)
  const seed = HOUSE_JACKPOT.pots.find(({ id }) => id === pot)?.seed ?? 0n
  const amount = toDecimal(fromCents(seed, currency, EURO_RATES[currency]), currency)
  return new Intl.NumberFormat(LOCALES[locale].bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger'
  }).format(Number(amount))
}
