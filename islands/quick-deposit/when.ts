import { LOCALES, type Locale } from '#config/locales.ts'

/** A moment to come in the player's own time, as near as it needs to be told. */
export const whenOf = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALES[locale].bcp47, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit'
  }).format(moment)
