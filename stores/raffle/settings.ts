import { atom, readonlyType } from 'nanostores'

import { RaffleDocument, type RaffleQuery } from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { countryKnown } from '../jackpot/country-known.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

export type RaffleSettings = NonNullable<RaffleQuery['raffleSettings']>

const $state = atom<RaffleSettings | null | undefined>(undefined)

/** What the house says of its raffles; null where it has none, undefined until that is known. */
export const $raffleSettings = readonlyType($state)

let reading = 0

/** Asks the platform; what does not come leaves what was known. */
export async function loadRaffleSettings(): Promise<void> {
  const turn = ++reading
  const ipCountryCode = await countryKnown()
  const answer = await unlessFailed(askData(RaffleDocument, { ipCountryCode }))
  if (turn !== reading || !answer) return
  $state.set(answer.raffleSettings?.enabled ? answer.raffleSettings : null)
}

onVisit($state, () => {
  void loadRaffleSettings()
  return () => {
    reading += 1
  }
})
