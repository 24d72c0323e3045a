import { LOCALES, type Locale } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'

/** A day as the reader writes it. */
export const dayOf = (moment: string, locale: Locale): string =>
  formatDate(new Date(moment), LOCALES[locale].bcp47, { dateStyle: 'long' })
