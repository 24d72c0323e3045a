import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

type LimitTexts = Namespaces['limits']

export interface Words {
  readonly locale: Locale
  readonly texts: LimitTexts
}
