import * as v from 'valibot'

import { CONSENT_CATEGORIES } from '#config/consent-categories.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import type { ConsentRecord } from '#contract/wire/consent.ts'
import { CONSENT_VERSION } from '#rules/consent-answer.ts'

const isLocale = (value: string): value is Locale => Object.hasOwn(LOCALES, value)

const number = v.pipe(v.string(), v.uuid())

const RECORD = v.strictObject({
  id: number,
  replaces: v.optional(number),
  categories: v.pipe(
    v.array(v.picklist(CONSENT_CATEGORIES)),
    v.includes('necessary'),
    v.maxLength(CONSENT_CATEGORIES.length)
  ),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CONSENT_VERSION)),
  locale: v.pipe(v.string(), v.check(isLocale))
})

/** What a page has told of an answer, or null where it is of another form. */
export function readConsentRecord(value: unknown): ConsentRecord | null {
  const { success, output } = v.safeParse(RECORD, value)
  return success ? output : null
}
