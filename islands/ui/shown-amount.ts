import { isCurrency } from '#config/currencies.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'

/** An amount of an answer as a reader of the language expects it; what is none stays as it came. */
export function shownAmount(amount: string, currency: string, bcp47: string): string {
  if (!isCurrency(currency)) return `${amount} ${currency}`
  const parsed = parseDecimal(amount, currency)
  return parsed.status === 'ok' ? formatMoney(parsed.minor, currency, bcp47) : amount
}
