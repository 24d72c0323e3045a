import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'

const inCurrency = (currency: CurrencyCode, bcp47: string) =>
  new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger'
  })

/** What so many units are in a currency, for reading alone: no sum is made of it. */
const majorOf = (units: number, unit: number, currency: CurrencyCode) =>
  (units * unit) / 10 ** CURRENCIES[currency].digits

/** A stake as a card or a filter names it, without cents that are none: `€5`, `€0.20`. */
export const stakeText = (
  units: number,
  unit: number,
  currency: CurrencyCode,
  bcp47: string
): string => inCurrency(currency, bcp47).format(majorOf(units, unit, currency))

/** The stakes of a game from the least to the most, as the language writes a range. */
export function stakesText(
  [least, most]: readonly [least: number, most: number],
  unit: number,
  currency: CurrencyCode,
  bcp47: string
): string {
  const [from, to] = [majorOf(least, unit, currency), majorOf(most, unit, currency)]
  const format = inCurrency(currency, bcp47)
  return from === to ? format.format(from) : format.formatRange(from, to)
}

/** A return to player, as the language writes a percentage. */
export const returnText = (percent: number, bcp47: string): string =>
  new Intl.NumberFormat(bcp47, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2
  }).format(percent / 100)
