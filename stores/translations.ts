import { map, readonlyType } from 'nanostores'

import { TranslationsDocument } from '#contract/generated/data/graphql.ts'
import { askData } from './calls/data.ts'
import { unlessFailed } from './lib/unless-failed.ts'

const $state = map<Record<string, string>>({})

/** Texts that the back end keeps by key; what it does not have is the page's own text. */
export const $translations = readonlyType($state)

const asked = new Set<string>()

/** Reads the texts of the keys that were not read yet. */
export async function loadTranslations(keys: readonly string[]): Promise<void> {
  const wanted = keys.filter(key => !asked.has(key))
  if (wanted.length === 0) return
  for (const key of wanted) asked.add(key)
  const answer = await unlessFailed(askData(TranslationsDocument, { keys: wanted }))
  if (!answer) for (const key of wanted) asked.delete(key)
  for (const { key, value } of answer?.translations ?? [])
    if (value !== null) $state.setKey(key, value)
}
