import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMessage, type MessageValues } from '#rules/message-format.ts'

/** A message with its values put in, in the reader's language. */
export const fill = (text: string, values: MessageValues, locale: Locale): string =>
  formatMessage(text, values, LOCALES[locale].bcp47)
