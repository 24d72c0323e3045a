import { COUNTRIES, type Country } from '#config/countries.ts'
import { LOCALES, type Locale } from '#config/locales.ts'

export interface Helpline {
  readonly country: string
  readonly name: string
  readonly contact: string
  readonly url: string
}

const ALL: readonly (readonly [string, Country])[] = Object.entries(COUNTRIES)

const SHOWN = 4

/** Lines to call, those of the countries that read this language first. */
export function helplines(locale: Locale, shown = SHOWN): readonly Helpline[] {
  const names = new Intl.DisplayNames([LOCALES[locale].bcp47], { type: 'region' })
  const language = locale.split('_')[0]
  const near = (reads: Locale) => (reads === locale ? 0 : reads.split('_')[0] === language ? 1 : 2)
  return ALL.flatMap(([code, country]) =>
    country.helpline === undefined
      ? []
      : [{ ...country.helpline, country: names.of(code) ?? code, rank: near(country.locale) }]
  )
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, shown)
}
