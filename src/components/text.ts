import { LOCALES, type Locale } from '#config/locales.ts'

/** Puts values into the `{name}` places of a text. */
export function fill(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** A percentage that is kept as text (`96.20`), as the locale writes it. */
export const percent = (locale: Locale, value: string): string =>
  new Intl.NumberFormat(LOCALES[locale].bcp47, {
    style: 'percent',
    minimumFractionDigits: 1
  }).format(Number(value) / 100)
