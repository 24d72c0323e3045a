import type { Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'

export interface PageText {
  readonly title: string
  readonly lede: string
  readonly state: string | undefined
  readonly steps: readonly { readonly title: string; readonly body: string }[]
}

/** The texts that a page has under its name: title, lede, state and up to three steps. */
export function pageText(locale: Locale, name: string): PageText {
  const all: Readonly<Record<string, string>> = catalogue(locale, 'pages')
  return {
    title: all[`${name}.title`] ?? '',
    lede: all[`${name}.lede`] ?? '',
    state: all[`${name}.state`],
    steps: [1, 2, 3].flatMap(number => {
      const title = all[`${name}.${number}.title`]
      const body = all[`${name}.${number}`]
      return title === undefined || body === undefined ? [] : [{ title, body }]
    })
  }
}
