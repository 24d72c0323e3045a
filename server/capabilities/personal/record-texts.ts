import type { Locale } from '#config/locales.ts'
import type { RecordKind } from '#config/retention.ts'
import { catalogue } from '#messages/catalogue.ts'

/** What makes the house keep each kind that outlives an erasure. */
const WHY = {
  payments: 'bookKeeping',
  play: 'bookKeeping',
  protection: 'protection',
  decisions: 'protection',
  documents: 'laundering',
  recognition: 'exclusion'
} as const satisfies Partial<Record<RecordKind, string>>

/** A kind of record that stays when its person is erased. */
export type KeptKind = keyof typeof WHY

export const mayBeKept = (record: RecordKind): record is KeptKind => Object.hasOwn(WHY, record)

/** What a kind of record is called in a language. */
export const recordText = (record: RecordKind, locale: Locale): string =>
  catalogue(locale, 'records')[`records.${record}`]

/** Why a kind of record is kept, in a language. */
export const whyKept = (record: KeptKind, locale: Locale): string =>
  catalogue(locale, 'records')[`records.why.${WHY[record]}`]
