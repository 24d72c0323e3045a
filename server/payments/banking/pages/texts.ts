import { BANK_PROVIDERS } from '#config/bank-providers.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import { amountOf } from '../../card/pages/texts.ts'
import type { DeskPayment } from '../../desk/tables.ts'
import { type BankingProvider, bankingOf } from '../providers.ts'

type Known = Namespaces['bank'] & Namespaces['banking'] & Namespaces['payment']

export type TextKey = keyof Known

/** The words of a page; payee, merchant, provider and amount are filled in everywhere. */
export interface Texts {
  readonly locale: Locale
  (key: TextKey, values?: MessageValues): string
}

const knownOf = (locale: Locale): Known => ({
  ...catalogue(locale, 'bank'),
  ...catalogue(locale, 'payment'),
  ...catalogue(locale, 'banking')
})

export function textsOf(provider: BankingProvider, locale: Locale, payment?: DeskPayment): Texts {
  const { bcp47 } = LOCALES[locale]
  const texts = knownOf(locale)
  const known = {
    provider: titleOf(provider),
    ...(payment && {
      payee: payment.payee,
      merchant: payment.payee,
      amount: amountOf(payment)
    })
  }
  const say = (key: TextKey, values: MessageValues = {}) =>
    formatMessage(texts[key], { ...known, ...values }, bcp47)
  return Object.assign(say, { locale })
}

/** What people know the provider as. */
export const titleOf = (provider: BankingProvider): string =>
  BANK_PROVIDERS[bankingOf(provider).bank].title
