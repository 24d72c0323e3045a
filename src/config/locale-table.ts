import type { LocaleEntry } from './locales.ts'

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
