import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'

export interface CountryChoice {
  readonly code: string
  /** In the reader's language. */
  readonly name: string
}

/** What every part of the registration is given. */
export interface RegisterProps {
  readonly locale: Locale
  readonly messages: Namespaces['entry']
  readonly countries: readonly CountryChoice[]
  readonly minimumAge: number
  /** Pages that are read before they are agreed to. */
  readonly links: { readonly terms: string; readonly privacy: string }
}
