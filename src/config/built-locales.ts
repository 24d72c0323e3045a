import { isLocale, LOCALE_CODES, type Locale } from './locales.ts'
import type { Operator } from './operators.ts'

/**
 * The locales that an operator's site is built in: those of its brand file or, of these, the asked
 * ones (`en,fi`) beside the default, for a build that only one of them is wanted of.
 */
export function builtLocales({ defaultLocale, locales }: Operator, asked = ''): readonly Locale[] {
  const wanted = asked.split(/[\s,]+/).filter(code => code !== '')
  const strange = wanted.find(code => !isLocale(code))
  if (strange !== undefined) throw new Error(`LOBBY_LOCALES: there is no locale ${strange}`)
  return LOCALE_CODES.filter(
    code =>
      locales.includes(code) &&
      (wanted.length === 0 || wanted.includes(code) || code === defaultLocale)
  )
}
