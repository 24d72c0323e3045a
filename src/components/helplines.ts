import { COUNTRIES, type Country } from '#config/countries.ts'
import { LOCALES, type Locale } from '#config/locales.ts'

export interface Helpline {
  readonly code: string
  /** The country's name in the locale's language. */
  readonly country: string
  readonly name: string
  readonly contact: string
  readonly url: string
}

/** What an operator and its licence say about whom a line is for. */
export interface Reach {
  readonly countries: readonly string[]
  /** The country that gave the licence, where its players have a line of their own. */
  readonly home?: string | undefined
}

const ALL: readonly (readonly [string, Country])[] = Object.entries(COUNTRIES)

const SHOWN = 4

/**
 * Lines to call in the countries an operator takes players from: those that read this locale, the
 * licence's own, those that read the language, then all others.
 */
export function helplines(
  locale: Locale,
  { countries, home }: Reach,
  shown = SHOWN
): readonly Helpline[] {
  const names = new Intl.DisplayNames([LOCALES[locale].bcp47], { type: 'region' })
  const language = locale.split('_')[0]
  const rank = (code: string, { locale: read }: Country) =>
    read === locale ? 0 : code === home ? 1 : read.split('_')[0] === language ? 2 : 3
  return ALL.flatMap(([code, country]) =>
    country.helpline === undefined || !countries.includes(code)
      ? []
      : [
          {
            ...country.helpline,
            code,
            country: names.of(code) ?? code,
            rank: rank(code, country)
          }
        ]
  )
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, shown)
    .map(({ rank: _, ...line }) => line)
}
