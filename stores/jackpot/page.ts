import { atom, readonlyType } from 'nanostores'

import { JackpotPageDocument, type JackpotPageQuery } from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { countryKnown } from './country-known.ts'

type Settings = NonNullable<JackpotPageQuery['jackpotSettingsV2']>

export type JackpotPage =
  | { readonly status: 'loading' }
  /** Nothing came: what the page says by itself stays. */
  | { readonly status: 'failed' }
  /** The house offers no jackpot. */
  | { readonly status: 'off' }
  | ({ readonly status: 'on' } & Settings)

const $state = atom<JackpotPage>({ status: 'loading' })

/** What the house says on the jackpot's page, and whether there is one. */
export const $jackpotPage = readonlyType($state)

async function load(): Promise<void> {
  const ipCountryCode = await countryKnown()
  const answer = await unlessFailed(askData(JackpotPageDocument, { ipCountryCode }))
  if (!answer) return $state.set({ status: 'failed' })
  const settings = answer.jackpotSettingsV2
  $state.set(settings?.enabled ? { ...settings, status: 'on' } : { status: 'off' })
}

onVisit($state, () => void load())
