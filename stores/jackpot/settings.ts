import { atom, readonlyType } from 'nanostores'

import {
  JackpotSettingsDocument,
  type JackpotSettingsQuery
} from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { countryKnown } from './country-known.ts'

export type JackpotSettings = NonNullable<JackpotSettingsQuery['jackpotSettings']>

const $state = atom<JackpotSettings | null | undefined>(undefined)

/** What the house says of its jackpot; null where it offers none, undefined until that is known. */
export const $jackpotSettings = readonlyType($state)

let reading = 0

/** Asks the platform; what does not come leaves what was known. */
export async function loadJackpotSettings(): Promise<void> {
  const turn = ++reading
  const ipCountryCode = await countryKnown()
  const answer = await unlessFailed(askData(JackpotSettingsDocument, { ipCountryCode }))
  if (turn !== reading || !answer) return
  const { jackpotSettings } = answer
  $state.set(jackpotSettings?.enabled ? jackpotSettings : null)
}

onVisit($state, () => {
  void loadJackpotSettings()
  return () => {
    reading += 1
  }
})
