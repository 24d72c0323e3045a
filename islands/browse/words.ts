import type { Namespaces } from '#messages/catalogue.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'

type Keys = keyof Namespaces['pages']

/** The texts of a list, by what follows `browse.` in their keys. */
export type Words = {
  readonly [Key in Keys as Key extends `browse.${infer Name}` ? Name : never]: string
}

export type Say = (name: keyof Words, values?: MessageValues) => string

/** The texts that the list's markup carries, in the language of the page. */
export function wordsOf(root: HTMLElement): Say {
  // The page writes them from the very catalogue that the type describes.
  const words = JSON.parse(root.dataset['words'] ?? '{}') as Words
  const language = document.documentElement.lang
  return (name, values = {}) => formatMessage(words[name], values, language)
}
