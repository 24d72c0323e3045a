import { atom, readonlyType } from 'nanostores'

import { nameParameter } from '#contract/wire/query-parameter.ts'
import { withoutQuickDeposit } from '#rules/quick-deposit-address.ts'
import { environment } from '../environment/index.ts'

const $state = atom<string | undefined>(undefined)

/** The offer that the player chose before the overlay opened; it outlives the address. */
export const $preselectedChallenge = readonlyType($state)

/** Removes what opened the overlay from the address, in place of the history entry. */
export function cleanAddress(): void {
  const { address } = environment()
  const url = address.current()
  const chosen = nameParameter(url.searchParams.get('preselectedChallengeId') ?? '')
  if (chosen !== null) $state.set(chosen)
  const clean = withoutQuickDeposit(url)
  if (clean.href !== url.href) address.rewrite(clean)
}
