import { LOCALES, type Locale } from '#config/locales.ts'
import {
  SOURCES_OF_WEALTH,
  type WealthCategory,
  type WealthOption
} from '#config/source-of-wealth.ts'
import { catalogue } from '#messages/catalogue.ts'

export const CATEGORIES: readonly WealthCategory[] = [
  'Salary',
  'Dividends',
  'Inheritance',
  'SaleOfCompany',
  'SaleOfProperty',
  'Other'
]

export const isCategory = (text: unknown): text is WealthCategory =>
  CATEGORIES.some(category => category === text)

export const optionsOf = (category: WealthCategory): readonly WealthOption[] =>
  SOURCES_OF_WEALTH[category]

/** What an option is called, and what it means, in a language. */
export function wordsOf(option: WealthOption, locale: Locale) {
  const texts = catalogue(locale, 'compliance')
  return {
    title: texts[`compliance.${option}`],
    tooltip: texts[`compliance.${option}.tooltip`]
  }
}

const EVERY_LOCALE = Object.keys(LOCALES) as Locale[]

/** The option that a title means, in whichever of our languages it was read. */
export const optionCalled = (category: WealthCategory, title: string): WealthOption | undefined =>
  optionsOf(category).find(option =>
    EVERY_LOCALE.some(locale => wordsOf(option, locale).title === title)
  )
