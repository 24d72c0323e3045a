import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface PanelProps {
  readonly locale: Locale
  readonly messages: Namespaces['panel']
}
