import { LOCALES } from './locale-table.ts'

export { LOCALES }

/** A catalogue holds texts; a base language holds every key, an overlay only what differs. */
export const CATALOGUES = [
  'en',
  'fi',
  'no',
  'de',
  'fr',
  'ja',
  'et',
  'it',
  'de_AT',
  'en_CA',
  'en_IN',
  'en_NZ',
  'en_ZA',
  'fr_CA'
] as const

export type Catalogue = (typeof CATALOGUES)[number]

export interface LocaleEntry {
  /** Tag for Intl, `lang` and `hreflang`; the paths keep the underscore form. */
  readonly bcp47: string
  /** The language's own name, as the language picker shows it. */
  readonly name: string
  /** Catalogues from the most specific to the fallback. */
  readonly chain: readonly Catalogue[]
}

export type Locale = keyof typeof LOCALES

export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[]

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(LOCALES, value)

const SEGMENT = /^[a-z]{2}(_[a-z]{2})?$/i

/** True for a path segment that has the form of a locale, supported or not. */
export const hasLocaleForm = (segment: string): boolean => SEGMENT.test(segment)

/** The supported locale that equals the segment apart from letter case, if there is one. */
export function canonicalLocale(segment: string, among = LOCALE_CODES): Locale | undefined {
  const lower = segment.toLowerCase()
  return among.find(code => code.toLowerCase() === lower)
}

export interface LocaleSources {
  readonly path?: string | undefined
  readonly query?: string | null | undefined
  readonly stored?: string | null | undefined
  readonly fallback: Locale
  /** Those of the site; all where it has every one. */
  readonly among?: readonly Locale[] | undefined
}

/** Path, then query, then stored, then default; an unsupported value gives way to the next source. */
export function resolveLocale({ path, query, stored, fallback, among }: LocaleSources): Locale {
  for (const candidate of [path, query, stored]) {
    const locale = candidate && canonicalLocale(candidate, among)
    if (locale) return locale
  }
  return fallback
}

/** The best supported locale for an Accept-Language header or a list of language tags. */
export function preferredLocale(tags: readonly string[], among = LOCALE_CODES): Locale | undefined {
  for (const tag of tags) {
    const [language = '', region = ''] = tag.trim().toLowerCase().split(/[-_]/)
    const base = language === 'nb' || language === 'nn' ? 'no' : language
    const exact = canonicalLocale(`${base}_${region}`, among) ?? canonicalLocale(base, among)
    const found = exact ?? among.find(code => code.split('_')[0] === base)
    if (found) return found
  }
  return undefined
}
