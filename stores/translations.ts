import { map, readonlyType } from 'nanostores'

import type { Locale } from '#config/locales.ts'
import { TranslationsDocument } from '#contract/generated/data/graphql.ts'
import { askData } from './calls/data.ts'
import { unlessFailed } from './lib/unless-failed.ts'
import { currentLocale } from './locale.ts'

const $state = map<Record<string, string>>({})

/** Texts that the back end keeps by key; what it does not have is the page's own text. */
export const $translations = readonlyType($state)

const asked = new Set<string>()
let language: Locale | undefined

/** Texts of one language are none of another. */
function turnTo(locale: Locale): void {
  if (locale === language) return
  language = locale
  asked.clear()
  $state.set({})
}

/** Reads the texts of the keys that were not read yet in the language of the page. */
export async function loadTranslations(keys: readonly string[]): Promise<void> {
  const locale = currentLocale()
  turnTo(locale)
  const wanted = keys.filter(key => !asked.has(key))
  if (wanted.length === 0) return
  for (const key of wanted) asked.add(key)
  const answer = await unlessFailed(askData(TranslationsDocument, { keys: wanted }))
  if (locale !== language) return
  if (!answer) for (const key of wanted) asked.delete(key)
  for (const { key, value } of answer?.translations ?? [])
    if (value !== null) $state.setKey(key, value)
}
