import { BANK_PROVIDERS } from '#config/bank-providers.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import type { BankProviderLogin } from '../tables.ts'

export type TextKey = keyof Namespaces['bank']

/** The words of a bank's page; `{merchant}` and `{provider}` are filled in everywhere. */
export interface Texts {
  readonly locale: Locale
  (key: TextKey, values?: MessageValues): string
}

export function textsOf(locale: Locale, login?: BankProviderLogin): Texts {
  const { bcp47 } = LOCALES[locale]
  const texts = catalogue(locale, 'bank')
  const known = login
    ? { merchant: login.merchant, provider: BANK_PROVIDERS[login.provider].title }
    : {}
  const say = (key: TextKey, values: MessageValues = {}) =>
    formatMessage(texts[key], { ...known, ...values }, bcp47)
  return Object.assign(say, { locale })
}

/** A birthday as the customer's language writes it. */
export const dayOf = ({ locale }: Texts, date: string): string =>
  new Intl.DateTimeFormat(LOCALES[locale].bcp47, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date)
  )

export const countryName = ({ locale }: Texts, code: string): string =>
  new Intl.DisplayNames(LOCALES[locale].bcp47, { type: 'region' }).of(code) ?? code
