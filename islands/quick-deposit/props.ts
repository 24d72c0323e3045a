import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

/** What every part of the overlay is given. */
export interface DepositProps {
  readonly locale: Locale
  readonly messages: Namespaces['deposit']
}
