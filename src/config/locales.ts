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

export const LOCALES = {
  en: { bcp47: 'en', name: 'English', chain: ['en'] },
  fi: { bcp47: 'fi', name: 'Suomi', chain: ['fi', 'en'] },
  no: { bcp47: 'nb-NO', name: 'Norsk', chain: ['no', 'en'] },
  de: { bcp47: 'de', name: 'Deutsch', chain: ['de', 'en'] },
  de_AT: { bcp47: 'de-AT', name: 'Deutsch (Österreich)', chain: ['de_AT', 'de', 'en'] },
  en_CA: { bcp47: 'en-CA', name: 'English (Canada)', chain: ['en_CA', 'en'] },
  fr: { bcp47: 'fr', name: 'Français', chain: ['fr', 'en'] },
  fr_CA: { bcp47: 'fr-CA', name: 'Français (Canada)', chain: ['fr_CA', 'fr', 'en'] },
  en_IN: { bcp47: 'en-IN', name: 'English (India)', chain: ['en_IN', 'en'] },
  en_NZ: { bcp47: 'en-NZ', name: 'English (New Zealand)', chain: ['en_NZ', 'en'] },
  en_ZA: { bcp47: 'en-ZA', name: 'English (South Africa)', chain: ['en_ZA', 'en'] },
  ja: { bcp47: 'ja', name: '日本語', chain: ['ja', 'en'] },
  et_EE: { bcp47: 'et-EE', name: 'Eesti', chain: ['et', 'en'] },
  it: { bcp47: 'it', name: 'Italiano', chain: ['it', 'en'] }
} as const satisfies Record<string, LocaleEntry>

export type Locale = keyof typeof LOCALES

export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[]

export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(LOCALES, value)

const SEGMENT = /^[a-z]{2}(_[a-z]{2})?$/i

/** True for a path segment that has the form of a locale, supported or not. */
export const hasLocaleForm = (segment: string): boolean => SEGMENT.test(segment)

/** The supported locale that equals the segment apart from letter case, if there is one. */
export function canonicalLocale(segment: string): Locale | undefined {
  const lower = segment.toLowerCase()
  return LOCALE_CODES.find(code => code.toLowerCase() === lower)
}

export interface LocaleSources {
  readonly path?: string | undefined
  readonly query?: string | null | undefined
  readonly stored?: string | null | undefined
  readonly fallback: Locale
}

/** Path, then query, then stored, then default; an unsupported value gives way to the next source. */
export function resolveLocale({ path, query, stored, fallback }: LocaleSources): Locale {
  for (const candidate of [path, query, stored]) {
    const locale = candidate && canonicalLocale(candidate)
    if (locale) return locale
  }
  return fallback
}

/** The best supported locale for an Accept-Language header or a list of language tags. */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const [language = '', region = ''] = tag.trim().toLowerCase().split(/[-_]/)
    const base = language === 'nb' || language === 'nn' ? 'no' : language
    const exact = canonicalLocale(`${base}_${region}`) ?? canonicalLocale(base)
    const found = exact ?? LOCALE_CODES.find(code => code.split('_')[0] === base)
    if (found) return found
  }
  return undefined
}
