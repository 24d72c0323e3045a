import { LOCALES, type Locale } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'

/** A moment as the reader writes it, in the reader's own time. */
export const momentOf = (moment: string, locale: Locale): string =>
  formatDate(new Date(moment), LOCALES[locale].bcp47, { dateStyle: 'long', timeStyle: 'short' })
