import type texts from '#messages/en/rows.json'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'

type Texts = typeof texts

const FOLDER = '../../../messages'

/** All languages are less than one more request, and one must be there when the network is not. */
const TEXTS: Readonly<Record<string, Texts>> = import.meta.glob<Texts>(
  '../../../messages/*/rows.json',
  { eager: true, import: 'default' }
)

/** A text of the row in the language of the page's address. */
export function rowText(key: keyof Texts, values: MessageValues = {}): string {
  const language = location.pathname.slice(1, 3)
  const text = TEXTS[`${FOLDER}/${language}/rows.json`] ?? TEXTS[`${FOLDER}/en/rows.json`]
  return text ? formatMessage(text[key], values, document.documentElement.lang) : ''
}
