import type { IncomingHttpHeaders } from 'node:http'

import { type Locale, preferredLocale } from '#config/locales.ts'
import { OPERATORS, type OperatorName } from '#config/operators.ts'
import english from '#messages/en/identity.json' with { type: 'json' }
import { Html, html } from './html.ts'

export type TextKey = keyof typeof english

export type Texts = (key: TextKey, values?: Readonly<Record<string, number | string>>) => string

const PLACEHOLDER = /\{(\w+)\}/g

/** The words of a language; `{operator}` is filled in everywhere. */
export function textsOf(_locale: Locale, operator: OperatorName): Texts {
  const { title } = OPERATORS[operator]
  return (key, values = {}) =>
    english[key].replace(PLACEHOLDER, (whole, name: string) =>
      String(name === 'operator' ? title : (values[name] ?? whole))
    )
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
