import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import type { ControlId } from '../registry.ts'

type TextKey = keyof Namespaces['sandbox']

export interface Texts {
  readonly locale: Locale
  (key: TextKey, values?: MessageValues): string
}

export function textsOf(locale: Locale): Texts {
  const texts = catalogue(locale, 'sandbox')
  const { bcp47 } = LOCALES[locale]
  const say = (key: TextKey, values: MessageValues = {}) => formatMessage(texts[key], values, bcp47)
  return Object.assign(say, { locale })
}

const isKey = (locale: Locale, key: string): key is TextKey =>
  Object.hasOwn(catalogue(locale, 'sandbox'), key)

/** The word for a value where it has one, else the value: codes of countries speak for themselves. */
export function wordFor(text: Texts, value: string): string {
  const key = `sandbox.option.${value}`
  return isKey(text.locale, key) ? text(key) : value
}

/** The name of a field; a field of a new control without a word of its own shows what it is called. */
export function labelOf(text: Texts, field: string): string {
  const key = `sandbox.field.${field}`
  return isKey(text.locale, key) ? text(key) : field
}

export type Part = 'hint' | 'submit' | 'title'

export const controlText = (text: Texts, id: ControlId, part: Part): string => {
  const key = `sandbox.${id}.${part}`
  return isKey(text.locale, key) ? text(key) : id
}

/** What the script says: kept in the page, so that the script holds no words. */
export function scriptTexts({ locale }: Texts): Readonly<Record<string, string>> {
  const texts: Readonly<Record<string, string>> = catalogue(locale, 'sandbox')
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) =>
      /^sandbox\.(?:result\.|error\.|done$|openPlayer$)/.test(key)
    )
  )
}
