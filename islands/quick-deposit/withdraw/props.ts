import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

/** What every part of the withdrawal is given. */
export interface WithdrawProps {
  readonly locale: Locale
  readonly messages: Namespaces['withdraw']
}
