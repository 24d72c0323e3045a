import { LOCALES, type Locale } from '#config/locales.ts'

/** Writes moments for readers of a language, by the clock of 24 hours that all pages of sports have. */
export const momentsIn = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[locale].bcp47, { hourCycle: 'h23', ...options })
