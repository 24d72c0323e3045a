import { atom, readonlyType } from 'nanostores'

import type { BankProvider } from '#config/bank-providers.ts'
import type { LoginFlow } from '#config/countries.ts'
import { CountryContextQueryDocument } from '#contract/generated/main/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

/** How one signs in from where the visitor is; unknown when the platform does not tell. */
export type WaysIn =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown'; readonly hasPasskeys: boolean }
  | {
      readonly status: 'known'
      readonly flow: LoginFlow
      readonly banks: readonly BankProvider[]
      readonly hasPasskeys: boolean
    }

const $state = atom<WaysIn>({ status: 'loading' })

/** The ways in of the visitor's country. */
export const $waysIn = readonlyType($state)

// Not of the store `country`, which follows the player and with that all that a session needs.
async function load(): Promise<void> {
  const hasPasskeys = environment().passkeys.isOffered()
  const answer = await unlessFailed(
    ask(CountryContextQueryDocument, {
      countryCode: null,
      playerCountryCode: null,
      ipCountryCode: null,
      havePlayerCountryCode: false
    })
  )
  const country = answer?.rootContext.country
  $state.set(
    country
      ? {
          status: 'known',
          flow: country.loginFlow,
          banks: country.bankProviders,
          hasPasskeys
        }
      : { status: 'unknown', hasPasskeys }
  )
}

onVisit($state, () => {
  void load()
  return () => $state.set({ status: 'loading' })
})
