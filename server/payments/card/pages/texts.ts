import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import { formatMoney, parseDecimal } from '#rules/money.ts'
import type { DeskPayment } from '../../desk/tables.ts'

export type TextKey = keyof Namespaces['payment']

/** The words of a checkout page; `{payee}` and `{amount}` are filled in everywhere. */
export type Texts = (key: TextKey, values?: MessageValues) => string

export function textsOf(locale: Locale, payment?: DeskPayment): Texts {
  const { bcp47 } = LOCALES[locale]
  const texts = catalogue(locale, 'payment')
  const known = payment ? { payee: payment.payee, amount: amountOf(payment) } : {}
  return (key, values = {}) => formatMessage(texts[key], { ...known, ...values }, bcp47)
}

/** The amount as the customer's language writes it. */
export function amountOf({ amount, currency, locale }: DeskPayment): string {
  const parsed = parseDecimal(amount, currency)
  const minor = parsed.status === 'ok' ? parsed.minor : 0n
  return formatMoney(minor, currency, LOCALES[locale].bcp47)
}
