import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import { EUROS, type ShownCurrency, shownPot } from '#stores/jackpot/currency.ts'

/** The figures of the rules as they are read: amounts of euros, shares and counts. */
export function figures(locale: Locale, currency: ShownCurrency = EUROS) {
  const { bcp47 } = LOCALES[locale]
  return {
    money(euros: string): string {
      const shown = shownPot(euros, currency)
      return shown ? formatMoney(shown.minor, shown.currency, bcp47) : ''
    },
    share: (share: string | null): string =>
      new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 1 }).format(
        Number(share)
      ),
    count: (count: string): string => new Intl.NumberFormat(bcp47).format(Number(count))
  }
}
