import { atom, readonlyType } from 'nanostores'

import {
  CountryContextQueryDocument,
  type CountryContextQueryQuery
} from '#contract/generated/main/graphql.ts'
import { ask } from './calls/main.ts'
import { onVisit } from './lib/on-visit.ts'
import { unlessFailed } from './lib/unless-failed.ts'
import { $player } from './player/player.ts'

type CountryContext = NonNullable<CountryContextQueryQuery['rootContext']['country']>

export type Country =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | ({
      readonly status: 'known'
      readonly ipCountryCode: string | null
      /** The province, in Canada only. */
      readonly subDivision: string | null
    } & CountryContext)

const $state = atom<Country>({ status: 'loading' })

/** The country whose rules apply: the player's, else the one that the visitor comes from. */
export const $country = readonlyType($state)

async function load(playerCountryCode: string | null): Promise<void> {
  const answer = await unlessFailed(
    ask(CountryContextQueryDocument, {
      countryCode: null,
      playerCountryCode,
      ipCountryCode: null,
      havePlayerCountryCode: playerCountryCode !== null
    })
  )
  const { country, ipCountryCode = null, subDivision = null } = answer?.rootContext ?? {}
  $state.set(
    country ? { ...country, status: 'known', ipCountryCode, subDivision } : { status: 'unknown' }
  )
}

onVisit($state, () => {
  let asked: string | null | undefined
  return $player.subscribe(player => {
    if (player.status === 'LOADING') return
    const code = player.status === 'LOGGED_IN' ? (player.player.country?.code ?? null) : null
    if (code === asked) return
    asked = code
    void load(code)
  })
})
