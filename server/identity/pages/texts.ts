import type { IncomingHttpHeaders } from 'node:http'

import { LOCALES, type Locale, preferredLocale } from '#config/locales.ts'
import { OPERATORS, type OperatorName } from '#config/operators.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'
import { Html, html } from './html.ts'

export type TextKey = keyof Namespaces['identity']

export type Texts = (key: TextKey, values?: Readonly<Record<string, number | string>>) => string

/** The words of a language; `{operator}` is filled in everywhere. */
export function textsOf(locale: Locale, operator: OperatorName): Texts {
  const words = catalogue(locale, 'identity')
  const { title } = OPERATORS[operator]
  const { bcp47 } = LOCALES[locale]
  return (key, values = {}) => formatMessage(words[key], { operator: title, ...values }, bcp47)
}

/** A text with links or other HTML in its placeholders. */
export const rich = (text: string, parts: Readonly<Record<string, Html>>): Html =>
  new Html(
    text
      .split(/(\{\w+\})/)
      .map(piece => (parts[piece.slice(1, -1)] ?? html`${piece}`).text)
      .join('')
  )

/** The language a page is asked in: by the lobby, else by the browser, else the operator's. */
export function localeOf(
  uiLocales: unknown,
  headers: IncomingHttpHeaders,
  operator: OperatorName
): Locale {
  const asked = typeof uiLocales === 'string' ? uiLocales.slice(0, 100).split(' ') : []
  const accepted = (headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map(tag => tag.split(';')[0] ?? '')
  return preferredLocale([...asked, ...accepted]) ?? OPERATORS[operator].defaultLocale
}
