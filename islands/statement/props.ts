import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface StatementProps {
  readonly locale: Locale
  readonly messages: Namespaces['payments']
}
