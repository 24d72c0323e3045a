import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export type DashboardTexts = Namespaces['dashboard']

export interface Words {
  readonly locale: Locale
  readonly texts: DashboardTexts
}
