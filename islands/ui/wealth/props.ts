import { LOCALES, type Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { formatDate } from '#rules/dates.ts'

export interface WealthWords {
  readonly locale: Locale
  readonly texts: Namespaces['wealth']
}

/** A day as the reader writes it. */
export const dayOf = (moment: string, locale: Locale): string =>
  formatDate(new Date(moment), LOCALES[locale].bcp47, { dateStyle: 'long' })
