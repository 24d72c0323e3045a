import type { Locale } from '#config/locales.ts'
import type { RecordKind } from '#config/retention.ts'
import { catalogue } from '#messages/catalogue.ts'

/** What a kind of record is called in a language. */
export const recordText = (record: RecordKind, locale: Locale): string =>
  catalogue(locale, 'records')[`records.${record}`]
